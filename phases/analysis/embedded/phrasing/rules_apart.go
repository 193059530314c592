package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rulesApart puts a semicolon between two rules that a comma joins: "the robot must not
// start, somebody has to confirm it".
func (w *Work) rulesApart(text string) string {
	if w.Language == "zh" {
		return text
	}
	for _, subject := range w.Table.Words["rule_joins"].In("en") {
		head, tail, ok := strings.Cut(text, ", "+subject+" ")
		if ok && (reading.HasFiniteVerb(head) || w.hinged(head)) {
			return head + "; " + subject + " " + tail
		}
	}
	return text
}

// hinged says that a clause holds one of the words that forbid, whatever its verb.
func (w *Work) hinged(clause string) bool {
	for _, hinge := range w.Table.Words["rule_hinges"].In("en") {
		if strings.Contains(clause, " "+hinge+" ") {
			return true
		}
	}
	return false
}

// becoming reads a rule on what becomes of a thing whose verb its longer name hides:
// "Quarantined parcels return to the shelf only after a check".
func (w *Work) becoming(piece string) (Clause, bool) {
	text := strings.TrimRight(piece, ". ")
	for _, verb := range w.Understood.Lex.OutcomeVerbs {
		i := strings.Index(text, verb)
		if i <= 0 || strings.ContainsAny(text[:i], ",;:") || w.InBrackets(text, i) {
			continue
		}
		first, more, _ := strings.Cut(strings.TrimSpace(verb), " ")
		c := Clause{Subject: text[:i], Form: PluralVerb, Verb: first, Rest: JoinWords(more, text[i+len(verb):])}
		if strings.HasSuffix(first, "s") {
			c.Form = ThirdVerb
		}
		if w.HasWord(c.Subject, "auxiliaries") && !strings.Contains(c.Subject, " that ") {
			return Clause{}, false // "can go back" has a modal of its own
		}
		return c, true
	}
	return Clause{}, false
}

// Lasting reads how long something stays as it is: "the old one stays for at least 18
// months".
func (w *Work) Lasting(piece string) (Clause, bool) {
	text := strings.TrimRight(piece, ". ")
	for _, verb := range w.Table.Words["rule_lasting"].In("en") {
		subject, rest, ok := strings.Cut(text, " "+verb+" for ")
		if !ok || strings.ContainsAny(subject, ",;:") || MeasureIn(rest) == "" || w.HasWord(subject, "auxiliaries") {
			continue
		}
		first, more, _ := strings.Cut(verb, " ")
		c := Clause{Subject: subject, Form: PluralVerb, Verb: first, Rest: JoinWords(more, "for", rest)}
		if strings.HasSuffix(first, "s") {
			c.Form = ThirdVerb
		}
		return c, true
	}
	return Clause{}, false
}

// CountsAs reads what the source calls a success or a failure as what it counts as: "an
// answer within 10 seconds is success" draws a line that can be obeyed.
func (w *Work) CountsAs(st Statement) (Statement, bool) {
	c := st.Clause
	if !st.Whole || c.Form != BeVerb || c.Not || MeasureIn(c.Subject) == "" || !w.Table.IsWord("rule_outcomes", "en", strings.ToLower(strings.TrimRight(c.Rest, ". "))) {
		return Statement{}, false
	}
	many := c.Verb == "are"
	c.Form, c.Verb, c.Rest = ThirdVerb, "counts", "as "+c.Rest
	if many {
		c.Form, c.Verb = PluralVerb, "count"
	}
	st.Clause, st.Head = c, c.Text()
	return st, true
}

// lastsBehind says that a piece tells how long something stays, behind a rule that it
// belongs to.
func (w *Work) lastsBehind(piece string, rules []string) bool {
	_, ok := w.Lasting(piece)
	return ok && len(rules) > 0
}

// everythingElse is the rest as a subject of which the grammar knows that things are
// done to it.
const everythingElse = "Everything else"

// allBut puts the short word for the rest in the place of "everything but the photos", which
// no clause is read by, and gives the words back. Empty where a text speaks of no rest.
func (w *Work) allBut(text string) (short, all string) {
	rest, ok := strings.CutPrefix(text, "Everything but ")
	if !ok {
		return text, ""
	}
	for _, be := range []string{" is ", " are ", " must ", " MUST "} {
		if thing, tail, cut := strings.Cut(rest, be); cut && len(strings.Fields(thing)) <= maxNamed {
			return everythingElse + be + tail, "Everything but " + thing
		}
	}
	return text, ""
}
