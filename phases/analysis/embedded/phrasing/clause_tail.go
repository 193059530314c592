package phrasing

import "slices"

// carriesVerb says that a word of duty follows among words, with none before it that begins
// a clause of its own: what stands in front of it is who or what it binds.
func (w *Work) carriesVerb(tokens []Token) bool {
	for i, t := range tokens {
		if t.Low == "that" && i > 0 && w.pointsAtThing(tokens, i) {
			continue
		}
		if w.Table.IsWord("relatives", "en", t.Low) || w.Table.IsWord("subordinators", "en", t.Low) || w.Table.IsWord("asking", "en", t.Low) || t.Low == "and" || t.Low == "or" {
			return false
		}
		if w.Table.IsWord("auxiliaries", "en", t.Low) {
			return true
		}
		if t.Comma {
			return false
		}
	}
	return false
}

// tailClause finds the clause of its own that another one ends in with a word of duty of its
// own: "… and |open orders shall show a banner".
func (w *Work) tailClause(text string) (from int, c Clause, ok bool) {
	tokens := ClauseTokens(text)
	for i := 1; i+2 < len(tokens); i++ {
		if tokens[i].Low != "and" && tokens[i].Low != "but" || w.subordinateBefore(tokens, i) || !w.carriesVerb(tokens[i+1:]) {
			continue
		}
		from = tokens[i+1].From
		c, ok = w.ParseClause(text[from:])
		if ok && c.Form == ModalVerb && slices.Contains([]string{"shall", "must", "should", "will"}, c.Verb) && c.Subject != "" && !w.Table.IsWord("auxiliaries", "en", tokens[i+1].Low) {
			return from, c, true
		}
	}
	return 0, Clause{}, false
}
