package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// TestWhatTheSourceHasTaken: an option that a statement describes itself is decided.
func TestWhatTheSourceHasTaken(t *testing.T) {
	t.Parallel()
	table, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	for _, c := range []struct{ id, text, want string }{
		{"takeover", "The code writes both old and new columns.", "expand"},
		{"takeover", "Old records are imported on one weekend.", ""},
		{"rollout", "It ships with the feature flag off.", "switch"},
		{"rerun", "The latest arrival wins, the earlier one is kept as a version.", "append"},
		{"rerun", "A run can be repeated.", ""},
		{"dependencies", "The core imports the standard library only.", "standard"},
	} {
		cand := candidate{}
		for i := range table.Drivers {
			if table.Drivers[i].ID == c.id {
				cand.PackDecision = table.Drivers[i].PackDecision
			}
		}
		for i := range table.Decisions {
			if table.Decisions[i].ID == c.id {
				cand.PackDecision = table.Decisions[i].PackDecision
			}
		}
		require.NotEmpty(t, cand.Options, c.id)
		g := designer(t, "en", "Ledger")
		g.Words = phrasing.NewWordIndex(c.text)
		g.takeStated(&cand, []demand{{text: c.text, src: specs.FromLines(3, 3), words: phrasing.NewWordIndex(c.text)}})
		require.Equal(t, c.want, cand.chosen, c.text)
	}
}
