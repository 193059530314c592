package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/templates"
)

// A domain that a source touches in passing is none of its own: a calendar that
// it reads, a login that is there, a text message that is not wanted.
func TestPacksFitWhatIsToBeDone(t *testing.T) {
	t.Parallel()
	set := templates.New(nil, "")
	heads, err := set.PackHeads()
	require.NoError(t, err)
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"a book that stays elsewhere": {`# Wall screen for the surgery

- The receptionist checks a patient in and hands over a slip with a number.
- The screen shows the number being called and the room.
- A doctor calls the next number with one press.
- Reception can pause a doctor who is called away.

The appointment book stays where it is; we get an export every morning.
`, nil},
		"a login that is there": {`# Log book for the rowing boats

- A rower writes down the boat, the time and the way.
- The boat warden locks a damaged boat.
- The log book lists the kilometres of each rower.
- A boat that is not back at dusk is shown in red.

Login is the one of the club's web site.
`, nil},
		"bookings are what it is for": {`# Court plan

- A member books a court for an hour.
- A member can cancel the booking until the evening before.
- The warden blocks a court for a tournament.
- A court that is freed goes to the first on the waiting list.
`, []string{"scheduling"}},
		"a tool by its form": {`# sieve

A command-line tool that reads stdin.

- Rows that match are printed to standard output.
- A broken row is counted.
- The exit code is 1 when nothing matched.
- Columns are chosen by name.
`, []string{"cli"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := Understand(Read(analysis.Source{Name: "x.md", Text: c.text}), loadLexicons(t))
			require.NotNil(t, deedsOf(u))
			var got []string
			for _, s := range deedsOf(u).fitting(scorePacks(newWordIndex(wantedText(c.text, u)), heads), heads) {
				got = append(got, s.id)
			}
			require.Equal(t, c.want, got)
		})
	}
}
