package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
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
