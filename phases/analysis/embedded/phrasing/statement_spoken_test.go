package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What somebody gets and what they can do with it are two statements; how long something is
// kept stands behind "for".
func TestNotesInFewWords(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for text, want := range map[string][2]string{
		"The clerk gets it in an inbox, can assign it to a colleague, ask the customer for more": {"The clerk gets it in an inbox", "The clerk can assign it to a colleague and ask the customer for more."},
		"The clerk gets it in an inbox, can assign it to a colleague":                            {"The clerk gets it in an inbox", "The clerk can assign it to a colleague."},
		"The clerk can read it, can assign it":                                                   {"The clerk can read it, can assign it", ""},
		"The clerk gets a list, can be long":                                                     {"The clerk gets a list, can be long", ""},
	} {
		got, able := w.abilityBehind(text)
		require.Equal(t, want, [2]string{got, able}, text)
	}
	for text, want := range map[string]string{
		"Keep the letters 10 years":          "Keep the letters for 10 years",
		"The desk stores all photos 30 days": "The desk stores all photos for 30 days",
		"Keep the letters for 10 years":      "Keep the letters for 10 years",
		"Keep the letters at least 10 years": "Keep the letters at least 10 years",
		"Close the case after 10 years":      "Close the case after 10 years",
	} {
		require.Equal(t, want, w.forSpan(text), text)
	}
	for text, want := range map[string]string{
		"Push notification + e-mail on each step": "Push notification and e-mail on each step",
		"Never more than limit + burst":           "Never more than limit + burst",
		"Push notification + e-mail + SMS":        "Push notification + e-mail + SMS",
	} {
		require.Equal(t, want, w.plusAsAnd(text), text)
	}
}
