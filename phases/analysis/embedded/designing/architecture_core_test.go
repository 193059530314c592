package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// TestACoreWithoutDependencies: where the source keeps the core of a library free of what
// talks to others, the adapter uses the core.
func TestACoreWithoutDependencies(t *testing.T) {
	t.Parallel()
	for said, want := range map[string][2][]string{
		"The core has no dependency.": {{}, {"Core", "Redis"}},
		"The core is small.":          {{"Redis adapter"}, {"Redis"}},
	} {
		g := designer(t, specs.English, "Gate", "Share limits through Redis")
		g.profile = "library"
		g.Understood.Constraints = []specs.Item{{Text: said}}
		p := &parts{core: 1, rows: []specs.Component{
			{Name: "Core", Uses: []string{"Redis adapter"}},
			{Name: "Redis adapter", Uses: []string{"Redis"}, Source: phrasing.Rule("component-from-integration")},
		}}
		g.turnAdapters(p)
		require.Equal(t, want, [2][]string{p.rows[0].Uses, p.rows[1].Uses}, said)
	}
}

// TestWhatCallsAndDrafts: a system for calls serves who is called, and a model what is
// drafted; neither serves the rest.
func TestWhatCallsAndDrafts(t *testing.T) {
	t.Parallel()
	g := designer(t, specs.English, "Watch", "Call the next person of the duty plan", "A draft appears within 15 seconds", "Limit a client to 60 calls a minute")
	require.Equal(t, []int{0}, g.served([]specs.Integration{{Name: "Twilio", Purpose: "Calls go through Twilio.", Source: specs.FromLines(9, 9)}}))
	require.Equal(t, []int{1}, g.served([]specs.Integration{{Name: "Azure OpenAI", Purpose: "Azure OpenAI is approved.", Source: specs.FromLines(9, 9)}}))
}
