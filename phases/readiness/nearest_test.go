package readiness

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLookedUpAndComparedAgree: of many holders on one line the same is found
// by rare words as by comparing all.
func TestLookedUpAndComparedAgree(t *testing.T) {
	t.Parallel()
	dice := rand.New(rand.NewPCG(1, 2))
	words := func() []string {
		var out []string
		for range 1 + dice.IntN(6) {
			out = append(out, strconv.Itoa(dice.IntN(4+dice.IntN(12))))
		}
		slices.Sort(out)
		return slices.Compact(out)
	}
	for range 200 {
		s := &shelf{}
		for i := range 2 * few {
			s.holders = append(s.holders, holder{&statement{keys: words()}, 1, 1 + i%3})
		}
		for range 20 {
			keys, begin, from := words(), dice.IntN(few/2), 1+dice.IntN(3)
			best, share := -1, 0.0
			for i := begin; i < len(s.holders); i++ {
				if h := s.holders[i]; h.to >= from && shareOf(keys, h.keys) > share {
					best, share = i, shareOf(keys, h.keys)
				}
			}
			got, gotShare := s.nearest(keys, begin, len(s.holders), from)
			if share >= sameText {
				require.Equal(t, best, got, "%v from %d", keys, begin)
				require.InDelta(t, share, gotShare, 1e-9)
			} else {
				require.Less(t, gotShare, sameText)
			}
		}
	}
}
