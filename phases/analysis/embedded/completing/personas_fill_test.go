package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhoHasAStoryHasANeed: "not found" is said of nobody in whose name a feature is told.
func TestWhoHasAStoryHasANeed(t *testing.T) {
	t.Parallel()
	at := func(line int) specs.Source { return specs.FromLines(line, line) }
	w := handMade(t, &understanding.Understanding{
		Lang: "en", Product: "Ovenbook", Title: "Ovenbook",
		Actors: []understanding.ActorFact{
			{Name: "Picker", Role: "The picker, who puts crates together from 3:00.", Source: at(1)},
			{Name: "Auditor", Role: "The auditor comes in June.", Source: at(2)},
		},
		Features: []understanding.FeatureFact{
			{Name: "Labels for the crates", Text: "Labels for the crates: customer, tour, stop number.", Source: at(5)},
			{Name: "Readings are kept", Text: "Readings are kept for a year.", Source: at(6)},
		},
	}, "standard")
	refined := &specs.Refined{Features: []specs.Feature{{Name: "Labels for the crates", Source: at(5)}, {Name: "Readings are kept", Source: at(6)}}}
	needs := map[string]string{}
	for _, p := range w.personas(refined) {
		needs[p.Name] = p.Needs[0].Text
	}
	require.Contains(t, needs["Picker"], "abels for the crates")
	require.Equal(t, "None found in the source; still to be asked.", needs["Auditor"])
}
