package embedded

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/phases/analysis"
)

func TestMatcherFindsTheLongestFirst(t *testing.T) {
	t.Parallel()
	m := newMatcher[int]()
	for i, phrase := range []string{"rate", "rate limit", "limit*", "^the", "上限", "最高上限"} {
		m.add(phrase, i)
	}
	got := []int{}
	for _, h := range m.find("The RATE limits and the rate limit, pirate, 最高上限") {
		got = append(got, h.value)
	}
	assert.Equal(t, []int{3, 0, 2, 1, 0, 2, 5, 4}, got)
	h, ok := m.first("no such word but limits")
	assert.True(t, ok)
	assert.Equal(t, "limits", "no such word but limits"[h.start:h.end])
	_, ok = m.first("nothing")
	assert.False(t, ok)
}

// One source is read and understood once, whatever depth a task asks for.
func TestASourceIsUnderstoodOnce(t *testing.T) {
	t.Parallel()
	e := fresh()
	src := analysis.Source{Name: "a.md", Text: "# Boats\n\nMembers can book a boat.\n"}
	light, deep := e.study(analysis.Common{Source: src, Depth: "light"}), e.study(analysis.Common{Source: src, Depth: "comprehensive"})
	assert.NotSame(t, light, deep, "the packs differ by depth")
	assert.Same(t, light.u, deep.u)
	src.Plain = true
	assert.NotSame(t, light.u, e.study(analysis.Common{Source: src, Depth: "light"}).u, "plain text is read differently")
}
