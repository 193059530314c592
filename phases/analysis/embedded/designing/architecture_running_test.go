package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// What a part refuses is a rule of the source, and not the test of an endpoint whose
// expected answers name a code of refusal among others.
func TestTheExpectedAnswerOfAnEndpointIsNoRefusal(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	g := New(handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Harbour"}, "standard"), d, specs.Brief{}, analysis.RequirementsOutput{}, nil)
	rule := "Each client takes at most 3 running jobs; one more is refused with the reason."
	test := g.Sentence("crit_endpoint_answer", "endpoint", "POST /berths", "text", "201, or 409 if one exists")
	for _, text := range []string{test, rule} {
		g.req.Requirements = append(g.req.Requirements, specs.Requirement{ID: "REQ-001", Title: "Create a berth", Criteria: []specs.Criterion{{Text: text, Source: specs.FromLines(3, 3)}}})
	}
	row, ok := g.refusal(&specs.Component{Name: "Berths"}, []int{0, 1})
	require.True(t, ok)
	require.Equal(t, g.phrase(rule), row.Strategy)
	_, ok = g.refusal(&specs.Component{Name: "Berths"}, []int{0})
	require.False(t, ok)
}
