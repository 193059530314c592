package jsonlog

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
)

// Field is one member of a JSON object. Value keeps its bytes, so a field that
// nobody knows can be written back as it was.
type Field struct {
	Key   string
	Value json.RawMessage

	spelt []byte // the key as it stood in the file, escapes and all
}

// Fields lists the members of a JSON object in their order, the doubled ones
// too. It looks only at the object's own level, which makes it cheap on long
// lines. Raw has been found valid before, as every Line is; of other texts some
// are refused and some give values that are no JSON.
func Fields(raw []byte) ([]Field, error) {
	fields := make([]Field, 0, 16)
	err := EachField(raw, func(spelt, value []byte) error {
		field, err := MakeField(spelt, value)
		fields = append(fields, field)
		return err
	})
	if err != nil {
		return nil, err
	}
	return fields, nil
}

// MakeField is the member that EachField came by.
func MakeField(spelt, value []byte) (Field, error) {
	key, err := Text(spelt)
	return Field{Key: key, Value: value, spelt: spelt}, err
}

// EachField is Fields without its list, for those who read very many lines.
// Visit gets the key as it is spelt, with its quotes, and the value; an error
// from it ends the walk.
func EachField(raw []byte, visit func(spelt, value []byte) error) error {
	s := scanner{raw: raw}
	if s.next() != '{' {
		return errors.New("not a JSON object")
	}
	s.at++
	if s.next() == '}' {
		return s.end()
	}
	for {
		spelt, value, err := s.field()
		if err != nil {
			return err
		}
		if err := visit(spelt, value); err != nil {
			return err
		}
		switch s.next() {
		case ',':
			s.at++
		case '}':
			return s.end()
		default:
			return errors.New("a comma or the end of the object is missing")
		}
	}
}

// scanner walks over one JSON text.
type scanner struct {
	raw []byte
	at  int
}

// next skips blanks and shows the byte there, 0 at the end.
func (s *scanner) next() byte {
	for s.at < len(s.raw) {
		switch c := s.raw[s.at]; c {
		case ' ', '\t', '\r', '\n':
			s.at++
		default:
			return c
		}
	}
	return 0
}

func (s *scanner) end() error {
	s.at++
	if s.next() != 0 {
		return errors.New("something follows the object")
	}
	return nil
}

func (s *scanner) field() (spelt, value []byte, err error) {
	if spelt, err = s.text(); err != nil {
		return nil, nil, err
	}
	if s.next() != ':' {
		return nil, nil, errors.New("a colon is missing")
	}
	s.at++
	value, err = s.value()
	return spelt, value, err
}

// text reads a string, the key of a member.
func (s *scanner) text() ([]byte, error) {
	if s.next() != '"' {
		return nil, errors.New("a key is missing")
	}
	start := s.at
	if !s.skipText() {
		return nil, errors.New("a string has no end")
	}
	return s.raw[start:s.at], nil
}

// skipText moves behind the string that begins here.
func (s *scanner) skipText() bool {
	for s.at++; s.at < len(s.raw); {
		s.at += special(s.raw[s.at:])
		if s.at >= len(s.raw) {
			return false
		}
		switch s.raw[s.at] {
		case '"':
			s.at++
			return true
		case '\\':
			s.at += 2
		default:
			s.at++ // a control character; whether the text is valid was asked before
		}
	}
	return false
}

// value moves behind the value that begins here and answers its bytes.
func (s *scanner) value() (json.RawMessage, error) {
	s.next()
	start := s.at
	for depth := 0; s.at < len(s.raw); {
		switch s.raw[s.at] {
		case '"':
			if !s.skipText() {
				return nil, errors.New("a string has no end")
			}
			continue
		case '{', '[':
			depth++
		case '}', ']':
			if depth == 0 {
				return s.since(start)
			}
			depth--
		case ',':
			if depth == 0 {
				return s.since(start)
			}
		}
		s.at++
	}
	return nil, errors.New("a value has no end")
}

// since is the trimmed value from start to here.
func (s *scanner) since(start int) (json.RawMessage, error) {
	value := s.raw[start:s.at]
	if n := len(value); n > 0 && value[n-1] <= ' ' {
		value = bytes.TrimRight(value, " \t\r\n")
	}
	if len(value) == 0 {
		return nil, errors.New("a value is missing")
	}
	return value, nil
}

// Object writes members as one JSON object in the order given. Values are
// written byte for byte; they must be valid JSON.
func Object(fields []Field) (json.RawMessage, error) {
	var out bytes.Buffer
	out.WriteByte('{')
	for i, field := range fields {
		if i > 0 {
			out.WriteByte(',')
		}
		key, err := field.key()
		if err != nil {
			return nil, err
		}
		out.Write(key)
		out.WriteByte(':')
		out.Write(field.Value)
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}

// key spells the key as it was found, or anew when it was changed or made here.
func (f Field) key() ([]byte, error) {
	if f.spelt != nil {
		if was, err := Text(f.spelt); err == nil && was == f.Key {
			return f.spelt, nil
		}
	}
	if strings.ContainsAny(f.Key, "<>&") { // spelt so that it is safe in a web page
		return json.Marshal(f.Key)
	}
	return AppendText(nil, f.Key), nil
}
