package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// A lead time ends where what is done then begins, whoever or whatever that is told of.
func TestALeadTimeEndsWhereTheClauseBegins(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ text, want string }{
		{"60 days before expiry the batch shows up on the list", "60 days before expiry"},
		{"5 working days after the audit the report must be sent", "5 working days after the audit"},
		{"30 minutes before the guide picks the group up a text is sent", "30 minutes before the guide picks the group up"},
		{"10 minutes after the last scan, the gate is closed", "10 minutes after the last scan"},
		{"2 days before the loan ends", ""},
		{"24 hours before the start of the course", ""},
		{"60 days before the expiry of the batch", ""},
		{"14 days after the round everyone who kept a key receives a mail", ""},
	} {
		require.Equal(t, c.want, c.text[:w.DelayEnd(c.text)], c.text)
	}
}

// A span of time in front of a clause is its condition, also where no comma parts the two.
func TestASpanOfTimeBeginsNoSubject(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ text, trigger string }{
		{"After 30 days the order moves to the archive and the customer is charged a fee", "After 30 days"},
		{"Within two weeks the archive sends an answer", "Within two weeks"},
		{"After 30 days of silence the order moves to the archive", ""},
	} {
		st := w.TakeApart(c.text)
		require.Equal(t, c.trigger, st.Trigger, c.text)
	}
}
