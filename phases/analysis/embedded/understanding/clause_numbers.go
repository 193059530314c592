package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withoutClauseNumber is a clause without the number it has in its paper: "6.3 Issue
// messages come …". A release and a number of things stay.
func withoutClauseNumber(text string) string {
	number, rest, ok := strings.Cut(text, " ")
	chapter, clause, dotted := strings.Cut(strings.TrimSuffix(number, "."), ".")
	if ms := wording.Measures(text); len(ms) > 0 && ms[0].Start == 0 && ms[0].Class != wording.ClassCount && ms[0].Unit != "" {
		return text // "2.5 GB"
	}
	if !ok || !dotted || chapter == "" || clause == "" || strings.Trim(chapter+clause, "0123456789.") != "" || len(strings.Fields(rest)) < 2 || !reading.StartsUpper(rest) && !namedInside(rest) {
		return text
	}
	return rest
}

// namedInside says that a text begins with a label that has its capital inside: "eBank:".
func namedInside(text string) bool {
	label, _, _ := strings.Cut(text, " ")
	return strings.HasSuffix(label, ":") && label != strings.ToLower(label)
}
