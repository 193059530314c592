package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// rankedCodes are the priorities of requirements by the codes with which the source begins
// their lines: "R-03".
func (w *Specifier) rankedCodes(stated map[int]specs.Priority) map[string]specs.Priority {
	out := map[string]specs.Priority{}
	for n, line := range w.SourceLines() {
		if p, ok := stated[n+1]; ok {
			if code := leadingCode(line); code != "" {
				out[code] = p
			}
		}
	}
	return out
}

// leadingCode is the code with which a line, a row of a table or a point of a list begins,
// empty without one.
func leadingCode(line string) string {
	text := strings.TrimLeft(line, " \t|-*+")
	return text[:reading.RefLength(text)]
}

// rankOfReferred is the rank of the only requirement that an unmarked one names by its code:
// whether R-03 applies can be set when there is R-03. Empty for any other, and where that is
// a Must, which says nothing of what only refers to it.
func (w *Specifier) rankOfReferred(d *Draft, coded map[string]specs.Priority) specs.Priority {
	line, lines := understanding.FirstLine(d.Requirement.Source), w.SourceLines()
	if line < 1 || line > len(lines) || d.Requirement.Source.Kind != specs.Stated {
		return ""
	}
	own, found := leadingCode(lines[line-1]), specs.Priority("")
	for word := range strings.FieldsSeq(lines[line-1]) {
		word = strings.Trim(word, ".,;:()[]|`*\"“”")
		n := reading.RefLength(word)
		if n == 0 || n != len(word) || word == own {
			continue
		}
		p, ok := coded[word]
		if !ok || found != "" && found != p {
			return ""
		}
		found = p
	}
	if found == specs.Must || found == specs.Wont {
		return ""
	}
	return found
}
