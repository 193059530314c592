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

// TestWhatBeginsWithSigningInWaitsForNothing: an epic that is called first of all by how
// people sign in comes first and has none before it, whatever else it holds.
func TestWhatBeginsWithSigningInWaitsForNothing(t *testing.T) {
	t.Parallel()
	for name, want := range map[string][]int{"Authentication and tickets": nil, "Tickets and authentication": {0}} {
		m := ferryMaker(t, "Trips", name)
		m.plans[1].parts = []epicPart{{name: "Authentication", how: "heading", members: []int{2}}, {name: "Tickets", how: "heading", members: []int{3}}}
		m.depend()
		require.Equal(t, want, m.plans[1].dependsOn, name)
		m.order()
		require.Equal(t, want == nil, m.plans[0].name == name, name)
	}
}
