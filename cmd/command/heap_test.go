package command

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestHeapsGrowToTheRoomAndLargeOnesAsUsual(t *testing.T) {
	t.Parallel()
	for live, want := range map[uint64]int{
		0: mostPercent, 1 << 20: mostPercent, 8 << 20: 300, 16 << 20: 100, 20 << 20: 60, 24 << 20: halfPercent, 63 << 20: halfPercent, 64 << 20: usualPercent, 1 << 32: usualPercent,
	} {
		require.Equal(t, want, percentFor(live), live)
	}
}
