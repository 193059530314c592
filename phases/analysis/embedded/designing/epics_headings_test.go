package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// An epic that took in a stray bears its heading too, where that is a name.
func TestAStrayIsNamed(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t)
	for heading, want := range map[string]string{
		"Lost things": "Trips and lost things",
		"Reminders":   "Trips and reminders",
		"Given":       "Trips",
		"Points on which the harbour asks for comment": "Trips",
	} {
		parts := []epicPart{{name: "Trips", how: "heading", members: []int{0, 1, 2}}, {name: heading, how: "heading", members: []int{3}}}
		require.Equal(t, want, m.headingName(parts), heading)
	}
}

// What stands in any name makes two headings no same matter.
func TestHeadingsOfTheSameEndAreTwo(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t)
	m.Language = "zh"
	parts := []epicPart{{name: "申购管理", how: "heading", members: []int{0}}, {name: "废弃物管理", how: "heading", members: []int{1, 2}}}
	require.Equal(t, "申购管理和废弃物管理", m.headingName(parts))
}
