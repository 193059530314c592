package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// designerFor is a designer of a product of one profile, for rules that need no text.
func designerFor(t *testing.T, u *understanding.Understanding, profile string) *Designer {
	t.Helper()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	u.Lang = specs.English
	g := New(handMade(t, u, "standard"), d, specs.Brief{}, analysis.RequirementsOutput{}, nil)
	g.profile = profile
	return g
}

// What a function hands back is kept by nobody; what it takes in may be.
func TestWhatAFunctionReturnsIsNotKept(t *testing.T) {
	t.Parallel()
	u := &understanding.Understanding{Product: "Tide", Signatures: []specs.Signature{
		{Name: "Ask", Form: "func (t *Table) Ask(ctx context.Context, port Port) (Answer, error)"},
		{Name: "Best", Form: "func (t *Table) Best(day Day) Hour"},
	}}
	g := designerFor(t, u, "library")
	g.stores = &stores{place: map[string]int{"Answer": -1, "Hour": -1, "Port": -1, "Day": -1}}
	for name, want := range map[string]bool{"Answer": true, "Hour": true, "Port": false, "Day": false} {
		require.Equal(t, want, g.returned(&specs.Entity{Name: name}), name)
	}
}

// A library exports no metrics of its own.
func TestALibraryMeasuresNothingWhileItRuns(t *testing.T) {
	t.Parallel()
	for profile, want := range map[string]int{"library": 0, "service": 1} {
		g := designerFor(t, &understanding.Understanding{Product: "Tide"}, profile)
		g.req.NFRs = []specs.NFR{{ID: "NFR-P-001", Category: "P", Targets: []specs.Target{{Metric: "answer", Target: "at most 5 ms"}}}}
		require.Len(t, g.measured(), want, profile)
	}
}

// How much of the machine a program uses is a bound on its making and no setting.
func TestWhatIsConsumedIsNoSetting(t *testing.T) {
	t.Parallel()
	g := designerFor(t, &understanding.Understanding{Product: "Tide"}, "cli")
	for text, want := range map[string]string{"Memory below 150 MB whatever the size of the table": "", "Each upload at most 150 MB": "upload_max_size"} {
		name, _ := g.limitName(&specs.Requirement{}, text, wording.Measures(text)[0])
		require.Equal(t, want, name, text)
	}
}
