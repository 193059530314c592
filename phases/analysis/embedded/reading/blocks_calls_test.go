package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestAreCalls: indented calls of a program are code, indented sentences are not.
func TestAreCalls(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"snapdiff take [--exclude GLOB]... -o FILE DIR\nsnapdiff watch DIR --interval SECONDS":                  true,
		"kiln fire PROFILE     heats as the profile says\nkiln log [DAY]        prints the readings\nkiln stop": true,
		"teams use SAP today\nothers use SAP next year":                                                         false,
		"mend <file>":                                       true,
		"the printer - a small one - is slow":               false, // a dash alone is no flag
		"every order is kept for a year.":                   false,
		"members borrow tools\nand bring them back [later]": false,
		"Status: open [1]":                                  false,
	} {
		require.Equal(t, want, areCalls(text), text)
	}
}

// What stands behind a rule across the page is not said under the line in bold
// before it.
func TestARuleEndsALineInBold(t *testing.T) {
	t.Parallel()
	r := loadLexicon(t).Read(analysis.Source{Name: "issue.md", Text: "# Kiln timer\n\n**What I'd like**\n\n- A second alarm.\n\n**Alternatives**\n\nAn egg timer.\n\n---\n\nSounds good to me.\n"})
	last := r.Units[len(r.Units)-1]
	require.Equal(t, "Sounds good to me.", last.Text)
	require.Equal(t, "Kiln timer", r.Sections[last.Section].Title)
}
