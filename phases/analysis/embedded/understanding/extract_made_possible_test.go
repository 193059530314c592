package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatIsToBePossible: who can do what after "it must be possible" and "there should be a way",
// with the weight of its verb; where no deed follows, the sentence stays.
func TestWhatIsToBePossible(t *testing.T) {
	lex := understood(t, "# Shelf\n\nAn app.\n").Lex
	for text, want := range map[string][2]string{
		"It must be possible to swap two beds.":                                 {"The ability to swap two beds.", ""},
		"It should be possible for the warden to close a hut. Guests are told.": {"The warden should be able to close a hut. Guests are told.", "should"},
		"There should be a way to reprint a ticket.":                            {"The ability to reprint a ticket.", "should"},
		"When a hut is full, it must be possible for guests to join a list.":    {"When a hut is full, guests must be able to join a list.", ""},
		"We need a way to the station.":                                         {"We need a way to the station.", ""},
		"Members can book a hut.":                                               {"Members can book a hut.", ""},
	} {
		said, weight := lex.madePossible(text)
		require.Equal(t, want, [2]string{said, weight}, text)
	}
}
