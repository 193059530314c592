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
