package phrasing

import "strings"

// answersLimit says that a deed sets a limit, so that what is answered behind it is what
// happens beyond the limit and no deed of its own: "limits a key to 5 calls and returns 429".
func (w *Work) answersLimit(deed string) bool {
	first := strings.ToLower(LeadingWord(deed))
	base, third := w.BaseVerb(first)
	return w.Table.IsWord("limiting_verbs", "en", first) || third && w.Table.IsWord("limiting_verbs", "en", base)
}
