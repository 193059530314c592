package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestBareTitlesAreThings: the name of a function over a list of what it does asks for a thing,
// although its first word could be a verb; a deed stays one.
func TestBareTitlesAreThings(t *testing.T) {
	for title, want := range map[string]string{
		"Plot register": "A plot register.",
		"Water meters":  "The water meters.",
		"Event list":    "An event list.",
		"Book visits":   "Book visits.",
		"Waiting list":  "Waiting list.",
	} {
		t.Run(title, func(t *testing.T) {
			u := understood(t, "# PlotBook\n\nAn app for an allotment association.\n\n## Features\n\n1. **"+title+"**\n   - Stewards can attach up to 10 photos.\n2. **Noticeboard**\n   - Stewards post notices.\n")
			require.NotEmpty(t, u.Features)
			require.Equal(t, want, u.Features[0].Text)
		})
	}
}
