package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// timedNoun tells a noun with its verb from a verb with its object by the time behind it: "Search
// answers within 2 s", "Import ends in under 10 minutes". Nobody searches answers so fast.
func (w *Work) timedNoun(fields []string) bool {
	if len(fields) < 4 || !w.IsThird(strings.ToLower(fields[1])) {
		return false
	}
	switch strings.ToLower(fields[2]) {
	case "within":
		return IsNumeral(strings.ToLower(fields[3])) || fields[3][0] >= '0' && fields[3][0] <= '9'
	case "in":
		return w.Table.IsWord("below_words", "en", strings.ToLower(fields[3])) || fields[3][0] >= '0' && fields[3][0] <= '9'
	}
	return false
}

// nounInTime is such a noun with its verb as a clause.
func (w *Work) nounInTime(text string) (Clause, bool) {
	fields := strings.Fields(text)
	if !w.timedNoun(fields) || !w.Table.IsWord("verbs", "en", strings.ToLower(fields[0])) {
		return Clause{}, false
	}
	return Clause{Subject: fields[0], Form: ThirdVerb, Verb: strings.ToLower(fields[1]), Rest: strings.Join(fields[2:], " ")}, true
}

// thenAnother reads two clauses of which the verb of the first is a noun as well: "the claim returns
// to the queue and the customer is asked for an address". Read as one, it would be asked of both.
func (w *Work) thenAnother(text string) (Clause, bool) {
	i := strings.Index(text, " and the ")
	words := strings.Fields(text)
	if i < 0 || len(words) < 6 || !w.Table.IsWord("articles", "en", strings.ToLower(words[0])) || strings.ContainsAny(text[:i], ",;:") {
		return Clause{}, false
	}
	if whole, ok := w.ParseClause(text); !ok || !strings.Contains(whole.Subject, " and the ") {
		return Clause{}, false // it is read as two already
	}
	verb := strings.ToLower(words[2])
	if !w.IsThird(verb) || !w.Table.IsWord("nouns", "en", verb) || !w.Table.IsWord("prepositions", "en", strings.ToLower(words[3])) || len(strings.Fields(text[:i])) < 5 {
		return Clause{}, false
	}
	c, ok := w.ParseClause(reading.UpperFirst(text[i+len(" and "):]))
	if !ok || c.Form != BeVerb && c.Form != ThirdVerb || strings.Contains(c.Subject, " and ") {
		return Clause{}, false
	}
	return Clause{Subject: strings.Join(words[:2], " "), Form: ThirdVerb, Verb: verb, Rest: strings.Join(words[3:], " ")}, true
}

// reachedThrough tells a noun by the way behind it, "Access through the portal", from a verb: what
// is done to something has no way before the thing.
func (w *Work) reachedThrough(first, second string) bool {
	return (second == "through" || second == "via") && w.Table.IsWord("way_nouns", "en", first)
}

// severalOfMeasure tells several things of some measure that stand in front of a plural verb,
// "Claims up to £150, from members, are paid", from what the product does: it claims nothing.
func severalOfMeasure(phrase string) bool {
	words := strings.Fields(strings.ToLower(phrase))
	if len(words) < 6 || !strings.HasSuffix(words[0], "s") {
		return false
	}
	measure := words[1] == "up" && words[2] == "to"
	for _, lead := range []string{"over", "above", "below", "under", "from", "within", "older", "younger", "larger", "smaller"} {
		measure = measure || words[1] == lead
	}
	return measure && strings.Contains(strings.Join(words[2:], " "), " are ")
}
