package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestEveryNumberOfAQualityIsATarget counts the rows that a stated quality
// has: an amount of money or a number behind a label is no standard's version.
func TestEveryNumberOfAQualityIsATarget(t *testing.T) {
	t.Parallel()
	cases := []struct {
		text    string
		targets []string
	}{
		{"Cost: €0.04 per draft, hard stop at €6,000 a month.", []string{"€0.04", "€6,000 a month"}},
		{"Budget $0.25 per call, at most $900 a month.", []string{"$0.25", "at most $900 a month"}},
		{"Pages answer within 200 ms.", []string{"within 200 ms"}},
	}
	for _, c := range cases {
		w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Kiwi"}, "standard")
		q := understanding.QualityFact{Text: c.text, Class: "U", Source: specs.FromLines(3, 3)}
		n := w.statedNFR(&q)
		var got []string
		for _, target := range n.Targets {
			got = append(got, target.Target)
		}
		require.Equal(t, c.targets, got, c.text)
	}
}
