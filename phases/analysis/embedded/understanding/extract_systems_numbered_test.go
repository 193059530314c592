package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheNumberOfACriterionIsNoPartOfAPurpose: what a system is for is told without the
// number of the line that names it.
func TestTheNumberOfACriterionIsNoPartOfAPurpose(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Tolls\n\n## Story: pay at the gate\n\nAcceptance criteria:\n- AC1: a timeout from Stripe opens the gate only once\n")
	require.NotEmpty(t, u.Integrations)
	require.Equal(t, "A timeout from Stripe opens the gate only once.", u.Integrations[0].Purpose)
}

// TestTwoOfOneKindAreRelatedOnce: a relation that several lines tell stands once.
func TestTwoOfOneKindAreRelatedOnce(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Pier\n\n## Key Entities\n\n- **Boat**: name, length; belongs to one berth\n- **Berth**: number, depth\n- **Berth plan**: a drawing of the pier\n\nA boat belongs to one berth.\n")
	for i := range u.Entities {
		seen := map[string]bool{}
		for _, r := range u.Entities[i].Relations {
			require.False(t, seen[r.To+r.Kind], u.Entities[i].Name)
			seen[r.To+r.Kind] = true
		}
	}
}
