package embedded

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// workOf runs phases 4 and 5 on what the earlier ones made of a source.
func workOf(t *testing.T, e *Engine, c analysis.Common, r *run, border *analysis.BorderMoved) ([]specs.ADR, []specs.Epic) {
	t.Helper()
	var arch analysis.ArchitectureOutput
	answerTask(t, e, analysis.TaskArchitecture, &analysis.ArchitectureInput{Common: c, Brief: r.Brief, Requirements: r.Reqs, Border: border}, &arch)
	var out analysis.EpicsOutput
	answerTask(t, e, analysis.TaskEpics, &analysis.EpicsInput{Common: c, Brief: r.Brief, Requirements: r.Reqs, Architecture: arch, MVPScope: "must", Border: border}, &out)
	return arch.Decisions, out.Epics
}

// TestAReviewOfTheScopeKeepsTheNumbersOfTheWork leaves one thing after the other
// out of the scope: epics, stories and decisions that stay as they were keep
// their numbers, and no number is given twice.
func TestAReviewOfTheScopeKeepsTheNumbersOfTheWork(t *testing.T) {
	t.Parallel()
	for _, name := range inputs(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e, c := fresh(), common(name, read(t, name), "standard")
			before := complete(t, e, c, true)
			decisions, epics := workOf(t, e, c, &before, nil)
			in := before.Refined.Boundaries.InScope
			if len(in) < 5 {
				t.Log("too short to leave something out")
				return
			}
			for _, out := range [][]specs.Item{in[:1], in[len(in)/2:]} {
				s := scoped(c, out)
				after := complete(t, e, s, true)
				nowDecisions, nowEpics := workOf(t, e, s, &after, &analysis.BorderMoved{Whole: before.Refined, Left: after.Refined})
				requireKept(t, epics, nowEpics)
				ids := map[string]bool{}
				for i := range nowDecisions {
					d := &nowDecisions[i]
					require.False(t, ids[d.ID], d.ID)
					ids[d.ID] = true
					if k := slices.IndexFunc(decisions, func(b specs.ADR) bool { return b.Title == d.Title }); k >= 0 {
						require.Equal(t, decisions[k].ID, d.ID, d.Title)
					}
				}
			}
		})
	}
}

func requireKept(t *testing.T, before, now []specs.Epic) {
	t.Helper()
	ids := map[string]bool{}
	for i := range now {
		e := &now[i]
		require.False(t, ids[e.ID], e.ID)
		ids[e.ID] = true
		k := slices.IndexFunc(before, func(b specs.Epic) bool { return slices.Equal(b.Requirements, e.Requirements) })
		if k < 0 {
			continue
		}
		require.Equal(t, before[k].ID, e.ID, e.Title)
		for n := range e.Stories {
			s := &e.Stories[n]
			require.False(t, ids[s.ID], s.ID)
			ids[s.ID] = true
			at := slices.IndexFunc(before[k].Stories, func(b specs.Story) bool { return b.Title == s.Title && slices.Equal(b.TracesTo, s.TracesTo) })
			if at >= 0 {
				require.Equal(t, before[k].Stories[at].ID, s.ID, s.Title)
			}
		}
	}
	for i := range now {
		for _, id := range now[i].DependsOn {
			require.True(t, ids[id], "%s waits for %s", now[i].ID, id)
		}
	}
}
