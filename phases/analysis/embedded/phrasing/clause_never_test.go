package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The verb behind "never" needs no list, and the month in a date is none.
func TestVerbsBehindNeverAndTheMonthOfMay(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	for _, c := range []struct{ text, subject, verb string }{
		{"Late fees for an item never exceed its replacement value", "Late fees for an item", "exceed"},
		{"The batch never leaves the site", "The batch", "leaves"},
		{"The pilot in May has 400 pieces", "The pilot in May", "has"},
		{"A skipper may book a berth", "A skipper", "may"},
	} {
		got, ok := w.ParseClause(c.text)
		require.Equal(t, c.verb != "", ok, c.text)
		require.Equal(t, c.subject, got.Subject, c.text)
		require.Equal(t, c.verb, got.Verb, c.text)
	}
}
