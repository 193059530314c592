package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxFactSubject is how many words what a fact is about has at most where it is named again.
const maxFactSubject = 4

// demandBehindFact puts what is asked for in front of the fact that is its reason: "Wi-Fi is
// weak in the yard; the app must work for 30 minutes without it" asks for the latter, and
// names the Wi-Fi. Any other text stays.
func (x *understander) demandBehindFact(text string) string {
	fact, demand, ok := strings.Cut(strings.TrimRight(text, ". "), "; ")
	if !ok || strings.ContainsAny(demand, ";:") || !bareFact(fact) {
		return text
	}
	subject, how, ok := strings.Cut(fact, " is ")
	if len(strings.Fields(subject)) > maxFactSubject || !ok || !x.lex.StatesOfThings[strings.TrimRight(reading.FirstWord(how), ",")] {
		return text
	}
	subject, fact = x.inside(subject), x.inside(fact)
	if strings.HasPrefix(demand, "it must be ") {
		demand = strings.Replace(demand, "it must", subject+" must", 1)
	}
	named := withoutNamed(demand, subject)
	if it, own := strings.CutPrefix(named, subject+" must be "); own && reading.Participle(reading.FirstWord(it)) {
		return reading.UpperFirst(named) + ", because it is " + how + "."
	}
	if rest, it := strings.CutPrefix(named, "it "); it && named != demand {
		named = reading.FirstOf(x.u.Product, "the product") + " " + rest
	} else if it || !bindsSoon(named) {
		return text
	}
	return reading.UpperFirst(named) + ", because " + fact + "."
}

// bindsSoon tells a clause whose subject is followed by what binds it.
func bindsSoon(clause string) bool {
	const near = 5
	words := strings.Fields(clause)
	for i, w := range words[:min(len(words), near)] {
		if i > 0 && (w == "must" || w == "should" || w == "shall") {
			return true
		}
	}
	return false
}

// inside is a clause as it stands inside of a sentence; "Wi-Fi" is a name.
func (x *understander) inside(text string) string {
	if word := reading.FirstWord(text); len(word) > 1 && strings.ToLower(word[1:]) != word[1:] {
		return text
	}
	return x.asReason(text)
}

// withoutNamed names at the end of a clause without what something works: "without it".
func withoutNamed(clause, subject string) string {
	if head, ok := strings.CutSuffix(clause, " without it"); ok {
		return head + " without " + subject
	}
	return clause
}

// withoutFailed names what fails in a condition at the end of what goes on then: "If the
// network fails, the gate keeps working without it".
func withoutFailed(text string) string {
	bare := strings.TrimRight(text, ". ")
	condition, then, ok := strings.Cut(bare, ", ")
	if !ok || !strings.HasSuffix(then, " without it") || !reading.HasPrefixOf(condition, "If ", "When ") {
		return text
	}
	_, what, _ := strings.Cut(condition, " ")
	words := strings.Fields(what)
	if len(words) < 2 || len(words) > maxFactSubject+1 {
		return text
	}
	end := len(words) - 1
	for i, w := range words {
		if w == "is" || w == "fails" || w == "goes" || w == "breaks" || w == "drops" {
			end = i
			break
		}
	}
	return condition + ", " + withoutNamed(then, wording.LowerFirst(strings.Join(words[:end], " "))) + "."
}
