package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withoutLooseStart takes a word off the beginning that ties a sentence to the
// one before it and says nothing by itself: "so the state …", "maybe a chat".
func (w *Work) withoutLooseStart(text string) string {
	for _, lead := range w.Table.Words["loose_starts"].In("en") {
		rest, ok := cutFold(text, lead+" ")
		if ok && len(strings.Fields(rest)) > 0 && !w.Table.IsWord("no_loose_follow", "en", strings.ToLower(LeadingWord(rest))) {
			return reading.UpperFirst(strings.TrimLeft(rest, ", "))
		}
	}
	return text
}

// withoutSubject reads "should stay below the limit": whoever writes so in a
// list means the product.
func (w *Work) withoutSubject(text string) (clause, bool) {
	first, rest, _ := strings.Cut(text, " ")
	modal := strings.ToLower(first)
	if !w.Table.IsWord("auxiliaries", "en", modal) || modal == "would" || modal == "could" || modal == "might" || strings.HasSuffix(modal, "t") && strings.Contains(modal, "'") || len(strings.Fields(rest)) < 2 {
		return clause{}, false
	}
	c := clause{Subject: strings.TrimSuffix(wording.Sentence(w.Product), "."), Form: modalVerb, Verb: modal, Rest: rest}
	if deed, ok := strings.CutPrefix(rest, "not "); ok {
		c.Not, c.Rest = true, deed
	}
	verb := strings.ToLower(LeadingWord(c.Rest))
	if verb != "be" && !w.Table.IsWord("verbs", "en", verb) && !w.Table.IsWord("receive", "en", verb) {
		return clause{}, false
	}
	return c, true
}

// bareClause reads "its plan starts" and "the phone rings": a few words with a
// verb at their end that stands behind a condition and so can be no noun.
func (w *Work) bareClause(text string) (clause, bool) {
	tokens := clauseTokens(strings.TrimRight(text, ". "))
	last := len(tokens) - 1
	if last < 2 || last > 4 || !w.Table.IsWord("determiners", "en", tokens[0].low) {
		return clause{}, false
	}
	for _, t := range tokens[:last] {
		if t.comma || t.low == "" || w.Table.IsWord("prepositions", "en", t.low) {
			return clause{}, false
		}
	}
	verb := tokens[last]
	subject := strings.TrimSpace(text[:verb.from])
	switch {
	case w.IsThird(verb.low) && !isPluralNoun(tokens[last-1].low):
		return clause{Subject: subject, Form: ThirdVerb, Verb: verb.low}, true
	case w.Table.IsWord("verbs", "en", verb.low) && isPluralNoun(tokens[last-1].low):
		return clause{Subject: subject, Form: pluralVerb, Verb: verb.low}, true
	}
	return clause{}, false
}

// takeBare cuts the condition off "when an invoice is late, its plan starts",
// whose second clause no other rule can tell from a thing.
func (w *Work) takeBare(st *statement) bool {
	if st.trigger != "" || !w.Table.IsWord("clause_conditions", "en", strings.ToLower(LeadingWord(st.head))) {
		return false
	}
	i := strings.LastIndex(st.head, ", ")
	if i <= 0 || w.inBrackets(st.head, i) {
		return false
	}
	c, ok := w.bareClause(st.head[i+2:])
	if !ok {
		return false
	}
	st.trigger, st.head = st.head[:i], st.head[i+2:]
	st.clause, st.whole = c, true
	return true
}

// tellsOf says that a text begins as a sentence does and not as a thing: with a
// condition, somebody who does something, or "there".
func (w *Work) tellsOf(text string) bool {
	first := strings.ToLower(LeadingWord(text))
	for i, t := range clauseTokens(text) {
		if i > 3 || t.comma || w.Table.IsWord("relatives", "en", t.low) {
			break
		}
		if i > 0 && w.Table.IsWord("auxiliaries", "en", t.low) {
			return true
		}
	}
	return w.Table.IsWord("clause_conditions", "en", first) || w.Table.IsWord("person_pronouns", "en", first) || w.Table.IsWord("subordinators", "en", first) ||
		first == "there" || strings.HasPrefix(first, "i'") || strings.HasPrefix(first, "you'") || strings.HasPrefix(first, "they'")
}

// commandLine reads "`tool run JOB`: starts a run": what a command does, said
// behind its name.
func (w *Work) commandLine(st statement, p specs.Priority) (string, bool) {
	if !strings.HasPrefix(st.head, "`") {
		return "", false
	}
	end := strings.IndexByte(st.head[1:], '`') + 2
	name, said := st.head[:end], strings.TrimSpace(strings.TrimPrefix(st.head[end:], ":"))
	if end < 3 || st.head[end:] == said || !strings.HasPrefix(st.head[end:], ":") || said == "" {
		return "", false
	}
	if base, ok := w.BaseForm(said); ok {
		return w.Say("req_code", "name", name, "must", w.modal(p), "want", w.lowerRest(base)), true
	}
	if w.beginsWithVerb(said) {
		return w.Say("req_code", "name", name, "must", w.modal(p), "want", wording.LowerFirst(said)), true
	}
	if w.isNoun(said) && utf8.RuneCountInString(said) > 4 && strings.Contains(said, " ") {
		return w.Say("req_code_gives", "name", name, "must", w.modal(p), "text", w.LowerStart(said)), true
	}
	return "", false
}
