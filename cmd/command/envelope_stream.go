package command

import (
	"encoding/json"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

// streamed is a result of very many parts that writes itself, byte for byte as
// encode would write it; a test holds the two against each other.
type streamed interface {
	stream(w *jsonStream)
}

// jsonStream writes indented JSON through one buffer.
type jsonStream struct {
	to    io.Writer
	buf   []byte
	depth int
	first bool // nothing stands in the innermost object or list yet
	err   error
}

// writeBuffer is how much is written at once, in bytes.
const writeBuffer = 1 << 16

// writeStreamed writes the envelope around a result that writes itself.
func writeStreamed(to io.Writer, data streamed, warnings []Notice) error {
	s := &jsonStream{to: to, buf: make([]byte, 0, writeBuffer+writeBuffer/4)}
	s.open('{')
	s.key("schema_version")
	s.int(schemaVersion)
	s.key("data")
	data.stream(s)
	s.key("warnings")
	s.any(warnings)
	s.close('}')
	s.buf = append(s.buf, '\n')
	s.flush()
	return s.err
}

func (s *jsonStream) flush() {
	if s.err == nil {
		_, s.err = s.to.Write(s.buf)
	}
	s.buf = s.buf[:0]
}

// open begins an object or a list.
func (s *jsonStream) open(bracket byte) {
	s.buf = append(s.buf, bracket)
	s.depth++
	s.first = true
}

// close ends it; an empty one stays on its line.
func (s *jsonStream) close(bracket byte) {
	s.depth--
	if !s.first {
		s.line()
	}
	s.buf = append(s.buf, bracket)
	s.first = false
}

func (s *jsonStream) line() {
	const blanks = "\n                                "
	s.buf = append(s.buf, blanks[:1+2*s.depth]...)
}

// next goes to the place of the next member or entry.
func (s *jsonStream) next() {
	if !s.first {
		s.buf = append(s.buf, ',')
	}
	s.first = false
	if len(s.buf) > writeBuffer {
		s.flush()
	}
	s.line()
}

func (s *jsonStream) key(name string) {
	s.next()
	s.buf = append(s.buf, '"')
	s.buf = append(s.buf, name...)
	s.buf = append(s.buf, `": `...)
}

func (s *jsonStream) int(n int) { s.buf = strconv.AppendInt(s.buf, int64(n), 10) }

func (s *jsonStream) bool(is bool) { s.buf = strconv.AppendBool(s.buf, is) }

// text writes a string; encoding/json does those with anything to be escaped.
func (s *jsonStream) text(text string) {
	if !unescaped(text) {
		s.any(text)
		return
	}
	s.buf = append(s.buf, '"')
	s.buf = append(s.buf, text...)
	s.buf = append(s.buf, '"')
}

func (s *jsonStream) texts(list []string) {
	s.open('[')
	for _, one := range list {
		s.next()
		s.text(one)
	}
	s.close(']')
}

// any writes what is rare through encoding/json.
func (s *jsonStream) any(value any) {
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent(strings.Repeat("  ", s.depth), "  ")
	if err := encoder.Encode(value); err != nil && s.err == nil {
		s.err = err
	}
	s.buf = append(s.buf, strings.TrimSuffix(b.String(), "\n")...)
}

// unescaped says whether a text is written in JSON as it is.
func unescaped(text string) bool {
	ascii := true
	for i := range len(text) {
		switch c := text[i]; {
		case c < ' ' || c == '"' || c == '\\':
			return false
		case c >= utf8.RuneSelf:
			ascii = false
		}
	}
	return ascii || utf8.ValidString(text) && !strings.ContainsAny(text, "\u2028\u2029")
}
