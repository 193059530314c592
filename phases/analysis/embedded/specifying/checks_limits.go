package specifying

import (
	"maps"
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// untestedLimits adds a test of each limit inside of an English statement, beside that of
// what the statement mainly says: who alone may read what is logged for 90 days, that a loan
// is extended once, what is had only after a briefing. A build that leaves such a limit out
// would pass all the other tests.
func (w *Specifier) untestedLimits(d *Draft) {
	if w.Language == "zh" || d.Fact == nil || d.lists() || d.rest != "" || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	said := []string{d.Fact.Text}
	for _, it := range d.Fact.Details {
		said = append(said, it.Text)
	}
	for _, text := range said {
		form := phrasing.TextForForms(w.LowerStart(strings.TrimRight(text, ". ")))
		for i := range w.Table.Limits {
			f := &w.Table.Limits[i]
			if made := w.limitTest(f, form); made != "" && roomFor(d) && !w.Table.Weak.Untestable(made) {
				w.addCriterion(d, made, phrasing.Rule(phrasing.OrElse(f.Rule, FromStatement)))
				w.beforeUsual(d)
			}
		}
	}
}

// limitTest is the test of a limit by its form, empty where the text has none.
func (w *Specifier) limitTest(f *phrasing.ClauseForm, text phrasing.FormText) string {
	parts := f.Match(text)
	if parts == nil || w.pointsBack(phrasing.LeadingWord(parts["what"])) {
		return ""
	}
	slots := w.Slots()
	maps.Copy(slots, parts)
	slots["things"] = w.LowerStart(parts["things"])
	slots["same"] = oneThing().ReplaceAllString(parts["deed"], " the same ")
	return w.Reported(strings.Join(strings.Fields(phrasing.FillSlots(f.Text.In("en"), "en", slots)), " "))
}

// oneThing finds the article of one thing of a deed: "extend a loan".
var oneThing = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(` (?:a|an|the|their) `) })
