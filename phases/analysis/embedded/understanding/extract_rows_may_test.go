package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a column says that each role may do are its rights, and who they are is told of them.
func TestColumnsOfRightsAreNoDescriptions(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Curtain Call\n\nCurtain Call is a tool for costume hire.\n\n## Roles\n\n| Role | Who | May |\n|---|---|---|\n| Customer | schools, groups | search, wish list, see own bookings |\n| Treasurer | Priya | invoices, fees, deposits |\n")
	require.Len(t, u.Actors, 2)
	require.Equal(t, []string{"Schools, groups.", "Priya."}, []string{u.Actors[0].Role, u.Actors[1].Role})
	require.Len(t, u.Features, 2)
	require.Equal(t, ListRights, u.Features[0].List)
	require.Equal(t, []Right{{Deed: "search", Kind: RightGiven}, {Deed: "wish list", Kind: RightGiven}, {Deed: "see own bookings", Kind: RightGiven}}, u.Features[0].Rights)
}
