package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestSecondWishIsTold: a wish keeps the second of two things that become so, what is
// never done for somebody is not their wish.
func TestSecondWishIsTold(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, role, want string }{
		{"No photo is taken and no parcel is opened during a check.", "", "no photo to be taken and no parcel to be opened during a check"},
		{"If the scale is down, sales continue and receipts are printed by hand.", "", "sales to continue and receipts to be printed by hand if the scale is down"},
		{"The tariff is a property of the lease and cannot change during its term.", "", "the tariff to be a property of the lease and not to change during its term"},
		{"A badge gets a number, asks the guard for rights (read doors, open doors) and can be switched off by the guard at any moment.", "", "a badge to get a number, ask the guard for rights (read doors, open doors) and be able to be switched off by the guard at any moment"},
		{"A permit names its holder and must be renewed every year.", "", "a permit to name its holder and be renewed every year"},
		{"The shelf is locked and it opens at noon.", "", "the shelf to be locked"},
		{"Shelf never sends a letter to a workspace admin on its own.", "user of Shelf", "Shelf not to send a letter to a workspace admin on its own"},
	} {
		got := storyOf(t, c.text, "")
		require.Equal(t, c.want, got.Want, c.text)
		if c.role != "" {
			require.Equal(t, c.role, got.Role, c.text)
		}
	}
}
