package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestSaidPlainly: a time stands behind its wish, and what has to be done to things
// is said of them.
func TestSaidPlainly(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for said, want := range map[string]string{
		"Every Friday I want a list of the empty stalls.":                              "I want a list of the empty stalls every Friday.",
		"At the end of the season we need to see who never came.":                      "We need to see who never came at the end of the season.",
		"Growers bring crates; we have 300 growers on cards that have to be typed in.": "Growers bring crates; 300 growers on cards have to be typed in.",
		"Before Easter we want to open.":                                               "Before Easter we want to open.",
	} {
		require.Equal(t, want, lex.SaidPlainly(said))
	}
}

// TestAParagraphTellsItsFeatures: somebody who talks of a trouble and then of what
// persons do and what is wanted states features, and no purpose.
func TestAParagraphTellsItsFeatures(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	u := Understand(lex.Read(analysis.Source{Name: "idea.txt", Plain: true, Text: "I run a small market and we lose track of who has paid for a stall. Traders should report at the gate with a badge. New traders sign up on a tablet with a photo. Every month I want a list of who owes what. It has to keep working when the power fails.\n"}), lex)
	var got []string
	for _, f := range u.Features {
		got = append(got, f.Text)
	}
	require.Len(t, got, 4, "%q", got)
	require.Contains(t, got[0], "report at the gate")
	require.Contains(t, got[1], "sign up on a tablet")
	require.Contains(t, got[2], "list of who owes what every month")
	require.Empty(t, u.Pitch)
}
