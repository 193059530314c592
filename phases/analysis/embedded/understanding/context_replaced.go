package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// tellsOfReplaced tells a heading over what the program is that is to be replaced, "What FLOW
// is": nothing below it is asked for.
func (x *understander) tellsOfReplaced(title string) bool {
	words := strings.Fields(strings.TrimRight(title, ".:?"))
	if len(words) != 3 || !strings.EqualFold(words[0], "what") || words[2] != "is" && words[2] != "does" || !reading.StartsUpper(words[1]) {
		return false
	}
	for _, line := range x.r.Lines {
		if !strings.Contains(line, words[1]) {
			continue
		}
		low := " " + reading.Lower(line)
		for _, verb := range x.lex.ReplacingVerbs {
			if strings.Contains(low, verb+reading.Lower(words[1])) || strings.Contains(low, verb+"our "+reading.Lower(words[1])) || strings.Contains(low, verb+"the "+reading.Lower(words[1])) {
				return true
			}
		}
	}
	return false
}
