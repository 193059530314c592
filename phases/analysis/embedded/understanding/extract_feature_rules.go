package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// leadsToRules tells the words right above a list, or in front of what stands in the same line, that
// call it the rules of what was told before: 业务规则, "Business rules".
func (l *Lexicons) leadsToRules(lead string) bool {
	return slices.Contains(l.LeadsToRules, strings.ToLower(strings.Trim(lead, " *:：.。")))
}

// ruleOfFeature reads an item of a list that is announced as the rules of the one feature its
// section describes. Each is a duty of this feature, with its number and its rank, and no
// requirement beside it.
func (x *understander) ruleOfFeature(u *reading.Unit, nested []int, c context) bool {
	if c.feature < 0 || u.Kind != reading.Bullet || len(u.Sentences) == 0 || !x.announcedRules(u) {
		return false
	}
	for _, i := range append([]int{u.Index}, nested...) {
		x.ruleInto(&x.r.Units[i], c)
	}
	return true
}

// announcedRules says that the line above a list, or the words that head it, call it rules.
func (x *understander) announcedRules(u *reading.Unit) bool {
	sec := &x.r.Sections[u.Section]
	return u.LeadUnit >= 0 && x.lex.leadsToRules(u.Lead) || sec.Pseudo && x.lex.leadsToRules(sec.Title)
}

// ruleInto files what an item says among the duties of a feature. What it asks or supposes stays that.
func (x *understander) ruleInto(u *reading.Unit, c context) {
	c.kind = "feature"
	for i, sen := range u.Sentences {
		if i == 0 && u.Label != "" {
			sen.Text = LabelText(u.Label, sen.Text)
		}
		s := x.look(sen.Text)
		switch kind := x.classify(&s, c, true); {
		case kind == "question" || kind == "assumption":
			x.put(kind, &s, sen.From, sen.To, c)
		case x.reason(&s):
			x.addReason(c.feature, sen.Text, sen.From, sen.To)
		default:
			x.addSequel(c.feature, &s, sen)
		}
	}
	x.extend(c.feature, u.To)
}

// withoutRulesLead takes the words that only announce rules off a paragraph about a feature: those
// above a list at its end, and those in front of rules that go on in the same line.
func (x *understander) withoutRulesLead(sens []reading.Sentence) []reading.Sentence {
	var out []reading.Sentence
	for _, sen := range sens {
		if x.lex.leadsToRules(sen.Text) {
			x.place(sen.From, sen.To)
			continue
		}
		for _, colon := range []string{"：", ":"} {
			if lead, rest, ok := strings.Cut(sen.Text, colon); ok && x.lex.leadsToRules(lead) && strings.TrimSpace(rest) != "" {
				sen.Text = reading.UpperFirst(strings.TrimSpace(rest))
				break
			}
		}
		out = append(out, sen)
	}
	return out
}
