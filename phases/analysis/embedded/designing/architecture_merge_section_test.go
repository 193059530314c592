package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatTheSourceHeadsTogetherStandsTogether: what begins with the line of a heading
// stands under it, and two parts of one section are near to each other.
func TestWhatTheSourceHeadsTogetherStandsTogether(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets")
	m.sections = &phrasing.Outline{Sections: []reading.Section{
		{Title: "Ferry", Level: 1, From: 1, To: 20, Parent: -1},
		{Title: "Harbour", Level: 2, From: 3, To: 10, Parent: 0},
		{Title: "Horn", Level: 3, From: 5, To: 10, Parent: 1},
		{Title: "Ferry trip LINE", Level: 2, From: 12, To: 20, Parent: 0},
	}}
	at := func(i, line int) { m.req.Requirements[i].Source = specs.FromLines(line, line+1) }
	at(0, 5)
	at(1, 4)
	at(2, 13)
	at(3, 12)
	require.Equal(t, "Horn", m.ownHeading(&m.req.Requirements[0]))
	require.Empty(t, m.ownHeading(&m.req.Requirements[1]))
	require.Empty(t, m.ownHeading(&m.req.Requirements[3]), "the heading of a command")
	require.True(t, m.oneSection(&theme{members: []int{0}}, &theme{members: []int{1}}))
	require.False(t, m.oneSection(&theme{members: []int{0}}, &theme{members: []int{2}}))
}

// TestHalvesCiteTheirOwnHeadings: a plan that is parted cites the headings of each half.
func TestHalvesCiteTheirOwnHeadings(t *testing.T) {
	t.Parallel()
	one := epicPart{how: "heading", src: specs.FromLines(3, 3)}
	p := epicPlan{src: specs.FromLines(3, 9), parts: []epicPart{one}}
	require.Equal(t, specs.FromLines(3, 3), partsSource(&p))
	p.parts[0].how = "word"
	require.Equal(t, specs.FromLines(3, 9), partsSource(&p))
}

// TestOneItemIsToldTogether: requirements of the same lines of the source fit together.
func TestOneItemIsToldTogether(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips")
	m.req.Requirements[0].Source, m.req.Requirements[1].Source = specs.FromLines(4, 4), specs.FromLines(4, 4)
	m.req.Requirements[2].Source = specs.FromLines(5, 5)
	require.True(t, m.toldTogether([]int{0}, []int{1}))
	require.False(t, m.toldTogether([]int{0}, []int{2}))
}

// TestOperationsStandUnderTheHeadingAboveThem: where several headings have operations, a
// path is about what stands above it; a single heading of all of them tells nothing apart.
func TestOperationsStandUnderTheHeadingAboveThem(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		second string
		want   string
	}{{"Crossings", "Crossings"}, {"Boats", "Boats"}} {
		m := ferryMaker(t, "Trips", "Tickets")
		m.sections = &phrasing.Outline{Sections: []reading.Section{
			{Title: "Ferry", Level: 1, From: 1, To: 1, Last: 20, Parent: -1},
			{Title: "Boats", Level: 2, From: 3, To: 3, Last: 10, Parent: 0},
			{Title: "GET /boats", Level: 3, From: 5, To: 5, Last: 10, Parent: 1},
			{Title: row.second, Level: 2, From: 12, To: 12, Last: 20, Parent: 0},
			{Title: "GET /boats/{id}/crossings", Level: 3, From: 14, To: 14, Last: 20, Parent: 3},
		}}
		m.Understood.Features = []understanding.FeatureFact{
			{Text: "List boats", Group: "GET /boats", Source: specs.FromLines(6, 6)},
			{Text: "List crossings", Group: "GET /boats/{id}/crossings", Source: specs.FromLines(15, 15)},
		}
		r := &specs.Requirement{Title: "List crossings", Source: specs.FromLines(15, 15)}
		name, _, _ := m.headingOf(r)
		require.Equal(t, row.want, name)
	}
}

// TestAQuestionJoinsThePartAboveIt: a heading that is no name belongs to the part that the
// heading above it names.
func TestAQuestionJoinsThePartAboveIt(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets")
	m.sections = &phrasing.Outline{Sections: []reading.Section{
		{Title: "Ferry", Level: 1, From: 1, To: 1, Last: 20, Parent: -1},
		{Title: "Trips", Level: 2, From: 3, To: 3, Last: 20, Parent: 0},
		{Title: "How we sail", Level: 3, From: 5, To: 5, Last: 20, Parent: 1},
	}}
	m.req.Requirements[1].Source = specs.FromLines(6, 6)
	out := m.oneCore([]theme{
		{name: "Trips", how: "heading", members: []int{0}},
		{name: "How we sail", how: "heading", members: []int{1}},
	})
	require.Len(t, out, 1)
	require.Equal(t, []int{0, 1}, out[0].members)
}

// TestWhatStandsAmongTheMeasuresIsBuiltWithThem: a statement under the heading of most
// qualities goes into their epic, where it stood in that of another theme only by chance.
func TestWhatStandsAmongTheMeasuresIsBuiltWithThem(t *testing.T) {
	t.Parallel()
	for name, row := range map[string]struct {
		under int // the line of the stray
		title string
		want  []int
	}{
		"under their heading":               {14, "Show the tide", []int{2}},
		"under that of the theme":           {6, "Show the tide", nil},
		"under theirs, and about the theme": {14, "Sell a ticket for a trip", nil},
	} {
		m := ferryMaker(t, "Trips", "Tickets")
		m.req.Requirements[2].Title = row.title
		m.sections = &phrasing.Outline{Sections: []reading.Section{
			{Title: "Ferry", Level: 1, From: 1, To: 1, Last: 20, Parent: -1},
			{Title: "Trips", Level: 2, From: 3, To: 3, Last: 10, Parent: 0},
			{Title: "Operation", Level: 2, From: 12, To: 12, Last: 20, Parent: 0},
		}}
		m.plans[0].members = []int{0, 1, 2}
		for i, line := range []int{4, 5, row.under} {
			m.req.Requirements[i].Source = specs.FromLines(line, line)
		}
		m.req.NFRs = []specs.NFR{{Source: specs.FromLines(13, 13)}, {Source: specs.FromLines(15, 15)}}
		quality := epicPlan{kind: "quality", nfrs: []int{0, 1}}
		m.takeBeside(&quality)
		require.Equal(t, row.want, quality.members, name)
	}
}

// TestTwoPartsDoNotUseEachOther: of two parts that use each other the later one keeps the
// arrow, by the course of the work and else by the source.
func TestTwoPartsDoNotUseEachOther(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		first, second string
		want          string // the one that uses the other
	}{
		{"Delivery", "Orders", "Delivery"},
		{"Harbour", "Lantern", "Lantern"},
	} {
		m := ferryMaker(t, "Trips", "Tickets")
		for i := range m.req.Requirements {
			m.req.Requirements[i].Source = specs.FromLines(3*i+1, 3*i+1)
		}
		p := &parts{core: 2, members: [][]int{{0, 1}, {2, 3}}, rows: []specs.Component{
			{Name: row.first, Uses: []string{row.second}}, {Name: row.second, Uses: []string{row.first}},
		}}
		m.openCircles(p)
		var using []string
		for _, c := range p.rows {
			if len(c.Uses) > 0 {
				using = append(using, c.Name)
			}
		}
		require.Equal(t, []string{row.want}, using)
	}
}
