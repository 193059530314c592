package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheHeadOfAPaperTellsHowLargeAHouseIs: how many people and places the house has for
// which a paper was written is a fact, also where the paper only mentions it.
func TestTheHeadOfAPaperTellsHowLargeAHouseIs(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Collected in two evenings with the Kestrel rowing club (juniors, 40 boats, 2 boathouses).": true,
		"Collected in two evenings with the Kestrel rowing club (2 hours, 3 days).":                 false,
		"Written by the harbour master on a Sunday.":                                                false,
		"Boats are switched over by number (1 %, 10 %, 50 %).":                                      false,
	} {
		u := understood(t, "# Boat bookings\n\n"+text+"\nToday bookings are on a whiteboard.\n\n## Features\n\n- A member can book a boat.\n")
		got := false
		for _, it := range u.Situation {
			got = got || it.Text == text
		}
		require.Equal(t, want, got, text)
	}
}
