package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestTheHeadOfAPostedMessageNamesNothing: the channel, the writer and the time above a message
// that was copied out of a channel are no title, and the greeting below it is none either.
func TestTheHeadOfAPostedMessageNamesNothing(t *testing.T) {
	t.Parallel()
	lex := loadLexicon(t)
	const said = "Every April 140 boats want to go back in the same fortnight."
	for _, head := range []string{
		"**#yard-ideas** — Wendy Tregear, Sun 21:14\n\nhi both, been stewing on this since Keith rang\n\n",
		"#yard – Baz, 08:30\n\n",
	} {
		doc := lex.Read(analysis.Source{Name: "memo.md", Text: head + said + "\n"})
		require.Equal(t, said, doc.Units[0].Text, head)
	}
	for _, line := range []string{"# Yard plan - 08:30", "#yard — Wendy Tregear", "Launch list, Sun 21:14"} {
		require.False(t, posted(line), line)
	}
}
