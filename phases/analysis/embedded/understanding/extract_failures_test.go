package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestFailuresToldByCase: below a heading of failures the label is the case in which the rest
// happens.
func TestFailuresToldByCase(t *testing.T) {
	for item, want := range map[string]string{
		"Redis is down: codes are read from PostgreSQL for up to 6 hours. Deposits go on.": "When Redis is down, codes are read from PostgreSQL for up to 6 hours, and deposits go on.",
		"Locker does not open: resident gets a new code.":                                  "When the locker does not open, the resident gets a new code.",
		"Network lost: wall keeps working with the codes it has.":                          "When the network is lost, the wall keeps working with the codes it has.",
		"Door left open: after 2 minutes a sound is played.":                               "When the door is left open, after 2 minutes a sound is played.",
		"Duplicate scan: second one is ignored.":                                           "In case of a duplicate scan, the second one is ignored.",
		"Two residents scan the same label: the desk is told.":                             "When two residents scan the same label, the desk is told.",
	} {
		t.Run(item, func(t *testing.T) {
			u := understood(t, "# Parcel wall\n\nA locker wall for parcels in our hall.\n\n## Features\n\n- A resident opens the locker with a code.\n\n## Failure handling\n\n- "+item)
			require.Len(t, u.Features, 2)
			require.Equal(t, want, u.Features[1].Text)
			require.Empty(t, u.Constraints)
		})
	}
}
