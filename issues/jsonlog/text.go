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

// AppendText writes a text as a JSON string with "<" and "&" left readable, as
// an encoding/json encoder does that is told so, but without making one for
// every text.
func AppendText(out []byte, text string) []byte {
	begun := len(out)
	out = append(out, '"')
	ascii := true
	from := 0
	for i := range len(text) {
		c := text[i]
		if c >= ' ' && c != '"' && c != '\\' {
			ascii = ascii && c < utf8.RuneSelf
			continue
		}
		short := shortEscape(c)
		if short == 0 {
			return appendAny(out[:begun], text)
		}
		out = append(append(out, text[from:i]...), '\\', short)
		from = i + 1
	}
	if !ascii && (!utf8.ValidString(text) || strings.ContainsAny(text, "\u2028\u2029")) {
		return appendAny(out[:begun], text)
	}
	return append(append(out, text[from:]...), '"')
}

// shortEscape is the letter of an escape of one letter, 0 for what has none.
func shortEscape(c byte) byte {
	switch c {
	case '"', '\\':
		return c
	case '\n':
		return 'n'
	case '\r':
		return 'r'
	case '\t':
		return 't'
	}
	return 0
}

// appendAny leaves a text to encoding/json.
func appendAny(out []byte, text string) []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(text) // a text always encodes
	return append(out, bytes.TrimSuffix(b.Bytes(), []byte("\n"))...)
}

// AppendTexts writes a list of texts as JSON; nil is an empty list.
func AppendTexts(out []byte, list []string) []byte {
	out = append(out, '[')
	for i, text := range list {
		if i > 0 {
			out = append(out, ',')
		}
		out = AppendText(out, text)
	}
	return append(out, ']')
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
