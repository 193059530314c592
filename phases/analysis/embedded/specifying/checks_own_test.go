package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestTestsFitTheVerb: what is deleted for good, worked out by looking, agreed to or shown
// to some only is tried as that, and its statement is not said again.
func TestTestsFitTheVerb(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"A patient can download and delete their data without writing to us.", "then no page, list, file or export of Ward gateway contains their data any more", "no longer counts"},
		{"A patient can download and delete their data without writing to us.", "then the result contains all data stored about this patient and nothing about anybody else", "one of which is asked for"},
		{"A patient can delete their comment.", "no longer counts their comment as active", "export of"},
		{"The gateway must propose the three smallest beds that fit the patient.", "From a test set of 5 beds that fit the patient, exactly the three smallest are shown; from a set of 2, exactly those 2.", "people who know the subject"},
		{"The gateway must propose three suitable beds.", "3 people who know the subject", "come out"},
		{"Two patients must not hold the same bed at the same time.", "When two patients are to hold the same bed at the same time, the first succeeds, and the second is refused with the reason.", "MUST NOT"},
		{"Allergy notes (nuts, latex) only visible to nurses and to Ada, and deleted two weeks after the stay.", "Nurses and Ada can see allergy notes; with any other role, no page, file or message shows any of it; on a test clock, allergy notes can still be found one day short of two weeks after the stay", ""},
		{"Charts are deleted after 18 months unless the patient comes back.", "and can no longer be found; in a case in which the patient comes back, nothing is deleted on that day.", ""},
		{"Dosages come from the chart and cannot be typed over by hand.", "After a change of the chart, dosages show the new state the next time; no screen and no import lets anybody change them in another way.", ""},
		{"Nurses see phone numbers only from a day before until a day after the shift.", "Tried in 3 test cases, nurses see phone numbers from a day before until a day after the shift; before and after that, nurses do not see phone numbers.", "goes beyond"},
		{"Orders above 500 EUR need the approval of a second nurse.", "An order of 501 EUR waits for the approval of a second nurse and is not carried out without it; one of exactly 500 EUR is carried out at once.", "does not."},
		{"For beds above 300 EUR the nurse must add at least two photos.", "For beds of 301 EUR, a nurse who does not add at least two photos cannot continue and sees what is missing; at exactly 300 EUR, nobody has to.", "For beds above"},
		{"Nobody works more than 10 hours a day or less than 4 hours in one go.", "A plan of 10 hours a day for one person is accepted, and one of 11 hours a day is refused with the limit named; a plan of 4 hours in one go for one person is accepted, and one of 3 hours in one go is refused with the limit named.", "Of 20 attempts"},
		{"The nurse grades each bed as A (new), B (used) or C (damaged).", "can be chosen in turn by a nurse and is shown as chosen after a reload", "its own outcome"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward gateway", c.text, understanding.ActorFact{Name: "patient"}, understanding.ActorFact{Name: "nurse"}), "\n")
		require.Contains(t, all, c.want, c.text)
		if c.never != "" {
			require.NotContains(t, all, c.never, c.text)
		}
	}
}
