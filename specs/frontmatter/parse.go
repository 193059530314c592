package frontmatter

import (
	"bytes"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// maxSize bounds front matter: real blocks are a few KB, and the YAML library
// is not linear on everything.
const maxSize = 1 << 20

// maxDepth bounds how deep values nest by flow brackets.
const maxDepth = 100

// Parse reads the front matter of a whole file. A file without any gives an
// empty Front, to which Set adds. Errors are *problem.Problem with code
// input.frontmatter and the line of the file.
func Parse(src []byte) (*Front, error) {
	text, body, _, ok := Split(src)
	f := &Front{yaml: text, nl: "\n"}
	if i := bytes.IndexByte(src, '\n'); i > 0 && src[i-1] == '\r' {
		f.nl = "\r\n"
	}
	if !ok {
		f.head = src[:len(src)-len(body)]
		f.tail = body
		return f, nil
	}
	bom := len(src) - len(bytes.TrimPrefix(src, []byte("\uFEFF")))
	first, _ := cutLine(src[bom:])
	f.head, f.tail = src[:bom+len(first)], src[bom+len(first)+len(text):]
	if err := f.read(); err != nil {
		return nil, err
	}
	return f, nil
}

func (f *Front) read() error {
	if err := f.bounds(); err != nil {
		return err
	}
	if f.quick() {
		return nil
	}
	f.fields = nil
	var doc yaml.Node
	if err := yaml.Unmarshal(f.yaml, &doc); err != nil {
		return f.syntax(err)
	}
	if len(doc.Content) == 0 {
		return nil
	}
	root := doc.Content[0]
	if root.Kind == yaml.ScalarNode && root.Tag == "!!null" {
		return nil
	}
	if root.Kind != yaml.MappingNode || root.Style&yaml.FlowStyle != 0 {
		return fault(linesOf(f.yaml).edited(root.Line), "front matter is no list of fields")
	}
	return f.locate(root)
}

const oneDocument = "front matter holds one document, without ... or --- inside"

// bounds refuses what the YAML library would take long over or read in part.
func (f *Front) bounds() error {
	if len(f.yaml) > maxSize {
		return fault(1, "front matter of %d bytes is too long, at most %d are read", len(f.yaml), maxSize)
	}
	n, open := 1, 0
	for line := range bytes.Lines(f.yaml) {
		if !utf8.Valid(line) {
			return fault(n, "front matter is not valid UTF-8")
		}
		if bytes.HasPrefix(line, []byte("...")) || bytes.HasPrefix(line, []byte("--- ")) {
			return fault(n, oneDocument)
		}
		for _, c := range line {
			switch c {
			case '[', '{':
				open++
			case ']', '}':
				open = max(0, open-1)
			}
		}
		if open > maxDepth || leadingMarkers(line) > maxDepth {
			return fault(n, "values nest more than %d deep", maxDepth)
		}
		n++
	}
	return nil
}

// leadingMarkers counts the list and key markers that begin a line.
func leadingMarkers(line []byte) int {
	n := 0
	for i := 0; i+1 < len(line); i++ {
		switch {
		case line[i] == ' ':
		case (line[i] == '-' || line[i] == '?') && line[i+1] == ' ':
			n++
		default:
			return n
		}
	}
	return n
}

// inspect refuses what would be read in two ways: anchors and aliases (which
// also make small files huge), merge keys and keys given twice.
func inspect(n *yaml.Node) error {
	if n.Kind == yaml.AliasNode || n.Anchor != "" {
		return fault(n.Line, "anchors and aliases (& and *) are not allowed in front matter; write the value out")
	}
	if n.Kind == yaml.MappingNode {
		seen := map[string]int{}
		for i := 0; i+1 < len(n.Content); i += 2 {
			key := n.Content[i]
			if key.Kind != yaml.ScalarNode {
				return fault(key.Line, "a key must be a word, not a list or mapping")
			}
			if key.Tag == "!!merge" {
				return fault(key.Line, "merge keys (<<) are not allowed in front matter; write the fields out")
			}
			if first, twice := seen[key.Value]; twice {
				return fault(key.Line, "%q is given twice, first on line %d", key.Value, first+1)
			}
			seen[key.Value] = key.Line
		}
	}
	for _, c := range n.Content {
		if err := inspect(c); err != nil {
			return err
		}
	}
	return nil
}
