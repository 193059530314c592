package epics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
)

// story makes a story of an epic that traces to one requirement.
func story(id, title, req string, needs ...string) specs.Story {
	return specs.Story{ID: id, Title: title, Size: "M", TracesTo: []string{req}, Needs: needs}
}

// small is a cut of four epics: 1 ← 2 ← 3, and 4 beside them.
func small() cut {
	in := &analysis.EpicsInput{MVPScope: "must"}
	for i, p := range []specs.Priority{specs.Must, specs.Must, specs.Should, specs.Should, specs.Must, specs.Could, specs.Could} {
		in.Requirements.Requirements = append(in.Requirements.Requirements, specs.Requirement{ID: specs.RequirementID(i + 1), Title: "deed", Priority: p})
	}
	in.Architecture.Decisions = []specs.ADR{{ID: "ADR-001", TracesTo: []string{"REQ-001"}}, {ID: "ADR-002", TracesTo: []string{"REQ-003", "REQ-004"}}}
	out := analysis.EpicsOutput{Epics: []specs.Epic{
		{
			ID: "EPIC-001", Title: "Loans, fines and reminders", MVP: true, Priority: specs.Must, Source: specs.FromLines(3, 4),
			Requirements: []string{"REQ-001", "REQ-002", "REQ-003", "REQ-004"}, Architecture: []string{"ADR-001", "ADR-002"},
			Stories: []specs.Story{
				story("STORY-001-001", "Register loans", "REQ-001"), story("STORY-001-002", "Return loans", "REQ-002", "STORY-001-001"),
				story("STORY-001-003", "Collect fines", "REQ-003", "STORY-001-002"), story("STORY-001-004", "Send reminders", "REQ-004"),
			},
		},
		{
			ID: "EPIC-002", Title: "Search", MVP: true, Priority: specs.Must, Source: specs.FromLines(9, 9), Requirements: []string{"REQ-005"}, DependsOn: []string{"EPIC-001"},
			Stories: []specs.Story{story("STORY-002-001", "Find by title", "REQ-005", "STORY-001-001")},
		},
		{
			ID: "EPIC-003", Title: "Reports", Priority: specs.Could, Source: specs.FromRule("rule:x"), Requirements: []string{"REQ-006"}, DependsOn: []string{"EPIC-002"},
			Stories: []specs.Story{story("STORY-003-001", "Print a list", "REQ-006")},
		},
		{
			ID: "EPIC-004", Title: "API access", Priority: specs.Could, Source: specs.FromLines(20, 20), Requirements: []string{"REQ-007"}, DependsOn: []string{"EPIC-003"},
			Stories: []specs.Story{story("STORY-004-001", "Get a token", "REQ-007")},
		},
	}}
	for _, e := range out.Epics {
		out.Index.Order = append(out.Index.Order, specs.OrderRow{Epic: e.ID, Reason: "because of " + e.ID})
	}
	return newCut(in, out)
}

func epicOf(t *testing.T, c cut, id string) specs.Epic {
	t.Helper()
	at := c.at(id)
	require.GreaterOrEqual(t, at, 0, id)
	return c.epics[at]
}

func TestMergeIsRefusedWhenItWouldWaitForItself(t *testing.T) {
	t.Parallel()
	c := small()
	require.ErrorContains(t, c.mergeable([]string{"EPIC-003", "EPIC-001"}), "EPIC-003 → EPIC-002 → EPIC-001")
	require.ErrorContains(t, c.mergeable([]string{"EPIC-004", "EPIC-001"}), "EPIC-004 → EPIC-003 → EPIC-002 → EPIC-001")
	require.ErrorContains(t, c.mergeable([]string{"EPIC-004"}), "one epic")
	require.NoError(t, c.mergeable([]string{"EPIC-001", "EPIC-002", "EPIC-003"}))
	q := mergeQuestion(c)
	require.NoError(t, q.Validate(nil), "nothing chosen leaves them as they are")
	require.Error(t, q.Validate([]string{"EPIC-001", "EPIC-003"}))
	require.Error(t, q.Validate([]string{"EPIC-001", "EPIC-009"}))
}

