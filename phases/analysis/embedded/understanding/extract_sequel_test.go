package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// What is done after "that" is told with the deed it follows; a time and a meeting are
// no deed.
func TestWhatFollowsADeedIsToldWithIt(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for text, want := range map[string]string{
		"After that the message goes to a queue, and the clerk sees it.": "After that, the message goes to a queue, and the clerk sees it.",
		"After that, orders are locked.":                                 "After that, orders are locked.",
		"Afterwards the key is returned.":                                "Afterwards, the key is returned.",
		"After that meeting the plan is fixed.":                          "",
		"After the PUT, the client calls the server.":                    "",
	} {
		got, ok := lex.afterThat(text)
		require.Equal(t, want != "", ok, text)
		require.Equal(t, want, got, text)
	}
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "one.md", Text: "# Boat house\n\n## Remarks from the call\n\nFailed mails must be sent again 5 times. After that the mail goes to a list, and the warden sees it.\n"}), loadLexicons(t))
	require.Len(t, u.Features, 1)
	require.Len(t, u.Features[0].Criteria, 1)
}
