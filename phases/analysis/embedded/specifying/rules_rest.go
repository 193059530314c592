package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// restOfRule tests the sentences and clauses beside the one that a rule was taken from: "Tickets
// are held for 15 minutes. After that they go back on sale" says two things, and both are tested.
// What tells of today, gives a reason or has no verb is no test.
func (w *Specifier) restOfRule(d *Draft) {
	if !d.Rule || w.Language == "zh" || d.Requirement.Priority == specs.Wont {
		return
	}
	for _, it := range d.Fact.Reasons {
		for _, s := range wording.Sentences(it.Text) {
			for part := range strings.SplitSeq(it.Text[s.Start:s.End], "; ") {
				part = strings.TrimRight(strings.TrimSpace(part), ". ")
				if roomFor(d) && w.testsRule(part) && !w.saysPart(d, part) {
					w.addCriterion(d, reading.UpperFirst(w.ReadAlone(part, it.Source)), it.Source)
				}
			}
		}
	}
}

// saysPart says that the rule itself or a criterion holds most words of a part of the source.
func (w *Specifier) saysPart(d *Draft, part string) bool {
	const most = 0.6
	words := wording.Keywords(part)
	rule := wording.Keywords(d.Fact.Text)
	return wording.Overlap(words, rule) >= most || wording.Overlap(rule, words) >= 1-most/2 || // it is the sentence that the rule was taken from
		slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool {
			return wording.Overlap(words, wording.Keywords(specs.Plain(c.Text))) >= most
		})
}

// testsRule says that a part of a rule tells what happens: it has a verb, and no word that puts
// it into today or makes it a reason.
func (w *Specifier) testsRule(part string) bool {
	low := " " + strings.ToLower(part) + " "
	if w.Table.Weak.Untestable(part) || reading.ContainsAny(low, w.Table.Words["no_part_of_rule"].In("en")...) {
		return false
	}
	c, ok := w.ParseClause(part)
	if _, deed, told := strings.Cut(part, " the "); !ok && told { // behind the case: "Outside that window the page explains …"
		c, ok = w.ParseClause("The " + deed)
	}
	return ok && c.Form != phrasing.PastVerb
}
