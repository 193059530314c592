package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsLeftOutIsNamed makes requirements of a feature that the source
// excludes and that has no short name.
func TestWhatIsLeftOutIsNamed(t *testing.T) {
	t.Parallel()
	u := &understanding.Understanding{Lang: "en", Title: "Harbour", Product: "Harbour", Features: []understanding.FeatureFact{
		{Text: "Drafting in chat, while the customer is waiting.", Priority: "wont", Source: specs.FromLines(3, 3)},
		{Name: "Core", Text: "Core.", Priority: "must", Source: specs.FromLines(9, 9)},
	}}
	w := handMade(t, u, "standard")
	var in analysis.RequirementsInput
	var out analysis.RequirementsOutput
	require.NoError(t, w.Requirements(&in, &out))
	require.Equal(t, specs.Wont, out.Requirements[0].Priority)
	require.Contains(t, out.Requirements[0].Description[0].Text, "MUST NOT offer drafting in chat")
}
