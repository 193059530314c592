package wording

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestNoTermIsPassedOver holds the places at which a lexicon looks for terms
// against every place at which no word is under way.
func TestNoTermIsPassedOver(t *testing.T) {
	t.Parallel()
	l := NewLexicon(English, []Entry{{Term: "as far as possible"}, {Term: "easy"}, {Term: "e-mail"}, {Term: "möglichst"}, {Term: "..."}, {Term: "尽量"}, {Term: "Kelvin"}})
	pieces := []string{"easy", "EASY", "eas", "easyé", "éeasy", " ", "-", "as", "far", "possible", "...", "尽量", "möglichst", "e", "mail", "\u212Aelvin", "“", "\n", "x9_", "é", "\xff"}
	random := rand.New(rand.NewPCG(3, 4))
	for range 5000 {
		var b strings.Builder
		for range random.IntN(12) {
			b.WriteString(pieces[random.IntN(len(pieces))])
		}
		text := b.String()
		var want []Match
		for i := 0; i < len(text); {
			list, next := l.at(text, i)
			for _, term := range list {
				if end := term.at(text, i); end > 0 {
					want = append(want, Match{Span{i, end}, text[i:end], term.entry})
					next = end
					break
				}
			}
			i = next
		}
		require.Equal(t, want, l.Find(text), "%q", text)
	}
}
