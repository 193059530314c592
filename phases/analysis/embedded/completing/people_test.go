package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhoWritesContentRunsNothing asks who is taken for the person that runs
// the product.
func TestWhoWritesContentRunsNothing(t *testing.T) {
	t.Parallel()
	for name, runs := range map[string]bool{"Knowledge editor": false, "Editor": false, "Site administrator": true, "Operator": true, "Shop owner": true} {
		w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Kiwi", Actors: []understanding.ActorFact{{Name: "Agent"}, {Name: name}}}, "standard")
		require.Equal(t, runs, w.IsAdmin(name), name)
	}
}

// TestARoleWithANeedIsNotSilent asks which roles have a need of their own: one
// that a feature has as its subject does, and one whose own line says so.
func TestARoleWithANeedIsNotSilent(t *testing.T) {
	t.Parallel()
	at := func(line int) specs.Source { return specs.FromLines(line, line) }
	w := handMade(t, &understanding.Understanding{
		Lang: "en", Product: "Kiwi", Title: "Kiwi",
		Actors: []understanding.ActorFact{
			{Name: "Agent", Role: "46 people in two towns.", Source: at(1)},
			{Name: "Auditor", Role: "Two people.", Source: at(2)},
			{Name: "Lead", Role: "Leads want to read the weekly review.", Source: at(3)},
		},
		Features: []understanding.FeatureFact{{Name: "Ask for a shorter draft", Text: "The agent can ask for a shorter draft.", Source: at(4)}},
	}, "standard")
	require.NotEmpty(t, w.statedNeeds(w.Understood.Actors[0]), "the agent")
	require.Empty(t, w.statedNeeds(w.Understood.Actors[1]), "the auditor")
	require.NotEmpty(t, w.statedNeeds(w.Understood.Actors[2]), "the lead")
}

// TestFileFormatsPrescribeNoTechnology holds against a format that alone made
// the technology of a product a given one.
func TestFileFormatsPrescribeNoTechnology(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Kiwi", Technologies: []understanding.TechnologyFact{{Name: "CSV", Layer: "protocol", Binding: true}}}, "standard")
	for _, point := range w.technicalPoints() {
		require.NotContains(t, point.Text, "CSV")
	}
}
