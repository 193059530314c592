package gates

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestSuspiciousIsAboutItsSigns holds the quick look against a plain search.
func TestSuspiciousIsAboutItsSigns(t *testing.T) {
	t.Parallel()
	signs := []string{"{", "TB", "TODO", "FIXME", "XXX", "??", "to be ", "To be ", "orem", "your text", "Your text", "待", "暂", "请填"}
	rng := rand.New(rand.NewPCG(5, 6))
	pieces := append([]string{"to", " ", "be", "o", "t", "T", "B", "?", "ore", "Y", "your", "text", "请", "中", "X", "é", "FIX", "ME"}, signs...)
	for range 20000 {
		var b strings.Builder
		for range rng.IntN(5) {
			b.WriteString(pieces[rng.IntN(len(pieces))])
		}
		want := false
		for _, sign := range signs {
			want = want || strings.Contains(b.String(), sign)
		}
		require.Equal(t, want, suspicious(b.String()), "%q", b.String())
	}
}
