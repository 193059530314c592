package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// productNoun tells an English word for something that software is, with what
// stands around it: "app", "Planner.", "(page".
func (l *Lexicons) productNoun(word string) bool {
	return l.ProductNouns[reading.Lower(strings.Trim(word, ".,:;!?()\"'“”"))]
}

// saysProduct tells that one of the first words of an English text is a word for
// something that software is.
func (l *Lexicons) saysProduct(text string, words int) bool {
	for word := range strings.FieldsSeq(text) {
		if words--; words < 0 {
			return false
		}
		if l.productNoun(word) {
			return true
		}
	}
	return false
}
