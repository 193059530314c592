package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// TestHowThingsStandIsNoDuty: how far a project is and what goes wrong for people are told,
// and nobody asks that it stay so.
func TestHowThingsStandIsNoDuty(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want int
	}{
		{"Nothing in this folder works yet – the page is a sketch.", 0},
		{"Nothing here is built yet – this page is the plan.", 0},
		{"Nothing is written down yet.", 1},
		{"The importer is not finished yet.", 1},
		{"Our nurses lose track of the spare keys.", 1},
		{"Most caretakers spend hours on the phone.", 1},
		{"The app warns when nothing is booked yet.", 0},
		{"The app shows the bookings that are not paid yet.", 0},
		{"The app helps nurses who lose track of keys.", 0},
	} {
		u := understood(t, "# Key cabinet\n\nA cabinet for keys.\n\n"+c.text+"\n\n## Features\n\n- Nurses can book a key.\n")
		require.Len(t, u.Problem, c.want, c.text)
	}
}

// TestAnAdverbIsNoPartOfAName: what a thing never holds is not a field of a thing whose name
// ends in "never".
func TestAnAdverbIsNoPartOfAName(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"A waybill never contains prices, only weight, sender and date.", ""},
		{"A waybill contains weight, sender and date.", "waybill"},
	} {
		u := understood(t, "# Depot\n\nA tool for parcels.\n\n## Waybill\n\n"+c.text+"\n")
		got := ""
		for i := range u.Entities {
			got += u.Entities[i].Name
		}
		require.Equal(t, c.want, reading.Lower(got), c.text)
	}
}
