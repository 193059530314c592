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

// TestAQuestionGetsItsMark: one that was noted without it.
func TestAQuestionGetsItsMark(t *testing.T) {
	t.Parallel()
	l := loadLexicons(t)
	for _, c := range []struct{ text, want string }{
		{"Do visitors under 12 need a card.", "Do visitors under 12 need a card?"},
		{"Who prints the bell list.", "Who prints the bell list?"},
		{"Name. It is taken.", "Name. It is taken."},
		{"Is it open: ask Jo.", "Is it open: ask Jo."},
		{"The rota of May.", "The rota of May."},
	} {
		require.Equal(t, c.want, l.asQuestion(c.text))
	}
}
