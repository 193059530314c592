package reading

import "strings"

// wishInOrder puts a wish into the order in which the rules look for it, where a word of
// talk stands inside its verb: "I would however like a list" is "I would like a list", and
// "they need at least to see the route" is "they need to see at least the route".
func wishInOrder(text string) string {
	for _, link := range []string{" however ", " though ", " nevertheless "} {
		for _, verb := range []string{"like", "love"} {
			text = strings.Replace(text, " would"+link+verb+" ", " would "+verb+" ", 1)
		}
	}
	for _, verb := range []string{" need", " needs", " have", " has"} {
		if head, rest, ok := strings.Cut(text, verb+" at least to "); ok {
			return head + verb + " to " + leastBehindVerb(rest)
		}
	}
	return text
}

// leastBehindVerb says "at least" of what a deed is done to: "be able to see the route" is
// "be able to see at least the route".
func leastBehindVerb(deed string) string {
	able, rest := "", deed
	if after, ok := strings.CutPrefix(deed, "be able to "); ok {
		able, rest = "be able to ", after
	}
	verb, object, ok := strings.Cut(rest, " ")
	if !ok || strings.ContainsAny(verb, ",;:.") {
		return deed
	}
	return able + verb + " at least " + object
}
