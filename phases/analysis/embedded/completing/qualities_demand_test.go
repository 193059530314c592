package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestWhatHoldsUntilAReleaseIsDemandedNow: "before v2" puts nothing off until then.
func TestWhatHoldsUntilAReleaseIsDemandedNow(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Till"}, "standard")
	for text, want := range map[string]bool{
		"Semantic versioning. Nothing exported is removed before v2.": true,
		"Old tills are supported until v2.":                           true,
		"A second currency in v2.":                                    false,
	} {
		require.Equal(t, want, w.demands(&understanding.QualityFact{Text: text, Class: "PO", Source: specs.FromLines(1, 1)}), text)
	}
}
