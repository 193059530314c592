package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestLikest(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		whole, wanted []string
		want          []int
	}{
		"one left":              {[]string{"a", "b", "c"}, []string{"a", "c"}, []int{1, 3}},
		"one came in":           {[]string{"a", "b"}, []string{"x", "b"}, []int{3, 2}},
		"otherwise ordered":     {[]string{"a", "b", "c"}, []string{"c", "a"}, []int{3, 1}},
		"the first of two":      {[]string{"a"}, []string{"a", "a"}, []int{1, 2}},
		"nothing there before":  {nil, []string{"x", "y"}, []int{1, 2}},
		"nothing is left of it": {[]string{"a"}, nil, []int{}},
	} {
		require.Equal(t, c.want, likest(len(c.whole), len(c.wanted), func(k, i int) int { return rankBool(c.whole[k] == c.wanted[i]) }), name)
	}
}
