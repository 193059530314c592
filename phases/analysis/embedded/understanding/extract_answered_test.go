package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAskedAndAnsweredInOneBreath: a question with its answer is no open one.
func TestAskedAndAnsweredInOneBreath(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][2]string{
		"How many lorries have scales? – Four of nine.":      {"How many lorries have scales", "Four of nine"},
		"Is a migration expected? - No, it stays there.":     {"Is a migration expected", "No, it stays there"},
		"Who refills the paper? – Ann asks the caretaker.":   {},
		"May one order for others? – Still to be clarified.": {},
		"Do we need a second one?":                           {},
	} {
		question, answer, ok := loadLexicons(t).askedAndAnswered(text)
		require.Equal(t, want[0] != "", ok, text)
		if ok {
			require.Equal(t, want, [2]string{question, answer}, text)
		}
	}
	require.Equal(t, "Migration of the spreadsheet", loadLexicons(t).askedThing("Is a migration of the spreadsheet expected"))
}
