package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// askedOfProduct is what a polite question asks of the product: "Could it remind the
// nurse an hour before?" wishes that it should. Empty for a question whether something
// may happen, "Could it be that …?", and for one that leaves a choice.
func (l *Lexicons) askedOfProduct(text string) string {
	asked := strings.TrimRight(text, "? ")
	low := reading.Lower(asked)
	const words = 3
	if asked == text || reading.HasHan(text) || len(low) != len(asked) || strings.Contains(low, " or should ") || strings.Contains(low, " instead of ") {
		return ""
	}
	for _, open := range l.AskedOfProduct {
		if !strings.HasPrefix(low, open) {
			continue
		}
		deed := asked[len(open):]
		if len(strings.Fields(deed)) < words || slices.Contains(l.NotAskedVerbs, reading.Lower(reading.FirstWord(deed))) {
			return ""
		}
		return "It should " + deed
	}
	return ""
}
