package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// provesDuties says that what the source says of a requirement behind its first sentence is
// tested as a duty of its own.
func (w *Specifier) provesDuties(d *Draft) bool {
	return w.Language == "zh" && d.Fact != nil && !d.Rule && !d.lists() && d.rest == "" && d.Requirement.Priority != specs.Wont && !w.IsChange(d.Fact)
}

// takeSequels takes the sentences of a requirement's own paragraph out of its criteria, where
// they would stand word for word, and keeps places for the tests that are made of them when
// its first sentence has its own.
func (w *Specifier) takeSequels(d *Draft) []specs.Criterion {
	if !w.provesDuties(d) || len(d.Fact.Sequels) == 0 {
		return nil
	}
	var sequels, left []specs.Criterion
	for _, k := range d.Requirement.Criteria {
		text := strings.TrimRight(w.unframed(k.Text), "。； ")
		if k.Source.Kind == specs.Stated && !tellsOfTalk(text) && slices.ContainsFunc(d.Fact.Sequels, func(it specs.Item) bool { return strings.TrimRight(it.Text, "。； ") == text }) {
			sequels = append(sequels, specs.Criterion{Text: text, Source: k.Source})
			continue
		}
		left = append(left, k)
	}
	if d.Requirement.Criteria = left; len(sequels) > 0 {
		d.kept = min(len(sequels), completing.MaxCriteria)
	}
	return sequels
}

// provedSequels puts each sentence behind the first one into the description and its tests
// among the criteria. One that no rule tests stays a criterion as it is, but for the states of
// a thing, which are no case that anybody could try.
func (w *Specifier) provedSequels(d *Draft, sequels []specs.Criterion) {
	for i, k := range sequels {
		d.kept = len(sequels) - i - 1
		var tests []specs.Criterion
		if !w.namesStates(k.Text) {
			tests = w.sequelTests(d, k)
		}
		if len(tests) == 0 && !w.namesStates(k.Text) {
			d.Requirement.Criteria = append(d.Requirement.Criteria, specs.Criterion{Text: phrasing.Finished(w.plainly(k.Text)), Source: k.Source})
			continue
		}
		d.Requirement.Description = append(d.Requirement.Description, specs.Item{Text: phrasing.Finished(k.Text), Source: k.Source})
		for j, t := range tests {
			if roomFor(d) || j == 0 {
				w.addCriterion(d, t.Text, t.Source)
			}
		}
	}
	d.kept = 0
}

// sequelTests are the tests of a sentence by itself: by its clauses, else all that is made of
// a statement, without what only says it again or is so of every deed.
func (w *Specifier) sequelTests(d *Draft, k specs.Criterion) []specs.Criterion {
	if c := w.leadForm(k.Text); c.Main != "" {
		return []specs.Criterion{{Text: phrasing.Finished(c.Main), Source: phrasing.Rule(phrasing.OrElse(c.Rule, FromStatement))}}
	}
	if strings.Count(k.Text, "，")+strings.Count(k.Text, "；") < maxProvedClauses {
		if test, rule := w.dutyTest(d, k.Text); test != "" && !w.Table.Weak.Untestable(test) && !w.quotes(test, k.Text) {
			return []specs.Criterion{{Text: phrasing.Finished(test), Source: phrasing.Rule(rule)}}
		}
	}
	fact := understanding.FeatureFact{Text: k.Text, Priority: d.Fact.Priority, Group: d.Fact.Group, Actor: d.Fact.Actor, Source: k.Source}
	if name, ok := w.LeadingPerson(k.Text); ok {
		fact.Actor = name
	}
	feature := specs.Feature{Name: k.Text, Description: k.Text, Source: k.Source}
	e := Draft{Use: completing.Use{Origin: completing.Origin{Fact: &fact, Feature: feature}}}
	e.Statement = w.TakeApart(k.Text)
	e.Requirement = specs.Requirement{Type: d.Requirement.Type, Priority: d.Requirement.Priority, Source: k.Source}
	e.Requirement.Title = w.titleOf(e.Origin, e.Statement)
	w.UseOf(&e.Use, e.Requirement.Title)
	w.completeCriteria(&e, nil)
	var tests []specs.Criterion
	for _, t := range e.Requirement.Criteria {
		if certain(t) && w.unframed(t.Text) == t.Text && !w.echoes(&e, t, t.Text) && !w.quotes(t.Text, k.Text) {
			tests = append(tests, t)
		}
	}
	if !slices.ContainsFunc(tests, func(t specs.Criterion) bool { return t.Source.Rule != phrasing.Rule(ofDoneInTime).Rule }) {
		return nil // that it comes in time says not what follows where it does not
	}
	slices.SortStableFunc(tests, func(a, b specs.Criterion) int { return onlySaid(a) - onlySaid(b) })
	return tests
}

// onlySaid puts a test that only says a clause of its sentence behind those that try its figures.
func onlySaid(t specs.Criterion) int {
	if t.Source.Rule == phrasing.Rule("criterion-of-condition").Rule {
		return 1
	}
	return 0
}

// certain says that a criterion was made by a rule for what a sentence states: its number, its
// time, its case, what it forbids or lists. What is known of a kind of deed fits too much.
func certain(t specs.Criterion) bool {
	return t.Source.Kind != specs.Stated && slices.ContainsFunc([]string{
		"criterion-of-number", "criterion-of-time", "criterion-of-condition", "criterion-of-prohibition", "criterion-of-order", "criterion-of-unique", ofParts, ofCases, ofDoneInTime,
	}, func(rule string) bool { return t.Source.Rule == phrasing.Rule(rule).Rule })
}

// quotes says that a criterion says a sentence again before or behind its test.
func (w *Specifier) quotes(test, said string) bool {
	ahead, behind, ok := strings.Cut(strings.TrimRight(test, "。"), "：")
	first := w.bareEcho(strings.ReplaceAll(w.FirstClause(said), "：", "，"))
	return ok && (strings.Contains(w.bareEcho(ahead), first) || strings.Contains(w.bareEcho(behind), first))
}

// tellsOfTalk says that a sentence tells what somebody said, and asks for nothing by itself.
func tellsOfTalk(text string) bool {
	return reading.ContainsAny(strings.ReplaceAll(text, "说明", ""), "说", "觉得", "问")
}

// namesStates says that a sentence only lists the states of a thing: "加工单状态包括：待接收、加工中".
func (w *Specifier) namesStates(text string) bool {
	head, list, ok := strings.Cut(text, "：")
	return ok && strings.Contains(head, "状态") && len(w.chineseList(list)) > 1
}
