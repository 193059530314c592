package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestARiskWithoutRatingIsAskedAbout: what a source does not rate is marked as assumed by
// a question; what it rates is asked by nobody.
func TestARiskWithoutRatingIsAskedAbout(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name string
		risk specs.Risk
		want int
	}{
		{"no rating", specs.Risk{Text: "The tide table is late"}, 1},
		{"half a rating", specs.Risk{Text: "The tide table is late", Probability: "high"}, 1},
		{"rated", specs.Risk{Text: "The tide table is late", Probability: "high", Impact: "low"}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			g := designer(t, specs.English, "Harbour", "Show the free berths")
			g.Understood.Risks = []specs.Risk{c.risk}
			require.Len(t, g.designQuestions(&specs.Architecture{}, nil), c.want)
		})
	}
}
