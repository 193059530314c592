package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxByHand is how many words may stand between the verb of what is done by hand and
// where it is done.
const maxByHand = 12

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
		if name == "" || !strings.HasSuffix(name, "s") && !strings.HasSuffix(name, "men") {
			return false // one person in the singular is a role of the product
		}
		verb, low = reading.FirstWord(rest), " "+rest
	}
	if !x.lex.ByHandVerbs[verb] {
		return false
	}
	places := x.lex.ByHandOnly
	if ours {
		places = slices.Concat(places, x.lex.ByHandOurs)
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

// remedyFirst puts what is to be done in front of the trouble that people have, which is its
// reason and nothing that they are to do: "Singers forget to return them; they get a
// reminder" asks for the reminder.
func (x *understander) remedyFirst(text string) string {
	trouble, remedy, ok := strings.Cut(strings.TrimRight(text, ". "), "; they ")
	if so, then, cut := strings.Cut(strings.TrimRight(text, ". "), ", so they "); !ok && cut {
		trouble, remedy, ok = so, then, true
	}
	who, verb, rest := x.lex.troubled(trouble)
	if !ok || who == "" || strings.ContainsAny(trouble, ",;:") || x.lex.TroubleVerbs[reading.FirstWord(remedy)] {
		return text
	}
	head, tail, more := strings.Cut(remedy, ", ")
	if more {
		tail = "; " + tail
	}
	return who + " " + head + ", because they " + verb + " " + rest + tail + "."
}

// troubled parts a sentence in which several people do what nobody means to do: "Actors
// forget their fittings". All are empty for any other.
func (l *Lexicons) troubled(text string) (who, verb, rest string) {
	const longest = 4 // words for the people
	words := strings.Fields(strings.TrimRight(text, ".! "))
	for i := 1; i+1 < len(words) && i <= longest; i++ {
		if l.TroubleVerbs[words[i]] && strings.HasSuffix(words[i-1], "s") && !strings.HasSuffix(words[i-1], "'s") {
			return strings.Join(words[:i], " "), words[i], strings.Join(words[i+1:], " ")
		}
	}
	return "", "", ""
}

// forgetful tells what people forget or mix up today: "Actors forget their fittings". What
// might be a rule is trouble where those who ask say how much of it they have: "Our couriers
// lose about 11 minutes per drop-off".
func (l *Lexicons) forgetful(text string) bool {
	who, verb, rest := l.troubled(text)
	ours := reading.HasPrefixOf(reading.Lower(who), "our ") && strings.ContainsAny(rest, "0123456789")
	return verb != "" && (!l.TroubleByRule[verb] || ours)
}
