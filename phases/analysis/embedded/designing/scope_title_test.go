package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestTitlesInAScopeAreWhole: a title of more than a line is not cut in the middle.
func TestTitlesInAScopeAreWhole(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips")
	title := "Trips continue and tickets are kept on the boat for at least 6 hours if the office on the shore is unavailable"
	require.Equal(t, m.phrase(title), m.scopeTitle(title))
	require.Equal(t, "A stopped trip shows a page", m.CutPhrase("A stopped trip shows a page with a way to object", 40))
}

// TestANameThatSaysTooLittleNamesNoPart: of a heading with a colon what stands behind it
// names a part beside another one, and the heading of an example none.
func TestANameThatSaysTooLittleNamesNoPart(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips")
	for _, c := range []struct{ a, b, want string }{
		{"Fraud", "Coming aboard: import from other lines", "Fraud and import"},
		{"Fraud", "Coming aboard: how it works", "Fraud and coming aboard"},
		{"Rules around the tides", "Notices", "Rules around the tides and notices"},
		{"Fraud", "Example", "Fraud"},
	} {
		got := m.united(theme{name: c.a, how: "heading", members: []int{0, 1}}, theme{name: c.b, how: "heading", members: []int{2}})
		require.Equal(t, c.want, got.name)
	}
}

// TestWhoeverMayIsTold: what a story wishes for anybody is told of anybody.
func TestWhoeverMayIsTold(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips")
	r := &specs.Requirement{Description: []specs.Item{{Text: "Ferry MUST let anyone report a fault without a ticket."}}}
	kind, who := m.doneBy(r, "Trips")
	require.Equal(t, deedOfPerson, kind)
	require.Equal(t, "anyone", who)
}

// TestATitleOfManyIsNotCut: where the names of several do not fit, the first is told whole.
func TestATitleOfManyIsNotCut(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets")
	for i, title := range []string{
		"An inspector may not examine boats which he repaired himself in the same year",
		"Dates are printed as day, month and year on every paper that leaves the office",
		"Times are shown as they are at the harbour of departure and never as they are elsewhere",
	} {
		m.req.Requirements[i].Title = title
	}
	require.NotContains(t, m.mergedTitle([]int{0, 1, 2}), "…")
}

// TestDeedsAreToldAloud: of deeds with an "and" of their own the last stands behind an "and".
func TestDeedsAreToldAloud(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips")
	require.Equal(t, "sell a ticket and a meal, and refund both", m.aloud([]string{"sell a ticket and a meal", "refund both"}))
	require.Equal(t, "sell a ticket and a meal; refund both; and sound the horn", m.aloud([]string{"sell a ticket and a meal", "refund both", "sound the horn"}))
	require.Equal(t, "sell a ticket and refund it", m.aloud([]string{"sell a ticket", "refund it"}))
}

// TestADutyIsOfWhoeverDoesIt: what the product makes sure of is nobody's deed, and whose own
// a thing is stands with it.
func TestADutyIsOfWhoeverDoesIt(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips")
	r := &specs.Requirement{Description: []specs.Item{{Text: "Ferry MUST make sure that lists of passengers are deleted after 10 years."}}}
	require.Equal(t, "lists of passengers are deleted after 10 years", m.ensured(r))
	require.Equal(t, "cancel their own trip under their own name", m.theirOwn("cancel own trip under own name"))
	require.Equal(t, "cancel their own trip", m.theirOwn("cancel their own trip"))
}
