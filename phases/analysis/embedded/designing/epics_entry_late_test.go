package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestWhoGetsInComesFirst: a theme about accounts, and one called by people that holds how
// they sign in, come before what the source tells earlier; a lone entry joins the first.
func TestWhoGetsInComesFirst(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name, title string
		first       bool
	}{
		{"Accounts and access", "Register with an e-mail address", true},
		{"Tenants and quotas", "Sign-in is through the directory", true},
		{"Tenants and quotas", "Raise the quotas one by one", false},
		{"Bank accounts", "Add a bank account", false},
	} {
		m := ferryMaker(t, "Charging", row.name)
		m.plans[1].parts = []epicPart{{name: row.name, how: "heading", members: m.plans[1].members}}
		m.req.Requirements[m.plans[1].members[0]].Title = row.title
		m.order()
		require.Equal(t, row.first, m.plans[0].name == row.name, row.name+": "+row.title)
	}
	m := ferryMaker(t, "Charging", "Workspaces and members")
	m.req.Requirements[2].Title = "Single sign-on for the Business plan"
	require.False(t, m.holdsEntry(&m.plans[1]), "some get in so beside another way")
	m = ferryMaker(t, "Trips", "Tickets", "Harbour", "Accounts")
	for i := range m.plans {
		m.plans[i].parts = []epicPart{{name: m.plans[i].name, how: "heading", members: m.plans[i].members, src: specs.FromLines(10*i+1, 10*i+1)}}
	}
	require.Equal(t, 0, m.partner(m.plans, 3))
}

// TestALaterEpicTellsAllThatItAddsTo: also where one of them implies another.
func TestALaterEpicTellsAllThatItAddsTo(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets", "Later")
	m.plans[1].dependsOn = []int{0}
	p := &m.plans[2]
	p.kind = "later"
	for i := range 2 {
		name := m.plans[i].name
		m.plans[i].parts = []epicPart{{name: name, how: "heading"}}
		p.parts = append(p.parts, epicPart{name: name, how: "heading", rest: true})
	}
	p.dependsOn, p.reasons = nil, nil
	m.dependByKind(2)
	m.reduce(2)
	require.Equal(t, []int{1}, p.dependsOn)
	require.Len(t, p.reasons, 2)
}

// TestRulesOfOneLineStayTogether: what one line tells of one matter is built once.
func TestRulesOfOneLineStayTogether(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets")
	m.binding = map[int]bool{}
	for i, at := range []int{5, 5, 6} {
		m.binding[i] = true
		m.known[i] = &known{heading: "Pagination"}
		m.req.Requirements[i].Source = specs.FromLines(at, at)
	}
	require.Equal(t, [][]int{{0, 1}, {2}}, m.rulesByLine())
	m.known[1].heading = "Other"
	require.Equal(t, [][]int{{0}, {1}, {2}}, m.rulesByLine())
}
