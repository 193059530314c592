package specifying

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Whatever a statement says, the requirement made of it has a criterion that the gates take
// for a test: else the product's own package would fail its own gates.
func TestEveryRequirementHasACriterionThatTheGatesTake(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile(statementsFile)
	require.NoError(t, err)
	var cases []said
	require.NoError(t, yaml.Unmarshal(data, &cases))
	judge := handMade(t, &understanding.Understanding{Lang: "en", Title: "Shelf", Product: "Shelf"}, "standard")
	for _, c := range cases {
		held := false
		for _, text := range c.Criteria {
			held = held || judge.holdsAsTest(text)
		}
		require.True(t, held, c.Text)
	}
}
