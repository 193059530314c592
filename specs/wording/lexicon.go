package wording

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Entry is one term of a lexicon: what it is called, of which class it is, why
// it matters and what to write instead.
type Entry struct {
	Term    string `yaml:"term"`
	Class   string `yaml:"class"`
	Why     string `yaml:"why"`
	Instead string `yaml:"instead"`
	// NotBehind are words behind which the term asks for an amount and leaves none open:
	// "how many people wait".
	NotBehind []string `yaml:"not_behind"`
	// NotBefore are words in front of which the term tells what happened, and leaves nothing
	// open: "messages that could not be sent".
	NotBefore []string `yaml:"not_before"`
}

// Match is an entry found in a text.
type Match struct {
	Span
	Text  string // as written
	Entry Entry
}

// Lexicon finds terms in texts. It is safe for concurrent use.
type Lexicon struct {
	lang    Lang
	words   map[string][]term   // by the first word of a term, in lower case
	marks   map[rune][]term     // by the first rune of a term that begins with no word
	han     bool                // a term begins with a common Chinese character
	longer  int                 // bytes of the longest first word
	begins  [utf8.RuneSelf]bool // ASCII bytes, in both cases, that a term may begin with
	classes [256]class          // of the bytes of texts
	second  [utf8.RuneSelf]bits // the same for what follows in its first word; 0 when nothing does
}

// class is what a byte may be in a text.
type class uint8

const (
	between class = 0         // part of no word, and no term begins with it
	inside  class = 1 << iota // part of a word
	opening                   // a term may begin with it
	wide                      // part of a rune beyond ASCII, whatever that is
)

// bits is a set of ASCII bytes.
type bits [2]uint64

func (b *bits) add(c byte)      { b[c>>6&1] |= 1 << (c & 63) }
func (b *bits) has(c byte) bool { return b[c>>6&1]&(1<<(c&63)) != 0 }

type term struct {
	text  string // in lower case, blanks single
	entry Entry
}

// NewLexicon prepares entries of one language. Empty terms are left out.
func NewLexicon(lang Lang, entries []Entry) *Lexicon {
	l := &Lexicon{lang: lang, words: map[string][]term{}, marks: map[rune][]term{}}
	for _, e := range entries {
		text := strings.Join(strings.Fields(strings.ToLower(NFC(e.Term))), " ")
		if text == "" {
			continue
		}
		t := term{text, e}
		l.beginsWith(text[0])
		if first := firstWord(text); first != "" {
			l.words[first] = append(l.words[first], t)
			l.longer = max(l.longer, len(first))
			l.goesOn(first)
			continue
		}
		r, _ := utf8.DecodeRuneInString(text)
		l.marks[r] = append(l.marks[r], t)
		l.han = l.han || isHan(r)
	}
	l.classify()
	byLength := func(a, b term) int { return len(b.text) - len(a.text) }
	for _, list := range l.words {
		slices.SortStableFunc(list, byLength)
	}
	for _, list := range l.marks {
		slices.SortStableFunc(list, byLength)
	}
	return l
}

// beginsWith notes how a term in lower case begins. A rune beyond ASCII may be
// the capital of an ASCII letter (the Kelvin sign is), so those are all read.
func (l *Lexicon) beginsWith(c byte) {
	if c < utf8.RuneSelf {
		l.begins[c] = true
		l.begins[unicode.ToUpper(rune(c))] = true
	}
}

// classify makes the classes of all bytes when all terms are known.
func (l *Lexicon) classify() {
	for c := range l.classes {
		switch {
		case c >= utf8.RuneSelf:
			l.classes[c] = wide
		case isASCIIWord(byte(c)):
			l.classes[c] = inside
		}
		if c < utf8.RuneSelf && l.begins[c] {
			l.classes[c] |= opening
		}
	}
}

