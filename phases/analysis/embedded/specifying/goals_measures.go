package specifying

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// serveMeasures files a stated quality that no goal speaks of under the one goal that
// promises the same time or rate: "at most 15 minutes behind" is reached by
// "arrival to sum: 15 min for 99 %", though the two share no word.
func (g *GoalIndex) serveMeasures(out *analysis.RequirementsOutput) {
	if len(g.goals) == 0 {
		return
	}
	rest := []string{g.rest()}
	for i := range out.NFRs {
		n := &out.NFRs[i]
		if !slices.Equal(n.TracesTo, rest) || n.Source.Kind != specs.Stated {
			continue
		}
		if goal := g.promising(n); goal != "" {
			n.TracesTo = []string{goal}
		}
	}
}

// promising is the one stated goal with a number that a quality has too; empty where
// there is none, or several.
func (g *GoalIndex) promising(n *specs.NFR) string {
	var found string
	for i := range g.goals {
		goal := &g.goals[i]
		if goal.Source.Kind != specs.Stated || !slices.ContainsFunc(wording.Measures(goal.Target), func(m wording.Measure) bool { return asks(n, m) }) {
			continue
		}
		if found != "" {
			return ""
		}
		found = goal.ID
	}
	return found
}

// asks says that a quality has a time or a rate as its target. Counts and shares are the
// same by chance.
func asks(n *specs.NFR, want wording.Measure) bool {
	if want.Class != wording.ClassTime && want.Class != wording.ClassRate {
		return false
	}
	for _, t := range n.Targets {
		for _, m := range wording.Measures(t.Target) {
			if m.Class == want.Class && m.Unit == want.Unit && m.Value == want.Value {
				return true
			}
		}
	}
	return false
}
