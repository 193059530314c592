package phrasing

import "strings"

// Doing puts the verbs that a deed begins with into the form in -ing: "move or
// cancel a booking" becomes "moving or cancelling a booking".
func (w *Work) Doing(deed string) string {
	words := strings.Split(deed, " ")
	for i, word := range words {
		verb := strings.TrimRight(word, ",")
		if i > 0 && (verb == "and" || verb == "or") {
			continue
		}
		if i > 0 && (!w.Table.IsWord("verbs", "en", verb) || i+1 == len(words) || words[i-1] == "and" && w.Table.IsWord("nouns", "en", verb+"s") && !w.FirmObject(words[i+1])) {
			break
		}
		words[i] = gerund(verb) + word[len(verb):]
		if verb == word && words[min(i+1, len(words)-1)] != "and" && words[min(i+1, len(words)-1)] != "or" {
			break
		}
	}
	return strings.Join(words, " ")
}

// gerund is the form of a verb in -ing.
func gerund(verb string) string {
	n := len(verb)
	vowel := func(i int) bool { return strings.IndexByte("aeiou", verb[i]) >= 0 }
	switch {
	case strings.HasSuffix(verb, "ie"):
		return verb[:n-2] + "ying"
	case strings.HasSuffix(verb, "el") && n > 4 && !vowel(n-3):
		return verb + "ling" // cancelling, labelling
	case strings.HasSuffix(verb, "e") && n > 2 && strings.IndexByte("eoy", verb[n-2]) < 0:
		return verb[:n-1] + "ing"
	case n > 2 && n < 6 && !vowel(n-1) && strings.IndexByte("wxy", verb[n-1]) < 0 && vowel(n-2) && !vowel(n-3) && strings.Count(verb, verb[n-2:n-1]) == 1 && strings.IndexFunc(verb[:n-2], func(r rune) bool { return strings.ContainsRune("aeiou", r) }) < 0:
		return verb + verb[n-1:] + "ing"
	}
	return verb + "ing"
}
