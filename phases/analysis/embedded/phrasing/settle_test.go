package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestTheWriterStandsForI: behind "me as caretaker" what the writer wishes for themselves
// is for the caretaker; in the letter of somebody else it is not.
func TestTheWriterStandsForI(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Key board"}, "standard")
	by := understanding.Writer{Role: "caretaker", From: 1, To: 20}
	for text, want := range map[string]string{
		"A key list that I can sort by floor.": "A key list that the caretaker can sort by floor.",
		"I see lost keys on one page.":         "The caretaker sees lost keys on one page.",
		"Tenants ask for a spare key.":         "Tenants ask for a spare key.",
	} {
		f := understanding.FeatureFact{Text: text, Source: specs.FromLines(7, 7)}
		w.ofWriter(&f, by)
		require.Equal(t, want, f.Text)
		other := understanding.FeatureFact{Text: text, Source: specs.FromLines(30, 30)}
		w.ofWriter(&other, by)
		require.Equal(t, text, other.Text)
	}
}

// TestWhatIsDoneToTheRestIsARule: "everything else" says enough where the source tells
// what is done to it.
func TestWhatIsDoneToTheRestIsARule(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Key board"}, "standard")
	_, ok := w.RuleOf(&understanding.FeatureFact{Text: "Everything else is erased after 6 months unless the tenant objects.", Source: specs.FromLines(7, 7)})
	require.True(t, ok)
	_, ok = w.RuleOf(&understanding.FeatureFact{Text: "Everything else is fine.", Source: specs.FromLines(7, 7)})
	require.False(t, ok)
}
