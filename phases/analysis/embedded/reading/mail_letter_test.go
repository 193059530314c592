package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestALetterWithoutAHeadHasNoGreeting: neither how it begins nor how it ends is read as
// what it says.
func TestALetterWithoutAHeadHasNoGreeting(t *testing.T) {
	t.Parallel()
	lex := loadLexicon(t)
	for text, want := range map[string]string{
		"Hi Mara,\n\nWe cast bells. Each bell has a card.\n\nRegards, Jakob\n":    "We cast bells. Each bell has a card.",
		"Hello,\n\nWe cast bells. Each bell has a card.\n\nKind regards\nJakob\n": "We cast bells. Each bell has a card.",
		"Hi there, we cast bells and each has a card.\n\nThe card is of paper.\n": "Hi there, we cast bells and each has a card.",
	} {
		doc := lex.Read(analysis.Source{Name: "letter.txt", Plain: true, Text: text})
		require.Equal(t, want, doc.Units[0].Text, text)
	}
}
