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
	got := follow(analysis.Source{}, analysis.FactsOutput{Facts: []analysis.Fact{
		fact("a clerk can check an invoice", 3),
		fact("a driver loads the van", 3),
		fact("a clerk can check an invoice", 5),
	}}, &specs.Package{Brief: brief}, decisions{})
	require.Equal(t, 3, got.stated)
	require.Equal(t, 1, got.placed)
	require.Equal(t, []int{3, 5}, got.lines)
}

// TestFollowHome: of statements that hold the same words a fact is placed at the
// one where a reader looks for its kind.
func TestFollowHome(t *testing.T) {
	t.Parallel()
	line := specs.FromLines(7, 7)
	const said = "The van is weighed at the gate."
	pkg := &specs.Package{
		Brief:        &specs.Brief{Title: "Weighbridge", InScope: []specs.Item{{Text: said, Source: line}}},
		Requirements: []*specs.Requirement{{ID: "REQ-001", Title: "Weigh the van", Description: []specs.Item{{Text: said, Source: line}}}},
		Architecture: &specs.Architecture{Trust: []specs.Item{{Text: said, Source: line}}},
	}
	for kind, want := range map[string]string{
		"feature": "requirements/REQ-001.md", "problem": "product-brief.md", "technology": "architecture/_index.md", "quality": "requirements/REQ-001.md",
	} {
		got := follow(analysis.Source{}, analysis.FactsOutput{Facts: []analysis.Fact{{Kind: kind, Text: said, Source: line}}}, pkg, decisions{})
		require.Equal(t, 1, got.placed, kind)
		require.Contains(t, got.places[0].Where, want, kind)
	}
}
