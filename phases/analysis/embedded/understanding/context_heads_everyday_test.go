package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestEverydayHeadingsSayWhatStandsBelow: people head the parts of a paper in words of their
// own, and what is left out or still open must not become a requirement.
func TestEverydayHeadingsSayWhatStandsBelow(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ title, line, nonGoal, question, term string }{
		{"Not going to", "- Charts", "Charts.", "", ""},
		{"Not goals", "- Planning routes", "Planning routes.", "", ""},
		{"不打算做", "- 地图轨迹", "地图轨迹。", "", ""},
		{"Don't agree yet", "- The till keeps a seat for 8 minutes, the website for 10", "", "The till keeps a seat for 8 minutes, the website for 10.", ""},
		{"请评审拍板的", "- 用 503 还是 202", "", "用 503 还是 202。", ""},
		{"Words", "- **Pool** – everything the laundry owns for one customer group", "", "", "Pool"},
		{"Code names", "- **Plank** – the only part that may delete", "", "", "Plank"},
	} {
		u := understood(t, "# Tool\n\n## "+c.title+"\n\n"+c.line+"\n")
		require.Empty(t, u.Features, c.title)
		if c.nonGoal != "" {
			require.Len(t, u.NonGoals, 1, c.title)
			require.Equal(t, c.nonGoal, u.NonGoals[0].Text)
		}
		if c.question != "" {
			require.Len(t, u.Questions, 1, c.title)
			require.Equal(t, c.question, u.Questions[0].Text)
		}
		if c.term != "" {
			require.Len(t, u.Terms, 1, c.title)
			require.Equal(t, c.term, u.Terms[0].Term)
		}
	}
}

// TestGuardrailsAreNoGoals: the bound of a guardrail is what must not be reached.
func TestGuardrailsAreNoGoals(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Ledger\n\n## Goals\n\n**Counter-metric.** If more than 2 % of statements in a month are withdrawn, the ledger stops sending.\n")
	require.Empty(t, u.Goals)
	require.Len(t, u.Constraints, 1)
}

// TestRanksStandUnderAnyHeadOfTheirColumn: "Pri" heads ranks as "Priority" does.
func TestRanksStandUnderAnyHeadOfTheirColumn(t *testing.T) {
	t.Parallel()
	for _, head := range []string{"Pri", "Prio", "Rank", "M/S/C/W", "重要程度"} {
		u := understood(t, "# Tool\n\n## Features\n\nP0 = no launch without it. W = won't.\n\n| ID | Feature | "+head+" |\n|---|---|---|\n| F-1 | Export of the ledger | P0 |\n| F-2 | Wall screen | P1 |\n| F-3 | Driver app | W |\n")
		levels := map[string]string{}
		for i := range u.Features {
			levels[u.Features[i].Ref] = u.Features[i].Priority
		}
		require.Equal(t, map[string]string{"F-1": "must", "F-2": "should", "F-3": "wont"}, levels, head)
	}
}
