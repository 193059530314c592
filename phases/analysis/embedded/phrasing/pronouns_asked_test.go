package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAnAnswerSpeaksOfWhatIsAskedAbout: "it" behind a question is never the word that asks.
func TestAnAnswerSpeaksOfWhatIsAskedAbout(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	for text, want := range map[string]string{
		"Why is my sheet skipped?":           "the sheet",
		"**When does the key expire?**":      "the key",
		"How are points read?":               "",
		"Why is this?":                       "",
		"Can two builds write to one folder": "-",
		"The sheet is skipped":               "-",
	} {
		thing, asked := w.askedAbout(text)
		if want == "-" {
			require.False(t, asked, text)
			continue
		}
		require.Equal(t, want, thing, text)
	}
}

// TestThePronounOfTheNextDeedMeansTheThingBefore: only where the deed before names one thing for
// certain, and never for people who are told something.
func TestThePronounOfTheNextDeedMeansTheThingBefore(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
	for _, c := range [][3]string{
		{"turns any lecture into flashcards", "syncs them to Anki", "syncs the flashcards to Anki"},
		{"shuts down idle dev namespaces at 8pm", "wakes them up on a push", "wakes up the idle dev namespaces on a push"},
		{"converts everything to EUR", "loads it into BigQuery", "loads everything into BigQuery"},
		{"lets nurses record ward rounds", "warns them at night", "warns them at night"},
		{"sorts mails into folders", "archives them", "archives them"},
	} {
		require.Equal(t, c[2], w.objectInPlace(c[0], c[1]), c[0])
	}
}
