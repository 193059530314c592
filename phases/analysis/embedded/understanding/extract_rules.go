package understanding

import (
	"math"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// behaviours notes which constraints tell what the product does or refuses. They
// stay what they are: which of them some feature carries already is not known
// yet.
func (x *understander) behaviours() {
	x.u.Rules = map[string]string{}
	for _, it := range x.u.Constraints {
		if text := unobserved(it.Text); x.behaviour(text) {
			x.u.Rules[StatementKey(it.Text)] = sentence(strings.TrimSpace(text))
		}
	}
}

// behaviour tells a constraint on what the product does from one about the
// project: its money, its people, its dates, its place, its means.
func (x *understander) behaviour(text string) bool {
	s := x.look(text)
	switch {
	case s.question, s.has("of_project", "effort", "given", "unstable", "rollout_rule"), !s.has("obeyed") && s.has("money"):
		return false
	case x.meansNamed(text), codedLegend(text), onlyCode(text), usableBy(text), x.remark(&s):
		return false
	case !s.has("obeyed") && !x.plainRule(&s):
		return false
	}
	return !slices.ContainsFunc(s.measures, func(m wording.Measure) bool {
		return m.Class == wording.ClassCount && m.Value != math.Trunc(m.Value) // an average tells how things are
	})
}

// meansNamed tells a statement about a technology; a format or a protocol is
// what the product speaks.
func (x *understander) meansNamed(text string) bool {
	for h := range x.lex.tech.All(text) {
		if h.Value.layer != "standard" && h.Value.layer != "protocol" && (!h.Value.exact || text[h.Start:h.End] == h.Value.name) {
			return true
		}
	}
	return false
}

// plainRule tells a rule in plain words, without any that binds: "Redirects are
// not followed", "Lengths are rounded up". Who speaks tells of himself.
func (x *understander) plainRule(s *signals) bool {
	return !reading.HasHan(s.text) && (!fragment(s.text) || strings.Contains(s.text, " not ")) && (s.passive() || s.has("action", "can"))
}

// unobserved is a statement without the words in front of it that only say how
// firm it is: "Hard rule, item by item: …".
func unobserved(text string) string {
	head, rest, ok := strings.Cut(text, "：")
	if ok && reading.HasHan(head) && reading.ContainsAny(head, "规则", "规定", "要求", "铁律", "红线") && len([]rune(rest)) > 6 {
		return rest
	}
	return text
}
