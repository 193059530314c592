package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// afterThat tells what comes of the deed that the sentence before states, "After that the
// order is locked", with the comma that some leave out: without its deed nobody can tell
// when it is due.
func (l *Lexicons) afterThat(text string) (sequel string, ok bool) {
	for _, lead := range l.AfterThat {
		if len(text) <= len(lead) || !strings.EqualFold(text[:len(lead)], lead) {
			continue
		}
		rest := text[len(lead):]
		comma := strings.HasPrefix(rest, ", ")
		rest = strings.TrimLeft(rest, ", ")
		if !comma && !slices.Contains(l.SequelSubjects, reading.FirstWord(rest)) {
			return "", false // "after that meeting"
		}
		return text[:len(lead)] + ", " + rest, true
	}
	return "", false
}
