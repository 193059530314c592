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
)

// untestedLead adds a test of what a Chinese statement says first, which is mostly its
// title, where all criteria speak of its exceptions, its numbers or what follows from it:
// 先进先出 beside "跳过的要填写原因".
func (w *Specifier) untestedLead(d *Draft) {
	if w.Language != "zh" || d.Fact == nil || d.rest != "" || d.Rule || d.lists() || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) || d.Statement.Trigger != "" || d.Statement.Label != "" {
		return
	}
	lead := w.FirstClause(strings.TrimRight(d.Statement.Head, "。；"))
	if n := utf8.RuneCountInString(lead); n < minOwnClause || n > maxOwnClause || w.namesCase(lead) || w.Table.EndsWith("form_circumstances", lead) || strings.Contains(lead, "：") || w.leadTold(d, lead) || !roomFor(d) {
		return
	}
	if text := w.tried(w.leadTest(d, lead)); text != "" && !w.onlyHeading(d, text) && !w.Table.Weak.Untestable(text) {
		w.addCriterion(d, text, phrasing.Rule(FromStatement))
	}
}

// onlyHeading says that a test is nothing but the heading above criteria that the source states: "下单与
// 取消" tells no case.
func (w *Specifier) onlyHeading(d *Draft, text string) bool {
	name := phrasing.FoldTerm(d.Fact.Name)
	return name != "" && len(d.Fact.Criteria) > 0 && phrasing.FoldTerm(strings.TrimRight(d.Fact.Text, "。")) == name && phrasing.FoldTerm(strings.TrimRight(text, "。")) == name
}

// entitled says that the title of a requirement is what its statement says first, and no
// background that leads to it: 他不太识字.
func (w *Specifier) entitled(d *Draft, lead string) bool {
	return wording.Overlap(wording.Keywords(w.FirstClause(d.Requirement.Title)), wording.Keywords(lead)) > halfOfGoal
}

// leadTest is how a test sees what a statement says first: by the deed of a person, else
// in the words of the title, which bind nobody. Empty where it is background.
func (w *Specifier) leadTest(d *Draft, lead string) string {
	e := *d
	e.Statement.Head, e.Requirement.Criteria = lead, nil
	if c := w.chineseDeed(&e); c.Main != "" && !c.plain && !strings.Contains(c.Main, "自动") && !strings.Contains(lead, "时") {
		return c.Main
	}
	if !w.entitled(d, lead) || w.topicTold(d) || w.onlyLeads(lead) {
		return ""
	}
	if strings.ContainsAny(lead, "要应") {
		lead = w.FirstClause(d.Requirement.Title)
	}
	if reading.HasPrefixOf(lead, "能", "可") {
		lead = "系统" + lead
	}
	return w.plainly(w.Impersonal(w.bareFact(lead)))
}

// onlyLeads says that a clause only tells why something is asked for, or where something
// hangs that is told of further: 他不太识字, 网关装在车上.
func (w *Specifier) onlyLeads(lead string) bool {
	return reading.ContainsAny(lead, w.Table.Words["lead_reasons"].In("zh")...) || reading.ContainsAny(lead, w.Table.Words["placing_verbs"].In("zh")...)
}

// topicTold says that a criterion tests what is known of the kind of thing that a
// statement is about, which says more than the statement again.
func (w *Specifier) topicTold(d *Draft) bool {
	_, rule := w.topicCriterion(d)
	return rule != "" && slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool { return c.Source.Rule == phrasing.Rule(rule).Rule })
}

// leadTold says that a criterion speaks of the first clause of a statement.
func (w *Specifier) leadTold(d *Draft, lead string) bool {
	if !strings.ContainsAny(d.Statement.Head, "，；") && slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool { return c.Source.Rule == phrasing.Rule(FromStatement).Rule }) {
		return true // there is but one clause, and its course is there
	}
	keys := wording.Keywords(strings.TrimPrefix(withoutAsides(w.bareFact(lead)), "系统"))
	return len(keys) == 0 || slices.ContainsFunc(d.Requirement.Criteria, func(c specs.Criterion) bool {
		return !isUsual(c) && (completing.HeldWhole(lead, c.Text) || wording.Overlap(keys, wording.Keywords(c.Text)) >= saidEnough)
	})
}
