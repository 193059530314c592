package embedded

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// withoutLooseStart takes a word off the beginning that ties a sentence to the
// one before it and says nothing by itself: "so the state …", "maybe a chat".
func (w *work) withoutLooseStart(text string) string {
	for _, lead := range w.rules.Words["loose_starts"].In("en") {
		rest, ok := cutFold(text, lead+" ")
		if ok && len(strings.Fields(rest)) > 0 && !w.rules.isWord("no_loose_follow", "en", strings.ToLower(leadingWord(rest))) {
			return upperFirst(strings.TrimLeft(rest, ", "))
		}
	}
	return text
}

// withoutSubject reads "should stay below the limit": whoever writes so in a
// list means the product.
func (w *work) withoutSubject(text string) (clause, bool) {
	first, rest, _ := strings.Cut(text, " ")
	modal := strings.ToLower(first)
	if !w.rules.isWord("auxiliaries", "en", modal) || modal == "would" || modal == "could" || modal == "might" || strings.HasSuffix(modal, "t") && strings.Contains(modal, "'") || len(strings.Fields(rest)) < 2 {
		return clause{}, false
	}
	c := clause{subject: strings.TrimSuffix(wording.Sentence(w.product), "."), form: modalVerb, verb: modal, rest: rest}
	if deed, ok := strings.CutPrefix(rest, "not "); ok {
		c.not, c.rest = true, deed
	}
	verb := strings.ToLower(leadingWord(c.rest))
	if verb != "be" && !w.rules.isWord("verbs", "en", verb) && !w.rules.isWord("receive", "en", verb) {
		return clause{}, false
	}
	return c, true
}

// bareClause reads "its plan starts" and "the phone rings": a few words with a
// verb at their end that stands behind a condition and so can be no noun.
func (w *work) bareClause(text string) (clause, bool) {
	tokens := clauseTokens(strings.TrimRight(text, ". "))
	last := len(tokens) - 1
	if last < 2 || last > 4 || !w.rules.isWord("determiners", "en", tokens[0].low) {
		return clause{}, false
	}
	for _, t := range tokens[:last] {
		if t.comma || t.low == "" || w.rules.isWord("prepositions", "en", t.low) {
			return clause{}, false
		}
	}
	verb := tokens[last]
	subject := strings.TrimSpace(text[:verb.from])
	switch {
	case w.isThird(verb.low) && !isPluralNoun(tokens[last-1].low):
		return clause{subject: subject, form: thirdVerb, verb: verb.low}, true
	case w.rules.isWord("verbs", "en", verb.low) && isPluralNoun(tokens[last-1].low):
		return clause{subject: subject, form: pluralVerb, verb: verb.low}, true
	}
	return clause{}, false
}

// takeBare cuts the condition off "when an invoice is late, its plan starts",
// whose second clause no other rule can tell from a thing.
func (w *work) takeBare(st *statement) bool {
	if st.trigger != "" || !w.rules.isWord("clause_conditions", "en", strings.ToLower(leadingWord(st.head))) {
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
func (w *work) tellsOf(text string) bool {
	first := strings.ToLower(leadingWord(text))
	for i, t := range clauseTokens(text) {
		if i > 3 || t.comma || w.rules.isWord("relatives", "en", t.low) {
			break
		}
		if i > 0 && w.rules.isWord("auxiliaries", "en", t.low) {
			return true
		}
	}
	return w.rules.isWord("clause_conditions", "en", first) || w.rules.isWord("person_pronouns", "en", first) || w.rules.isWord("subordinators", "en", first) ||
		first == "there" || strings.HasPrefix(first, "i'") || strings.HasPrefix(first, "you'") || strings.HasPrefix(first, "they'")
}

// commandLine reads "`tool run JOB`: starts a run": what a command does, said
// behind its name.
func (w *work) commandLine(st statement, p specs.Priority) (string, bool) {
	if !strings.HasPrefix(st.head, "`") {
		return "", false
	}
	end := strings.IndexByte(st.head[1:], '`') + 2
	name, said := st.head[:end], strings.TrimSpace(strings.TrimPrefix(st.head[end:], ":"))
	if end < 3 || st.head[end:] == said || !strings.HasPrefix(st.head[end:], ":") || said == "" {
		return "", false
	}
	if base, ok := w.baseForm(said); ok {
		return w.say("req_code", "name", name, "must", w.modal(p), "want", w.lowerRest(base)), true
	}
	if w.beginsWithVerb(said) {
		return w.say("req_code", "name", name, "must", w.modal(p), "want", wording.LowerFirst(said)), true
	}
	if w.isNoun(said) && utf8.RuneCountInString(said) > 4 && strings.Contains(said, " ") {
		return w.say("req_code_gives", "name", name, "must", w.modal(p), "text", w.lowerStart(said)), true
	}
	return "", false
}
