package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// productDoes says that the name of the product stands before a word and something
// that it acts on behind it: "Nudge syncs open invoices". What follows is no verb, as
// behind "Nudge reports show the totals".
func (w *Work) productDoes(tokens []Token, i int, next string) bool {
	names := strings.Fields(strings.ToLower(w.Product))
	if i == 0 || next == "" || len(names) != i || tokens[i].Comma {
		return false
	}
	for k, name := range names {
		if tokens[k].Low != name {
			return false
		}
	}
	return w.actedOn(next, WordAt(tokens, i+2))
}

// actedOn says that a word behind a verb begins what that acts on, and is no verb itself.
func (w *Work) actedOn(next, after string) bool {
	acted := !w.Table.IsWord("verbs", "en", next) || IsPluralNoun(after) && !w.Table.IsWord("determiners", "en", after)
	return acted && IsPlainWord(next) && !w.Table.IsWord("finite", "en", next) && !w.Table.IsWord("auxiliaries", "en", next) && !w.Table.IsWord("prepositions", "en", next)
}

// programDoes says that a word for what is built stands before a word and something that it
// acts on behind it: "The system checks rest time".
func (w *Work) programDoes(tokens []Token, i int, next string) bool {
	if i == 0 || i > 2 || next == "" || tokens[i].Comma || tokens[i-1].Comma || i == 2 && tokens[0].Low != "the" {
		return false
	}
	return w.Table.IsWord("programs_doing", "en", tokens[i-1].Low) && w.IsThird(tokens[i].Low) && !w.Table.IsWord("verbs", "en", next) && w.actedOn(next, WordAt(tokens, i+2))
}

// someDo says that people of some kind, told behind a preposition, stand before a verb: "only
// nurses with the same qualification see the offer".
func (w *Work) someDo(tokens []Token, i int) bool {
	at := 0
	if tokens[0].Low == "only" {
		at = 1
	}
	low := tokens[i].Low
	return i > at+2 && !tokens[i-1].Comma && IsPluralNoun(tokens[at].Low) && w.IsPerson(tokens[at].Low) && w.Table.IsWord("prepositions", "en", tokens[at+1].Low) &&
		w.Table.IsWord("verbs", "en", low) && !w.Table.IsWord("nouns", "en", wording.Plural(low)) && !w.Table.IsWord("prepositions", "en", tokens[i-1].Low) && tokens[i-1].Low != "to"
}

// namedProgram puts the article before a word for what is built that begins a note: "System
// checks rest time".
func (w *Work) namedProgram(text string) string {
	first, rest, ok := strings.Cut(text, " ")
	if !ok || !w.Table.IsWord("programs_doing", "en", strings.ToLower(first)) || !w.IsThird(strings.ToLower(LeadingWord(rest))) {
		return text
	}
	said := "The " + strings.ToLower(first) + " " + rest
	if c, clause := w.ParseClause(said); !clause || c.Form != ThirdVerb {
		return text
	}
	return said
}
