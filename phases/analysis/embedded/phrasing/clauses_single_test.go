package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestTheVerbOfSeveralAndOfThingsToldApartIsFound: the verb of a clause is found behind what tells
// one of its things from others, behind a count, and behind "never" and "each".
func TestTheVerbOfSeveralAndOfThingsToldApartIsFound(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Halls", Product: "Halls"}, "standard")
	for _, c := range []struct{ text, subject, verb, rest string }{
		{"A hirer under 21 needs a guarantor", "A hirer under 21", "needs", "a guarantor"},
		{"A hirer who did not pay twice is barred from booking", "A hirer who did not pay twice", "is", "barred from booking"},
		{"Five wrong links in a row lock the address for an hour", "Five wrong links in a row", "lock", "the address for an hour"},
		{"Two bookings of the same hall never overlap", "Two bookings of the same hall", "overlap", ""},
		{"An invoice once sent is never changed", "An invoice once sent", "is", "changed"},
		{"The referrer and the friend each get a free loaf", "The referrer and the friend each", "get", "a free loaf"},
		{"The report of the month lists incidents per team", "The report of the month", "lists", "incidents per team"},
		{"The search covers titles, timelines and notes", "The search", "covers", "titles, timelines and notes"},
		{"Store tills additionally use mutual TLS", "Store tills", "use", "mutual TLS"},
		{"Report pages also show the time", "Report pages", "show", "the time"},
		{"Changes made before noon apply to the next day", "Changes made before noon", "apply", "to the next day"},
	} {
		got, ok := w.ParseClause(c.text)
		require.True(t, ok, c.text)
		require.Equal(t, []string{c.subject, c.verb}, []string{got.Subject, got.Verb}, c.text)
		require.Equal(t, c.rest, got.Rest, c.text)
	}
}
