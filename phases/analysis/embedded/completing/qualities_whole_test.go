package completing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestASentenceIsItsOwnMeasure: where no name of what is measured can be cut out of a sentence
// for certain, the sentence is the measure, and its numbers are not torn from it.
func TestASentenceIsItsOwnMeasure(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ class, text, metric, target string }{
		{"A", "If the radio is down, a printed sailing list no older than 15 minutes must be available at the pier.", "If the radio is down, a printed sailing list no older than 15 minutes must be available at the pier", "15 minutes"},
		{"A", "The ticket gate works 24 hours a day.", "The ticket gate works 24 hours a day", "24 hours a day"},
		{"PO", "The archive job sends a message to the purser when the exit code is 1 or higher.", "The archive job sends a message to the purser when the exit code is 1 or higher", "1 or higher"},
		{"P", "And we answer a ticket question within 3 days.", "The team answers a ticket question within 3 days", "within 3 days"},
	} {
		q := understanding.QualityFact{Class: c.class, Text: c.text, Target: c.target, Source: specs.FromLines(3, 3)}
		w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Ferry", Qualities: []understanding.QualityFact{q}}, "standard")
		n, _ := w.QualityAsked(&q)
		require.Len(t, n.Targets, 1, c.text)
		require.True(t, strings.EqualFold(c.metric, n.Targets[0].Metric), n.Targets[0].Metric)
		require.Contains(t, n.Targets[0].Target, c.target, c.text)
		require.True(t, specs.MetricTells(&n.Targets[0]), c.text)
	}
}

// TestANameOfWhatIsMeasuredStays: where a sentence or a row names it, the name is the metric.
func TestANameOfWhatIsMeasuredStays(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ class, text, metric string }{
		{"A", "Availability 99.9 % per month.", "Availability"},
		{"C", "Passenger lists are kept for 7 years.", "Time for which passenger lists are kept"},
	} {
		q := understanding.QualityFact{Class: c.class, Text: c.text, Target: phrasing.MeasureIn(c.text), Source: specs.FromLines(3, 3)}
		w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Ferry", Qualities: []understanding.QualityFact{q}}, "standard")
		n, _ := w.QualityAsked(&q)
		require.Equal(t, c.metric, n.Targets[0].Metric, c.text)
	}
}
