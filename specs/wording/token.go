package wording

import (
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// TokenKind says what a Token is.
type TokenKind uint8

// The kinds of token.
const (
	Word   TokenKind = iota + 1 // letters, also with digits, hyphens, apostrophes and dots inside
	Number                      // digits with separators
	CJK                         // one rune of Chinese (or Japanese, Korean)
	Punct                       // any other rune that is no blank
)

// Token is one piece of a text.
type Token struct {
	Text, Lower string
	Span
	Kind TokenKind
}

// Tokens splits a text into words, numbers, single runes of Chinese, and
// punctuation marks.
func Tokens(text string) []Token {
	return appendTokens(make([]Token, 0, len(text)/5+1), text)
}

// appendTokens is Tokens into room that is there already.
func appendTokens(out []Token, text string) []Token {
	for t, ok := tokenFrom(text, 0); ok; t, ok = tokenFrom(text, t.End) {
		out = append(out, t)
	}
	return out
}

// EachToken is Tokens one by one, for who looks at each only once.
func EachToken(text string) iter.Seq[Token] {
	return func(yield func(Token) bool) {
		for t, ok := tokenFrom(text, 0); ok && yield(t); t, ok = tokenFrom(text, t.End) {
		}
	}
}

// tokenFrom reads the first token at or behind i.
func tokenFrom(text string, i int) (t Token, ok bool) {
	for i < len(text) {
		r, n := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(text[i:])
		}
		if r == ' ' || unicode.IsSpace(r) {
			i += n
			continue
		}
		kind, end := Punct, i+n
		switch {
		case isCJK(r):
			kind = CJK
		case isWord(r) && r != '_':
			end = wordEnd(text, i)
			kind = Word
			if isNumber(text[i:end]) {
				kind = Number
			}
		}
		t = Token{text[i:end], text[i:end], Span{i, end}, kind}
		if kind != CJK && (r < 0x3000 || kind != Punct) { // there are no small and capital ones of these
			t.Lower = strings.ToLower(t.Text)
		}
		return t, true
	}
	return Token{}, false
}

// isNumber says whether a word holds nothing but digits and their separators.
func isNumber(word string) bool {
	for i := range len(word) {
		if c := word[i]; (c < '0' || c > '9') && c != '.' && c != ',' {
			return false
		}
	}
	return true
}

// wordEnd is the offset behind the word at i: marks inside a word belong to it
// when a letter or digit follows, so "Node.js", "sign-in", "user's" and "1,000"
// are one word each; "C++" and "C#" too.
func wordEnd(text string, i int) int {
	j := i
	for j < len(text) {
		if isASCIIWord(text[j]) {
			j++
			continue
		}
		r, n := utf8.DecodeRuneInString(text[j:])
		if isWord(r) {
			j += n
			continue
		}
		if r == ' ' || !strings.ContainsRune("'’-.,", r) {
			break
		}
		after, _ := utf8.DecodeRuneInString(text[j+n:])
		before := rune(text[j-1])
		if !isWord(after) || r == ',' && (!unicode.IsDigit(before) || !unicode.IsDigit(after)) {
			break
		}
		j += n
	}
	if j-i == 1 && strings.HasPrefix(text[j:], "++") {
		return j + 2
	}
	if j-i == 1 && strings.HasPrefix(text[j:], "#") {
		return j + 1
	}
	return j
}

// Keywords are the words of a text that carry meaning: in lower case, without
// stop words, stemmed; compounds by their parts; Chinese as pairs of runes.
// Sorted, each once; nil without any.
func Keywords(text string) []string {
	out := KeywordsInOrder(text)
	slices.Sort(out)
	return slices.Compact(out)
}

// KeywordsInOrder are the same words as they stand in a text, repeated where
// they are.
func KeywordsInOrder(text string) []string {
	var room [96]Token
	tokens := room[:0]
	if n := len(text)/5 + 1; n > len(room) {
		tokens = make([]Token, 0, n)
	}
	tokens = appendTokens(tokens, text)
	var out []string // stays nil without any
	eachKeyword(text, tokens, func(word string) bool {
		if out == nil {
			out = make([]string, 0, len(tokens))
		}
		out = append(out, word)
		return true
	})
	return out
}

// several says whether a text that was split already has more than one keyword.
func several(text string, tokens []Token) bool {
	first, more := "", false
	eachKeyword(text, tokens, func(word string) bool {
		if first == "" {
			first = word
		}
		more = word != first
		return !more
	})
	return more
}

// eachKeyword goes through the words that carry meaning in a text that was
// split already.
func eachKeyword(text string, tokens []Token, yield func(string) bool) {
	stop := stopWords()
	for i, t := range tokens {
		switch t.Kind {
		case Word:
			for part := range strings.SplitSeq(t.Lower, "-") {
				if len(part) > 1 && !stop[part] && !yield(Stem(part)) {
					return
				}
			}
		case CJK:
			if word := pairAt(text, tokens, i); word != "" && !yield(word) {
				return
			}
		}
	}
}

// pairAt is what the rune of Chinese at i says together with the next one, or
// alone when it has no neighbour; empty when the one before has said it.
func pairAt(text string, tokens []Token, i int) string {
	t := tokens[i]
	if isFunctionRune(t.Text) {
		return ""
	}
	if i+1 < len(tokens) && tokens[i+1].Kind == CJK && tokens[i+1].Start == t.End && !isFunctionRune(tokens[i+1].Text) {
		return text[t.Start:tokens[i+1].End]
	}
	if i == 0 || tokens[i-1].Kind != CJK || tokens[i-1].End != t.Start || isFunctionRune(tokens[i-1].Text) {
		return t.Text
	}
	return ""
}

// isFunctionRune tells that a rune of Chinese carries grammar, not meaning.
func isFunctionRune(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	switch r {
	case '的', '了', '和', '与', '及', '或', '在', '是', '对', '为', '以', '被', '将',
		'把', '等', '也', '都', '就', '而', '其', '之', '于', '从', '到', '向', '并',
		'且', '则', '若', '这', '那', '个', '们', '地', '得', '着', '过', '吗', '呢',
		'吧':
		return true
	}
	return false
}

// Overlap is the share of a that is also in b, from 0 to 1; 0 when a is empty.
func Overlap(a, b []string) float64 {
	if len(a) == 0 {
		return 0
	}
	if slices.IsSorted(a) && slices.IsSorted(b) {
		return float64(sharedInOrder(a, b)) / float64(len(a))
	}
	in := make(map[string]bool, len(b))
	for _, w := range b {
		in[w] = true
	}
	n := 0
	for _, w := range a {
		if in[w] {
			n++
		}
	}
	return float64(n) / float64(len(a))
}

// sharedInOrder counts the words of a that are also in b, both sorted, by
// reading them side by side: keywords come sorted, and a text on one long line
// has each of its facts compared with every statement of that line.
func sharedInOrder(a, b []string) int {
	n, j := 0, 0
	for _, w := range a {
		for j < len(b) && b[j] < w {
			j++
		}
		if j < len(b) && b[j] == w {
			n++
		}
	}
	return n
}
