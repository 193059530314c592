package specifying

import (
	"maps"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// statedShape is a criterion of the source that nobody could try as it stands, as the test
// that it means, by its whole form: "and the loan is done", "returning works the same way",
// "must be 16, and under 18 we need a consent". Empty where it has no such form.
func (w *Specifier) statedShape(d *Draft, bare string) string {
	if w.Language == "zh" || d == nil {
		return ""
	}
	said := phrasing.TextForForms(w.LowerStart(bare))
	for i := range w.Table.Stated {
		f := &w.Table.Stated[i]
		parts := f.Match(said)
		if parts == nil {
			continue
		}
		text, slots := f.Text.In("en"), w.Slots()
		maps.Copy(slots, parts)
		slots["fact"] = w.LowerStart(strings.TrimRight(w.happens(d), ". "))
		slots["name"] = strings.TrimRight(w.strongName(d), ". ")
		if strings.Contains(text, "{fact}") && (slots["fact"] == "" || strings.Contains(slots["fact"], "; ")) {
			continue
		}
		made := phrasing.FillSlots(phrasing.FillOr(text, parts), "en", slots)
		return phrasing.Finished(reading.UpperFirst(strings.Join(strings.Fields(w.OfHouse(made)), " ")))
	}
	return ""
}

// hasStatedForm says that a sentence of the source has one of the forms of which the test
// that they mean is told.
func (w *Specifier) hasStatedForm(bare string) bool {
	said := phrasing.TextForForms(w.LowerStart(bare))
	return w.Language != "zh" && slices.ContainsFunc(w.Table.Stated, func(f phrasing.ClauseForm) bool { return f.Match(said) != nil })
}
