package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// TestWhatIsShownOfAThingIsKeptOfIt: the columns of a table are the fields of what it shows.
func TestWhatIsShownOfAThingIsKeptOfIt(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Product: "Shelf"}, "standard")
	w.Understood.Features = []understanding.FeatureFact{{Name: "`shelf list`", Text: "Table with id, branch, age, checked when, place.", Source: specs.FromLines(4, 4)}}
	one := newDataModel()
	one.add(specs.Entity{Name: "Copy"}, templates.Terms{})
	w.tellShown(one)
	var names []string
	for _, f := range one.entities[0].Fields {
		names = append(names, f.Name)
	}
	require.Equal(t, []string{"id", "branch", "age", "checked at", "place"}, names)

	two := newDataModel()
	two.add(specs.Entity{Name: "Copy"}, templates.Terms{})
	two.add(specs.Entity{Name: "Loan"}, templates.Terms{})
	w.tellShown(two)
	require.Empty(t, two.entities[0].Fields, "which of the two is shown is open")
}
