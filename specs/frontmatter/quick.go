package frontmatter

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// plain is a value as generated front matter has it: a scalar, or a list of
// them on its line.
type plain struct {
	scalar
	isList bool
	list   []scalar
}

// scalar is one value of a line.
type scalar struct {
	text   string
	tag    string // of YAML
	quoted bool
	at     int // byte offset of its first character or quote in the line
}

// quick reads front matter as it is generated: fields that begin their line,
// each a word, a whole number, true or false, a string in double quotes without
// escapes, or a list of these in brackets on one line. Without an error it
// returns false for anything else, which the YAML library then reads; fuzzing
// holds the two against each other.
func (f *Front) quick() bool {
	text := string(f.yaml)
	f.fields = make([]field, 0, strings.Count(text, "\n"))
	for start, line := 0, 2; start < len(text); line++ {
		size := strings.IndexByte(text[start:], '\n')
		if size < 0 {
			return false
		}
		x := field{line: text[start : start+size], start: start, end: start + size + 1}
		key, _, ok := readLine(x.line)
		if !ok || f.find(key) != nil {
			return false
		}
		x.Field = Field{Key: key, Line: line, Raw: strings.TrimSpace(x.line[len(key)+1:])}
		x.valueStart = start + len(key) + 1
		f.fields = append(f.fields, x)
		start = x.end
	}
	return len(f.fields) > 0
}

// quickNode gives for the value of a line the very node that the YAML library
// gives. The line is counted in the YAML text, from 1.
func quickNode(text string, line int) *yaml.Node {
	_, v, _ := readLine(text)
	if !v.isList {
		return v.node(text, line)
	}
	node := &yaml.Node{Kind: yaml.SequenceNode, Style: yaml.FlowStyle, Tag: "!!seq", Line: line, Column: column(text, v.at)}
	for _, one := range v.list {
		node.Content = append(node.Content, one.node(text, line))
	}
	return node
}

func (s scalar) node(line string, number int) *yaml.Node {
	node := &yaml.Node{Kind: yaml.ScalarNode, Tag: s.tag, Value: s.text, Line: number, Column: column(line, s.at)}
	if s.quoted {
		node.Style = yaml.DoubleQuotedStyle
	}
	return node
}

// column is the place of a byte in a line in characters, from 1.
func column(line string, at int) int { return utf8.RuneCountInString(line[:at]) + 1 }

// readLine reads "key: value"; ok is false when it is written in any other way.
func readLine(line string) (key string, value plain, ok bool) {
	n := 0
	for n < len(line) && isKeyByte(line[n]) {
		n++
	}
	if n == 0 || n > 128 || !strings.HasPrefix(line[n:], ": ") || !isWord(line[:n]) {
		return "", plain{}, false
	}
	q := quickLine{text: line, at: n + len(": ")}
	value = plain{isList: q.at < len(line) && line[q.at] == '[', scalar: scalar{at: q.at}}
	if value.isList {
		value.list, ok = q.list()
	} else {
		value.scalar, ok = q.scalar("")
	}
	return line[:n], value, ok && q.at == len(line)
}

// quickLine is a line and how far it was read.
type quickLine struct {
	text string
	at   int
}

func isKeyByte(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || c == '_'
}

// list reads "[a, b]".
func (q *quickLine) list() (list []scalar, ok bool) {
	q.at++
	if strings.HasPrefix(q.text[q.at:], "]") {
		q.at++
		return nil, true
	}
	list = make([]scalar, 0, strings.Count(q.text[q.at:], ",")+1)
	for {
		one, ok := q.scalar(",]")
		if !ok {
			return nil, false
		}
		list = append(list, one)
		switch rest := q.text[q.at:]; {
		case rest == "]":
			q.at++
			return list, true
		case strings.HasPrefix(rest, ", "):
			q.at += len(", ")
		default:
			return nil, false
		}
	}
}

// scalar reads one value up to the end of the line or one of the bytes in ends.
func (q *quickLine) scalar(ends string) (s scalar, ok bool) {
	s.at = q.at
	text := q.text[q.at:]
	if strings.HasPrefix(text, `"`) {
		size := strings.IndexByte(text[1:], '"')
		if size < 0 || !printable(text[1:1+size]) {
			return s, false
		}
		q.at += size + 2
		s.text, s.tag, s.quoted = text[1:1+size], "!!str", true
		return s, true
	}
	if ends != "" {
		size := strings.IndexAny(text, ends)
		if size < 0 {
			return s, false
		}
		text = text[:size]
	}
	q.at += len(text)
	s.text = text
	switch {
	case isWholeNumber(text):
		s.tag = "!!int"
	case text == "true" || text == "false":
		s.tag = "!!bool"
	case isWord(text):
		s.tag = "!!str"
	}
	return s, s.tag != ""
}

// isWholeNumber says whether a text is a number written in digits without
// leading zeros, which no version of YAML takes for anything else.
func isWholeNumber(text string) bool {
	if text == "" || len(text) > 9 || len(text) > 1 && text[0] == '0' {
		return false
	}
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return false
		}
	}
	return true
}

// isWord says whether a text without quotes is a string and nothing in it has a
// meaning: letters, digits, and single blanks and dashes between them.
func isWord(text string) bool {
	if word, sure := asciiWord(text); sure {
		return word
	}
	first, _ := utf8.DecodeRuneInString(text)
	if !unicode.IsLetter(first) || !isPlain(text) || !printable(text) {
		return false
	}
	for _, r := range text {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" -_./", r) {
			return false
		}
	}
	return true
}

// asciiWord is isWord for a text of nothing but ASCII letters and digits,
// dashes, lines and points, which most are; sure is false for any other.
func asciiWord(text string) (word, sure bool) {
	for i := range len(text) {
		if c := text[i]; !isKeyByte(c) && c != '-' && c != '.' {
			return false, false
		}
	}
	const longest = len("false") // of the words that mean something
	if len(text) <= longest {
		return false, false
	}
	return text[0]|0x20 >= 'a' && text[0]|0x20 <= 'z', true
}

// printable says whether YAML takes every rune of a text as it is, in quotes:
// no control character, escape, or mark that ends a line.
func printable(text string) bool {
	for _, r := range text {
		switch {
		case r < ' ' || r == '\\' || r > '~' && r < 0xA0:
			return false
		case r == '\u2028' || r == '\u2029' || r == '\uFEFF' || r >= 0xFFFD:
			return false
		}
	}
	return true
}
