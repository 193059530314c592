package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestAGoalThatBeginsWithItsNumberCountsTheThingsBehindIt has a number of things, a share of
// some and a value with its name.
func TestAGoalThatBeginsWithItsNumberCountsTheThingsBehindIt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ goal, metric, target, due string }{
		{"10,000 monthly active users after 6 months", "Monthly active users", "10,000", "after 6 months"},
		{"500 paying customers by the end of 2027", "Paying customers", "500", "by the end of 2027"},
		{"At least 20 pilot clinics", "Pilot clinics", "at least 20", ""},
		{"NPS of 50 or higher within one year", "NPS", "50 or higher", "within one year"},
		{"App rating of 4.5 stars", "App rating", "4.5 stars", ""},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "input.md", Text: "# PantryPal\n\nPantryPal is an app for home cooks.\n\n## Success metrics\n\n- " + c.goal + "\n"}), loadLexicons(t))
		require.Len(t, u.Goals, 1, c.goal)
		require.Equal(t, c.metric, u.Goals[0].Metric, c.goal)
		require.Equal(t, c.target, u.Goals[0].Target, c.goal)
		require.Equal(t, c.due, u.Goals[0].Due, c.goal)
	}
}
