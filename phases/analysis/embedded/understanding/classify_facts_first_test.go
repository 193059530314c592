package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A fact in front of a demand is its reason, and what fails is named at the end.
func TestFactsStandBehindWhatTheyAskFor(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Wi-Fi is weak in the yard; the app must work for 30 minutes without it.":   "The app must work for 30 minutes without Wi-Fi, because Wi-Fi is weak in the yard.",
		"The tag reader is old; it must be replaced by the phone.":                  "The tag reader must be replaced by the phone, because it is old.",
		"Mobile coverage is patchy on the hill; it must work for a day without it.": "Dip book must work for a day without mobile coverage, because mobile coverage is patchy on the hill.",
		"The screen is small; buttons must be 1 cm high.":                           "Buttons must be 1 cm high, because the screen is small.",
		"The list is empty; it must be filled by the clerk.":                        "The list is empty; it must be filled by the clerk.",
		"The yard is dark; it should show large letters.":                           "The yard is dark; it should show large letters.",
		"If the network fails, the gate keeps working for 30 minutes without it.":   "If the network fails, the gate keeps working for 30 minutes without the network.",
		"When the scale is offline, the app goes on without it.":                    "When the scale is offline, the app goes on without the scale.",
	} {
		got := factsByText(t, "# Dip book\n\n- "+text+"\n- A shepherd sees the sheep.\n")
		require.Contains(t, got, want)
	}
}

// What stands below what a replaced program is, and how it goes today, asks for nothing.
func TestWhatIsReplacedAsksForNothing(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# Why we replace TURNIP\n\nWhat TURNIP is. It runs on a Windows 2008 server in the cellar and nobody knows who wrote it.\n\nWhat we need:\n\n- A clerk finds a dog by the number of its tag.\n\nHow it goes today. Owners queue on Mondays. A clerk types everything twice. It takes 12 minutes per dog.\n", false), loadLexicons(t))
	require.Empty(t, u.Qualities)
	require.Len(t, u.Features, 1)
	require.Len(t, u.Problem, 4)
}

// What a place lacks turns nothing down, cases noted with marks are cases, and what happens
// otherwise is a reason.
func TestNotesInMarksAreRead(t *testing.T) {
	t.Parallel()
	got := factsByText(t, "# Lift log\n\n- No signal at the top station of lift 2!\n- No tickets\n- Stop > 10 min -> text to the boss\n- If the hour changes, the driver has to know within 5 min, otherwise we stand there alone.\n- Want it by 15 December\n- A cashier sees which lifts run.\n")
	for text, want := range map[string]string{
		"No signal at the top station of lift 2!": "constraint",
		"No tickets.": "non_goal",
		"If the stop is more than 10 min, text to the boss.": "feature",
		"Want it by 15 December.":                            "milestone",
		"If the hour changes, the driver has to know within 5 min, because otherwise we stand there alone.": "feature",
	} {
		require.Equal(t, want, got[text], "%s: %v", text, got)
	}
	spoken := factsByText(t, "# Order desk\n\nOkay. We take orders by phone, we write them on cards. What I want: undertaker sends the order from the phone. Driver gets the list by church. What we want: at least 70 % of orders without a call.\n")
	require.Equal(t, "feature", spoken["Undertaker sends the order from the phone."], "%v", spoken)
}
