package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// An epic waits for the one that does what it undoes, prolongs or reports, and for the one
// that makes what its titles speak of; where the order of the source is the other way
// round, only what says much turns it.
func TestAnEpicWaitsForTheWorkOfAnother(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name   string
		titles [4]string // two of either epic
		want   []int     // on which each waits, -1 for none
	}{
		{"undone behind done", [4]string{"Lend tools", "Show the shelf", "Return a tool", "Clean the bench"}, []int{-1, 0}},
		{"undone before done", [4]string{"Return a ladder", "Clean the bench", "Lend tools", "Show the shelf"}, []int{1, -1}},
		{"only words of it", [4]string{"Show the loan", "Clean the bench", "Each entry links to the refund", "Show the shelf"}, []int{-1, -1}},
		{"what the other makes", [4]string{"Define a tariff", "Show the shelf", "Print the tariff of the season", "Clean the bench"}, []int{-1, 0}},
		{"makes it itself", [4]string{"Define a tariff", "Show the shelf", "Define a tariff for boats", "Clean the bench"}, []int{-1, -1}},
		{"a paper of any kind", [4]string{"Create a list", "Show the shelf", "Sort the list", "Clean the bench"}, []int{-1, -1}},
		{"nothing in common", [4]string{"Sound the horn", "Show the shelf", "Paint the wall", "Clean the bench"}, []int{-1, -1}},
	} {
		m := ferryMaker(t, "Yard", "House")
		m.req.Index.Entities = nil
		for i, title := range row.titles {
			m.req.Requirements[i].Title, m.req.Requirements[i].Entities = title, nil
		}
		links := m.links(m.inOrder())
		for i, want := range row.want {
			if want < 0 {
				require.Empty(t, links[i], row.name)
				continue
			}
			require.Contains(t, links[i], want, row.name)
		}
	}
}

// A statement that waits until something is done waits for what does it.
func TestAwaits(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Yard", "House")
	m.req.Requirements[0].Title = "Grade each article as A, B or C"
	for text, want := range map[string]bool{
		"As soon as all articles are graded, the refund MUST be ordered.": true,
		"The refund MUST be ordered when a parcel is graded.":             false,
		"All articles are graded by hand.":                                false,
	} {
		require.Equal(t, want, m.awaits(&linked{text: text, textWords: m.keysIn(text), awaited: m.awaitedVerbs(text)}, 0), text)
	}
}

// A component that uses another one ties their epics: where the order agrees, one waits,
// else the order row says that the architecture ties them, and never that nothing does.
func TestComponentsTieEpics(t *testing.T) {
	t.Parallel()
	parts := func(uses, used int) []specs.Component {
		out := []specs.Component{{Name: "Yard"}, {Name: "House"}}
		for k := range out {
			out[k].Source = specs.Source{Kind: specs.Inferred, Rule: "rule:component-from-group"}
			out[k].Requirements = []string{specs.RequirementID(2*k + 1), specs.RequirementID(2*k + 2)}
		}
		out[uses].Uses = []string{out[used].Name}
		return out
	}
	for uses, want := range map[int]string{
		1: "Needed by EPIC-002",
		0: "Part of the first release; the architecture connects it to EPIC-002; ordered as in the source (the tech lead confirms this)",
	} {
		m := ferryMaker(t, "Yard", "House")
		m.req.Index.Entities = nil
		for i := range m.req.Requirements {
			m.req.Requirements[i].ID = specs.RequirementID(i + 1)
			m.req.Requirements[i].Title = []string{"Sound the horn", "Show the shelf", "Paint the wall", "Clean the bench"}[i%4]
		}
		m.arch.Architecture.Components = parts(uses, 1-uses)
		m.depend()
		epics := []specs.Epic{{ID: "EPIC-001", MVP: true}, {ID: "EPIC-002", MVP: true}}
		for _, d := range m.plans[1].dependsOn {
			epics[1].DependsOn = append(epics[1].DependsOn, specs.EpicID(d+1))
		}
		require.Equal(t, want, m.orderRow(0, epics).Reason)
		require.NotContains(t, m.orderRow(1, epics).Reason, "no tie")
		require.Contains(t, m.orderRow(1, epics).Reason, map[int]string{
			1: "Follows “Yard” (EPIC-001) in the order of the source, because the architecture connects them (the tech lead confirms this)",
			0: "the architecture connects it to EPIC-001",
		}[uses])
	}
}

// What may follow waits for every epic whose theme it carries on, and where it carries on
// none for the whole first release.
func TestWhatFollowsWaits(t *testing.T) {
	t.Parallel()
	later := func(names ...string) *epicMaker {
		m := ferryMaker(t, "Yard", "House", "Pier")
		m.req.Index.Entities = nil
		p := epicPlan{kind: "later", name: "Rest"}
		for _, name := range names {
			p.parts = append(p.parts, epicPart{name: name, how: "heading", rest: true, members: []int{0}})
		}
		m.plans = append(m.plans, p)
		m.depend()
		return m
	}
	require.Equal(t, []int{0, 2}, later("Yard", "Pier").plans[3].dependsOn)
	loose := later("Pier")
	loose.plans[3].parts[0].how, loose.plans[3].dependsOn, loose.plans[3].reasons = "first", nil, nil
	loose.depend()
	require.Equal(t, []int{1, 2}, loose.plans[3].dependsOn, "what no heading gathers extends nothing")
	require.Equal(t, []int{1, 2}, later("Roof").plans[3].dependsOn, "the second waits for the first itself")
}

// Plans cut from what the source tells under no heading keep its order, though the second
// is called by what the first speaks of; only what makes that comes before.
func TestNeighboursKeepTheirOrder(t *testing.T) {
	t.Parallel()
	for how, want := range map[string][]string{"first": {"Boats", "Trips"}, "first, made": {"Trips", "Boats"}, "heading": {"Trips", "Boats"}} {
		m := ferryMaker(t, "Boats", "Trips")
		m.req.Requirements[0].Title, m.req.Requirements[1].Title = "Show boats of a trip", "Clean a trip"
		m.req.Requirements[2].Title, m.req.Requirements[2].Entities = "Announce a trip", []string{"Trip"}
		if how == "first" {
			m.req.Requirements[2].Title = "Paint a trip"
		}
		if how != "heading" {
			m.plans[0].parts[0], m.plans[1].parts[0] = epicPart{name: "All", how: "first", members: []int{0, 1}}, epicPart{name: "All", how: "first", members: []int{2, 3}}
		}
		m.order()
		require.Equal(t, want, []string{m.plans[0].name, m.plans[1].name}, how)
	}
}

// TestATitleThatListsItsPartsBringsDataIn: "Tickets: zone, price" is where tickets come into
// being; a title of deeds or of a single part says nothing of that.
func TestATitleThatListsItsPartsBringsDataIn(t *testing.T) {
	t.Parallel()
	for title, want := range map[string]string{
		"Tickets: zone, price, day":    "ticket",
		"Tickets: printed":             "",
		"Lanterns: glass, wick":        "",
		"Swapping tickets: zone, day":  "",
		"Tickets are bought on a boat": "",
	} {
		m := ferryMaker(t, "Trips", "Tickets")
		require.Equal(t, want, m.toldAs(title), title)
	}
}
