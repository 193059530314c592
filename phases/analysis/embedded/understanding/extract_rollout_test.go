package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What the builders do when the product comes out, and its steps, are no deeds of the product.
func TestRolloutsAreNoFunctions(t *testing.T) {
	t.Parallel()
	for _, said := range []string{
		"We stop the rollout if more than 1% of refunds fail in a batch.",
		"If the difference exceeds 0.1% on any day after cut-over, we switch billing back to the old load.",
		"如果试点门店的退款失败率超过 1%，我们就暂停推广。",
	} {
		u := understood(t, "# Rentals\n\nRentals is an app for tool rental shops.\n\n## What shall change\n\n- Shops can lend tools.\n\n## Rollout\n\n- "+said+"\n")
		require.Len(t, u.Features, 1, said)
		require.Empty(t, u.Qualities, said)
	}
	u := understood(t, "# Rentals\n\nRentals is an app for tool rental shops.\n\n## What shall change\n\n- Shops can lend tools.\n\n## Feature flags and rollout\n\n- **Phase 1 (2 weeks):** 5 pilot shops.\n- **Phase 2:** all shops, in batches of 50 per week.\n- Flags are switched per shop.\n")
	require.Len(t, u.Features, 2)
	require.Equal(t, []string{"Phase 1 (2 weeks): 5 pilot shops.", "Phase 2: all shops, in batches of 50 per week."}, itemTexts(u.Milestones))
}
