package command

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestHeapsGrowToTheRoomAndLargeOnesAsUsual(t *testing.T) {
	t.Parallel()
	room := heapSize(32 << 20)
	most := room.mostPercent()
	require.Equal(t, 700, most)
	for live, want := range map[heapSize]int{
		0: most, 1 << 20: most, 8 << 20: 300, 16 << 20: 100, 20 << 20: 60, 23 << 20: 39, 24 << 20: eighthPercent, 63 << 20: eighthPercent, 64 << 20: usualPercent, 1 << 32: usualPercent,
	} {
		require.Equal(t, want, room.percentFor(live), live)
	}
}

func TestOnlyHeapsWithinTheirRoomHaveALimit(t *testing.T) {
	t.Parallel()
	room := heapSize(32 << 20)
	require.Equal(t, int64(32<<20+besideHeap), room.limitFor(0))
	require.Equal(t, int64(32<<20+besideHeap), room.limitFor(31<<20))
	require.Equal(t, int64(noLimit), room.limitFor(32<<20))
}
