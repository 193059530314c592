package specifying

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// provedListed tries each limit that the source only states in its list of criteria at its
// edge: "a request covers at most 14 nights" is tried with 14 and with 15. The sentence goes
// to the description, and its test takes its place. One of which the test would tell less
// than the sentence stays as it is.
func (w *Specifier) provedListed(d *Draft) {
	if d.Fact == nil || d.lists() || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	list := slices.Clone(d.Requirement.Criteria)
	for i, k := range list {
		text := strings.TrimRight(k.Text, "。. ")
		if k.Source.Kind != specs.Stated || !statesMeasure(text) || w.Table.HasWord("told_as_test", w.Language, text) || sameWords(text, d.Fact.Text) {
			continue
		}
		test, rule := w.listedTest(d, specs.Criterion{Text: text, Source: k.Source})
		if test == "" || slices.ContainsFunc(list, func(o specs.Criterion) bool { return o.Text == phrasing.Finished(test) }) {
			continue
		}
		if !slices.ContainsFunc(d.Requirement.Description, func(it specs.Item) bool { return sameWords(text, it.Text) }) {
			d.Requirement.Description = append(d.Requirement.Description, specs.Item{Text: phrasing.Finished(text), Source: k.Source})
		}
		list[i] = specs.Criterion{Text: phrasing.Finished(test), Source: phrasing.Rule(rule)}
	}
	d.Requirement.Criteria = list
}

// listedTest is the test of a sentence at its numbers, made as for a requirement that says
// only this. Empty where it does not try each of them, and in each case that is told.
func (w *Specifier) listedTest(d *Draft, k specs.Criterion) (test, rule string) {
	if w.Language == "zh" {
		if c := w.leadForm(k.Text); c.Main != "" {
			test, rule = c.Main, c.Rule
		} else {
			test, rule = w.dutyTest(d, k.Text)
		}
	} else {
		test, rule = w.listedEnglish(d, k)
	}
	if test == "" || !w.edged(rule) || w.Table.Weak.Untestable(test) || !w.holdsWords(test, k.Text) {
		return "", ""
	}
	for _, m := range wording.Measures(k.Text) {
		if !numbersIn(test, m.Text) {
			return "", ""
		}
	}
	return test, rule
}

// edged says that a rule tries a number, a time or a case on both of its sides.
func (w *Specifier) edged(rule string) bool {
	return slices.Contains([]string{"criterion-of-number", "criterion-of-time", "criterion-of-condition", "criterion-of-prohibition", ofDoneInTime}, rule)
}

// listedEnglish are the tests that are made of an English sentence at its numbers, in one.
func (w *Specifier) listedEnglish(d *Draft, k specs.Criterion) (test, rule string) {
	st := w.TakeApart(k.Text)
	if !st.Whole || st.Label != "" || len(st.More) > 0 || w.pointsBack(st.Clause.Subject) || strings.ContainsAny(k.Text, "<>≤≥:") || strings.Count(k.Text, ", ") > 1 || w.Table.IsWord("no_subjects", "en", strings.ToLower(phrasing.LeadingWord(st.Clause.Subject))) {
		return "", ""
	}
	for _, m := range wording.Measures(k.Text) {
		if w.InBrackets(k.Text, m.Start) {
			return "", "" // an example, or a number beside the deed
		}
	}
	fact := understanding.FeatureFact{Text: k.Text, Priority: d.Fact.Priority, Group: d.Fact.Group, Source: k.Source}
	e := Draft{Use: completing.Use{Origin: completing.Origin{Fact: &fact, Feature: specs.Feature{Name: k.Text, Description: k.Text, Source: k.Source}}}}
	e.Statement = st
	e.Requirement = specs.Requirement{Type: d.Requirement.Type, Priority: d.Requirement.Priority, Source: k.Source}
	e.Requirement.Title = w.titleOf(e.Origin, e.Statement)
	w.UseOf(&e.Use, e.Requirement.Title)
	w.completeCriteria(&e, nil)
	said := strings.ToLower(k.Text)
	for _, t := range e.Requirement.Criteria {
		bare, by := strings.TrimRight(t.Text, ". "), strings.TrimPrefix(t.Source.Rule, phrasing.Rule("").Rule)
		if st.Trigger != "" && !strings.Contains(strings.ToLower(bare), strings.ToLower(w.conditionOf(st.Trigger))) && by != ofDoneInTime || w.unframed(bare) != bare {
			continue // its condition is lost, or it is only said again
		}
		if !w.edged(by) || by == "" || strings.Contains(strings.ToLower(bare), said) || strings.Contains(bare, ": just ") {
			continue
		}
		if test != "" {
			test += w.Say("series_sep") + wording.LowerFirst(bare)
			continue
		}
		test, rule = bare, by
	}
	return test, rule
}

// holdsWords says that a test tells nearly all that a sentence tells, so that none of its
// conditions is lost, and does not only repeat it behind other words.
func (w *Specifier) holdsWords(test, said string) bool {
	if strings.Count(test, "（") != strings.Count(test, "）") || strings.Count(test, "(") != strings.Count(test, ")") {
		return false
	}
	if w.Language == "zh" {
		for clause := range chineseClauses(said) {
			if statesMeasure(clause) && utf8.RuneCountInString(clause) > minOwnClause && strings.Contains(test, clause) {
				return false
			}
		}
	}
	words, told := wording.Keywords(specs.Plain(said)), wording.Keywords(specs.Plain(test))
	held := 0
	for _, word := range words {
		if slices.Contains(told, word) || reading.ContainsAny(test, word) {
			held++
		}
	}
	if w.Language == "zh" {
		return float64(held) >= mostPairs*float64(len(words))
	}
	return float64(held) >= nearlyAll*float64(len(words))
}

// nearlyAll is the share of the words of a sentence that its test has at least.
const nearlyAll = 0.8

// mostPairs is that share in Chinese, whose words are pairs of characters: those that lie
// across two words are lost wherever the order of these changes.
const mostPairs = 0.65

// sameWords says that two sentences have the same words that carry meaning.
func sameWords(a, b string) bool {
	x, y := wording.Keywords(specs.Plain(a)), wording.Keywords(specs.Plain(b))
	return wording.Overlap(x, y) > nearlyAll && len(x)*10 >= len(y)*8
}

// statesMeasure says that a text has a number with its unit.
func statesMeasure(text string) bool { return len(wording.Measures(text)) > 0 }
