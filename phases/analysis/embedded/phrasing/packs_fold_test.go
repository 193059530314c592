package phrasing

import (
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/wording"
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
		"", " ", "a", "a ", " a", "a b", "a  b", "a b ", "a\tb", "sign-in", "-a", "a-", "a -b", "Sign In", "a É b", "短 链接", "a b\x7fc", "a\x01b", "a \xff", "a‑b", "a B  c", "短a链 接B", "\xe4\xb8", "䷀龥鿿", "\u00a0a",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { require.Equal(t, slowFold(s), FoldTerm(s), "%q", s) })
}

// slowHas is wordIndex.has without an index: every word and pair of the term
// stands in the text, and so does the term or its plural.
func slowHas(text, term string) bool {
	text, term = slowFold(text), slowFold(term)
	words, pairs := map[string]bool{}, map[[2]rune]bool{}
	slowWalk(text, func(w string) { words[w], words[wording.Singular(w)] = true, true }, func(last, r rune) {
		pairs[[2]rune{0, r}], pairs[[2]rune{last, r}] = true, true
	})
	found := term != ""
	slowWalk(term, func(w string) { found = found && (words[w] || words[wording.Singular(w)]) }, func(last, r rune) { found = found && pairs[[2]rune{last, r}] })
	return found && (&WordIndex{Low: text}).Next(term, 0) >= 0
}

func slowWalk(text string, word func(string), pair func(last, r rune)) {
	var last rune
	var w strings.Builder
	for _, r := range text + " " {
		han := unicode.In(r, unicode.Han) && r >= 0x2E80
		if unicode.IsLetter(r) && !han || unicode.IsDigit(r) || r == '_' {
			w.WriteRune(r)
		} else if w.Len() > 0 {
			word(w.String())
			w.Reset()
		}
		if last != 0 || han {
			if han {
				pair(last, r)
			}
			last = 0
		}
		if han {
			last = r
		}
	}
}

func FuzzHasTerm(f *testing.F) {
	for _, c := range [][2]string{
		{"Two feet of cables", "foot"},
		{"one mouse", "mice"},
		{"xes and oxes", "x"},
		{"a股 and A-B", "a"},
		{"Plan b", "b"},
		{"people", "person"},
		{"支持退款和对账", "退款"},
		{"支持退款", "款"},
		{"é and été", "été"},
		{"cookies", "cookie"},
		{"flies", "fly"},
		{"user_id", "user"},
		{"v2s", "v2"},
		{"#1 of C#", "#1"},
		{"APIs", "api"},
		{"sies", "sy"},
		{"a→b", "a→b"},
		{"〇々", "々"},
	} {
		f.Add(c[0], c[1])
	}
	f.Fuzz(func(t *testing.T, text, term string) {
		require.Equal(t, slowHas(text, term), NewWordIndex(text).Has(term), "%q in %q", term, text)
	})
}
