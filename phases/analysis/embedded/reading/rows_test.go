package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTwoRowsOfOneSentenceAreMadeWhole: a row that goes on says the whole.
func TestTwoRowsOfOneSentenceAreMadeWhole(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ above, below, wantAbove, want string }{
		{"a boat leaves when it is this full …", "… or has waited this long", "a boat leaves when it is this full", "a boat leaves when it is this full or has waited this long"},
		{"满这么多人发船……", "……或等待这么久", "满这么多人发船", "满这么多人发船 或等待这么久"},
		{"a boat leaves", "… or waits", "a boat leaves", "… or waits"},
		{"a boat leaves …", "a boat waits", "a boat leaves …", "a boat waits"},
	} {
		above, below := []string{"`a`", c.above}, []string{"`b`", c.below}
		goOn(above, below)
		require.Equal(t, c.wantAbove, above[1])
		require.Equal(t, c.want, below[1])
	}
}
