package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestCommentHeads: a line that says who wrote a comment states nothing.
func TestCommentHeads(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"**ann** (maintainer) commented on 14 Jan":              true,
		"@dan commented:":                                       true,
		"**kim** opened this issue on 3 May · 8 comments":       true,
		"Three members commented on the draft":                  false,
		"The auditor wrote on 4 May that the seal was missing.": false,
	} {
		require.Equal(t, want, loadLexicon(t).commentHead(text), text)
	}
}
