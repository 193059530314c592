package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatTheMakersWouldLikeIsNoDemand: a leaning of those who build names a technology and asks for
// nothing, and what a part is built on is chosen and no promise of how well.
func TestWhatTheMakersWouldLikeIsNoDemand(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"Engineering would like to use Kotlin for the services because that's what the team knows.":     "note",
		"The team prefers Vue for the screens.":                                                         "note",
		"Operations would rather have Podman than Docker.":                                              "note",
		"The site server will be a small industrial PC running Linux with PostgreSQL.":                  "constraint",
		"The counter screen is a web app.":                                                              "technology",
		"The tool is written in Go and shipped for Windows 10 and later, macOS 12 and later and Linux.": "quality",
		"Customers prefer short answers, so no page has more than 200 words.":                           "quality",
	} {
		u := understood(t, "# Ovenhall\n\nOvenhall is an order book for bakeries.\n\n## Features\n\n- Print one tag per tray.\n\n## Non-functional requirements\n\n**Technology.** "+line+"\n")
		got := ""
		switch {
		case len(u.Qualities) > 0:
			got = "quality"
		case len(u.Constraints) > 0:
			got = "constraint"
		case len(u.Notes) > 0:
			got = "note"
		case len(u.Technologies) > 0:
			got = "technology"
		}
		require.Equal(t, want, got, line)
		require.Len(t, u.Features, 1, line)
	}
}

// TestAWordForADeviceIsNoPlatform: when a number of a phone is deleted is a matter of law, and what a
// housing bears one of the device. What once happened only says why.
func TestAWordForADeviceIsNoPlatform(t *testing.T) {
	t.Parallel()
	for line, want := range map[string][2]string{
		"Guests' phone numbers are deleted 12 months after their last visit.":                           {"C", "Guests' phone numbers are deleted 12 months after their last visit."},
		"Terminals have to be rated IP66 or better; dust killed the last two tablets in under a month.": {"R", "Terminals have to be rated IP66 or better."},
	} {
		u := understood(t, "# Ovenhall\n\nOvenhall is an order book for bakeries.\n\n## Non-functional requirements\n\n**Environment.** "+line+"\n")
		require.Len(t, u.Qualities, 1, line)
		require.Equal(t, want[0], u.Qualities[0].Class, line)
		require.Contains(t, u.Qualities[0].Text, want[1], line)
		require.NotContains(t, u.Qualities[0].Text, "killed")
	}
}
