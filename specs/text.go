package specs

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// Clean turns any text into one line of inline Markdown that means itself
// wherever a document puts it: in a paragraph, a list item, a heading or a
// table cell. Whitespace is folded, control and direction marks are dropped,
// characters that Markdown would act on are escaped; balanced code spans and
// absolute links stay. Clean(Clean(x)) == Clean(x).
func Clean(text string) string {
	text = fold(text)
	if text == "—" || text == "–" {
		return "" // the sign of an empty cell
	}
	var b strings.Builder
	b.Grow(len(text) + 8)
	e := escaper{in: text, out: &b}
	e.leading()
	for e.pos < len(text) {
		e.step()
	}
	return e.finish()
}

// Plain is the text as a reader sees it, without Markdown.
func Plain(text string) string { return markdown.Plain(text) }

// SameText says that two texts are the same but for Markdown, capitals, blanks
// and the stop at the end.
func SameText(a, b string) bool { return bare(a) == bare(b) }

func bare(text string) string {
	return strings.ToLower(strings.Trim(strings.Join(strings.Fields(Plain(text)), " "), " .。"))
}

// fold normalises to NFC, drops what is invisible and makes every run of
// whitespace one blank.
func fold(text string) string {
	if isFolded(text) {
		return text
	}
	return foldAll(text)
}

func foldAll(text string) string {
	if !utf8.ValidString(text) {
		text = strings.ToValidUTF8(text, "\uFFFD")
	}
	text = norm.NFC.String(text)
	text = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r == '\u200D' || r == '\uFE0F': // they hold emoji together
			return r
		case unicode.IsControl(r), unicode.Is(unicode.Cf, r), unicode.Is(unicode.Co, r):
			return -1
		}
		return r
	}, text)
	return strings.Join(strings.Fields(norm.NFC.String(text)), " ")
}

// isFolded says whether fold would change nothing, for the texts that nearly
// all are so. It may say no of one that is folded.
func isFolded(text string) bool {
	ascii, blank := true, true // no blank at the beginning and none behind another
	for _, r := range text {
		switch {
		case r == ' ':
			if blank {
				return false
			}
			blank = true
			continue
		case r > ' ' && r < 0x7f:
		case r >= 0x4e00 && r <= 0x9fff, r >= 0x3001 && r <= 0x3011, r >= 0xff01 && r <= 0xff1f, r >= 0x2010 && r <= 0x2026:
			ascii = false // Han and its punctuation, dashes and quotes
		default:
			return false
		}
		blank = false
	}
	return (text == "" || !blank) && (ascii || norm.NFC.IsNormalString(text))
}

// escaper walks over a folded text once.
type escaper struct {
	in   string
	out  *strings.Builder
	pos  int
	end  int         // where the run of backticks stands that ends a span which is not kept
	open map[int]int // for a run of n backticks: where the search for its end may begin; -1 when there is none
}

// leading escapes what would start a block at the beginning of a line.
func (e *escaper) leading() {
	if e.in == "" {
		return
	}
	if strings.IndexByte("#>+-=~:", e.in[0]) >= 0 {
		e.escape()
		return
	}
	n := 0
	for n < len(e.in) && n < 9 && e.in[n] >= '0' && e.in[n] <= '9' {
		n++
	}
	if n > 0 && n < len(e.in) && (e.in[n] == '.' || e.in[n] == ')') && (n+1 == len(e.in) || e.in[n+1] == ' ') {
		e.out.WriteString(e.in[:n])
		e.pos = n
		e.escape()
	}
}

func (e *escaper) escape() {
	e.out.WriteByte('\\')
	e.out.WriteByte(e.in[e.pos])
	e.pos++
}

func (e *escaper) keep(n int) {
	e.out.WriteString(e.in[e.pos : e.pos+n])
	e.pos += n
}

