package readiness

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// TestFollow: a fact is placed where a statement of the same lines holds most of
// its words, and listed when nothing does.
func TestFollow(t *testing.T) {
	t.Parallel()
	brief := &specs.Brief{Title: "Books", InScope: []specs.Item{
		{Text: "A clerk can check an invoice.", Source: specs.FromLines(3, 3)},
		{Text: "A clerk can check an invoice.", Source: specs.FromLines(9, 9)},
	}}
	fact := func(text string, line int) analysis.Fact {
		return analysis.Fact{Kind: "feature", Text: text, Source: specs.FromLines(line, line)}
	}
	got := follow(analysis.FactsOutput{Facts: []analysis.Fact{
		fact("a clerk can check an invoice", 3),
		fact("a driver loads the van", 3),
		fact("a clerk can check an invoice", 5),
	}}, &specs.Package{Brief: brief}, decisions{})
	require.Equal(t, 3, got.stated)
	require.Equal(t, 1, got.placed)
	require.Equal(t, []int{3, 5}, got.lines)
}
