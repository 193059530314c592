package frontmatter

import (
	"bytes"
	"strings"

	"gopkg.in/yaml.v3"
)

// locate notes where each field stands.
func (f *Front) locate(root *yaml.Node) error {
	counted := linesOf(f.yaml)
	if n := counted.marker(); n > 0 {
		return fault(n, oneDocument)
	}
	starts := make([]int, 0, len(root.Content)/2)
	for i := 0; i < len(root.Content); i += 2 {
		starts = append(starts, counted.start(root.Content[i].Line))
	}
	counted.renumber(root)
	if err := inspect(root); err != nil {
		return err
	}
	f.fields = make([]field, 0, len(starts))
	for n, start := range starts {
		key, value := root.Content[2*n], root.Content[2*n+1]
		if key.Column != 1 {
			return fault(key.Line, "field %q must begin its line", key.Value)
		}
		end := len(f.yaml)
		if n+1 < len(starts) {
			end = starts[n+1]
		}
		colon, ok := colonAfterKey(f.yaml[start:end], key)
		if !ok {
			return fault(key.Line, "field %q must be written as \"%s: value\"", key.Value, key.Value)
		}
		x := field{value: value, start: start, valueStart: start + colon}
		x.end = start + valueEnd(f.yaml[start:end], colon, x.value)
		x.Field = Field{Key: key.Value, Line: key.Line + 1, Raw: f.raw(x)}
		f.fields = append(f.fields, x)
	}
	return nil
}

func (f *Front) raw(x field) string {
	text := string(f.yaml[x.valueStart:x.end])
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if strings.HasPrefix(strings.TrimLeft(text, " \t"), "\n") {
		return strings.TrimRight(strings.TrimLeft(text, " \t")[1:], "\n")
	}
	return strings.TrimSpace(text)
}

// colonAfterKey is the offset behind the colon that ends a key.
func colonAfterKey(text []byte, key *yaml.Node) (int, bool) {
	i := 0
	switch {
	case key.Style&yaml.DoubleQuotedStyle != 0:
		for i = 1; i < len(text) && text[i] != '"'; i++ {
			if text[i] == '\\' {
				i++
			}
		}
		i++
	case key.Style&yaml.SingleQuotedStyle != 0:
		for i = 1; i < len(text); i++ {
			if text[i] == '\'' {
				if i+1 < len(text) && text[i+1] == '\'' {
					i++
					continue
				}
				break
			}
		}
		i++
	case !bytes.HasPrefix(text, []byte(key.Value)):
		return 0, false
	default:
		i = len(key.Value)
	}
	for i < len(text) && (text[i] == ' ' || text[i] == '\t') {
		i++
	}
	if i >= len(text) || text[i] != ':' {
		return 0, false
	}
	return i + 1, true
}

// valueEnd is the offset behind the last line of a value: what follows up to
// the next key is blank or comment, unless the value is a block of text, in
// which a line that begins with # and is indented belongs to it.
func valueEnd(text []byte, colon int, value *yaml.Node) int {
	block := value.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0
	first, _ := cutLine(text[colon:])
	at := colon + len(first)
	end := at
	for at < len(text) {
		line, _ := cutLine(text[at:])
		at += len(line)
		bare := bytes.TrimSpace(line)
		indented := line[0] == ' ' || line[0] == '\t'
		if len(bare) == 0 || bare[0] == '#' && (!block || !indented) {
			continue
		}
		end = at
	}
	return end
}
