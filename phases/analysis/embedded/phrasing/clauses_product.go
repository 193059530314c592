package phrasing

import "strings"

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
	after := WordAt(tokens, i+2)
	acted := !w.Table.IsWord("verbs", "en", next) || IsPluralNoun(after) && !w.Table.IsWord("determiners", "en", after)
	return acted && IsPlainWord(next) && !w.Table.IsWord("finite", "en", next) && !w.Table.IsWord("auxiliaries", "en", next) && !w.Table.IsWord("prepositions", "en", next)
}
