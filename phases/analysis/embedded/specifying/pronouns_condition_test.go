package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestAWishWithoutItsConditionNamesItsThings: what only the condition names stands in the
// place of "it" where the condition is left out.
func TestAWishWithoutItsConditionNamesItsThings(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Where a ward has a second pager, the gateway shall use it within 30 seconds.":        "the second pager",
		"When a clinic reaches 90 percent of a quota, the gateway shall tell its principals.": "the principals of the clinic",
		"If a plugin fails ten times, the gateway shall pause its event stream for an hour.":  "the event stream of the plugin",
	} {
		u := &understanding.Understanding{Lang: "en", Title: "Ward gateway", Product: "Ward gateway", Features: []understanding.FeatureFact{{Name: text, Text: text, Priority: "must", Source: specs.FromLines(3, 3)}}}
		w := handMade(t, u, "standard")
		var in analysis.RequirementsInput
		var out analysis.RequirementsOutput
		require.NoError(t, w.Requirements(&in, &out))
		require.Contains(t, out.Requirements[0].Story.Want, want, text)
	}
}
