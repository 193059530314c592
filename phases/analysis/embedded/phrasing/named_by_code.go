package phrasing

import "strings"

// namedByCode reads a clause whose subject is a thing with its number, though the name of the
// thing is a verb as well: "form 7b is abolished", "order 12 has been sent".
func (w *Work) namedByCode(text string) (c Clause, ok bool) {
	words := strings.Fields(text)
	if len(words) < 4 || !w.Table.IsWord("finite", "en", strings.ToLower(words[2])) || !strings.ContainsAny(words[1], "0123456789") || strings.ContainsAny(words[1], ".,:;()`") {
		return c, false
	}
	tokens := ClauseTokens(text)
	if len(tokens) < 4 || tokens[2].Comma {
		return c, false
	}
	form := helperForm(tokens[2].Low, tokens[3].Low)
	switch {
	case form != noVerb:
	case w.Table.IsWord("auxiliaries", "en", tokens[2].Low):
		form = ModalVerb
	default:
		form = ThirdVerb
	}
	return w.clauseAt(text, tokens, 2, 2, form), true
}

// thingAndIt cuts what is said of a thing off its bare name: "large buttons" and "it has to be
// quick". The second is empty where the first is a clause of its own.
func (w *Work) thingAndIt(text string) (thing, it string) {
	for _, joint := range []string{", and it ", ", and they "} {
		i := strings.Index(text, joint)
		if i <= 0 || w.InBrackets(text, i) {
			continue
		}
		if _, clause := w.ParseClause(text[:i]); !clause && !w.BeginsWithVerb(text[:i]) && !w.Table.IsWord("conditions", "en", LeadingWord(text)) {
			if _, third := w.BaseForm(text[:i]); !third {
				return text[:i], text[i+len(", and "):]
			}
		}
	}
	return text, ""
}
