package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxInstead is how many words a value has at most that takes the place of another one.
const maxInstead = 4

// instead is one value that takes the place of another one in a statement, and in which
// case it does: "301 only when the link is marked permanent", behind "answers with 302".
type instead struct {
	value, lead, condition string
}

// insteadOf reads a few words as a value that holds in one case only.
func (w *Specifier) insteadOf(bare string) (instead, bool) {
	for _, lead := range w.Table.Words["instead_leads"].In("en") {
		value, condition, ok := strings.Cut(bare, " "+lead+" ")
		if !ok || len(strings.Fields(value)) > maxInstead || strings.ContainsAny(value, ",;:") {
			continue
		}
		if _, clause := w.ParseClause(condition); clause && !w.HasOwnVerb(value) {
			return instead{value: w.LowerStart(value), lead: lead, condition: strings.TrimRight(condition, ". ")}, true
		}
	}
	return instead{}, false
}

// insteadSaid is such a value in the place of the one that the statement names: "answers
// with 301 only when the link is marked permanent". Empty where it names none of its kind.
func (w *Specifier) insteadSaid(d *Draft, bare string) string {
	in, ok := w.insteadOf(bare)
	if !ok || d.Statement.Trigger != "" {
		return ""
	}
	fact := strings.TrimRight(w.testedFact(d), ". ")
	if to := placeOf(fact, in.value, w.Table.IsWord("prepositions", "en", phrasing.LeadingWord(in.value))); to > 0 {
		return phrasing.JoinWords(fact[:to]+in.value, in.lead, in.condition)
	}
	return ""
}

// placeOf is where in a statement the value stands that another one takes the place of: one
// behind the same preposition, or one of the same kind of signs. 0 where there is none.
func placeOf(fact, value string, behind bool) int {
	first := strings.ToLower(phrasing.LeadingWord(value))
	at := 0
	for _, t := range phrasing.ClauseTokens(fact) {
		if behind && t.Low == first || !behind && !strings.Contains(value, " ") && signsOf(t.Low) == signsOf(first) {
			at = t.From
		}
	}
	return at
}

// signsOf tells numbers apart by their length, which is how codes of answers look, and is
// of its own for each word without a digit.
func signsOf(word string) string {
	if word == "" || strings.Trim(word, "0123456789") != "" {
		return word
	}
	return strings.Repeat("0", len(word))
}

// insteadCourse tests a statement in the case in which no other value takes the place of
// its own: "when the link is not marked permanent, the service answers with 302".
func (w *Specifier) insteadCourse(d *Draft) course {
	for _, clause := range d.Statement.More {
		bare := strings.TrimRight(clause, ". ")
		in, ok := w.insteadOf(bare)
		if !ok || w.insteadSaid(d, bare) == "" {
			continue
		}
		c, _ := w.ParseClause(in.condition)
		if not := w.opposite(c); not != "" {
			return course{Main: w.Say("counter_said", "text", not, "contrary", w.testedFact(d)), Rule: counterCase, rank: firmCourse}
		}
	}
	return course{}
}

// maxOwned is how many words the name of a thing has at most that somebody has or has not.
const maxOwned = 3

// ownedInstead is the contrary of somebody's having none of a thing: "the reader has an
// address" and not "does not have no address". Empty for any other clause.
func (w *Specifier) ownedInstead(c phrasing.Clause) string {
	thing, none := strings.CutPrefix(c.Rest, "no ")
	last := strings.ToLower(reading.LastWord(thing))
	if !none || c.Form != phrasing.HaveVerb || c.Not || len(strings.Fields(thing)) > maxOwned || !w.Table.IsWord("owned_things", "en", last) {
		return ""
	}
	return phrasing.JoinWords(w.LowerStart(c.Subject), c.Verb, wording.Article(thing)+" "+thing)
}
