package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// TestAnAnswerStandsOnNoLineOfAQuality has a statement that no line of the source states: what
// a person answered belongs to none of the qualities by its place.
func TestAnAnswerStandsOnNoLineOfAQuality(t *testing.T) {
	t.Parallel()
	out := &analysis.RequirementsOutput{NFRs: []specs.NFR{{Source: specs.FromLines(7, 8)}}}
	require.Nil(t, qualityAt(specs.Source{Kind: specs.Answered}, out))
	require.Same(t, &out.NFRs[0], qualityAt(specs.FromLines(8, 8), out))
	require.Nil(t, qualityAt(specs.FromLines(9, 9), out))
}
