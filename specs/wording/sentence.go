package wording

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Span is a stretch of a text in bytes.
type Span struct{ Start, End int }

// Sentences splits a text. A sentence ends at a stop that ends one (not at the
// stop of an abbreviation, a number, a file name or an address), at a blank
// line, and before a bullet; a single line feed does not end it. Spans are
// without blanks and bullets around them, and never empty.
func Sentences(text string) []Span {
	s := splitter{text: text}
	s.bullet(0)
	for i := s.start; i < len(text); {
		i = max(s.step(i), s.start)
	}
	s.end(len(text))
	return s.out
}

type splitter struct {
	text  string
	start int // of the sentence at hand
	out   []Span
}

// end closes the sentence at hand before offset i.
func (s *splitter) end(i int) {
	text := s.text[s.start:max(i, s.start)]
	left := len(text) - len(strings.TrimLeftFunc(text, unicode.IsSpace))
	text = strings.TrimSpace(text)
	if text != "" {
		s.out = append(s.out, Span{s.start + left, s.start + left + len(text)})
	}
	s.start = max(i, s.start)
}

// bullet passes the list marker that begins the line at i.
func (s *splitter) bullet(i int) { s.start = i + markerLength(s.text[i:]) }

// step looks at the rune at i and returns where to go on.
func (s *splitter) step(i int) int {
	if n := quoteLength(s.text[i:]); n > 0 {
		return i + n
	}
	r, n := utf8.DecodeRuneInString(s.text[i:])
	next := i + n
	switch r {
	case '\n':
		if blankLine(s.text[next:]) || markerLength(s.text[next:]) > 0 {
			s.end(i)
			s.bullet(next)
		}
	case '。', '！', '？', '；':
		next = closers(s.text, next)
		s.end(next)
	case '.', '!', '?', '…':
		for next < len(s.text) && strings.IndexByte(".!?", s.text[next]) >= 0 || strings.HasPrefix(s.text[next:], "…") {
			_, k := utf8.DecodeRuneInString(s.text[next:])
			next += k
		}
		after := closers(s.text, next)
		if s.stops(i, next, after) {
			s.end(after)
		}
		next = after
	}
	return next
}

// stops decides whether the run of stops text[i:stop], with closing marks up
// to after, ends a sentence.
func (s *splitter) stops(i, stop, after int) bool {
	if after >= len(s.text) {
		return true
	}
	r, _ := utf8.DecodeRuneInString(s.text[after:])
	if isCJK(r) {
		if run := s.text[i:stop]; strings.Contains(run, "…") || strings.HasPrefix(run, "...") {
			return false
		}
		return s.text[i:stop] != "." || !alnumBefore(s.text, i) || isCJKBefore(s.text, i)
	}
	if !unicode.IsSpace(r) {
		return false
	}
	first := nextRune(s.text[after:])
	upper := !unicode.IsLower(first)
	switch s.text[i:stop] {
	case ".":
		word := wordBefore(s.text[s.start:], i-s.start)
		switch {
		case slices.Contains(neverLast(), word):
			return upper && unitBefore(s.text[s.start:i], word) // "in 5 ms. Then …"
		case (word == "a.m" || word == "p.m") && slices.Contains(clockNames(), strings.ToLower(wordAfter(s.text[after:]))):
			return false // "7 a.m. Central", "6 p.m. Monday to Friday"
		case slices.Contains(maybeLast(), word), strings.Contains(word, "."):
			return upper
		case len(word) == 1 && strings.HasSuffix(s.text[s.start:i-1], "°"):
			return upper // "at −36 °C. Today …"
		case len(word) == 1 && unicode.IsUpper(rune(s.text[i-1])) && !endsClause(s.text[s.start:i]) && !opensSentence(s.text[after:]):
			return false // an initial
		case len(word) == 1 && unicode.IsUpper(rune(s.text[i-1])) && unicode.IsLower(first) && namedInFull(s.text[s.start:i-1], s.text[i-1]):
			return false // "Triticum dicoccoides … T. turgidum"
		}
		return true
	case "!", "?":
		return !goesOnAtDash(s.text[after:]) && (upper || after == stop)
	}
	if goesOnAtDash(s.text[after:]) {
		return false
	}
	if strings.ContainsAny(s.text[i:stop], "!?") {
		return true
	}
	return upper && (unicode.IsUpper(first) || isCJK(first))
}

