package embedded

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// wordIndex answers whether a text mentions a term: whole words in any letter
// case, singular or plural, blanks and hyphens alike; Chinese anywhere. It is
// built in one pass, so that hundreds of terms can be asked for.
type wordIndex struct {
	low   string              // folded text
	words map[string]struct{} // words and their singulars
	pairs map[[2]rune]struct{}
}

// newWordIndex folds a text and indexes its words.
func newWordIndex(text string) *wordIndex {
	x := &wordIndex{low: foldTerm(text), words: map[string]struct{}{}, pairs: map[[2]rune]struct{}{}}
	var last rune
	start := -1
	for i, r := range x.low {
		inWord := unicode.IsLetter(r) && !isIdeograph(r) || unicode.IsDigit(r) || r == '_'
		if inWord && start < 0 {
			start = i
		}
		if !inWord && start >= 0 {
			x.addWord(x.low[start:i])
			start = -1
		}
		if isIdeograph(r) {
			x.pairs[[2]rune{0, r}] = struct{}{}
			if last != 0 {
				x.pairs[[2]rune{last, r}] = struct{}{}
			}
			last = r
		} else {
			last = 0
		}
	}
	if start >= 0 {
		x.addWord(x.low[start:])
	}
	return x
}

func (x *wordIndex) addWord(w string) {
	if _, known := x.words[w]; known {
		return
	}
	x.words[w] = struct{}{}
	x.words[wording.Singular(w)] = struct{}{}
}

// has says whether the text mentions the term.
func (x *wordIndex) has(term string) bool {
	term = foldTerm(term)
	return x.possible(term) && x.next(term, 0) >= 0
}

// hasAny says whether the text mentions one of the terms, in any language: a
// Chinese text names English things too.
func (x *wordIndex) hasAny(t templates.Terms) bool { return x.count(t) > 0 }

// count is the number of distinct terms that the text mentions.
func (x *wordIndex) count(t templates.Terms) int {
	n := 0
	for _, lang := range languages() {
		for _, term := range t.In(lang) {
			if x.has(term) {
				n++
			}
		}
	}
	return n
}

// possible is a cheap necessary condition for a term to be there.
func (x *wordIndex) possible(term string) bool {
	if term == "" {
		return false
	}
	var last rune
	start := -1
	for i, r := range term {
		if isIdeograph(r) {
			if _, ok := x.pairs[[2]rune{last, r}]; !ok {
				return false
			}
			last = r
		} else {
			last = 0
		}
		inWord := unicode.IsLetter(r) && !isIdeograph(r) || unicode.IsDigit(r) || r == '_'
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

func (x *wordIndex) known(w string) bool {
	if _, ok := x.words[w]; ok {
		return true
	}
	_, ok := x.words[wording.Singular(w)]
	return ok
}

// next is the offset of the first mention of a folded term from i on, or -1.
func (x *wordIndex) next(term string, i int) int {
	forms := [2]string{term, ""}
	if r, _ := utf8.DecodeLastRuneInString(term); r < utf8.RuneSelf && unicode.IsLetter(r) {
		forms[1] = wording.Plural(term)
	}
	best := -1
	for _, form := range forms {
		if form == "" {
			continue
		}
		if at := x.find(form, i); at >= 0 && (best < 0 || at < best) {
			best = at
		}
	}
	return best
}

func (x *wordIndex) find(form string, i int) int {
	for i <= len(x.low) {
		j := strings.Index(x.low[i:], form)
		if j < 0 {
			return -1
		}
		at := i + j
		if borders(x.low, at, at+len(form)) {
			return at
		}
		i = at + 1
	}
	return -1
}

// borders says whether low[from:to] begins and ends where words do.
func borders(low string, from, to int) bool {
	wordRune := func(r rune) bool {
		return r != utf8.RuneError && !isIdeograph(r) && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_')
	}
	first, _ := utf8.DecodeRuneInString(low[from:])
	last, _ := utf8.DecodeLastRuneInString(low[:to])
	before, _ := utf8.DecodeLastRuneInString(low[:from])
	after, _ := utf8.DecodeRuneInString(low[to:])
	return (!wordRune(first) || !wordRune(before)) && (!wordRune(last) || !wordRune(after))
}

// foldTerm is lower case with every run of blanks and hyphens as one blank.
func foldTerm(s string) string {
	done := folded(s)
	if done == len(s) {
		return s // as most terms of data files are
	}
	var b strings.Builder
	b.Grow(len(s))
	b.WriteString(s[:done])
	gap := false
	for _, r := range s[done:] {
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

// folded is how many bytes at the begin of s are folded already, as far as a
// look at bytes can tell: words in lower-case ASCII with single blanks between.
func folded(s string) int {
	end := 0 // behind the last word
	for i := range len(s) {
		switch c := s[i]; {
		case c == ' ' && end == i && i > 0:
		case c > ' ' && c < utf8.RuneSelf && c != '-' && (c < 'A' || c > 'Z'):
			end = i + 1
		default:
			return end
		}
	}
	return end
}

func isIdeograph(r rune) bool { return r >= 0x2E80 && unicode.In(r, unicode.Han) }

// languages are those that data files are written in.
func languages() [2]string { return [2]string{"en", "zh"} }
