package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
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

// TestWhoTellsAStorySaysI: what somebody gains who was called he or she stands in their own
// mouth; what others gain, and what speaks of them again, stays as it is.
func TestWhoTellsAStorySaysI(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Bakery", Product: "Bakery"}, "standard")
	for benefit, want := range map[string]string{
		"she always knows what is due":      "I always know what is due",
		"he prints the list":                "I print the list",
		"she knows her tour":                "she knows her tour",
		"the bag never gets lost":           "the bag never gets lost",
		"she can see the list":              "she can see the list",
		"they do not wait for the delivery": "they do not wait for the delivery",
	} {
		require.Equal(t, want, w.ownBenefit(benefit, "baker"), benefit)
	}
}

// TestAWishNamesItsCase: what is due in one case only is wished for that case, wherever
// commas leave room for it.
func TestAWishNamesItsCase(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"When a pump fails, the station shall send a message to the chat and, if set, by pager.":            "the station, when a pump fails, to send a message to the chat and, if set, by pager",
		"If nobody answers within 5 minutes, the station shall call the next person, and then the foreman.": "the station to call the next person if nobody answers within 5 minutes, and then the foreman",
		"While a pump is offline, the station shall keep its limits (pressure, level) without the net.":     "the station to keep its limits (pressure, level) without the net while a pump is offline",
		"When a pump fails, the station shall close the valve when the level is high.":                      "the station, when a pump fails, to close the valve when the level is high",
	} {
		require.Equal(t, want, storyOf(t, text, "Operator").Want, text)
	}
}
