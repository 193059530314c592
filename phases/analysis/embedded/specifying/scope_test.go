package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestNumbersAreKept(t *testing.T) {
	t.Parallel()
	list := func(texts ...string) []numberedAs {
		var out []numberedAs
		for i, text := range texts {
			mark, title, _ := strings.Cut(text, " ")
			out = append(out, numberedAs{mark: mark, title: title, number: i + 1})
		}
		return out
	}
	for _, c := range []struct {
		whole, wanted []numberedAs
		want          []int
	}{
		{list("L1 a", "L2 b", "L3 c"), list("L1 a", "L3 c"), []int{1, 3}},
		{list("L1 a", "L2 b"), list("L9 new", "L1 a", "L2 b", "L10 newer"), []int{3, 1, 2, 4}},
		{list("L1 a", "L2 b"), list("L1 a", "L2 called otherwise"), []int{1, 2}},
		{list("L1 a", "L1 b"), list("L1 otherwise", "L1 b"), []int{1, 2}},
		{list("L1 a", "L1 b"), list("L1 otherwise"), []int{3}},
		{list("L1 a", "L1 a"), list("L1 a", "L1 a", "L1 a"), []int{1, 2, 3}},
		{nil, list("L1 a"), []int{1}},
	} {
		require.Equal(t, c.want, numbersOf(c.whole, c.wanted))
	}
}
