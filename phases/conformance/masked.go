package conformance

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
)

// masked blanks comments and the insides of strings, so that braces and words
// in them count for nothing. Lines keep their numbers and their length.
func masked(language string, lines []string) []string {
	marks := codebase.LineComments(language)
	m := &mask{marks: marks, slashes: slices.Contains(marks, "//")}
	out := make([]string, len(lines))
	for i, line := range lines {
		out[i] = m.line(line)
	}
	return out
}

// mask is how far a file was read: what was open at the end of the last line.
type mask struct {
	marks   []string // of comments that end with their line
	slashes bool     // comments between "/*" and "*/", and texts between backquotes
	open    string   // what closes what is open: "*/", "`", `"""`; empty: nothing
}

func (m *mask) line(s string) string {
	b := []byte(s)
	for i := 0; i < len(b); {
		if m.open != "" {
			i = m.skip(b, i)
			continue
		}
		rest := s[i:]
		switch {
		case slices.ContainsFunc(m.marks, func(mark string) bool { return strings.HasPrefix(rest, mark) }):
			blank(b, i, len(b))
			return string(b)
		case m.slashes && strings.HasPrefix(rest, "/*"):
			m.open = "*/"
			blank(b, i, i+2)
			i += 2
		case strings.HasPrefix(rest, `"""`) || !m.slashes && strings.HasPrefix(rest, "'''"):
			m.open = rest[:3]
			i += 3
		case b[i] == '`' && m.slashes:
			m.open = "`"
			i++
		case b[i] == '"' || b[i] == '\'':
			i = stringEnd(b, i)
		default:
			i++
		}
	}
	return string(b)
}

// skip blanks up to what closes what is open, or to the end of the line.
func (m *mask) skip(b []byte, i int) int {
	for ; i < len(b); i++ {
		if b[i] == '\\' && m.open != "*/" {
			blank(b, i, min(i+2, len(b)))
			i++
			continue
		}
		if strings.HasPrefix(string(b[i:min(i+3, len(b))]), m.open) {
			if m.open == "*/" {
				blank(b, i, i+2)
			}
			i += len(m.open)
			m.open = ""
			return i
		}
		blank(b, i, i+1)
	}
	return i
}

// stringEnd blanks the inside of the string that begins at i and answers the
// place behind it. A string ends with its line: what looks like an open one is
// a lifetime, an apostrophe or a part of a pattern, and is left as it is.
func stringEnd(b []byte, i int) int {
	quote := b[i]
	for j := i + 1; j < len(b); j++ {
		switch b[j] {
		case '\\':
			j++
		case quote:
			blank(b, i+1, j)
			return j + 1
		}
	}
	return i + 1
}

func blank(b []byte, from, to int) {
	for ; from < to; from++ {
		b[from] = ' '
	}
}
