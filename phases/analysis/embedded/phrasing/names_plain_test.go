package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAWordThatTheSourceWritesSmallIsNoName: a name elsewhere may be a plain word here.
func TestAWordThatTheSourceWritesSmallIsNoName(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ source, text, want string }{
		{"notes: tap letters, form a word of 4, word nerds want ranking", "Word nerds", "word nerds"},
		{"The report is a Word file. A word may be marked.", "Word nerds", "Word nerds"},
		{"kept in redis", "Redis keys", "Redis keys"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
		w.Source.Text = c.source
		require.Equal(t, c.want, w.LowerStart(c.text), c.source)
	}
}
