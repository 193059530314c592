package issues

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Given is one issue of a text that somebody hands over.
type Given struct {
	Line  int // 1-based line of the text where it begins
	Issue Issue
}

// DecodeAll reads issues from a text that is one JSON object, one list of
// objects, or objects one after the other, such as JSON lines. File names the
// text in errors, each of which says the line. Errors: input.bad_json,
// input.bad_field, input.empty.
func DecodeAll(text []byte, file string) ([]Given, error) {
	b := batch{text: text, file: file, decoder: json.NewDecoder(bytes.NewReader(text))}
	if start := bytes.TrimLeft(text, " \t\r\n"); len(start) > 0 && start[0] == '[' {
		if err := b.list(); err != nil {
			return nil, err
		}
	}
	for {
		more, err := b.next()
		if err != nil {
			return nil, err
		}
		if !more {
			break
		}
	}
	if len(b.all) == 0 && !b.listed {
		return nil, problem.New("input.empty", "there is no issue in it").At(file, 0).Mend("write one JSON object for each issue")
	}
	return b.all, nil
}

// batch is a text being read.
type batch struct {
	text    []byte
	file    string
	decoder *json.Decoder
	listed  bool
	all     []Given
}

// list reads a list to its end.
func (b *batch) list() error {
	b.listed = true
	if _, err := b.decoder.Token(); err != nil {
		return b.broken(err)
	}
	for b.decoder.More() {
		if _, err := b.next(); err != nil {
			return err
		}
	}
	if _, err := b.decoder.Token(); err != nil {
		return b.broken(err)
	}
	if _, err := b.decoder.Token(); !errors.Is(err, io.EOF) {
		return problem.New("input.bad_json", "something follows the list").At(b.file, b.line(b.decoder.InputOffset())).Mend("write one list, or one JSON object a line")
	}
	return nil
}

// next reads one object, if there is one more.
func (b *batch) next() (more bool, err error) {
	var raw json.RawMessage
	err = b.decoder.Decode(&raw)
	if errors.Is(err, io.EOF) {
		return false, nil
	}
	if err != nil {
		return false, b.broken(err)
	}
	line := b.line(b.decoder.InputOffset() - int64(len(raw)))
	issue, err := Decode(raw)
	if err != nil {
		return false, problem.From(err).At(b.file, line)
	}
	b.all = append(b.all, Given{Line: line, Issue: issue})
	return true, nil
}

// broken says where the text is no JSON.
func (b *batch) broken(err error) error {
	at := b.decoder.InputOffset()
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		at = syntax.Offset
	}
	if errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		at = int64(len(bytes.TrimRight(b.text, " \t\r\n")))
	}
	return problem.Wrap(err, "input.bad_json", "this is not valid JSON").At(b.file, b.line(at)).Mend("write one JSON object for each issue")
}

// line is the number of the line that a byte is on.
func (b *batch) line(at int64) int {
	at = max(0, min(at, int64(len(b.text))))
	return 1 + bytes.Count(b.text[:at], []byte("\n"))
}
