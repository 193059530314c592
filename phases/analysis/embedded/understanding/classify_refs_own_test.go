package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// Items below a story that count on from its number are the next stories in short, and no
// criteria of that one.
func TestStoriesInShortBelowAStory(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	const text = "# Choir desk\n\nA tool for the office of a choir.\n\n## Epic 1 – Scores\n\n### CH-1 Attendance (Must)\n\nAs a singer I want to say whether I come so that the conductor can plan.\n\n### CH-2 Lending (Should)\n\nAs a librarian I want to lend scores so that I know who has which.\n\n- A score has a number.\n- CH-2.1 works on the phone\n\nShort ones:\n\n- CH-3 librarian: print a list of missing scores (Could)\n- CH-4 As a singer I want to swap seats with another singer. (Should)\n- CH-5 recording of rehearsals?? – Won't, legal says no\n"
	u := Understand(lex.Read(analysis.Source{Text: text}), lex)
	type story struct{ ref, actor, priority string }
	var got []story
	for i := range u.Features {
		f := &u.Features[i]
		got = append(got, story{f.Ref, strings.ToLower(f.Actor), f.Priority})
		if f.Ref == "CH-2" {
			require.Len(t, append(f.Criteria, f.Details...), 2)
		}
	}
	require.Equal(t, []story{
		{"CH-1", "singer", "must"},
		{"CH-2", "librarian", "should"},
		{"CH-3", "librarian", "could"},
		{"CH-4", "singer", "should"},
	}, got)
	require.Len(t, u.NonGoals, 1)
	require.Equal(t, "Recording of rehearsals.", u.NonGoals[0].Text)
	require.Equal(t, "Legal says no.", u.NonGoals[0].Rationale)
}
