package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A value has no state, two that are merged are one, and an answer brings about what it is
// given for.
func TestADeedIsTestedByWhatBecomesOfIt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, no string }{
		{"A nurse can change the time of the round.", "when they change the time of the round, then a reload shows the new time of the round", "new state"},
		{"A nurse can update their phone number.", "then a reload shows the new phone number", "new state"},
		{"A nurse can set a password.", "then the new password is accepted, and the old one and a wrong one are refused", "new state"},
		{"A nurse can change the bed.", "then the change to the bed is shown, even after a reload", ""},
		{"A nurse can mark somebody as moved.", "then the change to the person concerned is shown, even after a reload", "of somebody"},
		{"A nurse can merge two files of one patient.", "then one is left that has everything both had", "new state"},
		{"A nurse can answer \"NO\" to the message to cancel.", "then what it is about counts as cancelled without a further step", "listed once"},
		{"A nurse can answer a question of a relative.", "the answer is listed once", "further step"},
		{"A nurse can roll the last change back.", "In a rehearsal on a copy of the data, a nurse can roll the last change back", "In a trial"},
		{"A nurse can decide about late requests.", "when they decide about late requests, then the case shows the outcome", "In a trial"},
		{"A nurse can decide which beds count as free.", "then exactly that decision applies from then on", "In a trial"},
		{"A nurse can change the bed until the patient has arrived.", "Once the patient has arrived, a nurse who tries it is refused with the reason", ""},
		{"Urgent orders are only accepted before 16:00 local time.", "Urgent orders are accepted before 16:00 local time: at 15:59 on a test clock this succeeds; at 16:01 it is refused", "this has happened"},
		{"Ward desk gives nurses the list of the night, until 6:45 latest, better earlier.", "By 6:45 on a test clock, this has happened: Ward desk gives nurses the list of the night.", "no longer does"},
	} {
		all := joinedCriteria(t, c.text)
		require.Contains(t, all, c.want, c.text)
		if c.no != "" {
			require.NotContains(t, all, c.no, c.text)
		}
	}
}
