package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
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

// TestAHeadingTellsWhatIsDoneBelowIt: what stands under "How we deliver" delivers, by
// whatever words.
func TestAHeadingTellsWhatIsDoneBelowIt(t *testing.T) {
	t.Parallel()
	for heading, want := range map[string]bool{"How we deliver": true, "Harbour": false} {
		m := ferryMaker(t, "Trips", "Tickets")
		m.sections = &phrasing.Outline{Sections: []reading.Section{
			{Title: "Ferry", Level: 1, From: 1, To: 1, Last: 20, Parent: -1},
			{Title: heading, Level: 2, From: 3, To: 3, Last: 20, Parent: 0},
		}}
		m.req.Requirements[0].Title, m.req.Requirements[2].Title = "Retry a parcel", "Send the parcel to its door"
		m.req.Requirements[2].Source = specs.FromLines(4, 4)
		require.Equal(t, want, m.followsDeed(0, 2), heading)
	}
}
