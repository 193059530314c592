package phrasing

import "strings"

// SwallowsRate says that how often something happens would be read as a part of the clause
// that a text ends with: "a list of what was asked 3 times every Monday" is asked 3 times
// each Monday.
func (w *Work) SwallowsRate(text, when string) bool {
	lead := LeadingWord(when)
	return (lead == "every" || lead == "each") && w.limitsItself(text)
}

// RateBehindVerb puts how often something is wished right behind its verb, where no clause
// can take it for its own: "to get, every Monday, a list of what was asked 3 times".
func (w *Work) RateBehindVerb(want, rate string) string {
	deed := strings.TrimPrefix(want, "to ")
	verb, rest, ok := strings.Cut(deed, " ")
	if !ok || !w.Table.IsWord("verbs", "en", strings.ToLower(verb)) {
		return want
	}
	return want[:len(want)-len(deed)] + verb + ", " + rate + ", " + rest
}
