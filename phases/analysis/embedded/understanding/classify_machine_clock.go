package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// actsByClock tells what a machine of the product does at a time that a clock gives: "At five
// past each hour, the aggregator adds up the particles". People do not act at every hour.
func (l *Lexicons) actsByClock(s *signals) bool {
	when, does, ok := strings.Cut(s.text, ", ")
	if !ok || reading.HasHan(s.text) || !reading.HasPrefixOf(reading.Lower(when), "at ", "every ", "each ", "once ") || !reading.ContainsAny(" "+reading.Lower(when)+" ", l.RhythmsOfClock...) {
		return false
	}
	words := strings.Fields(does)
	if len(words) < 4 || !reading.HasPrefixOf(does, "the ", "a ", "an ") || len(l.people.Find(words[1])) > 0 {
		return false
	}
	return reading.InThirdPerson(words[2]) || reading.InThirdPerson(words[3])
}

// signsIn tells by which means those who use the product prove who they are.
func (l *Lexicons) signsIn(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text), l.SignsIn...)
}

// programActs tells what a program of the product does that this text calls by a noun of
// people: "The ingest worker verifies the checksum", "Workers take one archive at a time".
func (x *understander) programActs(s *signals) bool {
	const reach = 4 // words of the subject
	words := strings.Fields(x.lex.mainClause(s.text))
	for at := 0; at+1 < len(words) && at < reach; at++ {
		word, verb := reading.Lower(words[at]), strings.TrimRight(words[at+1], ",")
		one := wording.Singular(word)
		if !slices.Contains(x.lex.software, one) {
			continue
		}
		return word == one && deedVerb(verb) || word != one && bareVerb(verb) && !s.has("problem")
	}
	return false
}
