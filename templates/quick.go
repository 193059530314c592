package templates

import (
	"reflect"
	"strings"

	"gopkg.in/yaml.v3"
)

// decodeQuick reads an embedded data file without the general parser, which
// takes several times as long, and says whether it did. Whatever it does not
// know, and any key that out has no field for, is left to the general one. A
// test holds the two against each other on every embedded file.
func decodeQuick(data []byte, out any) bool {
	root := quickYAML(string(data))
	return root != nil && fits(root, reflect.TypeOf(out)) && root.Decode(out) == nil
}

// quickYAML builds the tree of a text of blocks by indentation with scalars and
// flow collections on one line each; nil for anything else.
func quickYAML(text string) *yaml.Node {
	q := &quickReader{}
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		bare := strings.TrimLeft(line, " ")
		if bare == "" || bare[0] == '#' {
			continue
		}
		if strings.ContainsAny(line, "\t\r") || strings.HasPrefix(line, "---") || strings.HasPrefix(line, "...") {
			return nil
		}
		q.lines = append(q.lines, quickLine{len(line) - len(bare), bare})
	}
	if len(q.lines) == 0 || q.lines[0].indent > 0 {
		return nil
	}
	root := q.block()
	if q.failed || q.at < len(q.lines) {
		return nil
	}
	return root
}

type quickLine struct {
	indent int
	text   string
}

// quickReader goes through lines that hold something. What fails once fails
// the whole.
type quickReader struct {
	lines  []quickLine
	at     int
	failed bool
}

func (q *quickReader) fail() *yaml.Node {
	q.failed = true
	return &yaml.Node{}
}

// block reads the mapping or sequence that begins at the line at hand.
func (q *quickReader) block() *yaml.Node {
	if q.lines[q.at].isEntry() {
		return q.sequence()
	}
	return q.mapping()
}

func (l quickLine) isEntry() bool { return strings.HasPrefix(l.text, "- ") }

func (q *quickReader) sequence() *yaml.Node {
	node := &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq"}
	indent := q.lines[q.at].indent
	for !q.failed && q.at < len(q.lines) && q.lines[q.at].indent == indent && q.lines[q.at].isEntry() {
		rest := strings.TrimLeft(q.lines[q.at].text[len("- "):], " ")
		if rest == "" {
			return q.fail()
		}
		if _, _, isKey := cutKey(rest); isKey {
			// A mapping whose first key stands behind the dash.
			l := &q.lines[q.at]
			l.indent, l.text = indent+len(l.text)-len(rest), rest
			node.Content = append(node.Content, q.mapping())
			continue
		}
		q.at++
		node.Content = append(node.Content, q.value(indent, rest))
	}
	return node
}

func (q *quickReader) mapping() *yaml.Node {
	node := &yaml.Node{Kind: yaml.MappingNode, Tag: "!!map"}
	indent := q.lines[q.at].indent
	for !q.failed && q.at < len(q.lines) && q.lines[q.at].indent == indent && !q.lines[q.at].isEntry() {
		key, rest, ok := cutKey(q.lines[q.at].text)
		if !ok {
			return q.fail()
		}
		q.at++
		node.Content = append(node.Content, key, q.under(indent, rest))
	}
	if q.at < len(q.lines) && q.lines[q.at].indent > indent {
		return q.fail()
	}
	return node
}

// under is the value of a key: on its line, or the block of the lines below.
func (q *quickReader) under(indent int, rest string) *yaml.Node {
	if rest != "" && rest[0] != '#' {
		return q.value(indent, rest)
	}
	if q.at < len(q.lines) {
		if next := q.lines[q.at]; next.indent > indent || next.indent == indent && next.isEntry() {
			return q.block()
		}
	}
	return q.fail()
}

// cutKey takes "key:" off a line.
func cutKey(text string) (key *yaml.Node, rest string, ok bool) {
	if strings.HasPrefix(text, `"`) {
		name, rest, found := strings.Cut(text[1:], `": `)
		if !found || strings.ContainsAny(name, `"\\`) {
			return nil, "", false
		}
		return quotedNode(name), strings.TrimLeft(rest, " "), true
	}
	n := 0
	for n < len(text) && isKeyByte(text[n]) {
		n++
	}
	if n == 0 || n == len(text) || text[n] != ':' || n+1 < len(text) && text[n+1] != ' ' || text[n-1] == ' ' || !isPlain(text[:n]) {
		return nil, "", false
	}
	return plainNode(text[:n]), strings.TrimLeft(text[n+1:], " "), true
}

func isKeyByte(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || c == '_' || c == '-' || c == '.' || c == '/' || c == ' '
}

// plainNode is a scalar without quotes; the library finds out what it means.
func plainNode(text string) *yaml.Node { return &yaml.Node{Kind: yaml.ScalarNode, Value: text} }

func quotedNode(text string) *yaml.Node {
	return &yaml.Node{Kind: yaml.ScalarNode, Style: yaml.DoubleQuotedStyle, Tag: "!!str", Value: text}
}

