package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestAHeadingSaysWhatTheFirstReleaseHolds reads the heading under which a source says so,
// and none that is about the rest.
func TestAHeadingSaysWhatTheFirstReleaseHolds(t *testing.T) {
	t.Parallel()
	for source, want := range map[string]string{
		"# Kiln\n\n## MVP\n\n- Fire a pot.":              "MVP",
		"# Kiln\n\n## 3. First version\n\n- Fire a pot.": "First version",
		"# Kiln\n\n## Not in the MVP\n\n- Glaze.":        "",
		"# Kiln\n\n## After the MVP\n\n- Glaze.":         "",
		"# 窑\n\n## MVP 范围\n\n- 烧窑。":                      "MVP 范围",
		"# 窑\n\n## 第一版不做\n\n- 上釉。":                       "",
		"# Kiln\n\nThe MVP fires pots.":                  "",
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Kiln"}, "standard")
		w.Source.Text = source
		require.Equal(t, want, w.firstReleaseHead(), source)
	}
}
