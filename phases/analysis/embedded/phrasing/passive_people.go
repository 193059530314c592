package phrasing

import "strings"

// DoneByPeople says that a passive names the people who do it: "signed by two people",
// "approved by the vet".
func (w *Work) DoneByPeople(passive string) bool {
	_, who, ok := strings.Cut(passive, " by ")
	if !ok {
		return false
	}
	who, _, _ = strings.Cut(who, " (")
	tokens := ClauseTokens(who)
	for i, t := range tokens {
		if i > 0 && (w.Table.IsWord("prepositions", "en", t.Low) || tokens[i-1].Comma || t.Low == "and" || t.Low == "or" || t.Low == "before" || t.Low == "after") {
			who = who[:t.From]
			break
		}
	}
	words := strings.Fields(strings.ToLower(strings.TrimRight(who, ",. ")))
	if len(words) == 0 {
		return false
	}
	if last := words[len(words)-1]; w.Table.IsWord("anybody", "en", last) || last == "persons" || w.Table.IsWord("groups", "en", last) {
		return true
	}
	_, person := w.PersonIn(strings.TrimRight(who, ",. "))
	return person
}
