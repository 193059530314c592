package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestExamplesOfAWholePaperBelongToWhatTheySpeakOf: examples in a section of their own are no part
// of the feature that happens to stand last above them.
func TestExamplesOfAWholePaperBelongToWhatTheySpeakOf(t *testing.T) {
	t.Parallel()
	u := understood(t, strings.Join([]string{
		"# Kiln desk", "",
		"## Firings", "",
		"- A potter can reserve a shelf of the kiln for a firing.", "",
		"## Fees", "",
		"- The desk charges a fee for each shelf after the firing.", "",
		"## Keys", "",
		"- The desk prints a label for every key.", "",
		"## Acceptance criteria", "",
		"- Given a free shelf of the kiln, when a potter reserves it for a firing, then the shelf shows the name of the potter.",
		"- Given an intern without a key, when they open the store room, then the door stays shut and an alarm sounds.", "",
	}, "\n"))
	require.Len(t, u.Features, 3)
	for i, want := range []string{"free shelf", "", ""} {
		got := ""
		for _, it := range u.Features[i].Criteria {
			got += it.Text
		}
		if want == "" {
			require.Empty(t, got)
			continue
		}
		require.Contains(t, got, want)
	}
	require.Len(t, u.Done, 1)
	require.Contains(t, u.Done[0].Text, "intern")
}
