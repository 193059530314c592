package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
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
