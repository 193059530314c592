package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// movesBefore says that an adverb at token i belongs to the verb behind it and stands
// behind the word that binds: "the client MUST first ask". Which one comes first is told
// by "the skipper listed first", whose word stays.
func (w *Work) movesBefore(tokens []Token, i int) bool {
	if w.Table.IsWord("movable", "en", tokens[i].Low) {
		return true
	}
	const longest = 3 // words of a subject that holds no verb of its own
	if i > longest || !w.Table.IsWord("verb_orders", "en", tokens[i].Low) || !w.Table.IsWord("articles", "en", tokens[0].Low) {
		return false
	}
	for _, t := range tokens[1:i] {
		if _, done := w.Participle(t.Low); done || t.Comma || !IsPlainWord(t.Low) {
			return false
		}
	}
	return i > 1
}

// owedLater reads "will have to sign" and "will need to sign" as what is owed.
func owedLater(c Clause) Clause {
	if c.Form != ModalVerb || c.Not || c.Verb != "will" && c.Verb != "shall" {
		return c
	}
	for _, owed := range []string{"have to ", "need to "} {
		if rest, ok := strings.CutPrefix(c.Rest, owed); ok {
			c.Verb, c.Rest = "must", rest
		}
	}
	return c
}

// objectsTold says that words begin with a verb and the things it is done to, of which a
// clause tells which ones they are: "mark tasks that are overdue". What a report says
// that is so hangs on a verb of telling.
func (w *Work) objectsTold(tokens []Token) bool {
	if len(tokens) < 4 || tokens[0].Comma || tokens[1].Comma || !w.Table.IsWord("verbs", "en", tokens[0].Low) || !IsPluralNoun(tokens[1].Low) {
		return false
	}
	switch tokens[2].Low {
	case "that", "which", "who":
		return !w.Table.IsWord("that_verbs", "en", wording.Singular(tokens[1].Low)) && (!w.Table.IsWord("articles", "en", tokens[3].Low) || !w.IsThird(tokens[1].Low))
	}
	return false
}

// madeToWork reads "you must make it work offline", which asks that of whoever builds the
// product, as what the product does: "it must work offline".
func (w *Work) madeToWork(c Clause) Clause {
	builder := strings.EqualFold(c.Subject, "you") || strings.EqualFold(c.Subject, w.Product)
	deed, ok := strings.CutPrefix(c.Rest, "make it ")
	if !ok || !builder || c.Form != ModalVerb || c.Verb != "must" || !w.Table.IsWord("verbs", "en", LeadingWord(deed)) {
		return c
	}
	c.Subject, c.Rest = strings.TrimSuffix(wording.Sentence(w.Product), "."), deed
	return c
}
