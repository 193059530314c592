package phases

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestIsKey(t *testing.T) {
	t.Parallel()
	for _, key := range Keys() {
		require.True(t, IsKey(key), key)
		require.True(t, IsKey(key+"-2"), key)
	}
	for _, key := range []string{"clarification.round-1.3", "clarification.round-2.more", "clarification.confirm-1-2", "clarification.correct-1.how", "brief.conflict-3", "epics.new-title-4"} {
		require.True(t, IsKey(key), key)
	}
	for _, key := range []string{"", "-", ".", "1", "discovery", "discovery.dept", "discovery.depth.x", "discovery.depth2", "Discovery.depth", "brief.review-x", "clarification.round-1.3x"} {
		require.False(t, IsKey(key), key)
	}
}
