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

// A question that is told, alone on its line, heads what follows, also in a few words more than
// another heading has; a sentence does not.
func TestAToldQuestionAloneIsAHeading(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]bool{
		"What it has to do on the first day":         true,
		"What I would love but won't fight for":      true,
		"How we will know that the whole thing runs": true,
		"What it has to do on the first day.":        false,
		"What does it have to do on the first day?":  false,
		"The clerks close the lots on the first day": false,
		"What we said, and what we did not say":      false,
	} {
		_, got := headingShape(line)
		require.Equal(t, want, got, line)
	}
}
