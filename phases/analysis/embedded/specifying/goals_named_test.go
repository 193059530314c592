package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A goal that a requirement names by its number is the one that it serves.
func TestAGoalIsNamedByItsNumber(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Boats", Product: "Boats"}, "standard")
	w.Source.Text = "| G1 | Boats stay afloat | 0 sunk |\n| G2 | Guests come back | 30 % |\nA leak is told at once. See goal G1.\nThe guest pays by card.\n"
	goals := w.GoalIndex([]specs.Goal{{ID: "G-001", Text: "Boats stay afloat", Source: specs.FromLines(1, 1)}, {ID: "G-002", Text: "Guests come back", Source: specs.FromLines(2, 2)}})
	require.Equal(t, []string{"G-001"}, w.goalsNamed(goals, specs.FromLines(3, 3)))
	require.Empty(t, w.goalsNamed(goals, specs.FromLines(4, 4)))
}
