package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestSigningInIsNotPutOff: how people sign in is joined only to what the source tells beside
// it, and stays before what all others bring into being.
func TestSigningInIsNotPutOff(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Authentication", "Tickets", "Harbour")
	for i, row := range []struct {
		a, b int
		want bool
	}{{0, 1, false}, {0, 2, true}, {1, 2, false}, {2, 0, true}} {
		require.Equal(t, row.want, m.partsEntry(m.plans, row.a, row.b), i)
	}
	m.keywords = make([][]string, len(m.req.Requirements))
	for i, want := range []bool{true, false, false} {
		require.Equal(t, want, m.onlyEntry(&m.plans[i]), i)
		require.Equal(t, want, m.bindScore(5, &m.plans[i]) < 0, i)
	}
	m.req.Requirements[0] = specs.Requirement{Title: "Sign in to buy a ticket", Entities: []string{"Ticket"}}
	m.req.Requirements[1] = specs.Requirement{Title: "Log in again before a ticket is refunded", Entities: []string{"Ticket"}}
	require.Equal(t, []int{0, 1, 2}, m.makersFirst([]int{0, 1, 2}))
}