// goesOnAtDash tells that a sentence goes on behind a question or a cry with a dash:
// "Through Notify?? – no, we are private".
func goesOnAtDash(rest string) bool {
	rest = strings.TrimLeft(rest, " ")
	for _, dash := range []string{"– ", "— "} {
		if behind, ok := strings.CutPrefix(rest, dash); ok {
			r, _ := utf8.DecodeRuneInString(behind)
			return unicode.IsLower(r)
		}
	}
	return false
}

// endsClause tells that the single capital before a stop is a name ("plan B.")
// and no initial: something in lower case stands before it.
func endsClause(clause string) bool {
	words := strings.Fields(clause[max(0, len(clause)-64):])
	if len(words) < 2 {
		return false
	}
	r, _ := utf8.DecodeRuneInString(words[len(words)-2])
	return unicode.IsLower(r)
}

// namedInFull tells that a text has a name which a capital stands for behind it, as that of
// a genus is cut when it comes again.
func namedInFull(text string, initial byte) bool {
	const long = 4 // letters of a name that is worth cutting
	return slices.ContainsFunc(strings.Fields(text), func(word string) bool {
		word = strings.Trim(word, "*_()\"“”,;:")
		return len(word) >= long && word[0] == initial && word[1:] == strings.ToLower(word[1:])
	})
}

// opensSentence tells that a text begins with a word that is nobody's surname: behind
// "Gate C." a sentence begins with "You'll", and no name goes on.
func opensSentence(text string) bool {
	word, _, _ := strings.Cut(strings.ReplaceAll(wordAfter(text), "’", "'"), "'")
	return slices.Contains(openers(), word)
}

// openers are words in front of which no initial stands.
var openers = sync.OnceValue(func() []string {
	return []string{"The", "This", "That", "These", "Those", "There", "It", "We", "You", "They", "He", "She", "If", "When", "Once", "But", "So", "Then", "Our", "Your", "Their", "Its", "Each", "Every", "No", "Please"}
})

// neverLast are abbreviations that something always follows.
var neverLast = sync.OnceValue(func() []string {
	return []string{
		"e.g", "eg", "i.e", "ie", "vs", "cf", "no", "nos", "fig", "figs", "sec", "ch", "vol", "pp", "approx", "avg", "dr", "mr", "mrs", "ms", "prof", "st",
		"incl", "excl", "resp", "viz", "eq", "ref", "refs", "ver", "max", "min", "aka", "tel", "dept", "gen", "rep", "sr", "n.b",
		"fr", "rev", "cllr", "capt", "sgt", "messrs", "mme", "mlle",
	}
})

