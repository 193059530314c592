package phrasing

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// WordIndex answers whether a text mentions a term: whole words in any letter
// case, singular or plural, blanks and hyphens alike; Chinese anywhere. It is
// built in one pass, so that hundreds of terms can be asked for. Most of them
// begin like no word of the text, which a few bits tell; the words themselves
// are gathered when a term gets past that.
type WordIndex struct {
	Low    string // folded text
	begins beginSet
	denied [][2]int // places in which something is denied, where they were asked for

	gather sync.Once
	words  map[string]struct{} // words and their singulars
	pairs  map[[2]rune]struct{}
}

// NewWordIndex folds a text and notes how its words begin.
func NewWordIndex(text string) *WordIndex {
	x := &WordIndex{Low: FoldTerm(text)}
	x.eachWord(func(w string) { x.begins.add(beginOf(w)) }, func(last, r rune) {
		x.begins.add(beginOfPair(0, r))
		x.begins.add(beginOfPair(last, r))
	})
	return x
}

// eachWord goes through the words of the text, and through its ideographs with
// the one right before each, 0 for none.
func (x *WordIndex) eachWord(word func(string), pair func(last, r rune)) {
	var last rune
	start := -1
	for i, r := range x.Low {
		inWord := inWord(r)
		if inWord && start < 0 {
			start = i
		}
		if !inWord && start >= 0 {
			word(x.Low[start:i])
			start = -1
		}
		if !IsIdeograph(r) {
			last = 0
			continue
		}
		pair(last, r)
		last = r
	}
	if start >= 0 {
		word(x.Low[start:])
	}
}

// gathered makes the sets of words and pairs. Several tasks may ask at once.
func (x *WordIndex) gathered() {
	x.gather.Do(func() {
		x.words, x.pairs = map[string]struct{}{}, map[[2]rune]struct{}{}
		x.eachWord(x.addWord, func(last, r rune) {
			x.pairs[[2]rune{0, r}] = struct{}{}
			if last != 0 {
				x.pairs[[2]rune{last, r}] = struct{}{}
			}
		})
	})
}

func (x *WordIndex) addWord(w string) {
	if _, known := x.words[w]; known {
		return
	}
	x.words[w] = struct{}{}
	if one := wording.Singular(w); one != w {
		x.words[one] = struct{}{}
	}
}

// Vocabulary is the set of words and their singulars.
func (x *WordIndex) Vocabulary() map[string]struct{} {
	x.gathered()
	return x.words
}

// Size is how much the text has to say: its different words and pairs.
func (x *WordIndex) Size() int {
	x.gathered()
	return len(x.words) + len(x.pairs)/2
}

// inWord says whether a rune is part of a word that has borders.
func inWord(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '_' || r >= 'A' && r <= 'Z'
	}
	return !isCommonHan(r) && (unicode.IsLetter(r) && !IsIdeograph(r) || unicode.IsDigit(r))
}

// beginSet notes how the words of a text begin, and which pairs of ideographs
// stand in it, as numbers below 1<<12 that several may share.
type beginSet [1 << 12 / 64]uint64

func (s *beginSet) add(n int)      { s[n>>6] |= 1 << (n & 63) }
func (s *beginSet) has(n int) bool { return s[n>>6]&(1<<(n&63)) != 0 }

// beginOf is the number of a word: that of its first two bytes, which its
// singular shares, but for the vowel of "feet" and "foot".
func beginOf(w string) int {
	n := int(w[0]&63) << 5
	if len(w) == 1 {
		return n
	}
	switch c := w[1]; c {
	case 'a', 'e', 'i', 'o', 'u':
		return n | 31
	default:
		return n | int(c&31)
	}
}

// beginOfPair is the number of an ideograph behind another, or of one alone.
func beginOfPair(last, r rune) int { return 1<<11 | int((uint32(last)*31+uint32(r))&(1<<11-1)) }

// Has says whether the text mentions the term.
func (x *WordIndex) Has(term string) bool {
	term = FoldTerm(term)
	return x.Possible(term) && x.Next(term, 0) >= 0
}

// HasAny says whether the text mentions one of the terms, in any language: a
// Chinese text names English things too.
func (x *WordIndex) HasAny(t templates.Terms) bool {
	for _, lang := range Languages() {
		if slices.ContainsFunc(t.In(lang), x.Has) {
			return true
		}
	}
	return false
}

// Count is the number of distinct terms that the text mentions.
func (x *WordIndex) Count(t templates.Terms) int {
	n := 0
	for _, lang := range Languages() {
		for _, term := range t.In(lang) {
			if x.Has(term) {
				n++
			}
		}
	}
	return n
}

// Possible is a cheap necessary condition for a term to be there.
func (x *WordIndex) Possible(term string) bool {
	if term == "" || !x.beginsLike(term) {
		return false
	}
	x.gathered()
	var last rune
	start := -1
	for i, r := range term {
		if IsIdeograph(r) {
			if _, ok := x.pairs[[2]rune{last, r}]; !ok {
				return false
			}
			last = r
		} else {
			last = 0
		}
		inWord := inWord(r)
		if inWord && start < 0 {
			start = i
		}
		if !inWord && start >= 0 {
			if !x.known(term[start:i]) {
				return false
			}
			start = -1
		}
	}
	return start < 0 || x.known(term[start:])
}

