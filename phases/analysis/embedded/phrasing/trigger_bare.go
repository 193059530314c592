package phrasing

import "strings"

// bareTrigger cuts a condition that no comma ends: "When the plan is published
// everyone gets …", "If a parcel is damaged the courier must …".
func (w *Work) bareTrigger(st *Statement) {
	tokens := ClauseTokens(st.Head)
	for i, t := range tokens {
		if i < 3 || !w.Table.IsWord("trigger_ends", "en", t.Low) || w.Table.IsWord("prepositions", "en", tokens[i-1].Low) {
			continue
		}
		if _, ok := w.ParseClause(st.Head[t.From:]); ok {
			st.Trigger, st.Head = strings.TrimSpace(st.Head[:t.From]), st.Head[t.From:]
			return
		}
	}
	if at := w.bareEnd(st.Head, tokens); at > 0 {
		st.Trigger, st.Head = strings.TrimSpace(st.Head[:at]), st.Head[at:]
	}
}

// bareEnd is where the second of two clauses begins that no comma parts: where the
// words of a condition are a whole clause, and a thing with its article and its own verb
// stands behind. Zero where no place or more than one would do.
func (w *Work) bareEnd(text string, tokens []Token) int {
	if len(tokens) == 0 || !w.Table.IsWord("clause_conditions", "en", tokens[0].Low) {
		return 0
	}
	end := 0
	for i := 3; i < len(tokens); i++ {
		if !w.startsClauseAt(tokens, i) || !w.wholeCondition(text[tokens[1].From:tokens[i].From]) || !w.plainClause(text[tokens[i].From:]) {
			continue
		}
		if end > 0 {
			return 0 // "when the driver says the load is damaged a photo is taken"
		}
		end = tokens[i].From
	}
	return end
}

// startsClauseAt says that a thing with its article, or a word for it, stands at token i
// and hangs on no word before it.
func (w *Work) startsClauseAt(tokens []Token, i int) bool {
	prev := tokens[i-1]
	if t := tokens[i].Low; !w.Table.IsWord("articles", "en", t) && !w.Table.IsWord("clause_starts", "en", t) {
		return false
	}
	for _, list := range []string{"prepositions", "determiners", "relatives", "subordinators", "time_words", "conditions", "mind_verbs", "auxiliaries"} {
		if w.Table.IsWord(list, "en", prev.Low) {
			return false
		}
	}
	return prev.Low != "" && prev.Low != "and" && prev.Low != "or" && prev.Low != "than" && !prev.Comma
}

// wholeCondition says that words are a clause to which nothing is lacking: its verb has
// what it is done to, or asks for nothing.
func (w *Work) wholeCondition(text string) bool {
	c, ok := w.ParseClause(strings.TrimSpace(text))
	if !ok || w.Table.IsWord("prepositions", "en", c.Rest) {
		return false
	}
	base := w.Base(c)
	return c.Rest != "" || w.Table.IsWord("intransitives", "en", base)
}

// plainClause says that words are a clause whose subject is one thing of a few words.
func (w *Work) plainClause(text string) bool {
	const longest = 4
	c, ok := w.ParseClause(text)
	words := strings.Fields(strings.ToLower(c.Subject))
	if !ok || len(words) > longest || len(words) == 0 {
		return false
	}
	for _, word := range words[1:] {
		if w.Table.IsWord("articles", "en", word) || w.Table.IsWord("clause_starts", "en", word) {
			return false // "the bag the pump starts", "the test it goes back"
		}
	}
	return true
}