func TestMergeTakesIntoTheFirstReleaseWhatItWaitsFor(t *testing.T) {
	t.Parallel()
	c := small()
	c.epics[0].DependsOn, c.epics[1].DependsOn = nil, nil
	c.epics[2].DependsOn = []string{"EPIC-004"}
	c.epics[3].DependsOn = nil
	c = c.merged([]string{"EPIC-003", "EPIC-001"}, "Loans and reports")
	require.True(t, epicOf(t, c, "EPIC-004").MVP)
	e := epicOf(t, c, "EPIC-001")
	require.Equal(t, specs.Edited, e.Source.Kind, "that they belong together is nowhere stated")
	require.Equal(t, []string{"EPIC-004"}, e.DependsOn)
	require.Equal(t, "STORY-001-005", e.Stories[4].ID)
	require.Equal(t, "EPIC-004", c.index.Order[1].Epic, "what it waits for comes before it now")
}

func TestSplitFollowsTheNeedsOfStories(t *testing.T) {
	t.Parallel()
	c, added := small().split("EPIC-001", []string{"STORY-001-003", "STORY-001-004"}, "Loans", "Fines and reminders")
	require.Equal(t, "EPIC-005", added)
	old, fresh := epicOf(t, c, "EPIC-001"), epicOf(t, c, added)
	require.Equal(t, []string{"EPIC-001"}, fresh.DependsOn, "a story of it needs one that stays")
	require.Equal(t, []string{"STORY-001-002"}, fresh.Stories[0].Needs)
	require.Equal(t, []string{"EPIC-001"}, epicOf(t, c, "EPIC-002").DependsOn, "its story needs one that stays")
	require.Equal(t, []string{"REQ-001", "REQ-002"}, old.Requirements)
	require.Equal(t, []string{"REQ-003", "REQ-004"}, fresh.Requirements)
	require.Equal(t, []string{"ADR-001"}, old.Architecture)
	require.Equal(t, []string{"ADR-002"}, fresh.Architecture)
	require.True(t, old.MVP)
	require.False(t, fresh.MVP, "nothing in it belongs to the first release")
	require.Equal(t, specs.Should, fresh.Priority)

	c = small()
	c.epics[1].Stories[0].Needs = nil
	c, added = c.split("EPIC-001", []string{"STORY-001-003", "STORY-001-004"}, "Loans", "Fines and reminders")
	require.Equal(t, []string{"EPIC-001", added}, epicOf(t, c, "EPIC-002").DependsOn, "no story says which")
	require.True(t, epicOf(t, c, added).MVP, "the first release waits for it")

	c, added = small().split("EPIC-001", []string{"STORY-001-001", "STORY-001-002"}, "Fines", "Loans")
	require.Equal(t, []string{added}, epicOf(t, c, "EPIC-001").DependsOn, "what stays needs what goes")
	require.Equal(t, []string{added}, epicOf(t, c, "EPIC-002").DependsOn)
	require.Equal(t, added, c.index.Order[0].Epic)
}

func TestSplitIsRefusedWhenTheyWouldWaitForEachOther(t *testing.T) {
	t.Parallel()
	c := small()
	require.ErrorContains(t, c.separable("EPIC-001", []string{"STORY-001-002"}), "wait for each other")
	require.ErrorContains(t, c.separable("EPIC-001", []string{"STORY-001-001", "STORY-001-002", "STORY-001-003", "STORY-001-004"}), "some to stay")
	require.ErrorContains(t, c.separable("EPIC-009", nil), "no EPIC-009")
	require.NoError(t, movedQuestion(c, "EPIC-001").Validate(nil))
	require.Equal(t, []string{"EPIC-001"}, c.divisible(), "the others have one story each")
	require.Equal(t, []string{"STORY-001-003", "STORY-001-004"}, c.half("EPIC-001"), "what is less urgent comes later")
}

