package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A title ends where a phrase ends: not between a comparative and its measure, not
// before a preposition that ends the phrase.
func TestCutPhraseLeavesNothingHanging(t *testing.T) {
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Ferry desk", Product: "Ferry desk"}, "standard")
	for _, c := range []struct {
		text string
		n    int
		want string
	}{
		{"`Open` refuses an empty name, zero or negative sizes, and a window smaller than one", 75, "`Open` refuses an empty name, zero or negative sizes, and a window smaller than one"},
		{"Send a lost ticket again up to 5 times with growing pauses, 20 s to start with", 70, "Send a lost ticket again up to 5 times with growing pauses"},
		{"Prefer a cabin that is cheaper than the one asked for in the first place by the guest", 44, "Prefer a cabin"},
		{"`stop` or a pulled plug: nothing confirmed is lost, at most one ticket per desk is printed twice", 80, "`stop` or a pulled plug: nothing confirmed is lost"},
		{"Boardings of known crews and their guests (pilots, divers, mechanics) are counted separately", 75, "Boardings of known crews and their guests are counted separately"},
		{"Send a ticket to the desk with its price and its seat (also by post)", 60, "Send a ticket to the desk with its price and its seat"},
	} {
		require.Equal(t, c.want, w.CutPhrase(c.text, c.n))
	}
}
