package exchange

import (
	"bytes"
	"encoding/json"
	"maps"
	"net/url"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// oneLine makes a text fit for one line: line ends and tabs become blanks,
// other invisible characters go.
func oneLine(text string) string {
	var b strings.Builder
	for _, r := range text {
		switch {
		case r == '\n' || r == '\r' || r == '\t' || r == '\u2028' || r == '\u2029':
			b.WriteByte(' ')
		case !hidden(r):
			b.WriteRune(r)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// visible takes control characters out of a longer text.
func visible(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' && r != '\t' && r != '\r' {
			return -1
		}
		return r
	}, text)
}

// quoted shows a text from outside in a message, never longer than a line.
func quoted(text string) string {
	if utf8.RuneCountInString(text) > 80 {
		text = string([]rune(text)[:79]) + "…"
	}
	return strconv.Quote(text)
}

func isURL(text string) bool {
	parsed, err := url.Parse(text)
	return err == nil && parsed.Host != "" && (parsed.Scheme == "https" || parsed.Scheme == "http")
}

// cleanPath writes a path as the store wants it: "./a//b" is "a/b", and a
// folder keeps its slash.
func cleanPath(name string) string {
	name = strings.TrimSpace(name)
	if name == "" || strings.HasPrefix(name, "/") {
		return name
	}
	clean := path.Clean(name)
	if strings.HasSuffix(name, "/") && clean != "." {
		clean += "/"
	}
	return clean
}

// appendNew adds a text that is neither empty nor there already.
func appendNew(list []string, text string) []string {
	if text == "" || slices.Contains(list, text) {
		return list
	}
	return append(list, text)
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// emptyJSON says whether a value says nothing.
func emptyJSON(raw json.RawMessage) bool {
	switch string(bytes.TrimSpace(raw)) {
	case "", "null", `""`, "[]", "{}":
		return true
	}
	return false
}

// compact is json.Marshal that leaves "<" and "&" readable.
func compact(v any) json.RawMessage {
	switch v := v.(type) {
	case string:
		return jsonlog.AppendText(nil, v)
	case []string:
		if v != nil {
			return jsonlog.AppendTexts(nil, v)
		}
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil { // texts, numbers and lists of them always encode
		return json.RawMessage("null")
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}

// boxes lists the texts of the unticked and ticked boxes of a Markdown text, in
// order, those in code blocks left out.
func boxes(text string) []string {
	var out []string
	fenced, seen := fences{}, map[string]bool{"": true}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if fenced.inside(line) {
			continue
		}
		if rest, ok := box(line); ok && !seen[rest] {
			out, seen[rest] = append(out, rest), true
		}
	}
	return out
}

// box is the text behind a list mark and a box: "- [ ] text".
func box(line string) (string, bool) {
	for _, mark := range []string{"- [ ] ", "- [x] ", "- [X] ", "* [ ] ", "* [x] ", "* [X] "} {
		if rest, ok := strings.CutPrefix(line, mark); ok {
			return strings.TrimSpace(rest), true
		}
	}
	return "", false
}

// fences follows the code blocks of a Markdown text line by line.
type fences struct{ open string }

// inside says whether the line, without blanks around it, is part of a code
// block, its fences included.
func (f *fences) inside(line string) bool {
	mark := ""
	for _, c := range []string{"`", "~"} {
		if n := len(line) - len(strings.TrimLeft(line, c)); n >= 3 {
			mark = line[:n]
		}
	}
	switch {
	case f.open == "":
		f.open = mark
		return mark != ""
	case mark != "" && mark[0] == f.open[0] && len(mark) >= len(f.open) && mark == line:
		f.open = ""
	}
	return true
}
