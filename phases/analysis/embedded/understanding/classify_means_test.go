package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestMeansAndWaysAreNoQuality: among promises of how well, what the product is made with and by
// which ways it is had binds those who build it; what must never be there is promised.
func TestMeansAndWaysAreNoQuality(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ said, kind, text string }{
		{"We want Rust.", "technology", "Rust"},
		{"Kotlin is preferred.", "technology", "Kotlin"},
		{"We'd prefer Go or Java 21.", "technology", "Go"},
		{"On Windows via winget, on macOS with Homebrew, else a download from GitHub Releases.", "constraint", "Distributed on Windows via winget"},
		{"From PyPI with pip.", "constraint", "Distributed from PyPI with pip."},
		{"No telemetry and no network access of any kind; update checks neither.", "quality", "update checks neither"},
	} {
		kinds := map[string]string{}
		for _, f := range understood(t, "# Strata\n\n## Platforms & packaging\n\n"+c.said+"\n").Facts() {
			kinds[f.Kind] += f.Text
		}
		require.Contains(t, kinds[c.kind], c.text, c.said)
		if c.kind != "quality" {
			require.NotContains(t, kinds, "quality", c.said)
		}
	}
	for said, kind := range map[string]string{"We want a map.": "technology", "On Mondays the list must load in under 2 s.": "constraint"} {
		for _, f := range understood(t, "# Strata\n\n## Platforms\n\n"+said+"\n").Facts() {
			require.NotEqual(t, kind, f.Kind, said)
		}
	}
}
