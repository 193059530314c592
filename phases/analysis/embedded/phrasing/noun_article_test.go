package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAThingBeforeItsSizeHasAnArticle: a size behind the noun is no part of it.
func TestAThingBeforeItsSizeHasAnArticle(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Ward desk", Product: "Ward desk"}, "standard")
	for text, want := range map[string]string{
		"Board 8×8, letters drawn": "a board 8×8, letters drawn",
		"Buzzer 85 dB at 1 m":      "a buzzer 85 dB at 1 m",
		"API for the lab":          "an API for the lab",
		"Patient card":             "a patient card",
		"30 boards":                "30 boards",
		"The card":                 "the card",
	} {
		require.Equal(t, want, w.NounPhrase(text), text)
	}
}
