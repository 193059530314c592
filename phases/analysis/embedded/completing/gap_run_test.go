package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Nobody shares a command or a library with others: it is asked how much it is given.
func TestACommandIsAskedForItsInputAndNotForItsCrowd(t *testing.T) {
	t.Parallel()
	for id, want := range map[string]string{"cli": "largest input", "library": "largest input", "lending": "at the same time"} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Features: []understanding.FeatureFact{{Name: "Sort shells", Text: "Sort shells."}}}, "standard")
		w.Packs = []*templates.Pack{{ID: id}}
		require.Contains(t, w.silentArea("quality", nil).Questions[0], want, id)
	}
}
