package completing

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestADeedIsOfTheRoleThatIsToldToDoIt: the same kind of verb, done to the same thing.
func TestADeedIsOfTheRoleThatIsToldToDoIt(t *testing.T) {
	t.Parallel()
	at := func(line int) specs.Source { return specs.FromLines(line, line) }
	facts := []understanding.FeatureFact{
		{Text: "List the pumps of a ward.", Source: at(5)},
		{Text: "Alarms can be cancelled.", Source: at(6)},
		{Text: "Change the pumps of a ward.", Source: at(7)},
		{Text: "Readings are kept for a year.", Source: at(8)},
		{Text: "Print the rota.", Source: at(9)},
	}
	w := handMade(t, &understanding.Understanding{
		Lang: "en", Product: "Pumpwatch", Title: "Pumpwatch",
		Actors: []understanding.ActorFact{
			{Name: "Technician", Role: "Registers pumps, looks at pumps.", Source: at(1)},
			{Name: "Sister", Role: "Cancels alarms and prints the rota.", Source: at(2)},
			{Name: "Matron", Role: "Reads the rota, prints the rota.", Source: at(3)},
		},
		Features: facts,
	}, "standard")
	c := w.Casting()
	for i, want := range []string{"technician", "sister", "", "", ""} {
		got := ""
		if who := c.byDuty(&facts[i]); who >= 0 {
			got = c.people[who].name
		}
		assert.Equal(t, want, got, facts[i].Text)
	}
}
