package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestASentenceThatIsMoreThanItsVerbIsItsOwnTest: what is known of a verb is a test of a plain
// deed alone. With a second deed, a case or a clause of its own, and of what is done to a
// thing, the sentence is tested as it stands.
func TestASentenceThatIsMoreThanItsVerbIsItsOwnTest(t *testing.T) {
	t.Parallel()
	for text, c := range map[string]struct{ want, never string }{
		"A bed's number is removed but its history stays in the file.":    {"stays in the file", "of two test entries"},
		"The gateway compares a chart with the ward and tells what fails": {"compares a chart with the ward and tells what fails", "differ in 3 values"},
		"The gateway checks the load of each lift against its limit.":     {"checks the load of each lift against its limit", "only the second is reported"},
		"The gateway marks every bed that is older than a year.":          {"marks every bed", "the new values are stored"},
		"Entries are stored on the phone and sent when it is online.":     {"stored on the phone", "exactly one entry for the entries"},
		"The app is Android only (version 12 or later).":                  {"Android only (version 12 or later)", "One prepared case each"},
		"Porters come on turn for nine days and are off for nine days.":   {"nine days", "Just before the end"},
		"A repeated key within 24 hours returns the original answer.":     {"returns the original answer", "this has happened"},
		"Charts above 10 MB are stored but marked as large.":              {"stored but marked as large", "this does not happen"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward gateway", text, understanding.ActorFact{Name: "porter"}), "\n")
		require.Contains(t, all, c.want, text)
		require.NotContains(t, all, c.never, text)
	}
}

// TestATestAssumesNothingOfItsObject: who gets something sent is a person, and what is listed
// behind names in code are no values.
func TestATestAssumesNothingOfItsObject(t *testing.T) {
	t.Parallel()
	for text, c := range map[string]struct{ want, never string }{
		"A nurse can send the night report to the registry.":                 {"the other side has the night report", "each intended recipient"},
		"A nurse can confirm the weight of a patient.":                       {"when they confirm the weight of a patient", "one open case"},
		"A nurse is never called if she has had less than 10 hours of rest.": {"A nurse is never called if", "who tries to be"},
		"Beds are blocked if the fridge is on for less than 3 hours.":        {"beds are blocked", "at 3 hours"},
		"One settings file is kept next to the charts.":                      {"next to the charts", "two test entries"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward gateway", text, understanding.ActorFact{Name: "nurse"}), "\n")
		require.Contains(t, all, c.want, text)
		require.NotContains(t, all, c.never, text)
	}
}
