package specifying

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// serveAims files what no goal speaks of under the stated goals that such deeds
// reach: who has fewer calls in mind is served by a page that shows how far a
// thing is, though the two share no word.
func (w *Specifier) serveAims(goals *GoalIndex, out *analysis.RequirementsOutput) {
	if len(goals.goals) == 0 {
		return
	}
	rest := []string{goals.rest()}
	var aims [][]*phrasing.AimRule
	for i := range goals.goals {
		aims = append(aims, w.aimsOf(&goals.goals[i]))
	}
	for i := range out.Requirements {
		r := &out.Requirements[i]
		if !slices.Equal(r.TracesTo, rest) || r.Source.Kind == specs.Inferred {
			continue
		}
		deed := phrasing.NewWordIndex(phrasing.WithoutCode(r.Title + " . " + phrasing.ItemsText(r.Description)))
		var served []string
		for at, list := range aims {
			if len(served) < maxTraces && slices.ContainsFunc(list, func(a *phrasing.AimRule) bool { return deed.HasAny(a.Deeds) && !deed.HasAny(a.Unless) }) {
				served = append(served, goals.goals[at].ID)
			}
		}
		if len(served) > 0 {
			r.TracesTo = served
		}
	}
}

// maxTraces bounds the goals that a requirement is filed under.
const maxTraces = 2

// aimsOf are the kinds of aim that a stated goal is of.
func (w *Specifier) aimsOf(goal *specs.Goal) []*phrasing.AimRule {
	if goal.Source.Kind == specs.Inferred {
		return nil
	}
	text := phrasing.NewWordIndex(w.goalText(goal))
	var out []*phrasing.AimRule
	for i := range w.Table.Aims {
		if a := &w.Table.Aims[i]; text.HasAny(a.Goals) {
			out = append(out, a)
		}
	}
	return out
}
