package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// reckoned is the target of a goal with what the source says beside it: by when it is to be
// reached, and from which number it is counted. Both belong to the number and not to the name
// of what is measured; what either of them says already is not said again.
func (w *Completer) reckoned(metric, target string, g *understanding.GoalFact) string {
	known := metric + " " + target
	var more []string
	dated := w.Language != "zh" && w.Understood.Lex.Calendar(known)
	if due := g.Due; due != "" && !dated && !strings.Contains(known, due) && !strings.Contains(due, withoutWay(target)) {
		more = append(more, due)
	}
	if now := w.todayWas(g.Baseline); now != "" && !strings.Contains(known, now) {
		more = append(more, now)
	}
	if len(more) == 0 {
		return target
	}
	said := strings.Join(more, w.Say("goal_beside"))
	for _, end := range []string{")", "）"} {
		if inner, ok := strings.CutSuffix(target, end); ok {
			return inner + w.Say("goal_beside") + said + end
		}
	}
	return target + w.Say("goal_due_other", "due", said)
}

// withoutWay is a target without the word that leads to its number: "3 months" of "in 3 months".
func withoutWay(target string) string {
	for _, way := range []string{"within ", "in ", "under ", "less than "} {
		target = strings.TrimPrefix(target, way)
	}
	return target
}

// todayWas says of a value that it is the one of today, where it does not say itself of when.
func (w *Completer) todayWas(value string) string {
	if value == "" || reading.HasPrefixOf(reading.Lower(value), w.Understood.Lex.WasWords...) {
		return value
	}
	return w.Say("goal_now", "from", value)
}

// boundInside is a target without the capital that its sentence gave the bound in front of
// its number: "No more than 15%".
func (w *Completer) boundInside(target string) string {
	if w.Language == "zh" || !strings.ContainsAny(target, "0123456789") || !w.Table.IsWord("bound_openers", "en", strings.ToLower(phrasing.LeadingWord(target))) {
		return target
	}
	return wording.LowerFirst(target)
}
