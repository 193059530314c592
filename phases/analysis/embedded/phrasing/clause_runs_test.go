package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestVerbsBehindLongSubjects finds the verb of a clause behind several things, behind a
// person without an article and behind a clause within the subject; names of things stay
// without one.
func TestVerbsBehindLongSubjects(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Actors: []understanding.ActorFact{{Name: "Gardener"}}}, "standard")
	for _, c := range []struct{ text, subject, want string }{
		{"Lodgers find, print and pay their bills", "Lodgers", "find, print and pay their bills"},
		{"Credits below a minimum of 5 EUR roll over to the next month", "Credits below a minimum of 5 EUR", "roll over to the next month"},
		{"Gardener picks weekly, monthly or never", "Gardener", "pick weekly, monthly or never"},
		{"A second alarm while one is running wakes only the night shift", "A second alarm while one is running", "wake only the night shift"},
		{"The letter is printed as A4 and is kept for 3 years", "The letter", "be printed as A4 and be kept for 3 years"},
		{"Files written by 1.x stay readable by every later version", "Files written by 1.x", "stay readable by every later version"},
		{"Orders placed before noon ship the same day", "Orders placed before noon", "ship the same day"},
		{"A farm that objects to a line has 14 days to say so", "A farm that objects to a line", "have 14 days to say so"},
		{"A slot that is not taken by 10:00 lapses and the next in line is told", "A slot that is not taken by 10:00", "lapse and the next in line is told"},
		{"Invoices sent by e-mail within 2 days", "", ""},
		{"Photos taken before noon", "", ""},
		{"Terms of a lease set out in the contract", "", ""},
		{"A reminder when a loan is overdue", "", ""},
		{"Formats: print, mail and export", "", ""},
	} {
		clause, ok := w.ParseClause(c.text)
		require.Equal(t, c.want != "", ok, c.text)
		if ok {
			require.Equal(t, c.subject, clause.Subject, c.text)
			require.Equal(t, c.want, w.Base(clause), c.text)
		}
	}
}
