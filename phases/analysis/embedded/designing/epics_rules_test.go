package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A rule goes to the epic of the heading under which the source has it, also where
// another epic shares more words with it and has more room.
func TestARuleStaysInItsSection(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		heading string
		want    int
	}{
		{"", 0},
		{"Trips", 0},
		{"Harbour", 2},
		{"Appendix", 0},
	} {
		m := ferryMaker(t, "Trips", "Tickets", "Harbour")
		m.req.Requirements = append(m.req.Requirements, m.req.Requirements[1])
		rule := len(m.req.Requirements) - 1
		m.req.Requirements[rule].Title = "No trip is cancelled at sea"
		m.known[rule] = &known{heading: row.heading}
		m.binding = map[int]bool{rule: true}
		m.keywords = make([][]string, len(m.req.Requirements))
		m.placeRules()
		require.Contains(t, m.plans[row.want].members, rule, row.heading)
	}
}

// A rule that binds all of the product stands with the measures of its quality, where there
// are some, and not in the epic of a theme with which it has nothing to do.
func TestARuleOfTheWholeProductStandsWithItsTargets(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		title string
		nfrs  int
		want  int // the place among the plans
	}{
		{"All data stays in the country", 2, 3},
		{"All data stays in the country", 1, 0},
		{"All data of a trip is announced", 2, 0}, // shares words with what it binds
		{"Nobody sails after dark", 2, 0},
	} {
		m := ferryMaker(t, "Trips", "Tickets", "Harbour")
		m.req.Requirements = append(m.req.Requirements, specs.Requirement{Title: row.title})
		rule := len(m.req.Requirements) - 1
		m.known[rule] = &known{}
		m.binding = map[int]bool{rule: true}
		m.keywords = make([][]string, len(m.req.Requirements))
		m.placeRules()
		m.plans = append(m.plans, epicPlan{kind: "quality", nfrs: make([]int, row.nfrs)})
		m.placeAcross()
		require.Contains(t, m.plans[row.want].members, rule, row.title)
	}
}

// Where all that a telling heading holds are rules they make an epic of their own: spread
// over others nobody finds them.
func TestASectionOfRulesIsATheme(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		heading string
		rules   int
		want    int // that stay rules
	}{
		{"Rules for tickets", 3, 0},
		{"Rules for tickets", 2, 2},
		{"Trips", 3, 3}, // others stand there too
		{"", 3, 3},
	} {
		m := ferryMaker(t, "Trips", "Tickets", "Harbour")
		m.known[0] = &known{heading: "Trips"}
		m.binding = map[int]bool{}
		for i := range row.rules {
			m.binding[i+2], m.known[i+2] = true, &known{heading: row.heading}
		}
		m.freeSections()
		require.Len(t, m.binding, row.want, row.heading)
	}
}

// A list stands in the theme of the heading over it, not in the largest one.
func TestAListStandsUnderItsHeading(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets", "Harbour")
	for i := range m.req.Requirements {
		m.known[i] = &known{}
	}
	m.req.Requirements[3].Source = specs.FromLines(9, 11)
	m.enumerated = map[int]*understanding.FeatureFact{9: {Name: "Refund a ticket"}}
	m.known[3].heading, m.known[1].heading = "Tickets", "Tickets" // only one of them is a list
	got := m.sectioned([]theme{
		{name: "Trips", how: "heading", members: []int{0, 1, 3}},
		{name: "Tickets", how: "heading", members: []int{2}},
	})
	require.Equal(t, []int{0, 1}, got[0].members)
	require.Equal(t, []int{2, 3}, got[1].members)
	require.Equal(t, "refund a ticket", m.shortNameOf(3), "a list is a name and no deed")
	require.Empty(t, m.doingName(3))
}

// A theme that only a word holds together is given up where its members lie far apart.
func TestAScatteredThemeIsNone(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t)
	for _, row := range []struct {
		members []int
		want    bool
	}{
		{[]int{0, 1, 2, 3}, false},
		{[]int{0, 1, 2, 7}, false},
		{[]int{0, 4, 9}, true},
		{[]int{0, 1, 9}, true},
		{[]int{0, 9}, true},
		{[]int{4}, true},
	} {
		require.Equal(t, row.want, m.scattered(&theme{members: row.members}), row.members)
	}
}

// The reason for what waits quotes each step of the plan that builds a part of it, and
// none for what another step builds.
func TestAReasonQuotesTheStepsThatNameIt(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets", "Harbour")
	for _, text := range []string{"Trips, 1 July", "Refunds – 1 August", "Fog horn, tide – 15 September"} {
		m.Understood.Milestones = append(m.Understood.Milestones, specs.Item{Text: text})
	}
	n := len(m.req.Requirements)
	m.stage, m.steps = make([]int, n), make([]string, n)
	for i, step := range map[int]string{2: "Fog horn, tide – 15 September", 3: "Refunds – 1 August", 4: "Fog horn, tide – 15 September"} {
		m.stage[i], m.steps[i] = specifying.LaterStage, step
	}
	require.Equal(t, "“Refunds – 1 August” and “Fog horn, tide – 15 September”", m.stepOf(&epicPlan{members: []int{2, 3, 4}}))
	require.Equal(t, "“Fog horn, tide – 15 September”", m.stepOf(&epicPlan{members: []int{0, 4}}))
	require.Empty(t, m.stepOf(&epicPlan{members: []int{0, 1}}))
}

// TestARuleGoesToThoseWhomItConcerns: what a tenant may see stands with the tenants, and a
// lead of returns does not announce them.
func TestARuleGoesToThoseWhomItConcerns(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		theme, role string
		want        bool
	}{
		{"Tenants and quotas", "tenant administrator", true},
		{"Announcing a return", "returns lead", false},
		{"Harbour", "tenant administrator", false},
		{"Tenants and quotas", "", false},
	} {
		m := ferryMaker(t, row.theme)
		r := specs.Requirement{Story: specs.UserStory{Role: row.role}}
		require.Equal(t, row.want, m.namedAfterRole(&r, &m.plans[0]), row.theme+", "+row.role)
	}
}
