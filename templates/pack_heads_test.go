package templates

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPackHeadsSayWhatWholePacksSay(t *testing.T) {
	t.Parallel()
	set := New(nil, "")
	heads, err := set.PackHeads()
	require.NoError(t, err)
	packs, err := set.Packs()
	require.NoError(t, err)
	require.Len(t, heads, len(packs))
	for i := range packs {
		require.Equal(t, packs[i].ID, heads[i].ID)
		require.Equal(t, packs[i].Fallback, heads[i].Fallback)
		require.Equal(t, packs[i].Triggers, heads[i].Triggers)
		require.Empty(t, heads[i].Features)
	}
}
