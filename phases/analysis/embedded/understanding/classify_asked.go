package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// pleaded parts "Could the form please be in Arabic?" into what is spoken of and what it
// should do.
func (l *Lexicons) pleaded(asked string) (thing, deed string, ok bool) {
	const longest = 6 // words for the thing
	asked = strings.TrimPrefix(asked, "And ")
	before, deed, ok := strings.Cut(asked, " please ")
	open, thing, more := strings.Cut(before, " ")
	open = reading.Lower(open)
	if !ok || !more || open != "could" && open != "can" && open != "would" || len(strings.Fields(thing)) > longest || strings.ContainsAny(thing, ",;:") {
		return "", "", false
	}
	if who := reading.Lower(reading.FirstWord(thing)); l.PronounsAtStart[who] || who == "you" || who == "somebody" || who == "someone" || who == "we" || who == "i" {
		return "", "", false
	}
	return reading.UpperFirst(thing), deed, true
}

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
	if thing, deed, ok := l.pleaded(asked); ok {
		return thing + " should " + deed
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
