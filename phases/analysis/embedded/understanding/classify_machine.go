package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Engineers tell what a program or device does as plainly as what is: "A node
// measures the air. It stores each reading. Pressing the button for 5 seconds
// starts pairing." Here the deeds are told from the facts.

// deedVerb says that a word is a verb of doing in the third person.
func deedVerb(word string) bool {
	return reading.InThirdPerson(word) && !strings.Contains(" has is was does says means lies stays belongs contains consists counts remains looks seems feels knows thinks owns lives stands holds hangs leans faces lasts costs runs uses requires takes replaces ", " "+word+" ")
}

// machineActs says that the product, or the thing that its name ends in or speaks
// of, does something: "A node measures …" of a node firmware, "`feed backfill
// --from X` reads …" of a feed.
func (x *understander) machineActs(text string) bool {
	for _, clause := range []string{text, withoutPlace(text), x.lex.mainClause(text)} { // "At 80 % the worker warns, …"
		words := strings.Fields(clause)
		if at := x.machineSubject(words); at > 0 && at < len(words) {
			return deedVerb(strings.TrimRight(words[at], ","))
		}
	}
	return false
}

// machineSubject is how many words of a sentence name the product or its thing,
// 0 where it is about something else.
func (x *understander) machineSubject(words []string) int {
	name := strings.Fields(reading.Lower(x.u.Product))
	if len(words) < 3 || len(name) == 0 {
		return 0
	}
	first := reading.Lower(strings.Trim(words[0], "`"))
	if strings.HasPrefix(words[0], "`") && len(name) == 1 && first == name[0] { // a command of it
		for i, w := range words {
			if strings.HasSuffix(w, "`") {
				return i + 1
			}
		}
		return 0
	}
	if len(name) == 1 && first == name[0] {
		return 1
	}
	noun := reading.Lower(words[1])
	if slices.Contains([]string{"a", "an", "the", "each", "every"}, first) && (len(name) > 1 && slices.Contains(name, noun) && !x.isPerson(noun) || slices.Contains(x.lex.software, noun)) {
		return 2
	}
	return 0
}

// goesOnActing says that a sentence with "it" goes on about what the product does
// where the one before it was about the product too.
func (x *understander) goesOnActing(before, text string) bool {
	rest, ok := strings.CutPrefix(text, "It ")
	return ok && deedVerb(reading.FirstWord(rest)) && x.machineSubject(strings.Fields(before)) > 0
}

// operates tells what a hand on a device or screen brings about: "Pressing the
// button for 5 seconds starts pairing". How long it takes is no promise.
func operates(text string) bool {
	words := strings.Fields(reading.Lower(text))
	if len(words) < 4 || !strings.Contains(" pressing holding tapping clicking double-clicking touching swiping dragging turning pulling pushing shaking scanning typing releasing plugging ", " "+words[0]+" ") {
		return false
	}
	for _, w := range words[2:] {
		if deedVerb(w) && !strings.Contains(" seconds minutes times fingers hands ", " "+w+" ") {
			return true
		}
	}
	return false
}

// supposed tells what would follow from something that is not done: "It would
// cost two months of battery life". It is a reason and promises nothing.
func (l *Lexicons) supposed(text string) bool {
	low := reading.Lower(text)
	for _, would := range l.SupposedCost {
		if strings.HasPrefix(low, would) {
			return true
		}
	}
	return false
}

// behindFact is the promise in a sentence that first tells what a thing holds:
// "Files contain account numbers; they are encrypted before upload" promises that
// files are encrypted. fact is what it tells first.
func behindFact(text string) (fact, promise string, ok bool) {
	head, rest, found := strings.Cut(text, "; ")
	if !found {
		return "", "", false
	}
	words := strings.Fields(head)
	for i := 1; i < min(len(words), 5); i++ {
		if !strings.Contains(" contain contains hold holds include includes carry carries ", " "+words[i]+" ") {
			continue
		}
		for _, pronoun := range []string{"they ", "it "} {
			if behind, said := strings.CutPrefix(rest, pronoun); said {
				return head, strings.Join(words[:i], " ") + " " + behind, true
			}
		}
	}
	return "", "", false
}
