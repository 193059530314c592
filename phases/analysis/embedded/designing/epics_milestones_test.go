package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestMilestoneNames: a milestone stands for the epics whose themes it lists, and not
// for one whose word it only uses.
func TestMilestoneNames(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		milestone, title string
		want             bool
	}{
		{"M1 – Weighing with the old scale, 15 May.", "Weighing", true},
		{"M2, 1 April: slots and the price list.", "Price list", true},
		{"M2, 1 April: slots and the price list.", "Crates, slots", true},
		{"Kit register when there is daylight again.", "Kit", true},
		{"Kitchen plan in June.", "Kit", false},
		{"Step 4: old and new totals agree for every crate.", "Crates", false},
		{"All growers in May.", "After the first release: weighing", false},
		{"3 月 1 日：称重、价目表", "称重与价目表", false},
		{"3 月 1 日：称重、价目表", "价目表", true},
	} {
		require.Equal(t, c.want, milestoneNames(c.milestone, c.title), "%s | %s", c.milestone, c.title)
	}
}
