package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// TestAQualityServesTheGoalOfItsNumber: who promises 15 minutes is served by the target
// of 15 minutes; a count, a share and a number that two goals have tie nothing.
func TestAQualityServesTheGoalOfItsNumber(t *testing.T) {
	t.Parallel()
	goal := func(id, target string) specs.Goal {
		return specs.Goal{ID: id, Text: "Kiln is good", Target: target, Source: specs.FromLines(1, 1)}
	}
	for name, c := range map[string]struct {
		goals  []specs.Goal
		target string
		want   []string
	}{
		"same time":    {[]specs.Goal{goal("G-001", "at most 15 minutes"), goal("G-002", "3 %")}, "15 min for 99 % of readings", []string{"G-001"}},
		"other time":   {[]specs.Goal{goal("G-001", "at most 15 minutes")}, "20 min", []string{"G-009"}},
		"other unit":   {[]specs.Goal{goal("G-001", "at most 15 minutes")}, "15 s", []string{"G-009"}},
		"same rate":    {[]specs.Goal{goal("G-001", "200 requests/s")}, "≥ 200 requests per second", []string{"G-001"}},
		"share":        {[]specs.Goal{goal("G-001", "95 %")}, "≥ 95 % of the pots", []string{"G-009"}},
		"count":        {[]specs.Goal{goal("G-001", "40 users")}, "40 users", []string{"G-009"}},
		"of two goals": {[]specs.Goal{goal("G-001", "2 days"), goal("G-002", "2 days")}, "2 days", []string{"G-009"}},
	} {
		g := GoalIndex{goals: append(c.goals, restOf("G-009"))}
		out := analysis.RequirementsOutput{NFRs: []specs.NFR{{
			TracesTo: []string{"G-009"}, Source: specs.FromLines(4, 4), Targets: []specs.Target{{Metric: "End to end", Target: c.target}},
		}}}
		g.serveMeasures(&out)
		require.Equal(t, c.want, out.NFRs[0].TracesTo, name)
	}
}
