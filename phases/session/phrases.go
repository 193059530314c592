package session

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// Phrases are the sentences that a review writes into documents, in the
// language of the package.
type Phrases struct {
	lang string
	text map[string]templates.Words
}

// NewPhrases reads the sentences. It fails with input.template when a project
// overrides them with something that is no list of words.
func NewPhrases(set *templates.Set, lang specs.Lang) (Phrases, error) {
	p := Phrases{lang: string(lang)}
	err := set.Decode("rules/review-phrases.yaml", &p.text)
	return p, err
}

// Say is the sentence with an id, filled with values that are given as name and
// value in turn.
func (p Phrases) Say(id string, pairs ...string) string {
	rest, out := p.text[id].In(p.lang), ""
	for {
		before, after, found := strings.Cut(rest, "{")
		name, tail, closed := strings.Cut(after, "}")
		if out = p.Join(out, before); !found || !closed {
			return out
		}
		for i := 0; i+1 < len(pairs); i += 2 {
			if pairs[i] == name {
				out = p.Join(out, pairs[i+1])
			}
		}
		rest = tail
	}
}

// Join puts two texts behind one another; in Chinese, a blank parts Latin
// letters from Chinese characters, and none parts these.
func (p Phrases) Join(left, right string) string {
	l, _ := utf8.DecodeLastRuneInString(left)
	r, _ := utf8.DecodeRuneInString(right)
	switch {
	case p.lang != string(specs.Chinese) || left == "" || right == "":
	case unicode.Is(unicode.Han, l) && isLatin(r), isLatin(l) && unicode.Is(unicode.Han, r):
		return left + " " + right
	case strings.HasSuffix(left, " ") && unicode.Is(unicode.Han, r):
		if before, _ := utf8.DecodeLastRuneInString(strings.TrimRight(left, " ")); unicode.Is(unicode.Han, before) {
			return strings.TrimRight(left, " ") + right
		}
	case strings.HasPrefix(right, " ") && unicode.Is(unicode.Han, l):
		if next, _ := utf8.DecodeRuneInString(strings.TrimLeft(right, " ")); unicode.Is(unicode.Han, next) {
			return left + strings.TrimLeft(right, " ")
		}
	}
	return left + right
}

func isLatin(r rune) bool {
	return r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// Words is the list that stands under an id, its entries parted by "|".
func (p Phrases) Words(id string) []string { return strings.Split(p.Say(id), "|") }

// List puts entries behind one another.
func (p Phrases) List(entries []string) string { return strings.Join(entries, p.Say("list_sep")) }
