package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestMilestoneNames: a milestone stands for the epics whose themes it lists, and not
// for one whose word it only uses.
func TestMilestoneNames(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		milestone, title string
		want             bool
	}{
		{"M1 – Weighing with the old scale, 15 May.", "Weighing", true},
		{"M2, 1 April: slots and the price list.", "Price list", true},
		{"M2, 1 April: slots and the price list.", "Crates, slots", true},
		{"Kit register when there is daylight again.", "Kit", true},
		{"Kitchen plan in June.", "Kit", false},
		{"Step 4: old and new totals agree for every crate.", "Crates", false},
		{"All growers in May.", "After the first release: weighing", false},
		{"3 月 1 日：称重、价目表", "称重与价目表", false},
		{"3 月 1 日：称重、价目表", "价目表", true},
	} {
		require.Equal(t, c.want, milestoneNames(c.milestone, c.title), "%s | %s", c.milestone, c.title)
	}
}

// A milestone that tells single things stands for their requirements; one that tells a
// date or a place for none.
func TestMilestonesOfRequirements(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets", "Harbour")
	m.req.Requirements[5].Title = "Sound the fog horn"
	m.req.Requirements[4].Title = "Show the tide of the old pier"
	m.req.Requirements[0].Priority = specs.Must
	for i := range m.req.Requirements {
		m.req.Requirements[i].ID = specs.RequirementID(i + 1)
	}
	epics := []specs.Epic{{ID: "EPIC-001", Title: "Trips", MVP: true}, {ID: "EPIC-002", Title: "Tickets", MVP: true}, {ID: "EPIC-003", Title: "Harbour", MVP: true}}
	for milestone, want := range map[string][]string{
		"0.1 – trips and tide, 3 May":  {"EPIC-001", "REQ-005 in EPIC-003"},
		"fog horn + refunds":           {"REQ-004 in EPIC-002", "REQ-006 in EPIC-003"},
		"The whole horn of Africa":     nil,
		"Launch: everything P0, 9 May": {"all requirements of rank Must"},
		"P12 is bought":                nil,
		"old and new sums agree":       nil,
		"All ferries by June":          nil,
	} {
		require.Equal(t, want, m.namedBy(milestone, epics), milestone)
	}
	m.Understood.Ranks = map[string]string{"P0": "must", "P1": "must", "P2": "could"}
	require.Empty(t, m.namedBy("Pilot: everything P0", epics), "what the pilot needs is not all that the release needs")
	m.Understood.Ranks = map[string]string{"P0": "must", "P1": "should"}
	require.Equal(t, []string{"all requirements of rank Must"}, m.namedBy("Pilot: everything P0", epics))
}

// What a title only lists behind a preposition is not what it is about.
func TestAMilestoneIsNotNamedByAWordOfAList(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets")
	for title, want := range map[string]string{
		"Notice board with entries for piers, tides": "Notice board",
		"Show the tide of the old pier":              "Show the tide of the old pier",
		"Trips, tickets":                             "Trips, tickets",
	} {
		m.req.Requirements[0].Title = title
		require.Equal(t, want, m.listlessTitle(0))
	}
}

// Where the source has steps of its own, the first release of the ranks is none of them.
func TestTheFirstReleaseIsNoStepOfTheSource(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets")
	epics := []specs.Epic{{ID: "EPIC-001", Title: "Trips", MVP: true}, {ID: "EPIC-002", Title: "Tickets", MVP: true}}
	last := func(items []specs.Item) string { return items[len(items)-1].Text }
	require.Equal(t, "The first release contains EPIC-001 and EPIC-002.", last(m.versioning(epics)))
	m.brief.Milestones = []specs.Item{{Text: "Pilot in May"}, {Text: "All quays in June"}}
	require.Equal(t, "“First release” here means the requirements ranked highest, not the steps above: EPIC-001 and EPIC-002.", last(m.versioning(epics)))
	require.Contains(t, m.index(epics).Summary[0].Text, "Versioning lists the steps")
}

// A milestone is called by its own name where it has one.
func TestAMilestoneIsCalledByItsName(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"0.9: fog horn": "0.9", "v0.2 with the tide by 3 May.": "v0.2", "M2, 1 April: slots": "M2", "R1 – trips": "R1",
		"Fog horn in May": "", "3 May: trips": "", "By 2031 all": "", "S3, maps, 1 May": "",
	} {
		require.Equal(t, want, milestoneName(text), text)
	}
}
