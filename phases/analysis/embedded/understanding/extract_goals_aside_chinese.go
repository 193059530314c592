package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// saidToBeAim tells a sentence anywhere that is called a goal and gives its numbers: "目标：约车投诉
// 每月不超过 5 起".
func (l *Lexicons) saidToBeAim(s *signals) bool {
	return s.measured() && !s.question && reading.HasPrefixOf(reading.Lower(s.text), l.AimLabels...)
}

// besideGoal reads a sentence below a table of goals that says of one of them that nobody is held
// to it: "M5 是业务方的期望，不作为系统验收条件". It goes with how that goal is counted, and is no
// goal of its own.
func (x *understander) besideGoal(text string, from, to int) bool {
	if !reading.HasHan(text) || !reading.ContainsAny(text, x.lex.ChineseGoalAsides...) {
		return false
	}
	n := reading.RefLength(text)
	for i := range x.u.Goals {
		g := &x.u.Goals[i]
		u := x.unitOn(FirstLine(g.Source))
		if n == 0 || u == nil || u.Kind != reading.Row || strings.Trim(first(u.Cells), " *") != text[:n] {
			continue
		}
		said := strings.TrimRight(strings.TrimLeft(text[n:], " 是为：:"), "。； ")
		if g.Counted != "" {
			said = g.Counted + "；" + said
		}
		g.Counted, g.Source = said, g.Source.Join(x.source(from, to))
		return true
	}
	x.note(text, from, to)
	return true
}