// goesOn notes the first two bytes of a first word.
func (l *Lexicon) goesOn(first string) {
	if first[0] >= utf8.RuneSelf {
		return
	}
	next := byte(0)
	if len(first) > 1 {
		next = first[1]
	}
	if next >= utf8.RuneSelf {
		return // those are all read
	}
	for _, c := range []rune{rune(first[0]), unicode.ToUpper(rune(first[0]))} {
		l.second[c].add(next)
		l.second[c].add(byte(unicode.ToUpper(rune(next))))
	}
}

// mayBegin says whether the word at i, which begins with an ASCII byte, has the
// first two bytes of a term.
func (l *Lexicon) mayBegin(text string, i int) bool {
	next := byte(0)
	if i+1 < len(text) {
		if next = text[i+1]; next >= utf8.RuneSelf {
			return true
		}
		if !isASCIIWord(next) {
			next = 0
		}
	}
	return l.second[text[i]].has(next)
}

// Lang is the language of the entries.
func (l *Lexicon) Lang() Lang { return l.lang }

// firstWord is the run of word runes at the begin of s.
func firstWord(s string) string {
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			if !isASCIIWord(c) {
				return s[:i]
			}
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		if !isWord(r) {
			return s[:i]
		}
		i += n
	}
	return s
}

// Find returns the terms in a text from left to right, the longest at each
// place, none overlapping. Latin terms match whole words whatever the letter
// case, a blank in a term standing for blanks, a line feed or a hyphen; Chinese
// terms and marks match anywhere.
func (l *Lexicon) Find(text string) []Match {
	var out []Match
	if !l.mayHold(text) {
		return nil
	}
	for i := l.next(text, 0); i < len(text); i = l.next(text, i) {
		list, next := l.at(text, i)
		for _, t := range list {
			if end := t.at(text, i); end > 0 && !inPath(text, i, end) && !t.entry.behindOne(text[:i]) && !t.entry.beforeOne(text[end:]) && !t.entry.namedThere(text, i, end) && !rateOf(text[end:]) {
				out = append(out, Match{Span{i, end}, text[i:end], t.entry})
				next = end
				break
			}
		}
		i = next
	}
	return out
}

// namedThere says that a placeholder is the name of something and no gap: in quotes of its
// own, the state “待确认”, or in front of things that it tells of what kind they are.
func (e *Entry) namedThere(text string, from, to int) bool {
	if e.Class != "placeholder" {
		return false
	}
	if marksThing(text[to:]) {
		return true
	}
	for _, q := range [][2]string{{"“", "”"}, {"「", "」"}} {
		if strings.HasSuffix(text[:from], q[0]) && strings.HasPrefix(text[to:], q[1]) {
			return true
		}
	}
	return false
}

// marksThing says that a word such as TODO only tells of what kind the things behind it
// are: "TODO comments", "a FIXME marker" are what a product looks for, and no gap.
func marksThing(behind string) bool {
	rest, ok := strings.CutPrefix(behind, " ")
	if !ok {
		return false
	}
	end := strings.IndexFunc(rest, func(r rune) bool { return r < 'a' || r > 'z' })
	if end < 0 {
		end = len(rest)
	}
	switch rest[:end] {
	case "comment", "comments", "item", "items", "marker", "markers", "mark", "marks", "note", "notes", "tag", "tags", "list", "lists", "entry", "entries", "line", "lines", "app":
		return true
	}
	return false
}

// rateOf says that a word is part of the Chinese name of a rate, which is a number: 及时率.
func rateOf(behind string) bool { return strings.HasPrefix(behind, "率") }

// behindOne says that a text ends with one of the words behind which the term is none.
func (e *Entry) behindOne(before string) bool {
	if len(e.NotBehind) == 0 {
		return false
	}
	before = strings.TrimRight(before, " \n")
	word := before[strings.LastIndexAny(before, " \n(")+1:]
	return slices.ContainsFunc(e.NotBehind, func(w string) bool { return strings.EqualFold(w, word) })
}

