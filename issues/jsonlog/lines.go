package jsonlog

import (
	"bytes"
	"fmt"
	"unicode/utf8"
)

// Longest is how long a line may be, in bytes. A longer one is broken: no record
// needs it, and whoever reads lines must not have to hold anything of any size.
const Longest = 16 << 20

// physical is one line as it stands in the file.
type physical struct {
	number int
	bytes  []byte // with its line end, when it has one
}

// each calls visit for every line of data, the first being line number first.
func each(data []byte, first int, visit func(physical)) {
	for number := first; len(data) > 0; number++ {
		end := bytes.IndexByte(data, '\n') + 1
		if end == 0 {
			end = len(data)
		}
		visit(physical{number: number, bytes: data[:end:end]})
		data = data[end:]
	}
}

// text is the line without blanks around it, and without the byte order mark
// that some editors put at the start of a file.
func (p physical) text() []byte {
	text := p.bytes
	if p.number == 1 {
		text = bytes.TrimPrefix(text, []byte("\ufeff"))
	}
	return bytes.Trim(text, " \t\r\n")
}

func (p physical) blank() bool { return len(p.text()) == 0 }

func (p physical) terminated() bool { return bytes.HasSuffix(p.bytes, []byte("\n")) }

// reason says why the line is not a record, or nothing.
func (p physical) reason() string {
	text := p.text()
	switch {
	case !p.terminated():
		return "it is unterminated, as a killed process leaves it"
	case len(text) > Longest:
		return fmt.Sprintf("it is longer than %d MiB", Longest>>20)
	case !utf8.Valid(text):
		return "it is not valid UTF-8"
	case isMergeMark(text):
		return "it is a merge conflict mark"
	case text[0] != '{':
		return "it is not a JSON object"
	case !valid(text):
		return "it is not valid JSON"
	}
	return ""
}

// isMergeMark knows the lines that git leaves in a file that it cannot merge.
func isMergeMark(text []byte) bool {
	for _, mark := range []string{"<<<<<<<", "=======", ">>>>>>>", "|||||||"} {
		if bytes.HasPrefix(text, []byte(mark)) {
			return true
		}
	}
	return false
}

func (p physical) line() Line { return Line{Number: p.number, Raw: p.text()} }

func (p physical) broken() Broken {
	return Broken{
		Number: p.number, Reason: p.reason(), Torn: !p.terminated(),
		Raw: bytes.TrimRight(p.bytes, "\r\n"),
	}
}
