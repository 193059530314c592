package embedded

import (
	"math"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// behaviours reads those constraints that tell what the product does or refuses
// as what they would be had they stood among its features. They stay what they
// are: which of them some feature carries already is not known yet.
func (x *understander) behaviours() {
	for _, it := range x.u.Constraints {
		if f, ok := x.behaviour(it); ok {
			x.u.rules = append(x.u.rules, f)
		}
	}
}

// behaviour reads one constraint. ok is false for one about the project: its
// money, its people, its dates, its place, its means.
func (x *understander) behaviour(it specs.Item) (f FeatureFact, ok bool) {
	text := unobserved(it.Text)
	s := x.look(text)
	switch {
	case s.question, s.has("of_project", "effort", "given", "unstable", "rollout_rule"), !s.has("obeyed") && s.has("money"):
		return f, false
	case x.meansNamed(text), codedLegend(text), onlyCode(text), usableBy(text), x.remark(&s):
		return f, false
	case !s.has("obeyed") && !x.plainRule(&s):
		return f, false
	}
	for _, m := range s.measures {
		if m.Class == wording.ClassCount && m.Value != math.Trunc(m.Value) {
			return f, false // an average tells how things are
		}
	}
	return FeatureFact{Text: sentence(strings.TrimSpace(text)), Source: it.Source, key: statementKey(it.Text)}, true
}

// meansNamed tells a statement about a technology; a format or a protocol is
// what the product speaks.
func (x *understander) meansNamed(text string) bool {
	for h := range x.lex.tech.all(text) {
		if h.value.layer != "standard" && h.value.layer != "protocol" && (!h.value.exact || text[h.start:h.end] == h.value.name) {
			return true
		}
	}
	return false
}

// plainRule tells a rule in plain words, without any that binds: "Redirects are
// not followed", "Lengths are rounded up". Who speaks tells of himself.
func (x *understander) plainRule(s *signals) bool {
	return !hasHan(s.text) && !fragment(s.text) && (s.passive() || s.has("action", "can"))
}

// unobserved is a statement without the words in front of it that only say how
// firm it is: "Hard rule, item by item: …".
func unobserved(text string) string {
	head, rest, ok := strings.Cut(text, "：")
	if ok && hasHan(head) && containsAny(head, "规则", "规定", "要求", "铁律", "红线") && len([]rune(rest)) > 6 {
		return rest
	}
	return text
}
