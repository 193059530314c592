package embedded

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// wordsOverlap is the share of the words of a name that a text has.
func wordsOverlap(name, text string) float64 {
	return wording.Overlap(wording.Keywords(name), wording.Keywords(text))
}

// capital gives a name its capital letter.
func capital(name string) string {
	return strings.TrimRight(wording.Sentence(name), ".。")
}
