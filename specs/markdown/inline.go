package markdown

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// tokenKind says what a token of inline source is.
type tokenKind uint8

const (
	literal    tokenKind = iota // out stands for it
	emphasis                    // a run of *, _ or ~; what is not paired stays
	openMark                    // [ or ![
	closeMark                   // ] and, when it closes a link, what follows it
	lineBreak                   // a newline
	autolink                    // <https://…>
	htmlTag                     // a tag or comment
	codeSpan                    // `code`, out being the code
	rawLiteral                  // text of the source as it is
)

// token is one piece of inline source. Tokens cover the source without gaps.
type token struct {
	kind       tokenKind
	start, end int
	out        string
	left       int  // emphasis: characters not paired
	opens      bool // emphasis: may open
	closes     bool // emphasis: may close
	linked     bool // brackets: belong to a link
	dest       string
	image      bool
	opener     int // closeMark of a link: token index of its opener
}

// scanner reads inline source once from left to right.
type scanner struct {
	s       string
	refs    map[string]string // nil: any reference counts as defined
	tokens  []token
	stack   []int // token indexes of open brackets
	dead    int   // openers below this height of the stack may not open a link
	nested  int   // height of the stack when the last bracket pair was seen
	plain   int   // start of plain text not yet a token
	ticks   map[int][]int
	noClose map[string]bool
}

// scan splits s into tokens and resolves links. Time is linear: every search
// that fails is remembered or bounded. The tokens lie in the room that the
// scanner has from texts before, and hold until the next one.
func (sc *scanner) scan(s string, refs map[string]string) []token {
	*sc = scanner{s: s, refs: refs, tokens: sc.tokens[:0], stack: sc.stack[:0]}
	for i := nextMark(s, 0); i < len(s); i = nextMark(s, i) {
		end := sc.at(i)
		if end == i {
			end++
		}
		i = end
	}
	sc.flush(len(s))
	return sc.tokens
}

// nextMark is the first offset from i on of a byte that may be more than text,
// the length of the text when there is none.
func nextMark(s string, i int) int {
	const (
		low  = 1<<'\n' | 1<<'!' | 1<<'&' | 1<<'*' | 1<<'<'
		high = 1<<('\\'-64) | 1<<('`'-64) | 1<<('_'-64) | 1<<('~'-64) | 1<<('['-64) | 1<<(']'-64)
	)
	for ; i < len(s); i++ {
		set := uint64(low)
		if s[i] >= 64 {
			set = high
		}
		if s[i] < utf8.RuneSelf && set>>(s[i]&63)&1 != 0 {
			break
		}
	}
	return i
}

// flush makes a token of the plain text before end.
func (sc *scanner) flush(end int) {
	if end > sc.plain {
		sc.tokens = append(sc.tokens, token{kind: rawLiteral, start: sc.plain, end: end})
	}
	sc.plain = end
}

func (sc *scanner) put(t token) int {
	sc.flush(t.start)
	sc.tokens = append(sc.tokens, t)
	sc.plain = t.end
	return t.end
}

// at reads the token at i and returns the offset behind it, or i if the byte
// there is plain text.
func (sc *scanner) at(i int) int {
	s := sc.s
	switch s[i] {
	case '\\':
		if i+1 < len(s) && isPunct(s[i+1]) {
			return sc.put(token{kind: literal, start: i, end: i + 2, out: s[i+1 : i+2]})
		}
		if i+1 < len(s) && s[i+1] == '\n' {
			return sc.put(token{kind: lineBreak, start: i, end: skipSpace(s, i+1)})
		}
	case '\n':
		return sc.put(token{kind: lineBreak, start: i, end: skipSpace(s, i)})
	case '`':
		return sc.code(i)
	case '&':
		if out, n := entity(s[i:]); n > 0 {
			return sc.put(token{kind: literal, start: i, end: i + n, out: out})
		}
	case '<':
		return sc.angle(i)
	case '*', '_', '~':
		return sc.run(i)
	case '!':
		if i+1 < len(s) && s[i+1] == '[' {
			return sc.open(token{kind: openMark, start: i, end: i + 2, image: true})
		}
	case '[':
		return sc.open(token{kind: openMark, start: i, end: i + 1})
	case ']':
		return sc.close(i)
	}
	return i
}

func (sc *scanner) open(t token) int {
	end := sc.put(t)
	sc.stack = append(sc.stack, len(sc.tokens)-1)
	return end
}

