package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// promisedInReply is what somebody promises in answer to what was said before, "We'll
// add a text for that", and what that was: the last sentence above the line. Empty
// for any other text.
func (x *understander) promisedInReply(text string, line int) (deed, said string) {
	bare := strings.TrimRight(text, ".! ")
	if !reading.HasSuffixOf(reading.Lower(bare), " for that", " for this", " about that", " about this") {
		return "", ""
	}
	for _, open := range []string{"We'll ", "We’ll ", "We will ", "I'll ", "I’ll ", "I will "} {
		rest, ok := strings.CutPrefix(bare, open)
		if !ok || !bareVerb(reading.FirstWord(rest)) {
			continue
		}
		for i := range x.r.Units {
			u := &x.r.Units[i]
			if u.From >= line || len(u.Sentences) == 0 {
				continue
			}
			said = u.Sentences[len(u.Sentences)-1].Text
		}
		if said == "" {
			return "", ""
		}
		_, thing, _ := strings.Cut(rest, " ") // they add it, and the product has it
		return reading.UpperFirst(thing), said
	}
	return "", ""
}
