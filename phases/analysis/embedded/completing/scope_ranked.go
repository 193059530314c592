package completing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// rankedOut says of what the source ranks as left out that its rank is the reason, with how
// long it holds.
func (w *Completer) rankedOut(b *specs.Brief) {
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Priority != "wont" || f.Source.Kind != specs.Stated {
			continue
		}
		reason := w.Say("nongoal_wont")
		if f.StaysOut != "" {
			reason = w.Say("nongoal_wont_while", "when", f.StaysOut)
		}
		at := slices.IndexFunc(b.NonGoals, func(n specs.NonGoal) bool { return phrasing.SameLines(n.Source, f.Source) })
		if at >= 0 && b.NonGoals[at].Rationale == w.Say("nongoal_reason") {
			b.NonGoals[at].Rationale = reason
		}
	}
}
