package embedded

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/phases/analysis"
)

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
