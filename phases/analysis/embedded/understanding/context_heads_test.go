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

// TestHeadingsBelowWordsMayTellMore: states and rules below a list of words are none of them,
// unless the heading is a word itself.
func TestHeadingsBelowWordsMayTellMore(t *testing.T) {
	t.Parallel()
	require.True(t, accepts("term", headingCue{Kind: "state"}, &reading.Section{Title: "Item states"}))
	require.True(t, accepts("term", headingCue{Kind: "decision"}, &reading.Section{Title: "The loss rule (agreed with all)"}))
	require.False(t, accepts("term", headingCue{Kind: "state"}, &reading.Section{Title: "State"}))
}
