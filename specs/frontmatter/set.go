package frontmatter

import (
	"bytes"
	"reflect"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Set gives a field a value: a string, number, boolean, list or anything else
// the YAML library can write. Only the bytes of that value change; a comment
// behind it on its line stays. A key that is not there is added at the end. A
// file without front matter gets one. Afterwards the text is read again, and if
// it does not say what was meant nothing has changed and an error is returned.
func (f *Front) Set(key string, value any) error {
	var next *Front
	if x := f.find(key); x != nil {
		text, err := f.render(value, flow(f.node(x)))
		if err != nil {
			return problem.Wrap(err, "internal.frontmatter", "field %q cannot be written", key)
		}
		next = f.with(x.valueStart, x.end, text+f.comment(x)+f.nl)
	} else {
		text, err := f.render(value, false)
		if err != nil {
			return problem.Wrap(err, "internal.frontmatter", "field %q cannot be written", key)
		}
		end := f.nl
		if n := len(f.yaml); n > 0 && f.yaml[n-1] != '\n' {
			text = f.nl + text
		}
		next = f.opened().with(len(f.yaml), len(f.yaml), Scalar(key)+":"+text+end)
	}
	if err := next.read(); err != nil {
		return problem.Wrap(err, "internal.frontmatter", "field %q cannot be written", key)
	}
	if err := next.confirm(key, value); err != nil {
		return err
	}
	*f = *next
	return nil
}

// with is the front matter with a stretch of its YAML replaced, not yet read.
func (f *Front) with(start, end int, text string) *Front {
	return &Front{
		head: f.head, tail: f.tail, nl: f.nl,
		yaml: slices.Concat(f.yaml[:start], []byte(text), f.yaml[end:]),
	}
}

// opened is the front matter with fences, which a file without any lacks.
func (f *Front) opened() *Front {
	if bytes.Contains(f.head, []byte(fence)) {
		return f
	}
	next := *f
	next.head = slices.Concat(f.head, []byte(fence+f.nl))
	gap := f.nl
	if len(f.tail) == 0 || f.tail[0] == '\n' || f.tail[0] == '\r' {
		gap = ""
	}
	next.tail = slices.Concat([]byte(fence+f.nl+gap), f.tail)
	return &next
}

// comment is the comment behind a one-line value, with the blanks before it.
func (f *Front) comment(x *field) string {
	line, rest := cutLine(f.yaml[x.valueStart:x.end])
	comment := f.node(x).LineComment
	if len(rest) > 0 || comment == "" {
		return ""
	}
	text := strings.TrimRight(string(line), "\r\n")
	i := strings.LastIndex(text, comment)
	if i < 0 {
		return ""
	}
	return text[len(strings.TrimRight(text[:i], " \t")):]
}

func flow(n *yaml.Node) bool {
	return n.Kind != yaml.ScalarNode && n.Style&yaml.FlowStyle != 0
}

// render writes a value as it stands behind "key:".
func (f *Front) render(value any, inBrackets bool) (string, error) {
	if s, ok := asString(reflect.ValueOf(value)); ok {
		return " " + Scalar(s), nil
	}
	if list, ok := asStrings(value); ok {
		return f.list(list, inBrackets), nil
	}
	var b bytes.Buffer
	encoder := yaml.NewEncoder(&b)
	encoder.SetIndent(2)
	if err := encoder.Encode(value); err != nil {
		return "", err
	}
	text := strings.TrimSuffix(b.String(), "\n")
	var n yaml.Node
	if err := yaml.Unmarshal(b.Bytes(), &n); err != nil {
		return "", err
	}
	if len(n.Content) == 1 && n.Content[0].Kind != yaml.ScalarNode && n.Content[0].Style&yaml.FlowStyle == 0 {
		text = strings.ReplaceAll("\n"+text, "\n", "\n  ")
		return strings.ReplaceAll(text, "\n", f.nl), nil
	}
	return " " + text, nil
}

func (f *Front) list(items []string, inBrackets bool) string {
	if len(items) == 0 {
		return " []"
	}
	var b strings.Builder
	for i, s := range items {
		switch {
		case !inBrackets:
			b.WriteString(f.nl + "  - ")
		case i > 0:
			b.WriteString(", ")
		}
		b.WriteString(Scalar(s))
	}
	if inBrackets {
		return " [" + b.String() + "]"
	}
	return b.String()
}

func asString(v reflect.Value) (string, bool) {
	if v.IsValid() && v.Kind() == reflect.String {
		return v.String(), true
	}
	return "", false
}

func asStrings(value any) ([]string, bool) {
	v := reflect.ValueOf(value)
	if !v.IsValid() || v.Kind() != reflect.Slice || v.Type().Elem().Kind() != reflect.String {
		return nil, false
	}
	out := make([]string, v.Len())
	for i := range out {
		out[i] = v.Index(i).String()
	}
	return out, true
}

// confirm reads a value back and compares it with what was meant.
func (f *Front) confirm(key string, value any) error {
	if value == nil {
		return nil
	}
	back := reflect.New(reflect.TypeOf(value))
	if err := f.Decode(key, back.Interface()); err != nil {
		return err
	}
	want, got := normal(value), normal(back.Elem().Interface())
	if reflect.DeepEqual(want, got) {
		return nil
	}
	meant, err1 := yaml.Marshal(want) // they may differ in what YAML does not tell apart
	found, err2 := yaml.Marshal(got)
	if err1 != nil || err2 != nil || !bytes.Equal(meant, found) {
		return problem.New("internal.frontmatter", "field %q reads back differently after it was written", key)
	}
	return nil
}

// normal makes what cannot survive YAML comparable: bytes that are no UTF-8.
func normal(value any) any {
	if s, ok := asString(reflect.ValueOf(value)); ok {
		return strings.ToValidUTF8(s, "\uFFFD")
	}
	if list, ok := asStrings(value); ok {
		for i := range list {
			list[i] = strings.ToValidUTF8(list[i], "\uFFFD")
		}
		return list
	}
	return value
}
