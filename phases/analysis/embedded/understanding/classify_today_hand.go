package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxByHand is how many words may stand between the verb of what is done by hand and
// where it is done.
const maxByHand = 8

// byHandToday is keptByHand of one of the clauses of a sentence: "People phone me to book,
// I write it in a notebook".
func (x *understander) byHandToday(low string) bool {
	if x.keptByHand(low) {
		return true
	}
	for _, who := range []string{"we ", "i "} {
		if i := strings.Index(low, ", "+who); i > 0 && x.keptByHand(low[i+len(", "):]) {
			return true
		}
	}
	return false
}

// keptByHand tells what those who ask for the product do by hand today: "we keep our
// register in a big book", "Nurses document at the end of the shift, from memory". Some
// places could be parts of the product as well: with those only its owners tell of today.
func (x *understander) keptByHand(low string) bool {
	low = strings.TrimLeft(low, " ")
	verb, ours := reading.FirstWord(low), false
	switch verb {
	case "we", "i":
		_, rest, _ := strings.Cut(low, " ")
		verb, low, ours = reading.FirstWord(rest), " "+rest, true
	default:
		name, rest := x.leadingActor(low)
		if name == "" || !strings.HasSuffix(name, "s") {
			return false // one person in the singular is a role of the product
		}
		verb, low = reading.FirstWord(rest), " "+rest
	}
	if !x.lex.ByHandVerbs[verb] {
		return false
	}
	places := x.lex.ByHandOnly
	if ours {
		places = append(places[:len(places):len(places)], x.lex.ByHandOurs...)
	}
	for _, place := range places {
		before, _, ok := strings.Cut(low, place)
		if ok && (place == " from memory" || !strings.Contains(before, ",")) && len(strings.Fields(before)) <= maxByHand && !reading.ContainsAny(before+" ", x.lex.RelativeWords...) {
			return true
		}
	}
	return false
}

// onceWas tells how it was the last time: "last year we planned in a spreadsheet, nobody
// knew who had changed it".
func (l *Lexicons) onceWas(low string) bool {
	return reading.HasPrefixOf(strings.TrimLeft(low, " "), l.LastTimes...) && reading.ContainsAny(low, l.PastOfUs...)
}
