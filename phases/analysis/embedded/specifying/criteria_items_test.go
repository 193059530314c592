package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What stands below a feature in a few words is tested too: one more deed with the thing
// above it, and what decides who wins.
func TestAFewWordsBelowAFeatureAreTested(t *testing.T) {
	t.Parallel()
	all := requirementsIn(t, "# Ferry desk\n\n## Stories\n\n- As a purser, I want a weekly report of crossings by deck, so that I see what was sold.\n  - export as CSV\n- The quiz ends when the ferry has landed. Most points wins.\n")
	require.Contains(t, all, "criterion: A purser can export the weekly report of crossings by deck as CSV.")
	require.Contains(t, all, "criterion: Whoever has the most points wins.")
	require.NotContains(t, all, "note: ")
}

// How something is reckoned or put in order is tested on both sides of a step, also where
// the source says it behind a label alone.
func TestAWayBehindALabelIsTested(t *testing.T) {
	t.Parallel()
	all := requirementsIn(t, "# Ferry desk\n\n## What should change\n\n1. **Fare type.** All calculation goes through a new `Fare(amount, deck)`; adding two decks throws. Rounding: half up per ticket, and totals to 0.10.\n2. **Trip list.** The list shows the trips of a day. Sorting: next departure first.\n")
	require.Contains(t, all, "one exactly halfway between two steps, one just above and one just below, are rounded as calculated by hand: half up per ticket, and totals to 0.10.")
	require.Contains(t, all, "criterion: 3 prepared entries stored in a different order are shown in this order: next departure first.")
	require.NotContains(t, all, "note: Rounding")
}

// A look at those of several things of which something is so is tried with one that is and
// one that is not; whom a story keeps from something, tries it.
func TestALookIsTriedWithOneThatIsSo(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ story, want string }{
		{"As a purser, I want to see which tickets are unpaid, so that I can call.", "Of two tickets, one of which is unpaid, the purser sees exactly that one."},
		{"As a purser, I want to see which reminders could not be delivered.", "Of two reminders, one of which was not delivered, the purser sees exactly that one."},
		{"As a purser, I want to add crew accounts with a role, so that a trainee cannot move a crossing.", "A trainee who tries to move a crossing is refused with the reason, and nothing changes."},
		{"As a purser, I want to add crew accounts with a role, so that a steward cannot delete a crossing.", "A steward who tries to delete a crossing is refused with the reason, and nothing changes."},
	} {
		require.Contains(t, requirementsIn(t, "# Ferry desk\n\nPursers sell tickets, stewards look after guests.\n\n## Stories\n\n- "+c.story+"\n- As a steward, I want to see the cabins.\n"), "criterion: "+c.want)
	}
}

// A state that a story wishes for is tested as the clause that it is.
func TestAWishedStateIsTested(t *testing.T) {
	t.Parallel()
	all := requirementsIn(t, "# Ward hub\n\n## Stories\n\n- As a nurse, I want every look at a file logged with who and when, so that I can answer.\n  - log kept for 3 years\n")
	require.Contains(t, all, "criterion: After 3 test looks at a file, the log has exactly 3 more entries, each with who and when.")
}
