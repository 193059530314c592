package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// TestCountedHeadingsAmongFeaturesSetNoDate: a name with the number of a clause above
// lettered lines is that of a requirement, whatever it is elsewhere.
func TestCountedHeadingsAmongFeaturesSetNoDate(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		parent string
		head   reading.Section
		want   bool
	}{
		{"feature", reading.Section{Title: "Timeline", Number: "2.3.1", Pseudo: true}, false},
		{"feature", reading.Section{Title: "Timeline", Pseudo: true}, true},
		{"top", reading.Section{Title: "Timeline", Number: "4"}, true},
	} {
		require.Equal(t, c.want, accepts(c.parent, headingCue{Kind: "milestone"}, &c.head), c.head.Title+" below "+c.parent)
	}
}
