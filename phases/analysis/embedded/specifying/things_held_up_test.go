package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What holds a thing up is kept with it, and what ends that is its rule.
func TestWhatHoldsAThingUpIsKept(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]specs.Field{
		"The pump is blocked until the foreman has released it.": {{Name: "blocked", Type: "yes/no", Constraint: "until the foreman has released it", Source: specs.FromLines(3, 3)}},
		"The pump is tested until Friday.":                       nil,
		"The valve is blocked until noon.":                       nil,
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
		m := newDataModel()
		m.entities = []specs.Entity{{Name: "Pump"}}
		w.tellHeldUp(m, text, specs.FromLines(3, 3))
		require.Equal(t, want, m.entities[0].Fields, text)
	}
}
