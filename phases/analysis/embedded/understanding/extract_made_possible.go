package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxPossibleFor is how many words name whoever something is to be possible for.
const maxPossibleFor = 5

// madePossible tells who can do what after a sentence that only says it is to be possible, or
// that there is to be a way: "It must be possible for the clerk to reopen a case" asks that the
// clerk must be able to reopen one, and no product "is possible". Where it names nobody, the
// deed is told as an ability of whoever uses the product; weight is what its verb says of it.
func (l *Lexicons) madePossible(text string) (said, weight string) {
	first, rest := text, ""
	if i := strings.Index(text, ". "); i > 0 {
		first, rest = text[:i], text[i:]
	}
	trigger := ""
	if i := strings.Index(first, ", "); i > 0 && l.OpenersOfCase[reading.FirstWord(reading.Lower(first))] {
		trigger, first = first[:i+2], first[i+2:]
	}
	modal, after := l.possibleTo(first)
	if after == "" {
		return text, ""
	}
	who := ""
	deed, ok := strings.CutPrefix(after, "to ")
	if !ok {
		named, forWhom := strings.CutPrefix(after, "for ")
		if who, deed, ok = strings.Cut(named, " to "); !ok || !forWhom || len(strings.Fields(who)) > maxPossibleFor || strings.ContainsAny(who, ",;:") {
			return text, ""
		}
	}
	if first := reading.FirstWord(reading.Lower(deed)); first == "" || l.NoDeedFirst[first] {
		return text, ""
	}
	switch modal {
	case "should":
		weight = "should"
	case "could", "may":
		weight = "could"
	}
	if who == "" {
		said = "The ability to " + deed
	} else {
		said = who + " " + modal + " be able to " + deed
	}
	if trigger == "" {
		said = reading.UpperFirst(said)
	} else {
		said = trigger + wording.LowerFirst(said)
	}
	return said + rest, weight
}

// possibleTo is what stands behind "it must be possible" and "there should be a way", with the
// verb that says how much it is wanted; empty where a text does not begin so.
func (l *Lexicons) possibleTo(text string) (modal, after string) {
	low := reading.Lower(text)
	if len(low) != len(text) {
		return "", ""
	}
	for _, lead := range l.MadePossible {
		if strings.HasPrefix(low, lead) {
			return modalIn(lead), text[len(lead):]
		}
	}
	for _, lead := range l.WayWanted {
		if !strings.HasPrefix(low, lead) {
			continue
		}
		for _, way := range l.WaysOfDeed {
			if strings.HasPrefix(low[len(lead):], way) {
				return modalIn(lead), text[len(lead)+len(way):]
			}
		}
	}
	return "", ""
}

// modalIn is the verb of a lead that says how much is wanted, "must" where it has none.
func modalIn(lead string) string {
	for _, modal := range []string{"should", "could", "may"} {
		if strings.Contains(" "+lead, " "+modal+" ") {
			return modal
		}
	}
	return "must"
}
