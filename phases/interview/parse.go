package interview

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/specs/problem"
)

// ParseSheet reads answers.yaml. A scalar or a list may stand for an entry
// that a person wrote by hand. It fails with input.answers, file and line.
func ParseSheet(file string, data []byte) (*Sheet, error) {
	r := reader{file: file, sheet: &Sheet{File: file}}
	root, err := r.document(data)
	if err != nil {
		return nil, err
	}
	if err := r.pairs(root, "the answers file", r.field); err != nil {
		return nil, err
	}
	return r.sheet, nil
}

// reader reads one sheet.
type reader struct {
	file  string
	sheet *Sheet
}

func (r *reader) fault(line int, format string, args ...any) error {
	return problem.New("input.answers", format, args...).At(r.file, line).
		Mend("compare with the answers.yaml of a finished package")
}

// document finds the one mapping of the file.
func (r *reader) document(data []byte) (*yaml.Node, error) {
	if !utf8.Valid(data) {
		return nil, r.fault(0, "the answers file is not UTF-8")
	}
	dec := yaml.NewDecoder(bytes.NewReader(data))
	var doc, more yaml.Node
	if err := dec.Decode(&doc); err != nil {
		if errors.Is(err, io.EOF) {
			return nil, r.fault(1, "the answers file is empty")
		}
		return nil, r.syntax(err)
	}
	if err := dec.Decode(&more); err == nil {
		return nil, r.fault(more.Line, "the answers file holds a second document")
	} else if !errors.Is(err, io.EOF) {
		return nil, r.syntax(err)
	}
	if len(doc.Content) != 1 {
		return nil, r.fault(1, "the answers file is empty")
	}
	return doc.Content[0], nil
}

// syntax takes the line out of the message of the YAML reader, which begins
// with "yaml: line 3: ".
func (r *reader) syntax(err error) error {
	text := strings.TrimPrefix(err.Error(), "yaml: ")
	line := 0
	if rest, ok := strings.CutPrefix(text, "line "); ok {
		number, message, _ := strings.Cut(rest, ": ")
		if n, err := strconv.Atoi(number); err == nil {
			line, text = n, message
		}
	}
	return r.fault(line, "the answers file is no YAML: %s", text)
}

// pairs goes through a mapping whose keys are plain texts, each there once.
func (r *reader) pairs(n *yaml.Node, what string, each func(key, value *yaml.Node) error) error {
	if n.Kind != yaml.MappingNode {
		return r.fault(n.Line, "%s is no mapping of names to values", what)
	}
	seen := map[string]bool{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key := n.Content[i]
		switch {
		case key.Kind != yaml.ScalarNode || key.Tag == "!!merge" || key.Value == "":
			return r.fault(key.Line, "a name in %s is no plain text", what)
		case seen[key.Value]:
			return r.fault(key.Line, "%q stands there twice", key.Value)
		}
		seen[key.Value] = true
		if err := each(key, n.Content[i+1]); err != nil {
			return err
		}
	}
	return nil
}

// field reads an entry of the file itself.
func (r *reader) field(key, value *yaml.Node) error {
	switch key.Value {
	case "source_sha256":
		if value.Kind != yaml.ScalarNode {
			return r.fault(value.Line, "source_sha256 is no plain text")
		}
		if value.Tag != nullTag {
			r.sheet.SourceSHA256 = value.Value
		}
		return nil
	case "answers":
		if value.Tag == nullTag {
			return nil
		}
		return r.pairs(value, "answers", r.entry)
	}
	return r.fault(key.Line, "the answers file knows source_sha256 and answers, not %q", key.Value)
}

const nullTag = "!!null"

// entry reads one answer.
func (r *reader) entry(key, value *yaml.Node) error {
	e := Entry{ID: key.Value, Line: key.Line, Answer: Answer{How: Answered}}
	var err error
	if value.Kind != yaml.MappingNode {
		e.Answer.Values, err = r.values(key.Value, value)
	} else {
		err = r.pairs(value, fmt.Sprintf("the answer %q", key.Value), func(k, v *yaml.Node) error {
			switch k.Value {
			case "value":
				var err error
				e.Answer.Values, err = r.values(key.Value, v)
				return err
			case "how":
				e.Answer.How = How(v.Value)
				if v.Kind != yaml.ScalarNode || e.Answer.How != Answered && e.Answer.How != Defaulted {
					return r.fault(v.Line, "how of %q is \"answered\" or \"default\"", key.Value)
				}
				return nil
			}
			return r.fault(k.Line, "the answer %q knows value and how, not %q", key.Value, k.Value)
		})
	}
	r.sheet.entries = append(r.sheet.entries, e)
	return err
}

// values reads a plain text or a list of them; nothing at all is no value.
func (r *reader) values(id string, n *yaml.Node) ([]string, error) {
	switch n.Kind {
	case yaml.ScalarNode:
		if n.Tag == nullTag {
			return nil, nil
		}
		return []string{n.Value}, nil
	case yaml.SequenceNode:
		var out []string
		for _, c := range n.Content {
			if c.Kind != yaml.ScalarNode || c.Tag == nullTag {
				return nil, r.fault(c.Line, "the answer %q is a list of plain texts", id)
			}
			out = append(out, c.Value)
		}
		return out, nil
	}
	return nil, r.fault(n.Line, "the answer %q is a plain text or a list of them", id)
}
