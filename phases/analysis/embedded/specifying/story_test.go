package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhoTellsAStoryGainsByIt: whoever wishes something says "I" of what they gain, and
// nobody else does.
func TestWhoTellsAStoryGainsByIt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, actor, want string }{
		{"Remote settings, so that a platform operator can change all hosts at once.", "Platform operator", "I can change all hosts at once"},
		{"Remote settings, so that a workspace admin can change all hosts at once.", "Platform operator", "a workspace admin can change all hosts at once"},
		{"Remote settings, so that the platform operator sleeps.", "Platform operator", "the platform operator sleeps"},
	} {
		require.Equal(t, c.want, storyOf(t, c.text, c.actor).Benefit, c.text)
	}
}

// TestNobodyWishesWhatIsRuledOut: what the source rules out has no story.
func TestNobodyWishesWhatIsRuledOut(t *testing.T) {
	t.Parallel()
	for priority, want := range map[string]string{"wont": "", "could": "to print labels"} {
		got := requirementOf(t, said{Lang: "en", Priority: priority, Actor: "Librarian", Text: "A librarian can print labels."})
		require.Equal(t, want, got.Want, priority)
	}
}

// TestAWishDeniesItsSecondDeedAsAWish: "do not" is a command.
func TestAWishDeniesItsSecondDeedAsAWish(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"the desk to mark the loan as late and do not send it again": "the desk to mark the loan as late and not send it again",
		"to see the names and do not tell them":                      "to see the names and not tell them",
		"the following to hold: a, and do not b":                     "the following to hold: a, and do not b",
	} {
		require.Equal(t, want, infinitiveNot(text))
	}
}
