package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestANameOfTwoWordsKeepsItsCapitals: inside a sentence the first word of a place or of somebody stays
// as it is, and a command or an adjective in front of a name does not.
func TestANameOfTwoWordsKeepsItsCapitals(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Quayline", Technologies: []understanding.TechnologyFact{{Name: "Azure"}}}, "standard")
	w.Source = analysis.Source{Text: "# Quayline\n\nReviewers: Brenda Ollis, Dr. Weir\n\nThe boats lie in Lower Quay and Port Arden. A portable scanner.\n\n- Export Excel files\n- Public Azure region\n- Every Monday\n- Send Monday lists\n"}
	for text, want := range map[string]string{
		"Port Arden live":         "Port Arden live",
		"Lower Quay and the pier": "Lower Quay and the pier",
		"Brenda Ollis signs off":  "Brenda Ollis signs off",
		"Export Excel files":      "export Excel files",
		"Public Azure region":     "public Azure region",
		"Every Monday":            "every Monday",
		"Send Monday lists":       "send Monday lists",
		"The Arden line":          "the Arden line",
		"Portable scanners":       "portable scanners",
	} {
		require.Equal(t, want, w.LowerStart(text), text)
	}
}
