package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

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
func (w *Work) thenAnother(text string) (c Clause, then string) {
	i := strings.Index(text, " and the ")
	words := strings.Fields(text)
	if i < 0 || len(words) < 6 || !w.Table.IsWord("articles", "en", strings.ToLower(words[0])) || strings.ContainsAny(text[:i], ",;:") {
		return c, ""
	}
	if whole, ok := w.ParseClause(text); !ok || !strings.Contains(whole.Subject, " and the ") {
		return c, "" // it is read as two already
	}
	verb, then := strings.ToLower(words[2]), reading.UpperFirst(text[i+len(" and "):])
	if !w.IsThird(verb) || !w.Table.IsWord("nouns", "en", verb) || !w.Table.IsWord("prepositions", "en", strings.ToLower(words[3])) || len(strings.Fields(text[:i])) < 5 {
		return c, ""
	}
	if second, ok := w.ParseClause(then); !ok || second.Form != BeVerb && second.Form != ThirdVerb || strings.Contains(second.Subject, " and ") {
		return c, ""
	}
	first := strings.Fields(text[:i])
	return Clause{Subject: reading.UpperFirst(strings.Join(first[:2], " ")), Form: ThirdVerb, Verb: verb, Rest: strings.Join(first[3:], " ")}, then
}

// caseBehind parts what happens in some case from the statement before it: "a tenth is checked by a
// clerk, and if two of them are wrong, the payment stops". Each half has a test of its own.
func (w *Work) caseBehind(text string) (deed, then string) {
	for _, joint := range []string{", and if ", ", and when "} {
		head, tail, ok := strings.Cut(text, joint)
		if !ok || strings.ContainsAny(head, ";:") || strings.Count(tail, ", ") != 1 {
			continue
		}
		when, what, _ := strings.Cut(tail, ", ")
		if w.Table.IsWord("person_pronouns", "en", strings.ToLower(LeadingWord(when))) || w.Table.IsWord("person_pronouns", "en", strings.ToLower(LeadingWord(what))) || w.Table.IsWord("pronouns_object", "en", strings.ToLower(LeadingWord(when))) || w.Table.IsWord("pronouns_object", "en", strings.ToLower(LeadingWord(what))) {
			continue // alone nobody knows who "it" is
		}
		_, first := w.ParseClause(head)
		_, second := w.ParseClause(reading.UpperFirst(what))
		if _, clause := w.ParseClause(reading.UpperFirst(when)); first && second && clause {
			return head, wording.Sentence(reading.UpperFirst(strings.TrimPrefix(joint, ", and ") + tail))
		}
	}
	return text, ""
}

// shownThere says that what stands behind a label is shown there and not done: "Dashboard for leads:
// open claims per clerk, oldest claim".
func (w *Work) shownThere(st *Statement) bool {
	if st.Label == "" || !w.Table.IsWord("thing_adjectives", "en", strings.ToLower(LeadingWord(st.Head))) {
		return false
	}
	for word := range strings.FieldsSeq(strings.ToLower(st.Label)) {
		if w.Table.IsWord("views", "en", word) {
			return true
		}
	}
	return false
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
