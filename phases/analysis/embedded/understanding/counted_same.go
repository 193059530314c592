package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// countedSame tells when two things are one as how they count: "A play is the same if station
// and start time agree" asks nothing of the play.
func (l *Lexicons) countedSame(text string) string {
	low := reading.Lower(text)
	for _, said := range l.SameIf {
		at := strings.Index(low, said)
		if at <= 0 || len(low) != len(text) || strings.ContainsAny(text[:at], ",;:") {
			continue
		}
		if rest, ok := strings.CutPrefix(said, " is "); ok {
			return text[:at] + " counts as " + rest + text[at+len(said):]
		}
		if rest, ok := strings.CutPrefix(said, " are "); ok {
			return text[:at] + " count as " + rest + text[at+len(said):]
		}
	}
	return text
}
