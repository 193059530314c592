package exploration

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

const (
	mostSource = 8 << 20 // bytes of a file in which symbols are looked for
	nearby     = 5       // lines around a location in which its symbol may stand
)

// source is a file of the project, read once; nil where it cannot be read.
type source struct{ lines []string }

// lookUp reads the file that a relevant file names, when it lies in the project.
func (k *check) lookUp(given, clean string, line int) *source {
	if clean == "" {
		k.fault("path_outside", line, "give a path relative to the project, without \"..\"", "%s is no path inside the project", quoted(given))
		return nil
	}
	if code, known := k.code[clean]; known && code != nil {
		return code
	}
	full, err := disk.ContainResolved(k.Root, clean)
	if err != nil {
		k.fault("path_outside", line, "name a file that lies in the project", "%s leads out of the project", quoted(given))
		return nil
	}
	info, err := os.Stat(full)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		k.fault("path_missing", line, "name a file that is there", "there is no %s in the project", clean)
		return nil
	case err != nil:
		k.fault("path_unreadable", line, "see to it that the file can be read", "%s cannot be looked at", clean)
		return nil
	case info.IsDir():
		k.fault("path_folder", line, "name the files in it that matter", "%s is a folder", clean)
		return nil
	}
	data, err := k.Disk.ReadFile(full, mostSource)
	if err != nil {
		k.weak("path_unreadable", line, "name a text file", "%s cannot be looked into: %s", clean, problem.From(err).Message)
		return nil
	}
	code := &source{lines: strings.Split(string(bytes.TrimSuffix(data, []byte("\n"))), "\n")}
	k.code[clean] = code
	return code
}

// symbol looks for a name in a file, near a place when one is given.
func (k *check) symbol(code *source, symbol string, where span, line int) {
	if code == nil {
		return // the path was found fault with
	}
	if where.last > len(code.lines) {
		k.weak("symbol", line, "give the lines as they are now", "the location of %s ends in line %d, but the file has %d", quoted(symbol), where.last, len(code.lines))
		return
	}
	all := code.find(symbol)
	switch {
	case len(all) == 0:
		k.weak("symbol", line, "name what stands in the file", "%s does not stand in the file", quoted(symbol))
	case where.first > 0 && !slices.ContainsFunc(all, func(n int) bool { return n >= where.first-nearby && n <= where.last+nearby }):
		k.weak("symbol", line, "give the lines as they are now", "%s stands in line %d, not near L%d", quoted(symbol), all[0], where.first)
	}
}

// find lists the lines in which a symbol stands, 1-based: as it is written, or
// else by its last name (login of "AuthService.login()").
func (s *source) find(symbol string) []int {
	if all := s.with(symbol); all != nil {
		return all
	}
	name, _, _ := strings.Cut(symbol, "(")
	parts := strings.FieldsFunc(name, func(r rune) bool { return r != '_' && r != '$' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if len(parts) == 0 {
		return nil
	}
	return s.with(parts[len(parts)-1])
}

func (s *source) with(name string) []int {
	var out []int
	for i, line := range s.lines {
		if standsIn(line, name) {
			out = append(out, i+1)
		}
	}
	return out
}

// standsIn says whether a name stands in a line and is no part of a longer one.
func standsIn(line, name string) bool {
	for from := 0; ; {
		at := strings.Index(line[from:], name)
		if at < 0 {
			return false
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(line[:at])
		after, _ := utf8.DecodeRuneInString(line[at+len(name):])
		first, _ := utf8.DecodeRuneInString(name)
		last, _ := utf8.DecodeLastRuneInString(name)
		longer := inName(before) && inName(first) || inName(last) && inName(after)
		if !longer {
			return true
		}
		from = at + 1
	}
}

// inName says whether a character belongs to names in code; names in Chinese
// have no borders that could be told.
func inName(r rune) bool {
	return r == '_' || r == '$' || !unicode.Is(unicode.Han, r) && r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r))
}
