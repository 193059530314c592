package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A list that says who the roles are of which a paper goes on to speak makes roles, and nothing
// that is built or binds.
func TestRolesThatAPaperUsesAreNothingToBuild(t *testing.T) {
	t.Parallel()
	for _, lead := range []string{"Roles used below:", "## Roles used in this paper", "Roles mentioned here:"} {
		u := understood(t, "# Potluck\n\n"+lead+"\n\n- **Member** – anyone who has joined a household\n- **Household owner** – the member who created the household; can remove members\n- **Guest** – somebody with a read-only link to the list, no account\n\n## Features\n\n- Members can add items.\n")
		require.Len(t, u.Features, 1, lead)
		require.Empty(t, u.Constraints, lead)
		var names []string
		for _, a := range u.Actors {
			names = append(names, a.Name)
			require.NotEmpty(t, a.Role, lead)
		}
		require.Equal(t, []string{"Member", "Household owner", "Guest"}, names, lead)
	}
}
