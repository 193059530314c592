package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatWorksOnADeedComesBehindIt: nothing is verified that cannot be restored, and
// nothing approved that was not asked for.
func TestWhatWorksOnADeedComesBehindIt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		later, earlier string
		want           bool
	}{
		{"Verify a backup", "Restore a backup", true},
		{"Approve a leave", "Request a leave", true},
		{"Restore a backup", "Verify a backup", false},
		{"Print a ticket", "Request a leave", false},
	} {
		m := ferryMaker(t, "Trips", "Tickets")
		m.req.Requirements[0].Title, m.req.Requirements[2].Title = c.later, c.earlier
		require.Equal(t, c.want, m.followsDeed(0, 2), c.later)
	}
}
