package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAnswersToRisksAreAskedFor: an answer to a risk that no requirement and no system
// around carries is asked for with its lines, once for all of them.
func TestAnswersToRisksAreAskedFor(t *testing.T) {
	t.Parallel()
	risk := func(mitigation string) specs.Risk {
		return specs.Risk{Text: "Old answers mislead", Mitigation: mitigation, Source: specs.FromLines(30, 30)}
	}
	for _, c := range []struct {
		name  string
		risks []specs.Risk
		want  string
	}{
		{"none stated", []specs.Risk{risk("")}, ""},
		{"a requirement carries it", []specs.Risk{risk("Answers older than 18 months are not used.")}, ""},
		{"a system around carries it", []specs.Risk{risk("Time limit 12 s, then show the last tide.")}, ""},
		{"nobody carries it", []specs.Risk{risk("Drafts with a planted error."), risk("Training week in March.")}, "“Drafts with a planted error” (L30), “Training week in March” (L30)?"},
		{"ours is asked elsewhere", []specs.Risk{{Text: "Old answers mislead", Mitigation: "Warn.", Source: specs.FromRule("pack")}}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Harbour", Risks: c.risks}, "standard")
			out := analysis.RequirementsOutput{Requirements: []specs.Requirement{{Title: "Answers by age", Description: []specs.Item{{Text: "Answers older than 18 months MUST NOT be used."}}}}}
			out.Index.Integrations = []specs.Integration{{Name: "Tidewatch", Failure: "as the source says: time limit 12 s, then show the last tide"}}
			got := w.riskQuestion(&out)
			if c.want == "" {
				require.Empty(t, got)
				return
			}
			require.Len(t, got, 1)
			require.Contains(t, got[0].Text, c.want)
		})
	}
}
