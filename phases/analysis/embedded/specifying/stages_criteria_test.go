package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestACriterionStandsWhereItsThingIsBuilt: the first release cannot pass what tests a thing
// of a later one.
func TestACriterionStandsWhereItsThingIsBuilt(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	w.later = map[string]bool{"redis": true}
	stated := func(text string) specs.Criterion { return specs.Criterion{Text: text, Source: specs.FromLines(3, 3)} }
	drafts := []Draft{
		{Requirement: specs.Requirement{Title: "`suite.Run(t)`: is the suite a store must pass", Criteria: []specs.Criterion{stated("The memory store passes."), stated("The Redis store passes it too.")}}},
		{Requirement: specs.Requirement{Title: "Shared through Redis", Criteria: []specs.Criterion{stated("Two processes share one limit.")}}, prio: "later"},
	}
	w.criteriaOfLater(drafts)
	require.Len(t, drafts[0].Requirement.Criteria, 1)
	require.Len(t, drafts[1].Requirement.Criteria, 2)
	require.Equal(t, "The Redis store passes `suite.Run(t)` too.", drafts[1].Requirement.Criteria[1].Text)
}
