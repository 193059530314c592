package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// A story of several requirements is told by who wishes most of them; what somebody else
// wants to do says who does it.
func TestWhoTellsAStoryOfSeveral(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets", "Harbour")
	for i, role := range []string{"skipper", "harbour master", "harbour master", m.User} {
		m.req.Requirements[i].Story = specs.UserStory{Role: role, Want: "to look at the list"}
	}
	for _, row := range []struct {
		group []int
		want  string
	}{
		{[]int{0, 1, 2}, "harbour master"},
		{[]int{0, 1}, "skipper"},
		{[]int{3, 1}, "harbour master"},
		{[]int{3}, m.User},
	} {
		require.Equal(t, row.want, m.roleOfMost(row.group), row.group)
	}
	require.Equal(t, "a skipper to look at the list", m.wantBeside(0, "harbour master"))
	require.Equal(t, "to look at the list", m.wantBeside(1, "harbour master"))
	require.Equal(t, "to look at the list", m.wantBeside(3, "harbour master"))
}