// close pairs the bracket at i with the last open one and looks whether a
// destination or a reference follows.
func (sc *scanner) close(i int) int {
	if len(sc.stack) == 0 {
		return i
	}
	height := len(sc.stack) - 1
	opener := sc.stack[height]
	sc.stack = sc.stack[:height]
	open := &sc.tokens[opener]
	dead := height < sc.dead && !open.image
	simple := sc.nested <= height
	sc.dead, sc.nested = min(sc.dead, height), height
	if dead {
		return i
	}
	dest, end, ok := sc.target(open, i, simple)
	if !ok {
		return i
	}
	image := open.image
	open.linked = true
	if !image {
		sc.dead = height
	}
	return sc.put(token{kind: closeMark, start: i, end: end, linked: true, dest: dest, image: image, opener: opener})
}

// target reads what makes [label] a link behind the bracket at i. simple says
// that the label holds no brackets, so it may be a reference itself.
func (sc *scanner) target(open *token, i int, simple bool) (dest string, end int, ok bool) {
	s := sc.s
	if i+1 < len(s) && s[i+1] == '(' {
		if dest, end, ok = inlineTarget(s, i+2); ok {
			return dest, end, true
		}
	}
	end = i + 1
	label := strings.TrimSpace(s[open.end:i])
	if i+1 < len(s) && s[i+1] == '[' {
		if full, after, ok := readLabel(s, i+1); ok {
			dest, ok = sc.reference(open, full, true)
			return dest, after, ok
		}
		if i+2 < len(s) && s[i+2] == ']' {
			end = i + 3
		}
	}
	if !simple || label == "" || len(label) > maxLabel {
		return "", 0, false
	}
	dest, ok = sc.reference(open, label, end > i+1)
	return dest, end, ok
}

// reference looks a label up. Without definitions at hand (a single line taken
// out of its document) [text][label] counts as a link when it looks like one
// and not like an index of an array, a[i][j]; a lone [label] does not.
func (sc *scanner) reference(open *token, label string, explicit bool) (string, bool) {
	if sc.refs == nil {
		before, _ := utf8.DecodeLastRuneInString(sc.s[:open.start])
		return "", explicit && !unicode.IsLetter(before) && !unicode.IsDigit(before) && before != ']'
	}
	if len(sc.refs) == 0 {
		return "", false
	}
	dest, ok := sc.refs[labelKey(label)]
	return dest, ok
}

// inlineTarget reads `dest "title")` at i.
func inlineTarget(s string, i int) (string, int, bool) {
	i = skipSpace(s, i)
	if i < len(s) && s[i] == ')' {
		return "", i + 1, true
	}
	dest, i, ok := readDest(s, i)
	if !ok {
		return "", 0, false
	}
	j := skipSpace(s, i)
	if j > i && j < len(s) && strings.IndexByte(`"'(`, s[j]) >= 0 {
		if j, ok = readTitle(s, j); !ok {
			return "", 0, false
		}
		j = skipSpace(s, j)
	}
	if j < len(s) && s[j] == ')' {
		return dest, j + 1, true
	}
	return "", 0, false
}

// code reads a code span, or the run of backticks as text when none closes it.
func (sc *scanner) code(i int) int {
	n := runLength(sc.s, i)
	if sc.ticks == nil {
		sc.ticks = map[int][]int{}
		for j := i; j < len(sc.s); {
			k := runLength(sc.s, j)
			if k == 0 {
				next := strings.IndexByte(sc.s[j:], '`')
				if next < 0 {
					break
				}
				j += next
				continue
			}
			sc.ticks[k] = append(sc.ticks[k], j)
			j += k
		}
	}
	later := sc.ticks[n]
	for len(later) > 0 && later[0] < i+n {
		later = later[1:]
	}
	sc.ticks[n] = later
	if len(later) == 0 {
		return sc.put(token{kind: rawLiteral, start: i, end: i + n})
	}
	end := later[0]
	return sc.put(token{kind: codeSpan, start: i, end: end + n, out: codeText(sc.s[i+n : end])})
}

func codeText(s string) string {
	s = strings.ReplaceAll(s, "\n", " ")
	if len(s) > 2 && s[0] == ' ' && s[len(s)-1] == ' ' && strings.Trim(s, " ") != "" {
		s = s[1 : len(s)-1]
	}
	return s
}

// runLength is the number of equal bytes at i if the byte is a backtick.
func runLength(s string, i int) int {
	j := i
	for j < len(s) && s[j] == '`' {
		j++
	}
	return j - i
}
