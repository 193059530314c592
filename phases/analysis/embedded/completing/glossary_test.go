package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// What the deeds of a short source are done to comes before words of its domain.
func TestThingsThatAreHandledAreTerms(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Garden book", Features: []understanding.FeatureFact{
		{Name: "Add beds", Text: "Gardeners can add beds.", Actor: "Gardener", Want: "add beds", Source: specs.FromLines(1, 1)},
		{Name: "Book visits themselves", Text: "Gardeners can book visits themselves.", Actor: "Gardener", Want: "book visits themselves", Source: specs.FromLines(2, 2)},
	}}, "standard")
	var names []string
	for _, term := range w.glossary(&specs.Refined{}) {
		names = append(names, term.Term)
	}
	require.Contains(t, names, "Bed")
	require.Contains(t, names, "Visit")
}
