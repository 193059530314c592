package phrasing

// pointsAtThing says that the "that" at token i points at a thing, as behind a preposition it
// does: "orders assigned to that vendor".
func (w *Work) pointsAtThing(tokens []Token, i int) bool {
	return tokens[i].Low == "that" && !tokens[i-1].Comma && w.Table.IsWord("prepositions", "en", tokens[i-1].Low) && IsPlainWord(WordAt(tokens, i+1))
}

// listedThings says that the word at token i, which is a verb as well, names things that are
// told more of behind a comma: "parallel API calls, 1–64, default 8" calls nothing.
func (w *Work) listedThings(tokens []Token, i int) bool {
	next := WordAt(tokens, i+1)
	return tokens[i].Comma && w.Table.IsWord("nouns", "en", tokens[i].Low) && next != "" && !IsPlainWord(next) && !w.Table.IsWord("articles", "en", tokens[0].Low)
}

// likesNothing says that "like" at token i compares and is no liking: "guests like Rosa join
// with a code". Somebody likes a thing that has an article or another such word.
func (w *Work) likesNothing(tokens []Token, i int) bool {
	if tokens[i].Low != "like" || i+2 >= len(tokens) {
		return false
	}
	next := tokens[i+1].Low
	return next != "" && !w.FirmObject(next) && !w.Table.IsWord("articles", "en", next) && next != "to" && !IsPluralNoun(next)
}
