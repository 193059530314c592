package frontmatter

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// quick reads front matter as it is generated: fields that begin their line,
// each a word, a whole number, a string in double quotes without escapes, or a
// list of these in brackets on one line. It gives the very nodes that the YAML
// library gives, much sooner, or nil for anything else, which the library then
// reads. Fuzzing holds the two against each other. The text begins on the given
// line, from 1.
func quick(text []byte, line int) *yaml.Node {
	root := &yaml.Node{Kind: yaml.MappingNode, Tag: "!!map", Line: line, Column: 1}
	rest := string(text)
	for ; rest != ""; line++ {
		var one string
		var ended bool
		if one, rest, ended = strings.Cut(rest, "\n"); !ended {
			return nil
		}
		q := quickLine{text: one, line: line}
		key, value := q.field()
		if value == nil {
			return nil
		}
		root.Content = append(root.Content, key, value)
	}
	if len(root.Content) == 0 {
		return nil
	}
	return root
}

// quickLine is one line and how far it was read, in bytes and in characters.
type quickLine struct {
	text       string
	at, column int
	line       int
}

func (q *quickLine) left() string { return q.text[q.at:] }

// skip passes n bytes.
func (q *quickLine) skip(n int) {
	q.column += utf8.RuneCountInString(q.text[q.at : q.at+n])
	q.at += n
}

// field reads "key: value" to the end of the line; the value is nil when it is
// written in any other way.
func (q *quickLine) field() (key, value *yaml.Node) {
	n := 0
	for n < len(q.text) && isKeyByte(q.text[n]) {
		n++
	}
	if n == 0 || n > 128 || !strings.HasPrefix(q.text[n:], ": ") || !isWord(q.text[:n]) {
		return nil, nil
	}
	key = q.scalar(n, n, 0, "!!str")
	q.skip(2)
	if q.at < len(q.text) && q.text[q.at] == '[' {
		value = q.list()
	} else {
		value = q.value("")
	}
	if q.at < len(q.text) {
		return nil, nil
	}
	return key, value
}

func isKeyByte(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || c == '_'
}

// scalar makes the node of the next n bytes, of which value begins at the
// style's mark and has size bytes.
func (q *quickLine) scalar(n, size int, style yaml.Style, tag string) *yaml.Node {
	mark := 0
	if style == yaml.DoubleQuotedStyle {
		mark = 1
	}
	node := &yaml.Node{
		Kind: yaml.ScalarNode, Style: style, Tag: tag, Value: q.text[q.at+mark : q.at+mark+size],
		Line: q.line, Column: q.column + 1,
	}
	q.skip(n)
	return node
}

// list reads "[a, b]".
func (q *quickLine) list() *yaml.Node {
	node := &yaml.Node{Kind: yaml.SequenceNode, Style: yaml.FlowStyle, Tag: "!!seq", Line: q.line, Column: q.column + 1}
	q.skip(1)
	if strings.HasPrefix(q.left(), "]") {
		q.skip(1)
		return node
	}
	for {
		one := q.value(",]")
		if one == nil {
			return nil
		}
		node.Content = append(node.Content, one)
		switch {
		case q.left() == "]":
			q.skip(1)
			return node
		case strings.HasPrefix(q.left(), ", "):
			q.skip(2)
		default:
			return nil
		}
	}
}

// value reads one scalar up to the end of the line or one of the bytes in ends.
func (q *quickLine) value(ends string) *yaml.Node {
	text := q.left()
	if strings.HasPrefix(text, `"`) {
		size := strings.IndexByte(text[1:], '"')
		if size < 0 || !printable(text[1:1+size]) {
			return nil
		}
		return q.scalar(size+2, size, yaml.DoubleQuotedStyle, "!!str")
	}
	size := len(text)
	if ends != "" {
		if size = strings.IndexAny(text, ends); size < 0 {
			return nil
		}
	}
	switch text = text[:size]; {
	case isWholeNumber(text):
		return q.scalar(size, size, 0, "!!int")
	case isWord(text):
		return q.scalar(size, size, 0, "!!str")
	default:
		return nil
	}
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
