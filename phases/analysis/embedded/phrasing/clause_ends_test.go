package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The verb of a clause may end it; what stands before is what it is about.
func TestVerbAtTheEndOfAClause(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for _, c := range []struct{ text, subject, verb string }{
		{"Bookings that nobody has paid after 20 minutes expire.", "Bookings that nobody has paid after 20 minutes", "expire"},
		{"Moving a berth less than 2 hours before the arrival is not allowed.", "Moving a berth less than 2 hours before the arrival", "is"},
		{"Swapping shifts before the week starts is free.", "Swapping shifts before the week starts", "is"},
		{"Booking before the season is over", "", ""}, // a deed up to that moment
		{"Requests that the skipper signs in", "", ""},
	} {
		got, ok := w.ParseClause(c.text)
		require.Equal(t, c.verb != "", ok, c.text)
		require.Equal(t, c.subject, got.Subject, c.text)
		require.Equal(t, c.verb, got.Verb, c.text)
	}
}

// What looks like a noun is a verb where things and how they are follow it.
func TestAVerbBeforeDescribedThings(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for _, c := range []struct{ text, want string }{
		{"reports delivered parcels to the desk", "report delivered parcels to the desk"},
		{"reports delivered by the courier", ""},
		{"requests that nobody has answered expire after a day", ""},
		{"reports the delay to the desk", "report the delay to the desk"},
	} {
		got, _ := w.BaseForm(c.text)
		require.Equal(t, c.want, got, c.text)
	}
}

// One of several kinds of people acts, however the source joins them.
func TestPeopleJoinedByAnd(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for name, want := range map[string]string{
		"Skippers and harbour masters": "skipper or harbour master",
		"Health and safety officers":   "health and safety officer",
	} {
		require.Equal(t, want, w.ActorName(name))
	}
}

// A title that ends before "or" would name the first of two ways as the only one.
func TestATitleKeepsNoHalfOfTwoWays(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	require.Equal(t, "Rent guest berths", w.CutPhrase("Rent guest berths as single nights or as a season of up to 20 weeks with a discount", 44))
}
