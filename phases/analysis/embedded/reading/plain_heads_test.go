package reading

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A text file with the headings of Markdown is read as Markdown; a sharp that begins a
// comment or a number heads nothing.
func TestATextFileWithHeadingsIsMarkdown(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"# Spoke\n\nA repair desk.":                                 true,
		"Spoke, a repair desk.\n\n## What it should do\n\n- Print.": true,
		"# Spoke\n## What it should do\n- Print.":                   true,
		"Spoke, a repair desk.\n# no heading\nPrint.":               false,
		"Spoke, a repair desk.\n\n# no heading of a first level":    false,
		"Ticket\n\n#17 is done.":                                    false,
		"run it:\n## a comment\nmake":                               false,
		"####### seven":                                             false,
		"":                                                          false,
	} {
		require.Equal(t, want, markdownHeads(strings.Split(text, "\n")), text)
	}
}
