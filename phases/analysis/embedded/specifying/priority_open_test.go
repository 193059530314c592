package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a source says of the features that it leaves unmarked goes before the contrast to
// the marked ones.
func TestALegendTellsWhatUnmarkedMeans(t *testing.T) {
	t.Parallel()
	for source, want := range map[string]bool{
		"(A) = first. Not marked = we had no time.":   true,
		"Unmarked: must have.":                        false,
		"Members who are not marked away get a call.": false,
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
		w.Source.Text = source
		require.Equal(t, want, w.unmarkedIsOpen(), source)
	}
}
