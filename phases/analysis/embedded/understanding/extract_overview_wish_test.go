package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a lead says of how much something is wished is no part of the wish, and ranks it.
func TestALeadOfAWishIsNoPartOfIt(t *testing.T) {
	t.Parallel()
	u := understood(t, `Hi, the boats of our club are booked on paper today and half of the sheets get lost.

what I'd love: a member opens a page and books a boat for a day.

would be nice: the warden gets a mail when a boat is broken.
`)
	var got [][2]string
	for _, f := range u.Features {
		got = append(got, [2]string{f.Text, f.Priority})
	}
	require.Equal(t, [][2]string{{"A member opens a page and books a boat for a day.", ""}, {"The warden gets a mail when a boat is broken.", "could"}}, got)
}
