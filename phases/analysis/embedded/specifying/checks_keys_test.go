package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestCriteriaNameWhatAStatementNames tries the keys by which a thing is found, the
// values of which one is chosen, the forms in which a thing comes, the event up to
// which something may be done, and what each message is about.
func TestCriteriaNameWhatAStatementNames(t *testing.T) {
	t.Parallel()
	nurse := understanding.ActorFact{Name: "nurse"}
	for text, want := range map[string][]string{
		"The nurse finds the patient by ward number and date of birth.":                  {"With the ward number and date of birth of a stored patient, a nurse sees exactly that patient", "belongs to another patient"},
		"A nurse can find a pump by its serial number.":                                  {"With the serial number of a stored pump", "a serial number that no pump has"},
		"A nurse can find a patient by scanning the wristband.":                          {"exactly the matching one"},
		"The nurse rates each wound as I (dry), II (moist) or III (open).":               {"ach of these can be chosen in turn by a nurse", "I (dry), II (moist), III (open)"},
		"The nurse can ask for \"slower\", \"louder\" or \"stop\".":                      {"no other is offered: \"slower\", \"louder\", \"stop\""},
		"Ward desk creates a wristband of the patient as sticker and as NFC tag.":        {"comes as sticker and NFC tag, each with exactly the values of that case"},
		"A nurse can withdraw a request until the pharmacy has packed it.":               {"Once the pharmacy has packed it, a nurse who tries it is refused"},
		"Until the porter has left, a nurse can change the route.":                       {"Once the porter has left, a nurse who tries it is refused"},
		"The nurse is told by text message about each change of the plan.":               {"One change of the plan in a test leads to exactly one message to a nurse"},
		"A transfer is recorded with the nurse and the minute.":                          {"each of these is stored and shown with its value: the nurse, the minute"},
		"Every message is stored in the archive.":                                        {"each of 3 test cases stores exactly one entry"},
		"A nurse can tag notes with colours and filter by colour, author, room and day.": {"the notes"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward desk", text, nurse), "\n")
		for _, part := range want {
			assert.Contains(t, all, part, text)
		}
		assert.NotContains(t, all, "its value: colours and filter", text)
	}
}

// TestEachLimitIsTriedOnBothSides takes the first value beyond a limit where that is
// certain, and leaves rows of several numbers to the general test.
func TestEachLimitIsTriedOnBothSides(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang specs.Lang
		rows []string
		want string
	}{
		{"en", []string{"Beds per room: 4.", "Length of a note: 2 KB."}, "beds per room 4 and 5; length of a note 2 KB and anything beyond"},
		{"en", []string{"Notes per day: 1,200."}, "notes per day 1,200 and 1201"},
		{"en", []string{"Beds: 4 in a ward, 2 in a room."}, "beds 4 in a ward"},
		{"zh", []string{"每个泊位的船：2 艘。"}, "每个泊位的船 2 艘和 3 艘"},
	} {
		u := &understanding.Understanding{Lang: c.lang, Title: "Ward", Product: "Ward"}
		f := understanding.FeatureFact{Name: "Limits", List: understanding.ListLimit}
		for _, r := range c.rows {
			f.Rows = append(f.Rows, specs.Item{Text: r})
		}
		got := handMade(t, u, "standard").eachLimit(&Draft{Use: completing.Use{Origin: completing.Origin{Fact: &f}}})
		if c.want == "beds 4 in a ward" {
			require.NotContains(t, got, " and 5", c.rows)
			continue
		}
		require.Contains(t, got, c.want, c.rows)
	}
}