// step handles one character or one construct.
func (e *escaper) step() {
	switch c := e.in[e.pos]; c {
	case '\\':
		if e.pos+1 < len(e.in) && isPunct(e.in[e.pos+1]) {
			e.keep(2)
			return
		}
		e.escape()
	case '`':
		e.code()
	case '|', '*':
		e.escape()
	case '<':
		e.escape()
	case '[':
		if n := externalLink(e.in[e.pos:]); n > 0 {
			e.keep(n)
			return
		}
		e.escape()
	case '&':
		if entity(e.in[e.pos:]) {
			e.escape()
			return
		}
		e.keep(1)
	case '_':
		if e.inWord() {
			e.keep(1)
			return
		}
		e.escape()
	case '~':
		if e.pos+1 < len(e.in) && e.in[e.pos+1] == '~' || e.pos > 0 && e.in[e.pos-1] == '~' {
			e.escape()
			return
		}
		e.keep(1)
	default:
		e.plainRun()
	}
}

func (e *escaper) plainRun() {
	n := strings.IndexAny(e.in[e.pos:], "\\`|*<[&_~")
	if n < 0 {
		n = len(e.in) - e.pos
	}
	e.keep(max(n, 1))
}

// code keeps a balanced code span that cannot be taken for a provenance mark
// and holds no backslash, which a table would take for its own before a bar, and
// escapes the backticks of any other at both its ends.
func (e *escaper) code() {
	n := 0
	for e.pos+n < len(e.in) && e.in[e.pos+n] == '`' {
		n++
	}
	if end := e.closing(n); end >= 0 && (e.end == 0 || e.pos != e.end) {
		content := e.in[e.pos+n : end]
		if _, isMark := ParseMark(content); !strings.Contains(content, "\\") && !isMark {
			e.keep(end + n - e.pos)
			return
		}
		e.end = end
	}
	for range n {
		e.escape()
	}
}

// closing finds the run of exactly n backticks that ends a span begun here, or
// -1. A length that has no end once has none later, which keeps this linear.
func (e *escaper) closing(n int) int {
	if e.open[n] < 0 {
		return -1
	}
	for i := e.pos + n; i < len(e.in); {
		j := strings.IndexByte(e.in[i:], '`')
		if j < 0 {
			break
		}
		i += j
		run := 0
		for i+run < len(e.in) && e.in[i+run] == '`' {
			run++
		}
		if run == n && e.in[i-1] != '\\' {
			return i
		}
		i += run
	}
	if e.open == nil {
		e.open = map[int]int{}
	}
	e.open[n] = -1
	return -1
}

func (e *escaper) inWord() bool {
	before, _ := utf8.DecodeLastRuneInString(e.in[:e.pos])
	after, _ := utf8.DecodeRuneInString(e.in[e.pos+1:])
	word := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' }
	return e.pos > 0 && e.pos+1 < len(e.in) && word(before) && word(after)
}

func (e *escaper) finish() string {
	out := strings.TrimSpace(e.out.String())
	if strings.HasSuffix(out, "#") && !strings.HasSuffix(out, "\\#") {
		out = out[:len(out)-1] + "\\#"
	}
	return out
}

func isPunct(c byte) bool {
	return c >= '!' && c <= '/' || c >= ':' && c <= '@' || c >= '[' && c <= '`' || c >= '{' && c <= '~'
}

// externalLink gives the length of a leading [text](https://…), or 0.
func externalLink(s string) int {
	const limit = 2048
	if len(s) > limit {
		s = s[:limit]
	}
	end := strings.Index(s, "](")
	if end < 0 || strings.ContainsAny(s[1:end], "[]`|<>*_\\") {
		return 0
	}
	dest := s[end+2:]
	stop := strings.IndexByte(dest, ')')
	if stop < 0 || strings.ContainsAny(dest[:stop], " |(<>\\`*") {
		return 0
	}
	for _, scheme := range []string{"https://", "http://", "mailto:"} {
		if strings.HasPrefix(dest, scheme) {
			return end + 2 + stop + 1
		}
	}
	return 0
}

// entity says whether s begins with something like &amp; or &#38;.
func entity(s string) bool {
	end := strings.IndexByte(s[:min(len(s), 34)], ';')
	if end < 2 {
		return false
	}
	name := strings.TrimPrefix(s[1:end], "#")
	if name == "" {
		return false
	}
	for _, r := range name {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return false
		}
	}
	return true
}
