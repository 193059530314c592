package jsonlog

import (
	"bytes"
	"encoding/json"
	"strings"
	"unicode/utf8"
)

// Text decodes a JSON string; one without escapes is not parsed twice.
func Text(raw []byte) (string, error) {
	if len(raw) >= 2 && raw[0] == '"' && bytes.IndexByte(raw, '\\') < 0 {
		return string(raw[1 : len(raw)-1]), nil
	}
	if text, ok := plainEscapes(raw); ok {
		return text, nil
	}
	var text string
	err := json.Unmarshal(raw, &text)
	return text, err
}

// plainEscapes decodes a string whose only escapes are of one letter, as in
// nearly every text of several lines; ok is false for any other, and for what
// is no string.
func plainEscapes(raw []byte) (string, bool) {
	if len(raw) < 2 || raw[0] != '"' || raw[len(raw)-1] != '"' || !utf8.Valid(raw) {
		return "", false
	}
	in := raw[1 : len(raw)-1]
	var out strings.Builder
	out.Grow(len(in))
	for {
		i := bytes.IndexByte(in, '\\')
		if i < 0 {
			out.Write(in)
			return out.String(), true
		}
		if i+1 == len(in) {
			return "", false
		}
		out.Write(in[:i])
		switch c := in[i+1]; c {
		case 'n':
			out.WriteByte('\n')
		case 't':
			out.WriteByte('\t')
		case 'r':
			out.WriteByte('\r')
		case 'b':
			out.WriteByte('\b')
		case 'f':
			out.WriteByte('\f')
		case '"', '\\', '/':
			out.WriteByte(c)
		default:
			return "", false
		}
		in = in[i+2:]
	}
}

// Texts decodes a JSON list of strings, cheaply when none has an escape. The
// list must have been found valid before; one with other things in it is an
// error.
func Texts(raw []byte) ([]string, error) {
	if bytes.IndexByte(raw, '\\') >= 0 || len(raw) == 0 || raw[0] != '[' {
		return texts(raw)
	}
	list := make([]string, 0, bytes.Count(raw, []byte(`"`))/2)
	s := scanner{raw: raw, at: 1}
	for s.next() != ']' {
		one, err := s.text()
		if err != nil {
			return texts(raw)
		}
		list = append(list, string(one[1:len(one)-1]))
		if s.next() == ',' {
			s.at++
		}
	}
	return list, nil
}

// AreTexts says whether a valid JSON value is a list of strings.
func AreTexts(raw []byte) bool {
	if len(raw) == 0 || raw[0] != '[' {
		return false
	}
	s := scanner{raw: raw, at: 1}
	for s.next() != ']' {
		if _, err := s.text(); err != nil {
			return false
		}
		if s.next() == ',' {
			s.at++
		}
	}
	return true
}

// texts is the slow and strict way.
func texts(raw []byte) ([]string, error) {
	var list []string
	err := json.Unmarshal(raw, &list)
	return list, err
}
