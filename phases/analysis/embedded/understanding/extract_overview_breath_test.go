package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAnIdeaInOneBreathIsNoFunction: what notes tell in one breath is what the product is,
// where the functions stand below; notes that list none tell them there.
func TestAnIdeaInOneBreathIsNoFunction(t *testing.T) {
	t.Parallel()
	const idea = "## reading ring - notes\n\n- idea in one breath: four people, one shelf of books, take turns reading, swap each other's marks\n- why: our last ring died in a month because nobody saw who had which book\n"
	u := understood(t, idea+"\n### how a round goes\n\n* a reader takes a book from the shelf\n* a reader hands the book on after 14 days\n* a reader leaves a mark\n* the round ends when everybody has read all\n")
	require.Len(t, u.Pitch, 1)
	require.Contains(t, u.Pitch[0].Text, "take turns reading")
	for _, f := range u.Features {
		require.NotContains(t, f.Text, "four people")
	}
}
