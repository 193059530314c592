package frontmatter

import (
	"bytes"

	"gopkg.in/yaml.v3"
)

// breakSize is the length of what the YAML library takes for the end of a line
// at the begin of a text, 0 where there is none: a text pasted from elsewhere may
// hold one that editors do not count.
func breakSize(text []byte) int {
	for _, b := range []string{"\r\n", "\n", "\r", "\u0085", "\u2028", "\u2029"} {
		if len(text) >= len(b) && string(text[:len(b)]) == b {
			return len(b)
		}
	}
	return 0
}

// lines tells where the lines begin that the YAML library counts.
type lines struct {
	text   []byte
	starts []int // byte offsets
}

func linesOf(text []byte) lines {
	l := lines{text: text, starts: []int{0}}
	for i := 0; i < len(text); {
		size := breakSize(text[i:])
		if size > 0 {
			l.starts = append(l.starts, i+size)
		}
		i += max(size, 1)
	}
	return l
}

// start is the byte offset of a line of the YAML library, counted from 1.
func (l lines) start(line int) int {
	return l.starts[min(max(line, 1), len(l.starts))-1]
}

// edited is the line, from 1, that an editor counts where the YAML library
// counts the given one.
func (l lines) edited(line int) int {
	return 1 + bytes.Count(l.text[:l.start(line)], []byte("\n"))
}

// renumber gives nodes the lines that an editor counts.
func (l lines) renumber(n *yaml.Node) {
	if len(l.starts) == 1+bytes.Count(l.text, []byte("\n")) {
		return // nothing but usual breaks, as nearly always
	}
	l.renumberAll(n)
}

func (l lines) renumberAll(n *yaml.Node) {
	n.Line = l.edited(n.Line)
	for _, c := range n.Content {
		l.renumberAll(c)
	}
}

// marker is the line, as editors count, that begins or ends a document inside
// the text, 0 when there is none: the library would read one document only.
func (l lines) marker() int {
	for _, start := range l.starts {
		rest := l.text[start:]
		if bytes.HasPrefix(rest, []byte("...")) || bytes.HasPrefix(rest, []byte("---")) {
			return 1 + bytes.Count(l.text[:start], []byte("\n"))
		}
	}
	return 0
}
