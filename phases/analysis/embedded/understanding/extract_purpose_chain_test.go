package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAChainOfDeedsIsAskedFor: what a sentence on the product says that it does is to be
// built, where nothing else tells of it.
func TestAChainOfDeedsIsAskedFor(t *testing.T) {
	t.Parallel()
	texts := func(summary string) []string {
		u := understood(t, "# Parrot\n\n## Summary\n\n"+summary+"\n\n## Requirements\n\n- Drafts are written in the language of the letter.\n- The editor can ask for a shorter text.\n")
		var out []string
		for i := range u.Features {
			out = append(out, u.Features[i].Text)
		}
		return out
	}
	got := texts("Parrot reads a letter that comes in, looks up what was answered before, and drafts a reply that an editor can send, change or throw away.")
	require.Contains(t, got, "Parrot looks up what was answered before.")
	require.Contains(t, got, "An editor can send, change or throw away the reply.")
	require.NotContains(t, got, "Parrot reads a letter that comes in.")                       // what it is given
	require.NotContains(t, got, "Parrot drafts a reply.")                                     // the requirement on drafts asks for it
	require.Len(t, texts("Parrot reads letters and drafts replies."), 2)                      // two are a remark on what it is
	require.Len(t, texts("Parrot replaces three tools, helps editors, and lets them go."), 2) // and these are no deeds
}
