package readiness

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestTheOnePageTellsWhatTheProblemCosts: what the source states as the cost of the problem
// stands behind its first two sentences, and what nobody stated does not.
func TestTheOnePageTellsWhatTheProblemCosts(t *testing.T) {
	t.Parallel()
	said := func(text string) specs.Item { return specs.Item{Text: text, Source: specs.FromLines(3, 3)} }
	b := &specs.Brief{
		Situation: []specs.Item{said("One."), said("Two."), said("Three takes 12 days."), said("Four.")},
		Impact:    []specs.Item{said("It costs 5 days."), {Text: "Nobody counted it.", Source: specs.FromRule("impact")}},
		Goals:     []specs.Goal{{Text: "From 12 to 4 days."}},
	}
	var got []string
	for _, it := range problemOf(b) {
		got = append(got, it.Text)
	}
	require.Equal(t, []string{"One.", "Two.", "It costs 5 days.", "Three takes 12 days."}, got)
}
