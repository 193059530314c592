package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestADeniedLowerBoundIsALeast: what must not fall below a number is at least that.
func TestADeniedLowerBoundIsALeast(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	for _, c := range []struct{ text, target, want string }{
		{"The crash-free rate must not fall below 99.5 %.", "below 99.5 %", "at least 99.5 %"},
		{"The stock never drops under 20 units.", "under 20 units", "at least 20 units"},
		{"There must be no fewer than 3 copies.", "fewer than 3 copies", "at least 3 copies"},
		{"Frames must not be read below 5 °C.", "below 5 °C", ""},
		{"The queue stays below 10.", "below 10", ""},
	} {
		require.Equal(t, c.want, w.NotLess(c.text, c.target), c.text)
	}
	metric, target := w.goalMeasure(&understanding.GoalFact{Text: "The crash-free rate of the app must not fall below 99.5 %.", Metric: "The crash-free rate of the app", Target: "below 99.5 %"})
	require.Equal(t, "The crash-free rate of the app: at least 99.5 %", metric+": "+target)
}

// TestANumberOfTheReasonIsNoTarget: a quality is bounded by its own number, and not by that
// of why it is asked for.
func TestANumberOfTheReasonIsNoTarget(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	for text, want := range map[string]string{
		"Tickets are kept for 10 years, since claims of passengers run up to 12 years in most ports": "Tickets are kept for 10 years",
		"Tickets are kept for 10 years, because the tax office asks for 10 years of them":            "Tickets are kept for 10 years",
		"Tickets have been kept for 10 years, since 2011":                                            "Tickets have been kept for 10 years, since 2011",
		"Tickets are kept for long, since claims of passengers run up to 12 years":                   "Tickets are kept for long, since claims of passengers run up to 12 years",
	} {
		require.Equal(t, want, w.withoutReason(&understanding.QualityFact{Text: text}).Text, text)
	}
}

// The machine on which something is measured is no target, whatever its numbers count.
func TestTheMachineOfAMeasurementIsNoTarget(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"A plan with 1,000 stalls is drawn in less than 2 seconds on an old laptop (4 cores, 8 GB RAM).": "A plan with 1,000 stalls is drawn in less than 2 seconds on an old laptop.",
		"Memory stays below 300 MB (peak below 400 MB).":                                                 "Memory stays below 300 MB (peak below 400 MB).",
	} {
		require.Equal(t, want, withoutAside(text))
	}
}
