package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestLacks: a sentence is missing where the texts of its lines hold too few of its words,
// together: what one says of its first half and another of its second is said.
func TestLacks(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, sentence string
		alone          bool
		placed         []string
		want           bool
	}{
		{"nothing placed", "She faces four customer audits a year.", false, nil, true},
		{"repeated", "She faces four customer audits a year.", false, []string{"Role: she faces four customer audits a year."}, false},
		{"its neighbour is placed", "She faces four customer audits a year.", false, []string{"Karin runs two quays."}, true},
		{"in two halves", "A blocked link shows a warning and its owner is told by mail.", false, []string{"A link that is blocked MUST show a warning.", "The owner gets a mail."}, false},
		{"in other words, alone", "Nobody needs a chat for members with pictures and calls.", true, []string{"A chat for members."}, false},
		{"in other words, beside others", "Nobody needs a chat for members with pictures and calls.", false, []string{"A chat for members."}, true},
		{"too short to be lost", "Thanks, Greta.", false, nil, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			placed := NewCoverage()
			for _, text := range c.placed {
				placed.Add(specs.FromLines(3, 3), text)
			}
			s := understanding.Sentence{Item: specs.Item{Text: c.sentence, Source: specs.FromLines(3, 3)}, Alone: c.alone}
			require.Equal(t, c.want, placed.lacks(&s))
		})
	}
}
