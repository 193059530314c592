package reading

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
)

func TestMatcherFindsTheLongestFirst(t *testing.T) {
	t.Parallel()
	m := NewMatcher[int]()
	for i, phrase := range []string{"rate", "rate limit", "limit*", "^the", "上限", "最高上限"} {
		m.Add(phrase, i)
	}
	got := []int{}
	for _, h := range m.Find("The RATE limits and the rate limit, pirate, 最高上限") {
		got = append(got, h.Value)
	}
	assert.Equal(t, []int{3, 0, 2, 1, 0, 2, 5, 4}, got)
	h, ok := m.First("no such word but limits")
	assert.True(t, ok)
	assert.Equal(t, "limits", "no such word but limits"[h.Start:h.End])
	_, ok = m.First("nothing")
	assert.False(t, ok)
}
