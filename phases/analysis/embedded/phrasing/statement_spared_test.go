package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatNobodyNeedsForADeedLeavesTheDeed: a freedom is told as what somebody can do.
func TestWhatNobodyNeedsForADeedLeavesTheDeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Pump", Product: "Pump", Actors: []understanding.ActorFact{{Name: "Guest"}}}, "standard")
	for text, want := range map[string]string{
		"The guest does not need an account to book a room":     "The guest can book a room without an account",
		"Guests do not need any password to read the list":      "Guests can read the list without password",
		"Nobody needs a password to read the list":              "Everybody can read the list without a password",
		"The pump does not need a filter to run":                "The pump does not need a filter to run",
		"The guest does not need to book a room":                "The guest does not need to book a room",
		"The guest does not need an account":                    "The guest does not need an account",
		"A guest needs an account to book a room":               "A guest needs an account to book a room",
		"The guest must not need a long and tedious way to pay": "The guest can pay without a long and tedious way",
	} {
		require.Equal(t, want, w.spared(text), text)
	}
}

// TestAHeadingOfTwoNounsIsNoDeed: what the source speaks of as one thing begins with no verb.
func TestAHeadingOfTwoNounsIsNoDeed(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Pump", Product: "Pump"}, "standard")
	w.Source = analysis.Source{Text: "# Pump\n\n## Notice periods\n\nThe manager enters the notice period of each lease.\n\n## Order parts\n\nA clerk orders parts.\n"}
	require.False(t, w.IsVerbPhrase("Notice periods"))
	require.False(t, w.BeginsWithVerb("Notice periods"))
	require.True(t, w.IsVerbPhrase("order parts"))
}
