package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestEachDoesEveryNumberOnce(t *testing.T) {
	t.Parallel()
	for _, n := range []int{0, 1, 2, 1000} {
		done := make([]int, n)
		each(n, func(i int) { done[i]++ })
		for i := range done {
			require.Equal(t, 1, done[i], "number %d of %d", i, n)
		}
	}
}
