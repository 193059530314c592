package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// shortName is the short name in brackets behind the name of the product, "Batch Tracking
// System (BTS)", with which a sentence then goes on: it is the product itself, and no system
// outside of it. Empty where nothing of the kind is told.
func (x *understander) shortName(title string) string {
	long, short, ok := strings.Cut(title, " (")
	short, closed := strings.CutSuffix(short, ")")
	if !ok || !closed || !acronym(short) || x.isDocument(long) || !shortens(short, long) {
		return ""
	}
	if slices.ContainsFunc(x.r.Units, func(u reading.Unit) bool {
		return slices.ContainsFunc(u.Sentences, func(sen reading.Sentence) bool {
			rest, begins := strings.CutPrefix(sen.Text, short)
			return begins && strings.HasPrefix(rest, " ")
		})
	}) {
		return short
	}
	return ""
}

// shortens says that the letters of a short name begin words of the long one, in this order
// and from its first word on.
func shortens(short, long string) bool {
	words := strings.Fields(reading.Lower(long))
	for k, letter := range reading.Lower(short) {
		i := slices.IndexFunc(words, func(word string) bool { return strings.HasPrefix(word, string(letter)) })
		if i < 0 || k == 0 && i > 0 {
			return false
		}
		words = words[i+1:]
	}
	return true
}
