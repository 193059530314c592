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

// TestOneSharedWordServesNoGoal: a reminder of a visit collects no money, and a list that
// is made each night brings in no bookings.
func TestOneSharedWordServesNoGoal(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ goal, feature, want string }{
		{"Unpaid firings fall below 10 a year", "The kiln reminds the potter by SMS two hours before the arrival.", "G-002"},
		{"Unpaid firings fall below 10 a year", "The kiln reminds the potter by SMS of an open invoice.", "G-001"},
		{"The firing can be re-run for any day", "Backfill of one week.", "G-001"},
		{"Energy per firing is cut by 10 %", "A program gets a key with scopes (read logs, write set points).", "G-002"},
		{"Half of the bookings come in online", "A nightly list of the glazes.", "G-002"},
	} {
		goals := []specs.Goal{{ID: "G-001", Text: c.goal, Metric: c.goal, Source: specs.FromLines(1, 1)}, restOf("G-002")}
		out := requirementsFor(t, specs.English, goals, c.feature)
		require.Equal(t, c.want, out.Requirements[0].TracesTo[0], c.goal+" / "+c.feature)
	}
}
