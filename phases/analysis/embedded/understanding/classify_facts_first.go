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
// names the Wi-Fi; so does "Wi-Fi is awful, so scanning must work offline". Any other text stays.
func (x *understander) demandBehindFact(text string) string {
	fact, demand, ok := strings.Cut(strings.TrimRight(text, ". "), "; ")
	if so, then, cut := strings.Cut(strings.TrimRight(text, ". "), ", so "); !ok && cut {
		fact, demand, ok = so, then, true
	}
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

// lacksSupply tells what a place does not have, with which the product has to do: "No signal
// at the top station of lift 2" turns nothing down.
func (l *Lexicons) lacksSupply(text string) bool {
	rest, ok := strings.CutPrefix(reading.Lower(strings.TrimRight(text, ".! ")), "no ")
	if !ok || reading.ContainsAny(rest, ",;:") {
		return false
	}
	words := strings.Fields(rest)
	for i := 1; i < len(words) && i <= 2; i++ {
		if l.PlacesAhead[words[i]] {
			return l.Supplies[words[i-1]]
		}
	}
	return false
}

// casesByArrow writes a case that is noted with marks in words: "Stop > 10 min -> text to
// boss" as "If the stop is more than 10 min, text to boss".
func casesByArrow(text string) string {
	for _, arrow := range []string{" -> ", " → ", " => "} {
		when, then, ok := strings.Cut(text, arrow)
		if !ok || reading.HasHan(text) || strings.Contains(then, arrow) {
			continue
		}
		for _, said := range [][2]string{{" > ", " is more than "}, {" < ", " is less than "}, {" >= ", " is at least "}, {" <= ", " is at most "}} {
			thing, limit, found := strings.Cut(when, said[0])
			if found && len(strings.Fields(thing)) <= 3 && len(strings.Fields(limit)) <= 3 && limit != "" && limit[0] >= '0' && limit[0] <= '9' && !strings.ContainsAny(thing, "`=()") {
				return "If the " + wording.LowerFirst(thing) + said[1] + limit + ", " + then
			}
		}
	}
	return text
}

// orElse makes a reason of what happens otherwise: "the driver has to know within 5 min,
// otherwise we stand there with a wreath".
func orElse(text string) string {
	demand, other, ok := strings.Cut(text, ", otherwise ")
	if first := reading.FirstWord(other); !ok || first != "we" && first != "i" && first != "they" && first != "nobody" || !reading.ContainsAny(reading.Lower(demand), " must ", " has to ", " have to ", " should ", " needs to ", " need to ") {
		return text
	}
	return demand + ", because otherwise " + other
}
