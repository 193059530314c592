package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What was refused among the alternatives is no non-goal: it stays one alternative with
// all that speaks against it.
func TestARefusedAlternativeKeepsItsReason(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, name, want string
	}{
		{"**Airbyte**: rejected. Masking in it is hard to test and nobody wants to run it.", "Airbyte", "Masking in it is hard to test and nobody wants to run it."},
		{"**A second cache**: no. It doubles the bill.", "A second cache", "It doubles the bill."},
	} {
		u := understood(t, "# Tidewise\n\nTidewise computes tides.\n\n## Alternatives considered\n\n- "+c.text+"\n- **Doing nothing**: loses readings.\n")
		require.Empty(t, u.NonGoals, c.text)
		require.Len(t, u.Alternatives, 2, c.text)
		require.Equal(t, c.name, u.Alternatives[0].Name)
		require.Contains(t, u.Alternatives[0].Gap, c.want)
	}
}
