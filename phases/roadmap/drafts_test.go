package roadmap

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/templates"
)

// random makes a roadmap of tasks that need any earlier ones.
func random(rnd *rand.Rand) *specs.Roadmap {
	m := &specs.Roadmap{Mode: specs.Direct}
	m.Meta.SessionID, m.Meta.Lang = "RMAP-x-2026-01-31", specs.English
	for i := range 1 + rnd.IntN(12) {
		it := specs.RoadmapItem{
			ID: fmt.Sprintf("T%d", i+1), Name: fmt.Sprintf("Task %d", i+1), Type: "feature", Effort: []string{"small", "medium", "large"}[rnd.IntN(3)],
			Criteria: []specs.Criterion{{Text: "When it is asked, it answers."}},
		}
		for j := range i {
			if rnd.IntN(3) == 0 {
				it.Needs = append(it.Needs, fmt.Sprintf("T%d", j+1))
			}
		}
		m.Items = append(m.Items, it)
	}
	m.Derive()
	return m
}

// For any roadmap the waves of its issues are those of its plan.
func TestIssuesComeInTheWavesOfThePlan(t *testing.T) {
	t.Parallel()
	rnd := rand.New(rand.NewPCG(4, 2))
	set := templates.New(nil, "")
	for range 25 {
		m := random(rnd)
		drafts, err := Drafts(set, m, "specs/RMAP-x-2026-01-31/roadmap.md", nil)
		require.NoError(t, err)
		store := issues.Open(disk.New(nil), t.TempDir(), func() time.Time { return time.Unix(1_700_000_000, 0) })
		_, err = store.Upsert(t.Context(), m.Meta.SessionID, drafts)
		require.NoError(t, err)
		listing, err := store.All()
		require.NoError(t, err)
		plan, err := waves.Make(waves.Of(listing.Issues))
		require.NoError(t, err)
		require.Len(t, listing.Issues, len(m.Items))
		for _, issue := range listing.Issues {
			it := m.Item(issue.ExtendedContext.Notes.SourceID())
			require.NotNil(t, it)
			require.Equal(t, it.Wave, plan.Wave(issue.ID), it.ID)
			require.Contains(t, issue.Tags, fmt.Sprintf("wave-%d", it.Wave))
			require.Equal(t, specs.PriorityOf(it.Effort), issue.Priority)
			require.Empty(t, issue.Check())
		}
	}
}

func TestAnIssueSaysAllThatTheItemSays(t *testing.T) {
	t.Parallel()
	m := &specs.Roadmap{Mode: specs.Progressive, Items: []specs.RoadmapItem{{
		ID: "L0", Name: "MVP", Goal: "A cook can save a *recipe*.", Effort: "large", Scope: []specs.Item{{Text: "F-001: Save a recipe"}},
		Criteria: []specs.Criterion{{Text: "Saved twice is saved once."}}, Verification: []specs.Item{{Text: "Run `make test`."}}, Done: []specs.Item{{Text: "A cook can save."}},
	}}}
	m.Meta.SessionID, m.Meta.Lang = "RMAP-x-2026-01-31", specs.English
	m.Derive()
	drafts, err := Drafts(templates.New(nil, ""), m, "", nil)
	require.NoError(t, err)
	issue := drafts[0].Issue
	require.Equal(t, "[MVP] A cook can save a recipe", issue.Title)
	require.Equal(t, 2, issue.Priority)
	require.Equal(t, issues.Registered, issue.Status)
	require.Equal(t, []string{"roadmap", "progressive", "wave-1", "MVP"}, issue.Tags)
	require.Equal(t, "## Goal\n\nA cook can save a *recipe*.\n\n## Scope\n\n- F-001: Save a recipe\n\n## Convergence Criteria\n\n- [ ] Saved twice is saved once.\n\n"+
		"## Verification\n\n- Run `make test`.\n\n## Definition of Done\n\n- A cook can save.\n", issue.Context)
}

func TestFaultsOfAPlan(t *testing.T) {
	t.Parallel()
	in := &analysis.RoadmapInput{Mode: "progressive", Features: []analysis.PlanFeature{{Feature: "F-001", Text: "one"}, {Feature: "F-002", Text: "two"}}}
	item := func(id string, features []string, after ...string) analysis.PlanItem {
		line := []specs.Item{{Text: "x"}}
		return analysis.PlanItem{Item: id, Features: features, After: after, Criteria: []specs.Criterion{{Text: "x"}}, Verification: line, Done: line}
	}
	for name, c := range map[string]struct {
		items []analysis.PlanItem
		says  string
	}{
		"lost":    {[]analysis.PlanItem{item("L0", []string{"F-001"}), item("L1", nil, "L0")}, "F-002 (two) is lost"},
		"doubled": {[]analysis.PlanItem{item("L0", []string{"F-001", "F-002"}), item("L1", []string{"F-002"}, "L0")}, "F-002 is in L0 and in L1"},
		"unknown": {[]analysis.PlanItem{item("L0", []string{"F-001", "F-002"}), item("L1", []string{"F-009"}, "L0")}, `L1 names the unknown feature "F-009"`},
		"circle":  {[]analysis.PlanItem{item("L0", []string{"F-001"}, "L1"), item("L1", []string{"F-002"}, "L0")}, "L0 → L1 → L0 is a circle"},
		"missing": {[]analysis.PlanItem{item("L0", []string{"F-001"}), item("L1", []string{"F-002"}, "L7")}, `L1 waits for "L7", which is not there`},
		"form":    {[]analysis.PlanItem{item("../x", []string{"F-001"}), item("L1", []string{"F-002"})}, "is no id of an item"},
	} {
		require.Contains(t, fmt.Sprint(faults(in, &analysis.RoadmapOutput{Items: c.items})), c.says, name)
	}
	require.Empty(t, faults(in, &analysis.RoadmapOutput{Items: []analysis.PlanItem{item("L0", []string{"F-001"}), item("L1", []string{"F-002"}, "L0")}}))
}
