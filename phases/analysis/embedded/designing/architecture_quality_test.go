package designing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// A means is named where the words of a quality call for it, and none is made
// up where they do not.
func TestMeansOfQualities(t *testing.T) {
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	for _, c := range []struct{ class, text, want string }{
		{"R", "After the loss of one data centre the desk is back within 30 minutes.", "more than one place"},
		{"R", "No booking is ever lost.", "Only what is stored is confirmed"},
		{"R", "No seat is sold twice: double bookings 0.", "unique rule"},
		{"SC", "Quotas per customer: 40 vessels and 10 users.", "beyond the limit is refused"},
		{"SC", "The desk takes 300 messages per second.", "queue"},
		{"S", "Passport numbers are stored encrypted.", "a key outside of the data"},
		{"S", "HTTPS only.", "not encrypted"},
		{"S", "Passwords never stand in the file.", ""},
		{"P", "A ticket is printed within 3 seconds.", ""},
	} {
		got := ""
		if r := tactic(d.Tactics, c.class, "service", phrasing.NewWordIndex(c.text)); r != nil {
			got = r.Text.In("en")
		}
		require.True(t, strings.Contains(got, c.want) && (c.want == "") == (got == ""), "%s: %s", c.text, got)
	}
}
