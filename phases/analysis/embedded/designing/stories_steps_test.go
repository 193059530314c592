package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Each step by which a change is brought in is a story, and where there is less room for
// them the first ones share one; no step is lost, and each keeps what the source tests it by.
func TestEachStepOfAChangeIsAStory(t *testing.T) {
	t.Parallel()
	stated := func(line int) specs.Source {
		return specs.Source{Kind: specs.Stated, Lines: []specs.LineRange{{From: line, To: line}}}
	}
	steps := []specs.Item{{Text: "The change MUST be introduced in these steps.", Source: stated(40)}}
	for n, text := range []string{"Step 1: add columns", "Step 2: write both", "Step 3: backfill in batches (pausable)", "Step 4: compare, to the cent", "Step 5: switch reading"} {
		steps = append(steps, specs.Item{Text: text + ".", Source: stated(40 + n)})
	}
	m := makerOf(t, "en", specs.RequirementsIndex{}, specs.Requirement{
		Title: "Migration steps", Source: stated(40), Description: steps,
		Criteria: []specs.Criterion{{Text: "Step 4: compare, to the cent.", Source: stated(43)}},
	})
	m.enumerated = map[int]*understanding.FeatureFact{40: {Name: "Migration steps", List: understanding.ListSteps}}
	titles := func(room int) []string {
		var out []string
		for _, s := range m.groupStories([]int{0}, room) {
			out = append(out, s.Title)
		}
		return out
	}
	require.Equal(t, []string{"Step 1: add columns", "Step 2: write both", "Step 3: backfill in batches", "Step 4: compare, to the cent", "Step 5: switch reading"}, titles(5))
	require.Equal(t, []string{"Steps 1 and 2: add columns; write both", "Steps 3 and 4: backfill in batches; compare, to the cent", "Step 5: switch reading"}, titles(3))
	require.Equal(t, []string{"Migration steps"}, titles(1))

	stories := m.groupStories([]int{0}, 3)
	require.Len(t, stories[1].Criteria, 2)
	require.Equal(t, "Step 4: compare, to the cent.", stories[1].Criteria[0].Text)
	require.Equal(t, "L", stories[0].Size)
	require.Equal(t, "M", stories[2].Size)
}
