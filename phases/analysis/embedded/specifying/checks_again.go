package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
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
		if !w.repeats(d, list[i]) {
			continue
		}
		test := w.shapedTest(d)
		text := phrasing.Finished(test.text)
		if text == "" || w.Table.Weak.Untestable(text) || !w.Table.Weak.Observable(specs.Plain(text)) {
			return
		}
		if slices.ContainsFunc(list, func(c specs.Criterion) bool { return c.Text == text }) {
			return
		}
		made := specs.Criterion{Text: text, Source: phrasing.Rule(test.rule)}
		if test.whole || w.tells(d, text, list[i].Text) {
			list[i] = made
			d.Requirement.Criteria = withoutKin(list, made)
		} else if len(list) < completing.MaxCriteria {
			d.Requirement.Criteria = slices.Insert(slices.Clone(list), i, made) // what it leaves out is tested by the words of the statement
		}
		return
	}
}

// withoutKin leaves out what is known of a kind of statement where a test of the statement
// itself shows just that: two equal values, and "a second entry that is equal".
func withoutKin(list []specs.Criterion, made specs.Criterion) []specs.Criterion {
	return slices.DeleteFunc(slices.Clone(list), func(c specs.Criterion) bool {
		return c.Source.Rule == made.Source.Rule && c.Text != made.Text && made.Source.Rule == phrasing.Rule("criterion-of-unique").Rule
	})
}

// repeats says that a criterion is its statement again: without a word of its own, where
// a rule made it, and all of it, where the source did.
func (w *Specifier) repeats(d *Draft, c specs.Criterion) bool {
	if c.Source.Kind == specs.Inferred {
		return w.deniedAgain(d, c.Text) || w.ofNoKind(c.Text) || c.Source.Rule == phrasing.Rule(FromStatement).Rule && w.saysAgain(d, c.Text)
	}
	said := strings.TrimRight(w.FirstSentence(d.Fact.Text), ". ")
	return w.saysAgain(d, c.Text) && len(w.KeyWords(specs.Plain(c.Text))) >= len(w.KeyWords(specs.Plain(said))) && numbersHeld(said, c.Text)
}

// numbersHeld says that a text has every number of another: "a rating below 3 asks for a reason"
// is no second saying of "ratings are from 1 to 5".
func numbersHeld(of, text string) bool {
	return !slices.ContainsFunc(plainNumbers(of), func(n wording.Measure) bool { return !numbersIn(text, n.Text) })
}

// deniedAgain says that a criterion only tries to bring about the opposite of all that its
// statement forbids, whatever that may be: no way to do so is named.
func (w *Specifier) deniedAgain(d *Draft, text string) bool {
	fact := w.testedFact(d)
	return fact != "" && text == phrasing.Finished(w.Say("check_denied", "text", fact))
}

// unframedDenial is what the test of a prohibition tries to bring about, without the words of
// the test: the colon in these begins no list. Any other text stays.
func (w *Specifier) unframedDenial(text string) string {
	return strings.TrimPrefix(text, w.Say("check_denied", "text", ""))
}

// withoutRepeats leaves out what only says its statement again where a test beside it was
// built from all of the statement. Tests of its numbers alone may have lost the condition.
func (w *Specifier) withoutRepeats(d *Draft) {
	if w.Language == "zh" || d.Fact == nil || d.lists() || d.rest != "" || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	for i, c := range d.Requirement.Criteria {
		if !w.repeats(d, c) {
			continue
		}
		e := *d
		e.Requirement.Criteria = slices.DeleteFunc(slices.Clone(d.Requirement.Criteria), func(o specs.Criterion) bool {
			return o.Text == c.Text || isUsual(o) || w.repeats(d, o)
		})
		if w.testedWhole(&e) || w.dutyTested(&e) || w.saidInside(&e, c.Text) || w.heldByStated(d, c) || w.toldByTests(&e, c) {
			d.Requirement.Criteria = slices.Delete(slices.Clone(d.Requirement.Criteria), i, i+1)
			return
		}
	}
}

// saidInside says that a criterion holds a text with one measure word for word: "in each of
// 20 runs, Shelf answers a search within 500 ms".
func (w *Specifier) saidInside(d *Draft, text string) bool {
	said := strings.ToLower(strings.TrimRight(text, ". "))
	return len(wording.Measures(text)) == 1 && slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool {
		return strings.Contains(strings.ToLower(c.Text), said)
	})
}

// heldByStated says that the source itself states a criterion that says all of one that a
// rule made, and more: what was made is only its beginning.
func (w *Specifier) heldByStated(d *Draft, made specs.Criterion) bool {
	return made.Source.Kind == specs.Inferred && slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool {
		return c.Source.Kind != specs.Inferred && len(c.Text) > len(made.Text) && completing.HeldWhole(made.Text, c.Text)
	})
}

// testedWhole says that a criterion was built from all of a statement.
func (w *Specifier) testedWhole(d *Draft) bool {
	test := w.shapedTest(d)
	text := phrasing.Finished(test.text)
	return test.whole && slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool { return c.Text == text })
}

// toldByTests says that tests which rules made speak of nearly every word of a criterion,
// of each of its numbers and of its condition: to read the statement between them again
// tests nothing more. What stands behind a "but" is a second statement, which a test of
// the first may have left out, and what stands in brackets explains.
func (w *Specifier) toldByTests(d *Draft, again specs.Criterion) bool {
	if again.Source.Kind == specs.Inferred && again.Source.Rule != phrasing.Rule(FromStatement).Rule {
		return false
	}
	text := again.Text
	if strings.Contains(text, ", but ") || strings.Contains(text, " but never ") {
		return false
	}
	var said []string
	for _, c := range d.Requirement.Criteria {
		if c.Source.Kind == specs.Inferred && (c.Source.Rule != phrasing.Rule(FromStatement).Rule || w.wordsBeyond(d, c.Text) >= ownOfTest) {
			said = append(said, specs.Plain(c.Text))
		}
	}
	told := strings.Join(said, " . ")
	for _, m := range append(wording.Measures(text), plainNumbers(text)...) {
		if !numbersIn(told, m.Text) {
			return false
		}
	}
	keys, words := w.KeyWords(told), w.KeyWords(specs.Plain(reading.OutsideBrackets(text)))
	if _, given := phrasing.CutFold(text, w.Say("given_that", "text", "")); !given { // its condition has to be told
		frames := w.KeyWords(strings.Join(w.Table.Words["check_frames"].In("en"), " "))
		words = slices.DeleteFunc(slices.Clone(words), func(word string) bool { return slices.Contains(frames, word) })
	}
	missing := 0
	for _, word := range words {
		if !slices.Contains(keys, word) {
			missing++
		}
	}
	return len(said) > 0 && float64(missing) <= (1-wholeShare)*float64(len(words))
}

// ownOfTest is how many words a test has at least that its statement has not: with one it
// may only name somebody else, "nobody can start the next job".
const ownOfTest = 2

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
	return len(w.KeyWords(specs.Plain(text))) > 0 && w.wordsBeyond(d, text) == 0
}

// wordsBeyond counts the words of a criterion that neither its statement nor the frame of a
// test has.
func (w *Specifier) wordsBeyond(d *Draft, text string) int {
	said := w.KeyWords(w.Product + " . " + d.Actor + " . " + specs.Plain(d.Fact.Text) + " . " + w.OfHouse(specs.Plain(d.Fact.Text)) + " . " + strings.Join(w.Table.Words["check_frames"].In("en"), " "))
	own := 0
	for _, word := range w.KeyWords(specs.Plain(text)) {
		if !slices.Contains(said, word) {
			own++
		}
	}
	return own
}
