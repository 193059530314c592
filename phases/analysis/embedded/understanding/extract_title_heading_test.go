package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A heading that only names a document leaves the name to the one below it; a word
// that belongs to a verb stays at the end of a title.
func TestDocumentsAreNamedByWhatTheyAreOf(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"# REQUEST FOR PROPOSAL No. 2026-04\n## City of Marlow – Allotment Register\n\n### 1. Needs\n1.1 The system shall list plots.\n": "Allotment Register",
		"# Invitation to tender 2025/117\n\n## Lock gates of the canal\n\nThe system shall show each gate.\n":                            "Lock gates of the canal",
		"# Allotments\n\n## Plots\n\nThe system shall show each plot.\n":                                                                 "Allotments",
	} {
		require.Equal(t, want, understood(t, text).Title, text)
	}
	require.Equal(t, "Guests see their order without signing in", dropDangling("Guests see their order without signing in"))
	require.Equal(t, "Guests see their order", dropDangling("Guests see their order in"))
}
