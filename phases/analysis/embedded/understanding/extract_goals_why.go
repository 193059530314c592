package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withoutFinding is a goal without what was found out and only says why it is one: "38 %
// of those who leave say …" behind a colon is no number to be reached.
func (l *Lexicons) withoutFinding(text string) string {
	aim, why, ok := strings.Cut(text, ": ")
	if !ok || strings.ContainsAny(aim, "0123456789") || why == "" || why[0] < '0' || why[0] > '9' {
		return text
	}
	low := " " + strings.TrimRight(reading.Lower(why), ". ") + " "
	if !strings.Contains(low, " of ") || !reading.ContainsAny(low, l.FindingVerbs...) {
		return text
	}
	return aim
}