// beginsLike says whether something in the text may begin as the term does.
func (x *WordIndex) beginsLike(term string) bool {
	first, n := utf8.DecodeRuneInString(term)
	second, _ := utf8.DecodeRuneInString(term[n:])
	switch {
	case inWord(first) && (n > 1 || len(term) > 1 && inWord(second)): // "x" is also the singular of "xes"
		return x.begins.has(beginOf(term))
	case IsIdeograph(first) && IsIdeograph(second):
		return x.begins.has(beginOfPair(first, second))
	case IsIdeograph(first):
		return x.begins.has(beginOfPair(0, first))
	}
	return true
}

func (x *WordIndex) known(w string) bool {
	if _, ok := x.words[w]; ok {
		return true
	}
	one := wording.Singular(w)
	if one == w {
		return false
	}
	_, ok := x.words[one]
	return ok
}

// Next is the offset of the first mention of a folded term from i on, or -1.
func (x *WordIndex) Next(term string, i int) int {
	forms := [2]string{term, ""}
	if r, _ := utf8.DecodeLastRuneInString(term); r < utf8.RuneSelf && unicode.IsLetter(r) {
		forms[1] = wording.Plural(term)
	}
	best := -1
	for _, form := range forms {
		if form == "" {
			continue
		}
		end := len(x.Low)
		if best >= 0 { // only one before that counts
			end = min(end, best+len(form)-1)
		}
		if at := x.find(form, i, end); at >= 0 {
			best = at
		}
	}
	return best
}

// find is the offset of the first mention of a form between i and end, or -1.
func (x *WordIndex) find(form string, i, end int) int {
	for i <= end {
		j := strings.Index(x.Low[i:end], form)
		if j < 0 {
			return -1
		}
		at := i + j
		if borders(x.Low, at, at+len(form)) {
			return at
		}
		i = at + 1
	}
	return -1
}

// borders says whether low[from:to] begins and ends where words do.
func borders(low string, from, to int) bool {
	wordRune := func(r rune) bool {
		if r < utf8.RuneSelf {
			return inWord(r)
		}
		return r != utf8.RuneError && !IsIdeograph(r) && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_')
	}
	first, _ := utf8.DecodeRuneInString(low[from:])
	last, _ := utf8.DecodeLastRuneInString(low[:to])
	before, _ := utf8.DecodeLastRuneInString(low[:from])
	after, _ := utf8.DecodeRuneInString(low[to:])
	return (!wordRune(first) || !wordRune(before)) && (!wordRune(last) || !wordRune(after))
}

// FoldTerm is lower case with every run of blanks and hyphens as one blank.
func FoldTerm(s string) string {
	done := folded(s)
	if done == len(s) {
		return s // as most terms of data files are
	}
	var b strings.Builder
	b.Grow(len(s))
	b.WriteString(s[:done])
	gap := false
	for i := done; i < len(s); {
		r, n := rune(s[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(s[i:])
		}
		i += n
		if isGap(r) {
			gap = true
			continue
		}
		if gap && b.Len() > 0 {
			b.WriteByte(' ')
		}
		gap = false
		switch {
		case IsIdeograph(r) && n == 3:
			b.WriteString(s[i-n : i])
		case r >= utf8.RuneSelf:
			b.WriteRune(unicode.ToLower(r))
		case r >= 'A' && r <= 'Z':
			b.WriteByte(byte(r) + 'a' - 'A')
		default:
			b.WriteByte(byte(r))
		}
	}
	return b.String()
}

// isGap says whether a rune parts words as a blank does.
func isGap(r rune) bool {
	if r < utf8.RuneSelf {
		return r == ' ' || r == '-' || r >= '\t' && r <= '\r'
	}
	return r == '‑' || unicode.IsSpace(r)
}

// folded is how many bytes at the begin of s are folded already, as far as a
// look at bytes can tell: words in lower-case ASCII with single blanks between,
// and the usual ideographs.
func folded(s string) int {
	end := 0 // behind the last word
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == ' ' && end == i && i > 0:
		case c > ' ' && c < utf8.RuneSelf && c != '-' && (c < 'A' || c > 'Z'):
			end = i + 1
		case isCommonIdeograph(s[i:]):
			i += 2
			end = i + 1
		default:
			return end
		}
	}
	return end
}

// isCommonIdeograph says whether s begins with a rune between U+4E00 and
// U+9FFF, without decoding it.
func isCommonIdeograph(s string) bool {
	return len(s) > 2 && s[0] >= 0xE4 && s[0] <= 0xE9 && s[1] >= 0x80 && s[1] < 0xC0 && s[2] >= 0x80 && s[2] < 0xC0 && (s[0] > 0xE4 || s[1] >= 0xB8)
}

// IsIdeograph tells a Chinese character.
func IsIdeograph(r rune) bool {
	return r >= 0x2E80 && (isCommonHan(r) || unicode.In(r, unicode.Han))
}

func isCommonHan(r rune) bool { return r >= 0x4E00 && r <= 0x9FFF }

// Languages are those that data files are written in.
func Languages() [2]string { return [2]string{"en", "zh"} }
