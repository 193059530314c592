package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestARankIsTheReasonWhySomethingIsLeftOut: and what has no name is left out by its text.
func TestARankIsTheReasonWhySomethingIsLeftOut(t *testing.T) {
	t.Parallel()
	u := &understanding.Understanding{Lang: specs.English, Title: "Dovecote", Product: "Dovecote", Features: []understanding.FeatureFact{
		{Text: "Sending by night.", Priority: "wont", StaysOut: "this year", Source: specs.FromLines(3, 3)},
	}}
	w := handMade(t, u, "standard")
	require.Equal(t, "Sending by night.", w.Boundaries().OutOfScope[0].Text)
	b := &specs.Brief{NonGoals: []specs.NonGoal{{Text: "Sending by night.", Rationale: w.Say("nongoal_reason"), Source: specs.FromLines(3, 3)}}}
	w.rankedOut(b)
	require.Contains(t, b.NonGoals[0].Rationale, "for this year")
}
