package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatFollowsWhereAnAssumptionFails stays with the assumption and is no function; what is left
// out behind a label of several words is a non-goal.
func TestWhatFollowsWhereAnAssumptionFails(t *testing.T) {
	u := understood(t, "# Burial register\n\nThe burial register keeps graves and leases.\n\n## Features\n\n- A clerk records a lease.\n\n## Notes\n\nWhat we are not asking for: cremation records, the pet cemetery, and any change to the map drawing tool.\n\nWe assume the old ledgers will have been scanned by July. If they aren't, the lease dates for section A will be missing.\n")
	require.Len(t, u.Features, 1)
	require.Len(t, u.Assumptions, 1)
	require.Contains(t, u.Assumptions[0].Text, "If they aren't, the lease dates for section A will be missing.")
	require.Len(t, u.NonGoals, 1)
	require.Contains(t, u.NonGoals[0].Text, "pet cemetery")
}
