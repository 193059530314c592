package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestATopicHasSeveralFunctions: below a heading that names a topic, what is done to another thing than the
// first sentence speaks of is a function of its own; what goes on with it stays with it.
func TestATopicHasSeveralFunctions(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		heading, text string
		own           bool
	}{
		{"Administration", "Price lists are uploaded by the cashier as a spreadsheet.", true},
		{"Administration", "Branch accounts are created by the office.", true},
		{"Reports and audit", "A weekly summary is e-mailed to the board on Monday.", true},
		{"Reports and audit", "Entries of the journal cannot be deleted by anyone.", true},
		{"Administration", "A licence that expires within 60 days is shown in amber.", false},
		{"Administration", "It is kept for a year.", false},
		{"Administration", "These are shown in red.", false},
		{"Change a licence", "A notice is sent to the rider.", false},
	} {
		u := understood(t, "# Stall\n\nStall is a web application for market inspectors.\n\n## Functional requirements\n\n### Booking\n\nA trader can book a pitch for one day.\n\n### "+c.heading+"\n\nOnly the inspector may change a licence.\n\n"+c.text+"\n")
		own := false
		for i := range u.Features {
			own = own || u.Features[i].Text == c.text
		}
		require.Equal(t, c.own, own, c.heading+": "+c.text)
	}
}
