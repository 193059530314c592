package merge

import (
	"bytes"
	"strings"
	"unicode"
)

// line is one line of a text with the line end it had ("" at the very end).
type line struct {
	body string
	end  string
}

// text is a document as lines, with one number a distinct line body so that
// comparing two lines is comparing two numbers.
type text struct {
	lines []line
	ids   []int32
}

// names gives equal line bodies equal numbers, and remembers which of them say
// something: blank lines and rules are no landmarks when texts are compared.
type names struct {
	ids    map[string]int32
	strong []bool
}

func newNames() *names { return &names{ids: map[string]int32{}} }

func (n *names) id(body string) int32 {
	id, known := n.ids[body]
	if !known {
		id = int32(len(n.ids))
		n.ids[body] = id
		n.strong = append(n.strong, strings.ContainsFunc(body, isWordRune))
	}
	return id
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// readText cuts src into lines. A last line without a line end counts; the
// empty text has no lines.
func readText(src []byte, words *names) text {
	count := bytes.Count(src, []byte{'\n'}) + 1
	t := text{lines: make([]line, 0, count), ids: make([]int32, 0, count)}
	for len(src) > 0 {
		body, end := src, ""
		if i := bytes.IndexByte(src, '\n'); i >= 0 {
			body, end, src = src[:i], "\n", src[i+1:]
			if n := len(body); n > 0 && body[n-1] == '\r' {
				body, end = body[:n-1], "\r\n"
			}
		} else {
			src = nil
		}
		l := line{body: string(body), end: end}
		t.lines = append(t.lines, l)
		t.ids = append(t.ids, words.id(l.body))
	}
	return t
}

// bodies are the lines from up to but without to.
func (t text) bodies(from, to int) []string {
	var list []string
	for _, l := range t.lines[from:to] {
		list = append(list, l.body)
	}
	return list
}

// lineEnd is the line end most lines of the text have, or none when it has no
// line end at all.
func (t text) lineEnd(none string) string {
	unix, dos := 0, 0
	for _, l := range t.lines {
		switch l.end {
		case "\n":
			unix++
		case "\r\n":
			dos++
		}
	}
	switch {
	case dos > unix:
		return "\r\n"
	case unix > 0:
		return "\n"
	}
	return none
}

// closed says whether the last line has a line end; a text without lines has
// no opinion and answers none.
func (t text) closed(none bool) bool {
	if len(t.lines) == 0 {
		return none
	}
	return t.lines[len(t.lines)-1].end != ""
}

// finalBreak merges whether the text ends in a line end.
func finalBreak(base, mine, theirs text) bool {
	b := base.closed(true)
	if m := mine.closed(b); m != b {
		return m
	}
	return theirs.closed(b)
}

// joinLines writes lines with their own line ends, mended where a line that was
// the last one no longer is, and at the end as last says.
func joinLines(lines []line, end string, last bool) []byte {
	size := 0
	for _, l := range lines {
		size += len(l.body) + 2
	}
	out := make([]byte, 0, size)
	for i, l := range lines {
		out = append(out, l.body...)
		switch {
		case i == len(lines)-1 && !last && l.body != "": // an empty line is its line end
		case l.end == "":
			out = append(out, end...)
		default:
			out = append(out, l.end...)
		}
	}
	return out
}
