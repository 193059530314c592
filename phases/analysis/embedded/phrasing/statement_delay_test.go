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

// What stands in front of the only article begins no subject, also where no comma ends it.
func TestWordsBeforeTheOnlyArticleAreTheCase(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ text, trigger, head string }{
		{"After three wrong PINs the account is locked for 15 minutes", "After three wrong PINs", "the account is locked for 15 minutes"},
		{"On closing an incident the controller gets a report", "On closing an incident", "the controller gets a report"},
	} {
		st := w.TakeApart(c.text)
		require.Equal(t, []string{c.trigger, c.head}, []string{st.Trigger, st.Head}, c.text)
	}
}

// A word in -s of a single thing is told as its deed where a time or another thing with its
// article stands behind it; persons under an age do what the next verb says.
func TestWhatASingleThingDoes(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for _, c := range []struct{ text, subject, verb string }{
		{"the door locks after 10 seconds", "the door", "locks"},
		{"a cancelled run frees the driver", "a cancelled run", "frees"},
		{"staff on duty get a free drink", "staff on duty", "get"},
		{"calls over the limit get 429", "calls over the limit", "get"},
		{"missing fields lead to status 422", "missing fields", "lead"},
	} {
		clause, ok := w.ParseClause(c.text)
		require.True(t, ok, c.text)
		require.Equal(t, []string{c.subject, c.verb}, []string{clause.Subject, clause.Verb}, c.text)
	}
	for _, text := range []string{"the list items the user sees", "the price changes after noon", "the door locks"} {
		clause, ok := w.ParseClause(text)
		require.False(t, ok && (clause.Verb == "items" || clause.Verb == "locks"), text)
	}
}
