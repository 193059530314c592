package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// ferryMaker plans a ferry: trips, tickets of a trip, the harbour, and the targets.
func ferryMaker(t *testing.T, names ...string) *epicMaker {
	t.Helper()
	reqs := []specs.Requirement{
		{Title: "Announce a trip", Entities: []string{"Trip"}},
		{Title: "Cancel a trip", Entities: []string{"Trip", "Ticket"}},
		{Title: "Sell a ticket for a trip", Entities: []string{"Trip", "Ticket"}},
		{Title: "Refund a ticket", Entities: []string{"Ticket"}},
		{Title: "Show the tide", Entities: nil},
		{Title: "Sound the horn", Entities: nil},
	}
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	g := &Designer{
		d:         d,
		Specifier: handMade(t, &understanding.Understanding{Lang: "en", Title: "Ferry", Product: "Ferry"}, "standard"),
		req:       analysis.RequirementsOutput{Requirements: reqs, Index: specs.RequirementsIndex{Entities: []specs.Entity{{Name: "Trip"}, {Name: "Ticket"}}}},
	}
	m := newEpicMaker(g)
	for i, name := range names {
		m.plans = append(m.plans, epicPlan{
			name: name, kind: "core", mvp: true, members: []int{2 * i, 2*i + 1},
			parts: []epicPart{{name: name, how: "heading", members: []int{2 * i, 2*i + 1}}},
		})
	}
	return m
}

// An epic waits for the one whose data it works with, and targets for all that is built;
// of what nothing is known the order says that, and not that it needs nothing.
func TestAnEpicWaitsForTheDataItWorksWith(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets", "Harbour")
	m.plans = append(m.plans, epicPlan{name: "Targets", kind: "quality", mvp: true})
	m.depend()
	require.Empty(t, m.plans[0].dependsOn)
	require.Equal(t, []int{0}, m.plans[1].dependsOn)
	require.Equal(t, []string{"uses Trip from EPIC-001"}, m.plans[1].reasons)
	require.Empty(t, m.plans[2].dependsOn)
	require.ElementsMatch(t, []int{1, 2}, m.plans[3].dependsOn, "what another waits for is implied")

	epics := make([]specs.Epic, len(m.plans))
	for i := range m.plans {
		epics[i] = specs.Epic{ID: specs.EpicID(i + 1), MVP: true}
		for _, d := range m.plans[i].dependsOn {
			epics[i].DependsOn = append(epics[i].DependsOn, specs.EpicID(d+1))
		}
	}
	for i, want := range []string{
		"Needed by EPIC-002", "Uses Trip from EPIC-001",
		"Part of the first release; no dependency on another epic was found (the tech lead confirms this)", "Is measured on the first release",
	} {
		require.Equal(t, want, m.orderRow(i, epics).Reason)
	}
	asked := m.epicQuestions(epics)
	require.Contains(t, asked[len(asked)-1].Text, "EPIC-003")
	require.NotContains(t, asked[len(asked)-1].Text, "EPIC-001")
}

// Where two work with each other's data the data model decides which is there first, and
// the halves of one theme do not wait for each other.
func TestTiesOfTwo(t *testing.T) {
	t.Parallel()
	both := func(m *epicMaker) *epicMaker {
		m.req.Requirements[0].Title, m.req.Requirements[0].Entities = "Tickets of a trip", []string{"Trip", "Ticket"}
		m.req.Requirements[1].Title = "Tickets are void when a trip is cancelled"
		m.req.Requirements[3].Title, m.req.Requirements[3].Entities = "Tickets of a late trip", []string{"Trip", "Ticket"}
		return m
	}
	m := both(ferryMaker(t, "Trips", "Tickets"))
	ties := m.ties(m.inOrder())
	require.Empty(t, ties[0], "not known")
	require.Empty(t, ties[1], "not known")

	m = both(ferryMaker(t, "Trips", "Tickets"))
	m.req.Index.Entities[1].Relations = []specs.Relation{{To: "Trip", Kind: "many-to-one"}}
	ties = m.ties(m.inOrder())
	require.Empty(t, ties[0])
	require.Equal(t, map[int][]string{0: {"Trip"}}, ties[1])

	m = ferryMaker(t, "Trips", "Trips: refunds")
	m.plans[1].parts[0].name = "Trips"
	require.Empty(t, m.ties(m.inOrder())[1])
}
