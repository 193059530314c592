package codebase

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// keyLines says on which line (1-based) a key of a manifest stands, by the path
// to it, its names joined with a NUL byte.
type keyLines map[string]int

// of is the line of a key, 0 when it is not known.
func (k keyLines) of(path ...string) int { return k[strings.Join(path, "\x00")] }

// jsonLines finds the lines of the keys of a JSON text; as far as it can be read.
func jsonLines(src []byte) keyLines {
	const deepest = 6
	lines := keyLines{}
	d := json.NewDecoder(bytes.NewReader(src))
	at, line := int64(0), 1
	here := func() int {
		to := min(d.InputOffset(), int64(len(src)))
		line += bytes.Count(src[at:to], []byte{'\n'})
		at = to
		return line
	}
	var walk func(path []string) bool
	walk = func(path []string) bool {
		t, err := d.Token()
		if err != nil || len(path) > deepest {
			return false
		}
		switch t {
		case json.Delim('{'):
			for d.More() {
				key, err := d.Token()
				name, isKey := key.(string)
				if err != nil || !isKey {
					return false
				}
				inner := append(slices.Clip(path), name)
				lines[strings.Join(inner, "\x00")] = here()
				if !walk(inner) {
					return false
				}
			}
		case json.Delim('['):
			for i := 0; d.More(); i++ {
				if !walk(append(slices.Clip(path), strconv.Itoa(i))) {
					return false
				}
				lines[strings.Join(append(slices.Clip(path), strconv.Itoa(i)), "\x00")] = here()
			}
		default:
			return true
		}
		_, err = d.Token()
		return err == nil
	}
	walk(nil)
	return lines
}

// tomlLines finds the lines of the keys of a TOML text by table and key, and of
// the strings in lists under "" and the string.
func tomlLines(src []byte) keyLines {
	lines, number := keyLines{}, 0
	var table []string
	note := func(line int, path ...string) {
		if key := strings.Join(path, "\x00"); lines[key] == 0 {
			lines[key] = line
		}
	}
	for raw := range strings.Lines(string(src)) {
		number++
		text := strings.TrimSpace(raw)
		if strings.HasPrefix(text, "[") && !strings.Contains(text, "=") && strings.Contains(text, "]") && !strings.ContainsAny(text[:1+strings.IndexByte(text[1:], ']')], ",") {
			head, _, _ := strings.Cut(strings.TrimLeft(text, "["), "]")
			if !strings.ContainsAny(head, `"' `) || strings.Contains(head, ".") {
				table = tomlKey(head)
				note(number, table...)
				continue
			}
		}
		if key, _, found := strings.Cut(text, "="); found && !strings.HasPrefix(text, "#") && !strings.ContainsAny(key, `[{,`) {
			note(number, append(slices.Clip(table), tomlKey(key)...)...)
		}
		for _, s := range quotedStrings(text) {
			note(number, "", s)
		}
	}
	return lines
}

// tomlKey splits a dotted key; quotes hold no dots that split.
func tomlKey(s string) []string {
	var parts []string
	var part strings.Builder
	quote := rune(0)
	for _, r := range strings.TrimSpace(s) {
		switch {
		case quote == 0 && (r == '"' || r == '\''):
			quote = r
		case r == quote && quote != 0:
			quote = 0
		case r == '.' && quote == 0:
			parts = append(parts, strings.TrimSpace(part.String()))
			part.Reset()
		default:
			part.WriteRune(r)
		}
	}
	return append(parts, strings.TrimSpace(part.String()))
}

// quotedStrings lists what stands between pairs of quotes on a line.
func quotedStrings(line string) []string {
	var list []string
	for {
		i := strings.IndexAny(line, `'"`)
		if i < 0 {
			return list
		}
		end := strings.IndexByte(line[i+1:], line[i])
		if end < 0 {
			return list
		}
		list = append(list, line[i+1:i+1+end])
		line = line[i+end+2:]
	}
}

// errorLine is the line that an error about src is about, 0 when it says none.
func errorLine(err error, src []byte) int {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	var inTOML *toml.DecodeError
	var inXML *xml.SyntaxError
	lineAt := func(offset int64) int {
		return 1 + bytes.Count(src[:min(max(offset, 0), int64(len(src)))], []byte{'\n'})
	}
	switch {
	case errors.As(err, &syntax):
		return lineAt(syntax.Offset)
	case errors.As(err, &kind):
		return lineAt(kind.Offset)
	case errors.As(err, &inTOML):
		line, _ := inTOML.Position()
		return line
	case errors.As(err, &inXML):
		return inXML.Line
	}
	if m := regexp.MustCompile(`\bline (\d+):`).FindStringSubmatch(err.Error()); m != nil { // yaml
		line, _ := strconv.Atoi(m[1]) // digits, by the expression
		return line
	}
	return 0
}
