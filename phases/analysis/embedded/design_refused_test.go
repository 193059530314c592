package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// What the source weighed and refused is what its decision was taken against, with the
// reason of the source.
func TestRefusedWaysAreAlternativesOfADecision(t *testing.T) {
	t.Parallel()
	_, out := placed(t, "# Cage tracker\n\nThe product tracks laundry cages.\n\n## Features\n\n- A driver can scan a cage at a ward.\n- A clerk can see which cages have been at a customer for 10 days.\n- A clerk can bill a lost cage.\n\n## Technology\n\n- We decided on PostgreSQL. We looked at InfluxDB but the team has no experience with it.\n")
	var found *specs.ADR
	for i := range out.Decisions {
		if out.Decisions[i].Options[0].Name == "PostgreSQL" {
			found = &out.Decisions[i]
		}
	}
	require.NotNil(t, found, "%v", optionNames(out.Decisions))
	require.Equal(t, "InfluxDB", found.Options[1].Name)
	require.Contains(t, found.Options[1].Cons[0].Text, "no experience")
	require.Equal(t, specs.Stated, found.Options[1].Cons[0].Source.Kind)
	require.NotEmpty(t, found.Options[1].Pros)
}
