package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What somebody must never do is no wish of theirs to do it.
func TestWhatSomebodyMustNeverDoIsNoWishOfTheirs(t *testing.T) {
	t.Parallel()
	text := "# Swap\n\n## Rules\n\n- Parents must never see the phone number of another parent.\n- A parent can swap a slot.\n"
	r := complete(t, fresh(), common("swap.md", text, "standard"), true)
	told := false
	for _, req := range r.Reqs.Requirements {
		require.NotEqual(t, "to see the phone number of another parent", req.Story.Want)
		told = told || req.Story.Want == "to swap a slot"
	}
	require.True(t, told)
}
