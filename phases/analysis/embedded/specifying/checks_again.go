package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// reshaped puts a test in the place of a criterion that only says its statement again:
// it is built from the form of the statement, as from the kinds that it lists, from what
// ends it, or from what is to do without something. Where no form is certain, the words
// of the statement stay.
func (w *Specifier) reshaped(d *Draft) {
	if w.Language == "zh" || d.Fact == nil || d.lists() || d.rest != "" || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	list := d.Requirement.Criteria
	for i := range list {
		if list[i].Source.Kind != specs.Inferred || !w.saysAgain(d, list[i].Text) {
			continue
		}
		text, rule := w.shapedTest(d)
		if text = phrasing.Finished(text); text == "" || w.Table.Weak.Untestable(text) || !w.Table.Weak.Observable(specs.Plain(text)) {
			return
		}
		if slices.ContainsFunc(list, func(c specs.Criterion) bool { return c.Text == text }) {
			return
		}
		shaped := specs.Criterion{Text: text, Source: phrasing.Rule(rule)}
		if w.tells(d, text, list[i].Text) {
			list[i] = shaped
		} else if len(list) < completing.MaxCriteria {
			d.Requirement.Criteria = slices.Insert(slices.Clone(list), i, shaped) // what it leaves out is tested by the words of the statement
		}
		return
	}
}

// wholeShare is the share of the words of a statement with which a test tells all of it.
const wholeShare = 0.7

// tells says that a test, together with the other criteria, speaks of nearly all of which
// the statement speaks that it takes the place of.
func (w *Specifier) tells(d *Draft, text, former string) bool {
	said := []string{text}
	for _, c := range d.Requirement.Criteria {
		if c.Text != former {
			said = append(said, c.Text)
		}
	}
	frames := w.KeyWords(strings.Join(w.Table.Words["check_frames"].In("en"), " "))
	told, words := w.KeyWords(specs.Plain(strings.Join(said, " . "))), w.KeyWords(specs.Plain(former))
	words = slices.DeleteFunc(slices.Clone(words), func(word string) bool { return slices.Contains(frames, word) })
	held := 0
	for _, word := range words {
		if slices.Contains(told, word) {
			held++
		}
	}
	return float64(held) >= wholeShare*float64(len(words))
}

// saysAgain says that a criterion has no word of its own: all that it adds to its
// statement is that a test shows it.
func (w *Specifier) saysAgain(d *Draft, text string) bool {
	said := w.KeyWords(w.Product + " . " + d.Actor + " . " + specs.Plain(d.Fact.Text) + " . " + strings.Join(w.Table.Words["check_frames"].In("en"), " "))
	words := w.KeyWords(specs.Plain(text))
	return len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool { return !slices.Contains(said, word) })
}
