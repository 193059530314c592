package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsInUseIsAskedFor: nobody builds anew what is there already.
func TestWhatIsInUseIsAskedFor(t *testing.T) {
	t.Parallel()
	u := &understanding.Understanding{Lang: specs.English, Title: "Dovecote", Product: "Dovecote"}
	require.Empty(t, handMade(t, u, "standard").inUseQuestion())
	used := *u
	used.InUse = []specs.Item{{Text: "Used in production on 40 hosts.", Source: specs.FromLines(3, 3)}}
	questions := handMade(t, &used, "standard").inUseQuestion()
	require.Len(t, questions, 1)
	require.Contains(t, questions[0].Text, "in use already")
}
