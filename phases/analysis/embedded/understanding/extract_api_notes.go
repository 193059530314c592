package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// callNote writes what a column of remarks says of one operation as a sentence that can be
// tested, with the call in front of it: "paged, 100 per page", "sends a ping", "pending
// deliveries are dropped", "max 7 days".
func (x *understander) callNote(feature int, call, note string, from, to int) {
	first := reading.Lower(strings.Trim(reading.FirstWord(note), ",.;:"))
	text := call + ": " + wording.LowerFirst(note)
	switch {
	case note == "" || strings.Trim(note, "–—- ") == "":
		return
	case reading.HasPrefixOf(first, x.lex.CallBounds...) && strings.ContainsAny(note, "0123456789"):
		text = call + " " + x.lex.LimitTried.In(false) + ": " + wording.LowerFirst(note)
	case strings.HasPrefix(reading.Lower(note), "filter by "):
		text = call + " can be filtered" + note[len("filter"):]
	case reading.InThirdPerson(first) && len(strings.Fields(note)) > 1:
		text = call + " " + wording.LowerFirst(note)
	case strings.HasSuffix(first, "ed") && len(first) > len("need") || x.lex.CallQualities[first]:
		text = call + " is " + wording.LowerFirst(note)
	case x.lex.tellsCase(note):
		text = "After " + call + ", " + wording.LowerFirst(note)
	default:
		x.addDetail(feature, text, from, to)
		return
	}
	x.addCriterion(feature, sentence(text), from, to)
}
