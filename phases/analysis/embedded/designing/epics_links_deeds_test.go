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

// TestAChineseDeedWaitsForTheOneNamedBeforeIt: what happens after an approval waits for the
// approval, and a back office is no time.
func TestAChineseDeedWaitsForTheOneNamedBeforeIt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		later, earlier string
		want           bool
	}{
		{"审批通过后保管员扫码解锁", "在手机上审批，支持退回", true},
		{"师傅完工后业主打分", "师傅拍照完工", true},
		{"审批在后台进行", "主管审批", false},
		{"保管员扫码解锁", "主管审批", false},
		{"审批通过后保管员扫码解锁", "登记印章", false},
	} {
		m := ferryMaker(t, "Trips", "Tickets")
		m.Language = "zh"
		m.req.Requirements[0].Title, m.req.Requirements[2].Title = c.later, c.earlier
		require.Equal(t, c.want, m.awaits(m.linkedOf(0), 2), c.later)
	}
}
