package phrasing

import "strings"

// personTokens says that the words before a verb are one person of the source
// with an article: what follows then is what that person does, "a skipper books
// one berth", though the word may name a thing elsewhere.
func (w *Work) personTokens(tokens []Token) bool {
	if len(tokens) < 2 || len(tokens) > 4 || !w.Table.IsWord("articles", "en", tokens[0].Low) {
		return false
	}
	words := make([]string, 0, len(tokens))
	for _, t := range tokens[1:] {
		if t.Comma || t.Low == "" || t.Low == CodeWord {
			return false
		}
		words = append(words, t.Low)
	}
	return w.IsPerson(strings.Join(words, " "))
}

// isPersonRow says that words are the plural name of one person of the source:
// "dispatchers", "team leads".
func (w *Work) isPersonRow(tokens []Token) bool {
	words := make([]string, 0, len(tokens))
	for n, t := range tokens {
		if t.Low == "" || t.Low == CodeWord || t.Comma && n+1 < len(tokens) {
			return false
		}
		words = append(words, t.Low)
	}
	if len(words) == 0 {
		return false
	}
	last := words[len(words)-1]
	return IsPluralNoun(last) && w.IsPerson(strings.Join(words, " "))
}

// rowOfPersons says that the words before a verb are two persons of the source:
// "clerks and harbour master".
func (w *Work) rowOfPersons(tokens []Token) bool {
	if len(tokens) < 3 || len(tokens) > 7 {
		return false
	}
	var words []string
	for _, t := range tokens {
		if t.Comma || t.Low == "" {
			return false
		}
		words = append(words, t.Low)
	}
	left, right, ok := strings.Cut(strings.Join(words, " "), " and ")
	return ok && w.IsPerson(strings.TrimPrefix(left, "the ")) && w.IsPerson(strings.TrimPrefix(right, "the "))
}

// IsPerson says that the source introduces a person of this name, or one whose
// name ends with it.
func (w *Work) IsPerson(name string) bool {
	name = FoldTerm(w.ActorName(name))
	return w.Roster().persons[name] || !strings.Contains(name, " ") && w.OnlyPersonOf(name) != ""
}
