package specifying

import (
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// testedAtAll leaves no requirement without a criterion that the gates take for a test: a
// package that the product itself writes must not fail its own gates because a clause has no
// word that they know. What was made by a rule is then said once more as what a test shows;
// what the source states stays as it is, with such a test beside it.
func (w *Specifier) testedAtAll(d *Draft) {
	list := d.Requirement.Criteria
	for _, c := range list {
		if w.holdsAsTest(c.Text) {
			return
		}
	}
	for i, c := range list {
		if shown := phrasing.Finished(w.Say("check_shown", "text", w.LowerStart(c.Text))); c.Source.Kind == specs.Inferred && w.holdsAsTest(shown) {
			list[i].Text = shown
			return
		}
	}
	for _, text := range []string{w.Say("check_shown", "text", w.withoutWeak(d)), w.Say("check_prepared_case", "name", w.Phrase(d.Requirement.Title)), w.Say("check_prepared_case", "name", w.Phrase(w.strongName(d)))} {
		if w.holdsAsTest(phrasing.Finished(text)) {
			w.addCriterion(d, text, phrasing.Rule(FromStatement))
			return
		}
	}
}

// holdsAsTest says of a criterion what the gates say: that it names who or what acts and what
// can be observed, and that no sentence of it has a word which nobody can measure.
func (w *Specifier) holdsAsTest(text string) bool {
	text = specs.Plain(text)
	if !w.Table.Weak.Observable(text) {
		return false
	}
	for _, s := range wording.Sentences(text) {
		if w.Table.Weak.Untestable(text[s.Start:s.End]) {
			return false
		}
	}
	return true
}
