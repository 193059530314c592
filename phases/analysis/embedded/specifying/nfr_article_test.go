package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAPartStandsBehindItsArticle: a part of the product with which a cell begins gets its
// article, and what has one, a name and what nobody counts do not.
func TestAPartStandsBehindItsArticle(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Shelf", Product: "Shelf"}, "standard")
	for text, want := range map[string]string{
		"Web catalogue page MUST meet WCAG 2.2 AA.":      "The web catalogue page MUST meet WCAG 2.2 AA.",
		"Loan list with 50,000 loans MUST open at once.": "The loan list with 50,000 loans MUST open at once.",
		"The loan list MUST open at once.":               "The loan list MUST open at once.",
		"Shelf service MUST answer.":                     "Shelf service MUST answer.",
		"Loan Service MUST answer.":                      "Loan Service MUST answer.",
		"Access MUST be logged.":                         "Access MUST be logged.",
	} {
		require.Equal(t, want, w.articled(text, specs.Must))
	}
}
