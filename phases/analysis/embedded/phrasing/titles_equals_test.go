package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestARowOfEqualsStaysInTheTitle: cut at its first comma a thing would be of one of them
// alone, while what explains it goes.
func TestARowOfEqualsStaysInTheTitle(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Kiln", Product: "Kiln"}, "standard")
	for _, c := range []struct{ head, want string }{
		{"Board with separate rows for kilns, glazes, shelves", "Board with separate rows for kilns, glazes and shelves"},
		{"Board with separate rows for all kilns, shown in the hall on a large screen", "Board with separate rows for all kilns"},
		{"Board with separate rows for all kilns of the house, always, by day", "Board with separate rows for all kilns of the house"},
		{"Board with rows", "Board with rows"},
	} {
		require.Equal(t, c.want, w.nounTitle(c.head))
	}
}
