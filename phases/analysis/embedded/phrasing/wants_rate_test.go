package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestARateStandsBeforeAClauseThatWouldTakeIt: behind "at least 3 times" it would say how
// often the three times are.
func TestARateStandsBeforeAClauseThatWouldTakeIt(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	require.True(t, w.SwallowsRate("to get a list of questions for which nothing was found at least 3 times", "every Monday"))
	require.False(t, w.SwallowsRate("to get a list of the 20 most changed drafts", "every Monday"))
	require.False(t, w.SwallowsRate("to get a list of those who left", "at noon"))
	require.Equal(t, "to get, every Monday, a list of questions", w.RateBehindVerb("to get a list of questions", "every Monday"))
	require.Equal(t, "a list of questions", w.RateBehindVerb("a list of questions", "every Monday"))
}