// maybeLast are abbreviations that may also end a sentence.
var maybeLast = sync.OnceValue(func() []string {
	return []string{"etc", "inc", "ltd", "co", "corp", "al", "a.m", "p.m", "u.s", "u.k", "e.u", "jr", "subsp", "ssp", "spp", "var", "cv", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec"}
})

// clockNames are the names that go on with a time of day: zones and days.
var clockNames = sync.OnceValue(func() []string {
	return []string{
		"central", "eastern", "pacific", "mountain", "atlantic", "local", "utc", "gmt", "bst", "ist", "cet", "cest", "eet", "et", "ct", "mt", "pt", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt",
		"monday", "mondays", "tuesday", "tuesdays", "wednesday", "wednesdays", "thursday", "thursdays", "friday", "fridays", "saturday", "saturdays", "sunday", "sundays", "mon", "tue", "wed", "thu", "fri", "sat", "sun",
	}
})

// wordAfter is the word that a text begins with, without the marks around it.
func wordAfter(text string) string {
	first, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	return strings.Trim(first, ".,;:()")
}

// unitBefore tells that a word at the end of a text is the unit of a number, and no
// abbreviation: "5 ms" and "10 min", but "Ms" and "min".
func unitBefore(text, word string) bool {
	if _, known := unitForms()[word]; !known {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(text[:len(text)-len(word)], " \u00a0"))
	return unicode.IsDigit(last)
}

// wordBefore is the word, in lower case, that ends before offset i, with stops
// inside it ("e.g"). A number before "no" and the like is not looked at: "No. 5"
// is an abbreviation, "he said no." ends a line, which ends a sentence anyway.
func wordBefore(text string, i int) string {
	j := i
	for j > 0 && i-j < 16 {
		r, n := utf8.DecodeLastRuneInString(text[:j])
		if !isWord(r) && r != '.' {
			break
		}
		j -= n
	}
	word := text[j:i]
	switch lower := strings.ToLower(word); {
	case lower == "no" && (word == "No" || numbered(text[:j])) && digitAfter(text[i:]), slices.Contains(beforeNumbers(), lower) && digitAfter(text[i:]):
		return "no"
	case word == "c" && digitAfter(text[i:]): // circa: "Open faults (c. 3,400)"
		return "no"
	case lower == "no":
		return "-"
	default:
		return lower
	}
}

// numbered says that a word stands right in front of a "no" which counts it: "loaded as schedule no. 1",
// and not "or no. 5 of them".
func numbered(before string) bool {
	before = strings.TrimRight(before, " ")
	last := before[strings.LastIndexAny(before, " (")+1:]
	return len(last) > 2 && unicode.IsLetter(rune(last[len(last)-1])) && !slices.Contains([]string{"said", "say", "says", "answered", "and", "but", "was", "are"}, strings.ToLower(last))
}

// beforeNumbers are abbreviations before a number that are words elsewhere: "Art. 17",
// "ca. 6 %".
var beforeNumbers = sync.OnceValue(func() []string {
	return []string{"art", "arts", "ca", "cl", "nr", "par", "para", "paras", "sect", "app", "p", "est", "avg"}
})

// digitAfter tells that a number follows a stop: "No. 5".
func digitAfter(s string) bool {
	r := nextRune(strings.TrimPrefix(s, "."))
	return unicode.IsDigit(r)
}

func alnumBefore(text string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(text[:i])
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}

func isCJKBefore(text string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(text[:i])
	return isCJK(r)
}

// nextRune is the first rune behind blanks and opening marks.
func nextRune(s string) rune {
	for i, r := range s[:min(len(s), 64)] {
		if i < 64 && (unicode.IsSpace(r) || strings.ContainsRune("\"'([{*_“‘「『（", r)) {
			continue
		}
		return r
	}
	return 0
}

// closers passes closing quotes, brackets and emphasis behind a stop.
func closers(text string, i int) int {
	for i < len(text) {
		r, n := utf8.DecodeRuneInString(text[i:])
		if !strings.ContainsRune("\"')]}”’」』）】》*_~。！？；", r) {
			break
		}
		i += n
	}
	return i
}

// blankLine tells that the line s begins with holds nothing.
func blankLine(s string) bool {
	for i := range len(s) {
		if s[i] == '\n' {
			return true
		}
		if s[i] != ' ' && s[i] != '\t' && s[i] != '\r' {
			return false
		}
	}
	return true
}

// markerLength is the length of the list marker, with its blanks and task box,
// that a line begins with; 0 if there is none.
func markerLength(s string) int {
	i := 0
	for i < len(s) && (s[i] == ' ' || s[i] == '\t') {
		i++
	}
	n := bulletLength(s[i:])
	if n == 0 {
		return 0
	}
	i += n
	for i < len(s) && (s[i] == ' ' || s[i] == '\t') {
		i++
	}
	if len(s)-i > 3 && s[i] == '[' && strings.IndexByte(" xX", s[i+1]) >= 0 && s[i+2] == ']' && s[i+3] == ' ' {
		i += 4
	}
	return i
}

// bulletLength is the length of "-", "*", "+", "•", "1.", "2)", "3、", "(4)"
// or "（五）" with what must follow it.
func bulletLength(s string) int {
	r, n := utf8.DecodeRuneInString(s)
	if strings.ContainsRune("-*+•·▪◦", r) && n > 0 {
		if n < len(s) && (s[n] == ' ' || s[n] == '\t') || n > 1 {
			return n
		}
		return 0
	}
	open := 0
	if r == '(' || r == '（' {
		open = n
	}
	i := open
	for i < len(s) && i-open < 6 {
		r, n := utf8.DecodeRuneInString(s[i:])
		if (r < '0' || r > '9') && !strings.ContainsRune("一二三四五六七八九十", r) {
			break
		}
		i += n
	}
	if i == open || i >= len(s) {
		return 0
	}
	r, n = utf8.DecodeRuneInString(s[i:])
	end := i + n
	blank := end < len(s) && (s[end] == ' ' || s[end] == '\t')
	switch {
	case open > 0 && (r == ')' || r == '）'), open == 0 && r == '、':
		return end
	case open == 0 && (r == '.' || r == ')') && blank && s[0] < 0x80:
		return end
	}
	return 0
}
