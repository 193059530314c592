package phrasing

import "strings"

// pricedDeed reads what a deed costs, whose name in -ing is the subject and no wish:
// "Cancelling up to 4 hours before the visit costs nothing" demands that it costs nothing,
// and not that somebody can cancel.
func (w *Work) pricedDeed(text string) (Clause, bool) {
	if !w.opensWithDoing(text) {
		return Clause{}, false
	}
	for _, price := range w.Table.Words["deed_prices"].In("en") {
		deed, rest, ok := strings.Cut(text, price)
		if !ok || strings.ContainsAny(deed, ",;:") || w.HasWord(deed, "relatives") {
			continue
		}
		verb, more, _ := strings.Cut(strings.TrimPrefix(price, " "), " ")
		form := ThirdVerb
		if verb == "is" {
			form = BeVerb
		}
		return Clause{Subject: deed, Form: form, Verb: verb, Rest: more + rest}, true
	}
	return Clause{}, false
}
