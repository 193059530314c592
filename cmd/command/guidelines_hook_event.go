package command

import (
	"encoding/json"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// maxHook bounds an event, maxIgnored what is read of a longer one, in bytes.
const (
	maxHook    = 16 << 20
	maxIgnored = 256 << 20
)

// readHook reads an event.
func readHook(from io.Reader) (HookInput, error) {
	var in HookInput
	data, err := readEvent(from)
	if err != nil {
		return in, err
	}
	if selection.Fields(data, in.set) {
		return in, nil
	}
	in = HookInput{}
	return in, json.Unmarshal(data, &in)
}

// set takes one field, and gives up on a name that encoding/json would take for
// one of ours although it is written differently.
func (in *HookInput) set(name, value string) bool {
	for _, field := range []struct {
		name string
		to   *string
	}{
		{"hook_event_name", &in.Event}, {"session_id", &in.Session}, {"cwd", &in.Dir}, {"prompt", &in.Prompt}, {"user_prompt", &in.UserPrompt},
	} {
		switch {
		case name == field.name:
			*field.to = value
			return true
		case strings.EqualFold(name, field.name):
			return false
		}
	}
	return true
}

// readEvent reads all there is. Of what is too long the rest is read, too, and
// thrown away: an agent need not bear a pipe that breaks while it writes.
func readEvent(from io.Reader) ([]byte, error) {
	const usual = 8 << 10
	data := make([]byte, 0, usual)
	for {
		n, err := from.Read(data[len(data):cap(data)])
		data = data[:len(data)+n]
		switch {
		case errors.Is(err, io.EOF):
			return data, nil
		case err != nil:
			return nil, err
		case len(data) > maxHook:
			passOver(from)
			return nil, problem.New("input.too_large", "the event has more than 16 MiB")
		case len(data) == cap(data):
			data = append(make([]byte, 0, 4*len(data)), data...)
		}
	}
}

// passOver reads what nobody asks for, up to a limit: something that has no end
// is no event.
func passOver(from io.Reader) { _, _ = io.CopyN(io.Discard, from, maxIgnored) }

// line is the answer as encoding/json writes it, without escapes for HTML.
func (out HookOutput) line() []byte {
	line := make([]byte, 0, len(out.Specific.Context)+len(out.Specific.Context)/16+128)
	line = appendText(append(line, `{"hookSpecificOutput":{"hookEventName":`...), out.Specific.Event)
	line = appendText(append(line, `,"additionalContext":`...), out.Specific.Context)
	return append(line, "}}"...)
}

// appendText adds a text as JSON.
func appendText(to []byte, text string) []byte {
	const digits = "0123456789abcdef"
	to = append(to, '"')
	for {
		n := plainLength(text)
		to, text = append(to, text[:n]...), text[n:]
		if text == "" {
			break
		}
		r, n := utf8.DecodeRuneInString(text)
		switch i := strings.IndexRune("\"\\\b\f\n\r\t", r); {
		case r == utf8.RuneError && n == 1:
			to = append(to, `\ufffd`...)
		case i >= 0:
			to = append(to, '\\', `"\bfnrt`[i])
		case r < ' ':
			to = append(to, '\\', 'u', '0', '0', digits[r>>4], digits[r&15])
		case r == '\u2028' || r == '\u2029':
			to = append(to, '\\', 'u', '2', '0', '2', digits[r&15])
		default:
			to = append(to, text[:n]...)
		}
		text = text[n:]
	}
	return append(to, '"')
}

// plainLength is how many bytes of a text stand in JSON as they are.
func plainLength(text string) int {
	for i, c := range []byte(text) {
		if c < ' ' || c == '"' || c == '\\' || c >= utf8.RuneSelf {
			return i
		}
	}
	return len(text)
}
