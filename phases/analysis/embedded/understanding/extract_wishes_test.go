package understanding

import (
	"strings"
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
		"The warden needs to be able to close a stall.":                                "The warden can close a stall.",
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

// TestAParagraphNamesWhatItsProductIsFor: what persons do in the product that a
// paragraph asks for is stated beside what its other sentences say.
func TestAParagraphNamesWhatItsProductIsFor(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	u := Understand(lex.Read(analysis.Source{Name: "idea.txt", Plain: true, Text: "Our harbour has 90 moorings and a queue on paper. I'd like a small website where skippers put themselves on the queue, see their place, and get a letter when a mooring comes up. The warden needs to be able to mark a mooring as broken.\n"}), lex)
	var got []string
	for _, f := range u.Features {
		got = append(got, f.Text)
	}
	all := strings.Join(got, " | ")
	for _, want := range []string{"put themselves on the queue", "see their place", "get a letter", "can mark a mooring as broken"} {
		require.Contains(t, all, want)
	}
	u = Understand(lex.Read(analysis.Source{Name: "idea.txt", Plain: true, Text: "The queue is on paper. I'd like a small website where people put themselves on the queue and see their place. The warden closes a mooring.\n"}), lex)
	all = ""
	for _, f := range u.Features {
		all += f.Text + " | "
	}
	require.Contains(t, all, "People can put themselves on the queue")
	require.Contains(t, all, "People can see their place")
}
