package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// "They" behind "them" are the things that the sentence before holds, and not those
// that do without them; where no sentence says which, no rule is made of the words.
func TestTheyBehindThemAreTheSameThings(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ before, text, want string }{
		{"Orders hold phone numbers.", "The drivers don't need them; they must be removed before the export.", "The phone numbers must be removed before the export."},
		{"Each record contains two addresses.", "The reports do not need them; they have to be masked in the archive.", "Two addresses have to be masked in the archive."},
		{"Nobody likes the forms.", "The drivers don't need them; they must be removed before the export.", ""},
		{"Orders hold phone numbers.", "Invoices carry a date; they can never be deleted.", "Invoices can never be deleted."},
	} {
		w := handMade(t, &understanding.Understanding{}, "standard")
		w.Source.Text = test.before + " " + test.text
		rule, ok := w.RuleOf(&understanding.FeatureFact{Text: test.text, Source: specs.FromLines(1, 1)})
		require.Equal(t, test.want != "", ok, test.text)
		if ok {
			require.Contains(t, rule.Text, test.want)
			require.NotContains(t, rule.Text, "need them")
			require.NotContains(t, rule.Text, "drivers")
		}
	}
}

func TestAnotherPersonKeepsWhatIsTheirs(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{}, "standard")
	for text, want := range map[string]string{
		"to name a deputy who gets their own key":  "to name a deputy who gets their own key",
		"to invite a neighbour who has their pass": "to invite a neighbour who has their pass",
		"to change their own pin":                  "to change my own pin",
		"to see only the floors they rent":         "to see only the floors I rent",
		"to see the alarms before they expire":     "to see the alarms before they expire",
		"to stamp your card at the door":           "to stamp my card at the door",
	} {
		require.Equal(t, want, w.Own(text), text)
	}
}
