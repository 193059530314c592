package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestDemandsForceDecisions: what a source demands decides which choices are
// written down, each with the statement that forces it.
func TestDemandsForceDecisions(t *testing.T) {
	t.Parallel()
	const head = "# Reed Cutters\n\n## What it has to do\n\n- A cutter enters the bundles of a day.\n- A buyer orders bundles.\n- The office sees the orders of a week.\n"
	tests := []struct{ name, said, title, context, want string }{
		{"no connection", "Entering bundles works offline out on the marsh and is sent when the boat is back.", "queue of changes", "out on the marsh", "proposed"},
		{"one thing, two takers", "If two buyers ask for the same place at the quay, exactly one gets it.", "when two people want the same thing", "exactly one", "proposed"},
		{"another option", "A plot that a buyer looks at is held for 10 minutes; if two buyers want the same plot, exactly one gets it.", "Temporary hold", "held for 10 minutes", "proposed"},
		{"what falls due", "A buyer who has not paid gets a reminder 3 days before the delivery.", "Scheduled jobs", "3 days before", "proposed"},
		{"old data", "The 900 buyers of the old card index are migrated from the old system.", "old data", "card index", "proposed"},
		{"a way back", "The new prices come behind a feature flag, so that the office can roll back.", "switch", "feature flag", "accepted"},
		{"an option that the demand points to", "A buyer opens the bundles of an order by its order number and e-mail address, without an account.", "Case number plus a second fact", "order number", "accepted"},
		{"what is never deleted", "Weights are kept for 5 years and never deleted.", "", "", ""},
		{"what is parked instead of deleted", "When a buyer stops paying after 14 days, the entry is parked, not deleted.", "", "", ""},
		{"machines that sign in", "Build jobs sign in with OIDC tokens.", "", "", ""},
		{"a load without a peak", "The quay page answers 40 requests per second.", "", "", ""},
		{"nothing", "The office can rename a buyer.", "", "", ""},
		{"people who are trained again", "The late shift is not retrained before autumn.", "", "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			_, out := placed(t, head+"- "+tt.said+"\n")
			var forced []specs.ADR
			for _, d := range out.Decisions {
				if d.Context[0].Source.Kind == specs.Stated || d.Choice[0].Source.Kind == specs.Stated {
					forced = append(forced, d)
				}
			}
			if tt.title == "" {
				require.Empty(t, forced)
				return
			}
			require.Len(t, forced, 1)
			require.Contains(t, forced[0].Title, tt.title)
			require.NotContains(t, forced[0].Title, " for Reed Cutters")
			require.Contains(t, forced[0].Context[0].Text+" "+forced[0].Choice[0].Text, tt.context)
			require.Equal(t, tt.want, forced[0].Decision)
			require.NotEmpty(t, forced[0].TracesTo)
		})
	}
}

// TestWhatTheSourceTakesStays: what a demand forces takes no place of what the
// source takes itself, but for one.
func TestWhatTheSourceTakesStays(t *testing.T) {
	t.Parallel()
	_, out := placed(t, "# Reed Cutters\n\n## What it has to do\n\n- A cutter enters the bundles of a day, offline out on the marsh.\n- A buyer who has not paid gets a reminder 3 days before the delivery.\n- The office uploads photos of the bundles.\n\n## Technology\n\n- It must be written in Go.\n- Data must be kept in PostgreSQL 16.\n- It must run on Kubernetes.\n")
	stated := 0
	for _, d := range out.Decisions {
		if d.Decision == "accepted" {
			stated++
		}
	}
	require.Equal(t, 2, stated) // of three places
}