// beforeOne says that one of the words stands behind the term before which it leaves nothing
// open.
func (e *Entry) beforeOne(behind string) bool {
	if len(e.NotBefore) == 0 {
		return false
	}
	word := strings.TrimLeft(behind, " \n")
	if i := strings.IndexAny(word, " \n.,;:)\""); i >= 0 {
		word = word[:i]
	}
	return slices.ContainsFunc(e.NotBefore, func(w string) bool { return strings.EqualFold(w, word) })
}

// inPath says that a word is a part of a path: "/etc/passwd" leaves no list open.
func inPath(text string, from, to int) bool {
	return from > 0 && text[from-1] == '/' && to < len(text) && text[to] == '/'
}

// next is the first place from i on, where no word is under way, at which a term
// may begin, the length of the text when there is none. Most words are none.
func (l *Lexicon) next(text string, i int) int {
	inWord := false
	for ; i < len(text); i++ {
		c := text[i]
		switch class := l.classes[c]; {
		case class == inside:
			inWord = true
		case class == between:
			inWord = false
		case class&wide != 0:
			n := 0
			switch {
			case inWord:
				n = len(firstWord(text[i:])) // the rest of the word
			case !l.han:
				n = hanLength(text[i:])
			}
			if n == 0 {
				return i
			}
			i += n - 1
			inWord = false
		case class&inside == 0:
			return i
		case inWord:
		case l.mayBegin(text, i):
			return i
		default:
			inWord = true
		}
	}
	return i
}

// hanLength is the length of the run of common Chinese characters at the begin
// of s.
func hanLength(s string) int {
	n := 0
	for n+2 < len(s) && s[n] >= 0xE4 && s[n] <= 0xE9 && (s[n] > 0xE4 || s[n+1] >= 0xB8) && s[n+1]&0xC0 == 0x80 && s[n+2]&0xC0 == 0x80 {
		n += 3
	}
	return n
}

// mayHold is a quick look at how the words of a text begin.
func (l *Lexicon) mayHold(text string) bool {
	for i := range len(text) {
		if c := text[i]; c >= utf8.RuneSelf || l.begins[c] {
			return true
		}
	}
	return false
}

// at is what terms may begin at i, where no word is under way, and where to go
// on when none does.
func (l *Lexicon) at(text string, i int) (terms []term, next int) {
	r, n := utf8.DecodeRuneInString(text[i:])
	if isHan(r) {
		return l.marks[r], i + n
	}
	if !isWord(r) {
		return l.marks[unicode.ToLower(r)], i + n
	}
	word := firstWord(text[i:])
	if len(word) > 2*l.longer {
		return nil, i + len(word)
	}
	return l.words[strings.ToLower(word)], i + len(word)
}

// at is the end of the term when the text holds it at i, else 0.
func (t term) at(text string, i int) int {
	var last rune
	for _, want := range t.text {
		if i >= len(text) {
			return 0
		}
		r, n := utf8.DecodeRuneInString(text[i:])
		if want == ' ' || want == '-' {
			k := gap(text[i:])
			if k == 0 {
				return 0
			}
			i += k
			last = want
			continue
		}
		if unicode.ToLower(r) != want {
			return 0
		}
		i += n
		last = want
	}
	if after, _ := utf8.DecodeRuneInString(text[i:]); isWord(last) && i < len(text) && isWord(after) {
		return 0
	}
	return i
}

// gap is the length of what stands between two words of a term: a hyphen, or
// blanks with at most one line feed.
func gap(s string) int {
	if s[0] == '-' {
		return 1
	}
	n, feeds := 0, 0
	for n < len(s) && (s[n] == ' ' || s[n] == '\t' || s[n] == '\r' || s[n] == '\n') {
		if s[n] == '\n' {
			feeds++
		}
		n++
	}
	if feeds > 1 {
		return 0
	}
	return n
}
