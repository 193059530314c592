package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// wholeCriterion files a unit that says when all of the product is done. A figure
// that has to hold month for month, "tickets of this kind are below 20 a month", is
// what the work is for, and what comes on which day is a step of the plan; neither
// can be tried at the acceptance.
func (x *understander) wholeCriterion(u *reading.Unit) {
	var rest []string
	for _, sen := range u.Sentences {
		s := x.look(sen.Text)
		switch {
		case u.Label == "" && x.holdsFromThenOn(&s):
			x.addGoal(sen.Text, sen.From, sen.To)
		case u.Label == "" && x.lex.everyPartDated(sen.Text):
			x.addMilestones(sen.Text, sen.From, sen.To)
		default:
			rest = append(rest, sen.Text)
		}
	}
	switch {
	case len(rest) == len(u.Sentences):
		x.addItem(&x.u.Done, "done", u.Text, u.From, u.To)
	case len(rest) > 0:
		sep := " "
		if reading.HasHan(u.Text) {
			sep = ""
		}
		x.addItem(&x.u.Done, "done", strings.Join(rest, sep), u.From, u.To)
	}
}

// holdsFromThenOn tells a figure that only use can show: so many a month.
func (x *understander) holdsFromThenOn(s *signals) bool {
	if s.question || s.trigger != "" || s.has("must") || !reading.ContainsAny(" "+reading.Lower(s.text), x.lex.PerPeriod...) {
		return false
	}
	for _, m := range s.measures {
		if m.Op != "" && m.Op != "=" && m.Op != "~" {
			return true
		}
	}
	return false
}

// everyPartDated tells a sentence that says clause for clause what comes when: "2027
// 年 1 月完成开发，4 月 15 日正式启用".
func (l *Lexicons) everyPartDated(text string) bool {
	parts := reading.SplitTop(strings.TrimRight(text, ".。 "), "，")
	if !reading.HasHan(text) || len(parts) < 2 {
		return false
	}
	for _, p := range parts {
		if !l.Calendar(p) || !strings.ContainsAny(p, "0123456789") {
			return false
		}
	}
	return true
}
