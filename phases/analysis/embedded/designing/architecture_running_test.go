package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
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

// What people may take or turn down is their choice, and a rule that only repeats its
// requirement answers no request.
func TestAChoiceAndARepeatedRuleAreNoRefusal(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	for title, text := range map[string]string{
		"Offer a berth for one night":                "The skipper has an hour to take it or to refuse with a word to the master.",
		"Who owes harbour dues cannot leave at dawn": "Who owes harbour dues cannot leave at dawn.",
	} {
		g := New(handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Harbour"}, "standard"), d, specs.Brief{}, analysis.RequirementsOutput{}, nil)
		g.req.Requirements = []specs.Requirement{{ID: "REQ-001", Title: title, Criteria: []specs.Criterion{{Text: text, Source: specs.FromLines(3, 3)}}}}
		_, ok := g.refusal(&specs.Component{Name: "Berths"}, []int{0})
		require.False(t, ok, text)
	}
}

// What sends e-mails serves what is told by e-mail, and not what else its line says.
func TestASystemServesWhatGoesItsWay(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	g := New(handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Harbour"}, "standard"), d, specs.Brief{}, analysis.RequirementsOutput{}, nil)
	for i, title := range []string{"Fetch the list of skippers every night", "Warn the skipper by SMS of a storm", "Call the pilot through Pinghub"} {
		g.req.Requirements = append(g.req.Requirements, specs.Requirement{ID: specs.RequirementID(i + 1), Title: title, Source: specs.FromLines(3, 3)})
	}
	g.texts = make([]*phrasing.WordIndex, 3)
	sender := &specs.Integration{Name: "Pinghub", Purpose: "The list comes by e-mail, and Pinghub is there for SMS", Source: specs.FromLines(3, 3)}
	for i, want := range []bool{false, true, true} {
		require.Equal(t, want, g.speaksOf(i, sender), g.req.Requirements[i].Title)
	}
}