// A number that became free is not given out again: an issue may name it.
func TestNumbersAreNotGivenOutTwice(t *testing.T) {
	t.Parallel()
	c := small().merged([]string{"EPIC-003", "EPIC-004"}, "Reports and API access")
	c, added := c.split("EPIC-003", []string{"STORY-003-002"}, "Reports", "API access")
	require.Equal(t, "EPIC-005", added)
	c = c.merged([]string{"EPIC-003", added}, "Both")
	require.Equal(t, "STORY-003-003", epicOf(t, c, "EPIC-003").Stories[1].ID)
}

func TestTitlesAreOfferedInTheWordsAtHand(t *testing.T) {
	t.Parallel()
	c := small()
	require.Equal(t, "Loans, fines, reminders and search", c.together([]string{"EPIC-001", "EPIC-002"}, specs.English))
	require.Equal(t, "Search and API access", c.together([]string{"EPIC-002", "EPIC-004"}, specs.English), "an abbreviation keeps its letters")
	stays, leaves := c.apart("EPIC-001", []string{"STORY-001-003", "STORY-001-004"}, specs.English)
	require.Equal(t, "Loans", stays)
	require.Equal(t, "Fines and reminders", leaves)
	c.epics[0].Title = "Lending"
	stays, leaves = c.apart("EPIC-001", []string{"STORY-001-003", "STORY-001-004"}, specs.English)
	require.Equal(t, "Lending", stays)
	require.Equal(t, "Collect fines", leaves)
	c.epics[0].Title, c.epics[1].Title = "借书、还书", "搜索"
	require.Equal(t, "借书、还书、搜索", c.together([]string{"EPIC-001", "EPIC-002"}, specs.Chinese))

	q := titleQuestion("epics.title", "Lending", interview.Words("", ""), c.titles("EPIC-001"))
	for _, bad := range [][]string{nil, {""}, {" \n "}, {"reports"}} {
		require.Error(t, q.Validate(bad))
	}
	require.NoError(t, q.Validate([]string{"Lending\nand more"}))
}

func TestThePageSaysWhatWillBeObjectedTo(t *testing.T) {
	t.Parallel()
	c := small().merged([]string{"EPIC-001", "EPIC-002", "EPIC-003"}, "All")
	c.epics[0].Stories[0].Size = "XL"
	facts := page(c, specs.English)
	last := facts[len(facts)-1].Value
	for _, says := range []string{"2 epics instead of 3 to 7", "EPIC-001 has 6 stories instead of 2 to 5", "EPIC-004 has 1 stories", "STORY-001-001 is XL"} {
		require.Contains(t, last, says)
	}
	require.Contains(t, page(c, specs.Chinese)[len(facts)-1].Value, "史诗有 2 个")
	require.Equal(t, interview.Fact{Label: interview.Words("EPIC-001 All", "EPIC-001 All"), Value: "MVP, size L, 6 stories"}, facts[0])
	require.Equal(t, "1  EPIC-001\n2  EPIC-004", facts[2].Value)
}

func TestOnlyWhatChangedIsToldAnew(t *testing.T) {
	t.Parallel()
	before := small()
	c := before.merged([]string{"EPIC-003", "EPIC-004"}, "Reports and API access")
	changed := c.changed(before)
	require.Equal(t, []string{"EPIC-003"}, changed)
	fresh := analysis.EpicsRetellOutput{Told: []analysis.EpicWords{
		{Epic: "EPIC-001", Summary: []specs.Item{{Text: "unasked"}}}, {Epic: "EPIC-003", Summary: []specs.Item{{Text: "both"}}}, {Epic: "EPIC-044"},
	}}
	for _, e := range c.epics {
		fresh.Index.Order = append(fresh.Index.Order, specs.OrderRow{Epic: e.ID, Reason: "new reason"})
	}
	c = c.told(before, fresh, changed)
	require.Empty(t, epicOf(t, c, "EPIC-001").Summary)
	require.Equal(t, "both", epicOf(t, c, "EPIC-003").Summary[0].Text)
	require.Equal(t, "because of EPIC-002", c.index.Order[1].Reason)
	require.Equal(t, "new reason", c.index.Order[2].Reason)
	require.Empty(t, before.changed(before))
}
