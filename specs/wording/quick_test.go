package wording

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
)

// slowIsWord and slowFind are what the quick looks at bytes stand in for.
func slowIsWord(r rune) bool {
	return (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' || unicode.Is(unicode.Mn, r)) && !isCJK(r)
}

func slowFind(l *Lexicon, text string) []Match {
	var out []Match
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		list, next := l.marks[unicode.ToLower(r)], i+n
		if slowIsWord(r) {
			word := text[i:]
			if n := strings.IndexFunc(word, func(r rune) bool { return !slowIsWord(r) }); n >= 0 {
				word = word[:n]
			}
			next, list = i+len(word), nil
			if len(word) <= 2*l.longer {
				list = l.words[strings.ToLower(word)]
			}
		}
		for _, t := range list {
			if end := t.at(text, i); end > 0 && !inPath(text, i, end) {
				out = append(out, Match{Span{i, end}, text[i:end], t.entry})
				next = end
				break
			}
		}
		i = next
	}
	return out
}

func TestQuickLookAtEveryRune(t *testing.T) {
	t.Parallel()
	for r := rune(-1); r <= unicode.MaxRune; r++ {
		if slowIsWord(r) != isWord(r) {
			t.Fatalf("%U", r)
		}
	}
}

func FuzzQuickLook(f *testing.F) {
	f.Add("as soon as", "As soon\n as possible")
	f.Add("kelvin", "KELVIN \u212aelvin kelvin")
	f.Add("…", "and so on… _x_ 快 İ\xff")
	f.Add("??", "What?? WHAT ?")
	f.Add("seven", "seventy-seven, SEVEN")
	f.Fuzz(func(t *testing.T, term, text string) {
		l := NewLexicon(English, []Entry{{Term: term}, {Term: "快"}, {Term: "a b"}})
		require.Equal(t, slowFind(l, text), l.Find(text))
		for _, token := range Tokens(text) {
			want := token.Kind
			if want == Number || want == Word {
				want = Word
				if strings.Trim(token.Text, "0123456789.,") == "" {
					want = Number
				}
			}
			require.Equal(t, want, token.Kind)
		}
	})
}
