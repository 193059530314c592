package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestHowItIsTodayBindsNobody: what a source tells of today behind a promise is a note.
func TestHowItIsTodayBindsNobody(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ward hub"}, "standard")
	n := w.statedNFR(&understanding.QualityFact{Class: "P", Text: "The monthly closing ends before 6:30, today it takes 3 hours.", Source: specs.FromLines(3, 3)})
	require.Equal(t, "The monthly closing MUST end before 6:30.", n.Statement[0].Text)
	require.Len(t, n.Notes, 1)
	require.Equal(t, "Today it takes 3 hours.", n.Notes[0].Text)
}
