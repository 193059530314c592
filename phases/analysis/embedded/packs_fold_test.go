package embedded

import (
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"
)

// slowFold is foldTerm rune by rune.
func slowFold(s string) string {
	var b strings.Builder
	gap := false
	for _, r := range s {
		if unicode.IsSpace(r) || r == '-' || r == '‑' {
			gap = true
			continue
		}
		if gap && b.Len() > 0 {
			b.WriteByte(' ')
		}
		gap = false
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

func FuzzFoldTerm(f *testing.F) {
	for _, s := range []string{
		"", " ", "a", "a ", " a", "a b", "a  b", "a b ", "a\tb", "sign-in", "-a", "a-", "a -b", "Sign In", "a É b", "短 链接", "a b\x7fc", "a\x01b", "a \xff", "a‑b", "a B  c", "\u00a0a",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { require.Equal(t, slowFold(s), foldTerm(s), "%q", s) })
}
