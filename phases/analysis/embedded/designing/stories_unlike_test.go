package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// Titles and wishes of different form are listed, and not welded by an "and" that reads
// as one rule.
func TestUnlikeTitlesAreListed(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t)
	for _, row := range []struct {
		titles []string
		want   string
	}{
		{[]string{"sell tickets", "refund fares"}, "sell tickets and refund fares"},
		{[]string{"sell tickets", "three decks"}, "sell tickets; three decks"},
		{[]string{"sell tickets and fares", "sound the horn"}, "sell tickets and fares; sound the horn"},
		{[]string{"three decks", "two horns"}, "three decks and two horns"},
	} {
		require.Equal(t, row.want, m.listTitles(row.titles))
	}
	require.Equal(t, "to sell tickets and to refund fares", m.joinedWants([]string{"to sell tickets", "to refund fares"}, nil))
	require.Equal(t, "to sell tickets, as well as the tide to be shown", m.joinedWants([]string{"to sell tickets", "the tide to be shown"}, nil))
}

// An epic of commands is called by them, and one with a quotation not by what is quoted.
func TestCommandsAndQuotesInNames(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t)
	m.req.Requirements = []specs.Requirement{{Title: "`ferry check [FILE]`"}, {Title: "Exit codes"}, {Title: "`ferry drop`"}}
	require.Equal(t, []string{"check", "drop"}, m.commandsOf([]int{0, 1, 2}))
	require.Equal(t, "ask for  –  or  –  on the bridge", withoutQuotes(`ask for "shorter" or “the log file” on the bridge`))
	require.Equal(t, `a 5" pipe`, withoutQuotes(`a 5" pipe`))
}

// A story does not need a later thing that an earlier story works with already.
func TestAStoryNeedsTheFirstThatBringsItsData(t *testing.T) {
	t.Parallel()
	needs := func(titles ...string) [][]string {
		m := ferryMaker(t)
		m.req.Requirements = nil
		m.byID = map[string]int{}
		e := specs.Epic{}
		for i, title := range titles {
			id := specs.RequirementID(i + 1)
			m.req.Requirements = append(m.req.Requirements, specs.Requirement{ID: id, Title: title, Entities: []string{"Trip"}})
			m.byID[id] = i
			e.Stories = append(e.Stories, specs.Story{ID: specs.StoryID("EPIC-001", i+1), TracesTo: []string{id}})
		}
		m.needs(&e)
		var out [][]string
		for k := range e.Stories {
			out = append(out, e.Stories[k].Needs)
		}
		return out
	}
	require.Equal(t, [][]string{nil, {"STORY-001-001"}}, needs("Announce a trip", "Cancel a trip"))
	require.Equal(t, [][]string{nil, nil, nil}, needs("Show a trip", "Announce a trip again", "Cancel a trip"))
}
