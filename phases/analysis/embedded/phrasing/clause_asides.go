package phrasing

import (
	"slices"
	"strings"
)

// A few words between commas behind the subject tell more of it, and are none of what it does: "A
// manual ticket, written when the bridge is broken, carries the prefix M".

// Bounds of such an aside, and of the subject in front of it, in words.
const (
	maxAside       = 10
	maxBeforeAside = 6
)

// overAside finds the verb behind such an aside, where there is one.
func (w *Work) overAside(text string, tokens []Token) (c Clause, ok bool) {
	open := slices.IndexFunc(tokens, func(t Token) bool { return t.Comma })
	if open < 0 || open+2 >= len(tokens) || open >= maxBeforeAside || w.Table.IsWord("prepositions", "en", tokens[0].Low) || w.Table.IsWord("subordinators", "en", tokens[0].Low) {
		return c, false
	}
	for i := range open {
		if w.Table.IsWord("relatives", "en", tokens[i].Low) || tokens[i].Low == "and" || tokens[i].Low == "or" || strings.HasSuffix(tokens[i].Low, "ing") {
			return c, false
		}
	}
	end := open + 1 + slices.IndexFunc(tokens[open+1:], func(t Token) bool { return t.Comma })
	if end <= open || end-open > maxAside || end+1 >= len(tokens) || !w.opensAside(tokens, open+1) {
		return c, false
	}
	plain := slices.Concat(tokens[:open+1], tokens[end+1:])
	plain[open].Comma = false
	if c, ok = w.clauseOf(text, plain); !ok || c.Form == ModalVerb && c.Verb == "" || !strings.HasSuffix(strings.TrimRight(c.Subject, ", "), text[tokens[end].From:tokens[end].To]) {
		return Clause{}, false // what the verb stands behind is not the aside
	}
	c.Subject = strings.TrimRight(c.Subject, ", ") + ","
	return c, true
}

// opensAside tells the first word of an aside: a participle, "once", "whether", "not".
func (w *Work) opensAside(tokens []Token, at int) bool {
	word := tokens[at].Low
	return w.Table.IsWord("aside_openers", "en", word) || strings.HasSuffix(word, "ed") && len(word) > 4 || w.Table.IsWord("participles", "en", word)
}
