package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestAWishAboutOthersSaysWhatTheyShouldDo(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Actors: []understanding.ActorFact{{Name: "Driver"}}}, "standard")
	for _, c := range []struct{ text, want string }{
		{"I would like the family contact to get one text message", "The family contact should get one text message"},
		{"I'd like the opening hours to be shown on the page", "The opening hours should be shown on the page"},
		{"We would like the drivers to confirm the tour", "The drivers should confirm the tour"},
		{"We would like every driver to sign", "Every driver should sign"},
		{"I would like the option to be reminded by mail", "I would like the option to be reminded by mail"},
		{"I would like the right to be forgotten", "I would like the right to be forgotten"},
		{"I would like the button to print the list", "I would like the button to print the list"},
		{"I would like to see the list", "I would like to see the list"},
		{"I would like a list to be printed", "I would like a list to be printed"},
	} {
		require.Equal(t, c.want, w.wishedOf(c.text), c.text)
	}
}
