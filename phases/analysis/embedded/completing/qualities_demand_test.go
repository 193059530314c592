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

// TestTheMemoryOfADeviceIsNoTarget: what a device is bought with bounds nothing of the product.
func TestTheMemoryOfADeviceIsNoTarget(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Till"}, "standard")
	rows := w.judgedBy(&understanding.QualityFact{Text: "Runs on a Pi Zero 2 W with 512 MB; memory use should stay below 60 MB.", Class: "P", Metric: "runs on a Pi Zero 2 W", Target: "512 MB", Source: specs.FromLines(1, 1)})
	require.Len(t, rows, 2)
	require.Equal(t, []string{"Memory use", "below 60 MB"}, []string{rows[0].Metric, rows[0].Target})
	require.Equal(t, "Steps of the acceptance tests that fail on a Pi Zero 2 W with 512 MB", rows[1].Metric)
}