// value reads a scalar that fills a line, or a flow collection that may go on
// in lines of a deeper indent; a comment may follow.
func (q *quickReader) value(indent int, text string) *yaml.Node {
	var node *yaml.Node
	switch text[0] {
	case '"', '{', '[':
		for strings.HasSuffix(text, ",") && q.goesOn(indent) {
			text = q.joined(text)
		}
		f := flow{text: text}
		node = f.value()
		for f.more && q.goesOn(indent) {
			f = flow{text: q.joined(f.text)}
			node = f.value()
		}
		text = f.text
		rest := strings.TrimLeft(text[f.at:], " ")
		if f.failed || rest != "" && (rest[0] != '#' || len(rest) == len(text[f.at:])) {
			return q.fail()
		}
	default:
		text, _, _ = strings.Cut(text, " #")
		text = strings.TrimRight(text, " ")
		if !isPlain(text) || strings.Contains(text, ": ") || strings.HasSuffix(text, ":") {
			return q.fail()
		}
		node = plainNode(text)
	}
	return node
}

// goesOn says whether the next line lies deeper.
func (q *quickReader) goesOn(indent int) bool {
	return q.at < len(q.lines) && q.lines[q.at].indent > indent
}

// joined is a text with the next line.
func (q *quickReader) joined(text string) string {
	q.at++
	return text + " " + q.lines[q.at-1].text
}

// isPlain says whether a text may stand without quotes.
func isPlain(text string) bool {
	return text != "" && strings.IndexByte("-?:,[]{}#&*!|>'\"%@`", text[0]) < 0
}

// flow reads what stands between brackets or quotes.
type flow struct {
	text   string
	at     int
	failed bool
	more   bool // it failed because the text ended
}

func (f *flow) fail() *yaml.Node {
	f.more = f.more || !f.failed && f.at == len(f.text)
	f.failed = true
	return &yaml.Node{}
}

func (f *flow) skip() {
	for f.at < len(f.text) && f.text[f.at] == ' ' {
		f.at++
	}
}

// take passes a byte and says whether it was there.
func (f *flow) take(c byte) bool {
	f.skip()
	if f.at < len(f.text) && f.text[f.at] == c {
		f.at++
		return true
	}
	return false
}

func (f *flow) value() *yaml.Node {
	switch {
	case f.failed:
		return f.fail()
	case f.take('"'):
		return f.quoted()
	case f.take('['):
		return f.collection(yaml.SequenceNode, "!!seq", ']')
	case f.take('{'):
		return f.collection(yaml.MappingNode, "!!map", '}')
	}
	size := strings.IndexAny(f.text[f.at:], ",[]{}:?#\"")
	if size < 0 {
		f.at = len(f.text)
	}
	if size < 0 || strings.IndexByte(",]}", f.text[f.at+size]) < 0 {
		return f.fail()
	}
	text := strings.TrimRight(f.text[f.at:f.at+size], " ")
	f.at += size
	if !isPlain(text) {
		return f.fail()
	}
	return plainNode(text)
}

func (f *flow) collection(kind yaml.Kind, tag string, closer byte) *yaml.Node {
	node := &yaml.Node{Kind: kind, Style: yaml.FlowStyle, Tag: tag}
	if f.take(closer) {
		return node
	}
	for !f.failed {
		f.skip()
		if kind == yaml.MappingNode {
			key, rest, ok := cutKey(f.text[f.at:])
			if !ok {
				return f.fail()
			}
			f.at = len(f.text) - len(rest)
			node.Content = append(node.Content, key)
		}
		node.Content = append(node.Content, f.value())
		if f.take(closer) {
			return node
		}
		if !f.take(',') {
			return f.fail()
		}
	}
	return node
}

// quoted reads up to the closing quote; of escapes only those of the quote and
// of the backslash.
func (f *flow) quoted() *yaml.Node {
	var b strings.Builder
	for from := f.at; f.at < len(f.text); f.at++ {
		switch f.text[f.at] {
		case '"':
			value := f.text[from:f.at]
			if b.Len() > 0 {
				value = b.String() + value
			}
			f.at++
			return quotedNode(value)
		case '\\':
			if f.at+1 == len(f.text) || strings.IndexByte(`"\`, f.text[f.at+1]) < 0 {
				return f.fail()
			}
			b.WriteString(f.text[from:f.at])
			f.at++
			from = f.at
		}
	}
	f.failed = true // a text in quotes that goes on in the next line
	return &yaml.Node{}
}

// fits says whether every key of a tree has a field in a type.
func fits(n *yaml.Node, t reflect.Type) bool {
	for t.Kind() == reflect.Pointer {
		if t.Implements(reflect.TypeFor[yaml.Unmarshaler]()) {
			return true
		}
		t = t.Elem()
	}
	switch t.Kind() {
	case reflect.Slice, reflect.Array, reflect.Map:
		for i, one := range n.Content {
			if (n.Kind != yaml.MappingNode || i%2 == 1) && !fits(one, t.Elem()) {
				return false
			}
		}
	case reflect.Struct:
		if n.Kind != yaml.MappingNode {
			return true // not what the type wants, which decoding says
		}
		for i := 0; i+1 < len(n.Content); i += 2 {
			field, known := fieldOf(t, n.Content[i].Value)
			if !known || field != nil && !fits(n.Content[i+1], field) {
				return false
			}
		}
	}
	return true
}

// fieldOf is the type of the field for a key; nil when the field takes any.
func fieldOf(t reflect.Type, key string) (field reflect.Type, known bool) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		switch {
		case options == "inline" && f.Type.Kind() == reflect.Map:
			known = true
		case options == "inline":
			if inner, ok := fieldOf(f.Type, key); ok {
				return inner, true
			}
		case name == key && key != "-", name == "" && f.IsExported() && strings.ToLower(f.Name) == key:
			return f.Type, true
		}
	}
	return nil, known
}
