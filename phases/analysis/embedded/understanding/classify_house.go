package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxHouse is how many words the name of a house has at most, with its article.
const maxHouse = 8

// tellsOfHouse tells what a house has and how much of it, as papers introduce whoever asks
// for the product: "The City of Lindhaven operates four pools". A house that has to do
// something, or somebody in it, is another matter.
func (l *Lexicons) tellsOfHouse(text string) bool {
	if reading.HasHan(text) || !reading.StartsUpper(text) {
		return false
	}
	house := false
	words := strings.Fields(text)
	for i, word := range words[:min(len(words), maxHouse)] {
		low := strings.Trim(strings.ToLower(word), ",;:")
		switch {
		case house && l.HouseVerbs[low]:
			return i+1 < len(words) && l.countAhead(words[i+1:])
		case strings.ContainsAny(word, ",;:"):
			return false
		case l.HouseNouns[low]:
			house = true
		}
	}
	return false
}

// countAhead says that a number stands among the first words: "about four indoor pools".
func (l *Lexicons) countAhead(words []string) bool {
	const near = 3
	for _, word := range words[:min(len(words), near)] {
		low := strings.ToLower(word)
		if low[0] >= '0' && low[0] <= '9' {
			return true
		}
		if slices.Contains(l.NumberWords, low) {
			return true
		}
	}
	return false
}
