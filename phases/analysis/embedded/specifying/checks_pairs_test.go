package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What shows only in two cases is tested with both of them.
func TestBothSidesAreTried(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, no string }{
		{"When a pump reports a fault, the system must open exactly one ticket for the pump and the ward, and must notify the nurse within 5 seconds.", "After 10 cases in a row in which a pump reports a fault, there is exactly one ticket for the pump and the ward.", ""},
		{"When a pump reports a fault, the system must open one ticket.", "", "After 10 cases"},
		{"When a nurse changes a dose, the system must check it against the limits of the ward and the drug before it is sent.", "A test case within the limits of the ward and the drug is accepted, and one that exceeds any single one of them is refused with the reason.", ""},
		{"The system must check the name against the list of patients.", "", "beyond each of them"},
		{"As soon as the stay has ended, the bill must be sent to the patient or the insurer, whichever signed the form.", "Of two test cases, one in which the patient signed the form and one in which the insurer did, the bill is sent to the patient in the first and to the insurer in the second, and nothing else changes.", ""},
		{"The system must send the bill to the patient or the insurer.", "", "in the second"},
		{"Keys are secret and valid for one hour.", "keys are still valid; just after it, this no longer holds", "still secret"},
		{"Put \"delete my stay\" in settings.", "chosen \"delete my stay\" in the settings and confirmed it, no page, list, file or export of Ward desk contains anything about this", "shows what was wanted"},
		{"Put the beds in a list.", "", "does once what it says"},
	} {
		all := joinedCriteria(t, c.text)
		if c.want != "" {
			require.Contains(t, all, c.want, c.text)
		}
		if c.no != "" {
			require.NotContains(t, all, c.no, c.text)
		}
	}
}
