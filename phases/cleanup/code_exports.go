package cleanup

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
)

const (
	maxExports  = 200 // unused exports, beyond which the project is made for others
	madeForUse  = 3   // one in three exports unused: what is exported is used elsewhere
	fewExports  = 12  // so few say nothing about the whole
	maxWordSize = 64  // bytes of a name that is remembered
)

// export is a name that a file offers to others.
type export struct {
	name, path string
	line       int
}

// exports collects what files export, and how often every word stands in the
// texts that are read.
type exports struct {
	all   []export
	words map[string]int // counted up to two
}

// note takes the words of a text with the marks of its lines of comment. The word
// that a comment begins with is left out: comments begin with the name of what
// they stand above.
func (e *exports) note(text string, marks []string) {
	if e.words == nil {
		e.words = map[string]int{}
	}
	for line := range strings.Lines(text) {
		trimmed := strings.TrimLeft(line, " \t")
		for _, mark := range append([]string{"* "}, marks...) { // "* " in a block of comment
			if comment, ok := strings.CutPrefix(trimmed, mark); ok {
				comment = strings.TrimLeft(comment, " ")
				line = comment[len(leadingWord(comment)):]
				break
			}
		}
		e.noteLine(line)
	}
}

func (e *exports) noteLine(line string) {
	for at := 0; at < len(line); {
		if !wordByte(line[at]) {
			at++
			continue
		}
		word := leadingWord(line[at:])
		if len(word) <= maxWordSize && e.words[word] < 2 {
			e.words[strings.Clone(word)]++
		}
		at += len(word)
	}
}

// of collects the exports of a file.
func (e *exports) of(f *codebase.SourceFile, text string) {
	read := exportReader(f.Language)
	if read == nil {
		return
	}
	number := 0
	for line := range strings.Lines(text) {
		number++
		if name := read(line); len(name) > 1 {
			e.all = append(e.all, export{name, f.Path, number})
		}
	}
}

// unused are the exports whose name stands nowhere but where it is defined. None
// where so many are that the project is made for others.
func (e *exports) unused() []export {
	left := slices.DeleteFunc(slices.Clone(e.all), func(x export) bool { return e.words[x.name] > 1 })
	if len(left) > maxExports || len(e.all) >= fewExports && len(left)*madeForUse > len(e.all) {
		return nil
	}
	return left
}

// exportReader reads the name that a line of a language exports; nil for a
// language whose files export everything, or nothing by a word.
func exportReader(language string) func(line string) string {
	switch language {
	case "Go":
		return goExport
	case "JavaScript", "TypeScript", "JSX", "TSX":
		return scriptExport
	}
	return nil
}

// goExport reads "func Pay(" and "type Rate struct" at the begin of a line.
// Methods are left out: an interface may ask for them.
func goExport(line string) string {
	for _, word := range []string{"func ", "type ", "var ", "const "} {
		if rest, ok := strings.CutPrefix(line, word); ok && rest != "" && rest[0] >= 'A' && rest[0] <= 'Z' {
			return leadingWord(rest)
		}
	}
	return ""
}

// scriptExport reads "export const rate", "export async function pay(".
func scriptExport(line string) string {
	rest, ok := strings.CutPrefix(line, "export ")
	if !ok {
		return ""
	}
	for _, word := range []string{"declare ", "abstract ", "async "} {
		rest = strings.TrimPrefix(rest, word)
	}
	for _, word := range []string{"function* ", "function ", "class ", "const ", "let ", "var ", "interface ", "type ", "enum "} {
		if name, ok := strings.CutPrefix(rest, word); ok {
			return leadingWord(name)
		}
	}
	return ""
}

func leadingWord(text string) string {
	end := 0
	for end < len(text) && wordByte(text[end]) {
		end++
	}
	return text[:end]
}
