package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestOnlyADeedComesToNothing tests no failure of what lists outcomes itself, and
// takes an opinion about a wish for a remark.
func TestOnlyADeedComesToNothing(t *testing.T) {
	t.Parallel()
	w := ward(t)
	require.Empty(t, w.deedFails("check_fails_library", "tell why: which rule, which ward"))
	require.Contains(t, w.deedFails("check_fails_library", "read the ward list"), "cannot read the ward list")
	require.True(t, w.IsRemark("Everybody likes it, could be in the first release"))
	require.False(t, w.IsRemark("A nurse must find a free bed"))
}

// TestWhoeverTestsADeedIsNotItsWriter: "us" of a letter is the team.
func TestWhoeverTestsADeedIsNotItsWriter(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Kiln", Product: "Kiln"}, "standard")
	for _, c := range []struct{ deed, want string }{
		{"export their glazes without calling us", "without calling the team"},
		{"export their glazes", "their glazes"},
	} {
		require.Contains(t, w.personDeed("potter", c.deed).Main, c.want)
	}
}
