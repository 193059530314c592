package codebase

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestGroupsAreOrderedAsByLookingAtAll holds the heap against sorting all groups
// anew for each place.
func TestGroupsAreOrderedAsByLookingAtAll(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(3, 5))
	rank := func(name string) int { return int(name[len(name)-1]) % 3 }
	for range 200 {
		st := &steps{count: map[string]map[string]int{}}
		var groups []string
		for i := range 1 + random.IntN(9) {
			groups = append(groups, "g"+strconv.Itoa(i))
		}
		for _, from := range groups {
			st.count[from] = map[string]int{}
			for _, to := range groups {
				if from != to && random.IntN(3) == 0 {
					st.count[from][to] = 1 + random.IntN(4)
				}
			}
		}
		want := slices.Clone(groups)
		for i := range want {
			left := want[i:]
			into := func(to string) (n int) {
				for _, from := range left {
					n += st.count[from][to]
				}
				return n
			}
			first := slices.MinFunc(left, func(a, b string) int {
				return cmp.Or(cmp.Compare(into(a), into(b)), cmp.Compare(rank(a), rank(b)), cmp.Compare(a, b))
			})
			at := i + slices.Index(left, first)
			want[i], want[at] = want[at], want[i]
		}
		back := 0
		for i, from := range want {
			for _, to := range want[:i] {
				back += st.count[from][to]
			}
		}
		st.sort(groups, rank)
		require.Equal(t, want, st.order)
		require.Equal(t, back, st.back)
	}
}

// TestARingOfManyGroups would not end if every place cost a look at all groups.
func TestARingOfManyGroups(t *testing.T) {
	t.Parallel()
	const n = 20000
	st := &steps{count: map[string]map[string]int{}}
	var groups []string
	for i := range n {
		groups = append(groups, "p"+strconv.Itoa(i))
		st.count["p"+strconv.Itoa(i)] = map[string]int{"p" + strconv.Itoa((i+1)%n): 1}
	}
	st.sort(groups, func(string) int { return 0 })
	require.Len(t, st.order, n)
	require.Equal(t, 1, st.back, "a ring has one import against any order")
	require.Equal(t, n, st.chain())
}
