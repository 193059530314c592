package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxWishedOf is how many words name whom or what a wish is about: "the lead bearer".
const maxWishedOf = 4

// wishedOf reads "I would like the printer to get the list" as what the printer should do,
// where it is somebody who acts, or what becomes of a thing. "I would like the option to
// pay later" wishes a thing.
func (w *Work) wishedOf(text string) string {
	for _, lead := range w.Table.Words["wishes_of_others"].In("en") {
		wish, ok := CutFold(text, lead+" ")
		if !ok {
			continue
		}
		who, deed, found := strings.Cut(wish, " to ")
		first := strings.ToLower(LeadingWord(who))
		if n := len(strings.Fields(who)); !found || n < 2 || n > maxWishedOf || !w.Table.IsWord("determiners", "en", first) || first == "a" || first == "an" ||
			strings.ContainsAny(who, ",;:(") || w.Table.IsWord("followed_by_deeds", "en", strings.ToLower(reading.LastWord(who))) {
			return text
		}
		_, person := w.PersonIn(who)
		if !becomes(deed) && (!person || !w.verbAhead(deed) && !w.Table.IsWord("receive", "en", strings.ToLower(LeadingWord(deed)))) {
			return text
		}
		return reading.UpperFirst(who) + " should " + deed
	}
	return text
}

// becomes says that a deed is what becomes of somebody or something: to be shown, to get.
func becomes(deed string) bool {
	switch strings.ToLower(LeadingWord(deed)) {
	case "be", "get", "receive":
		return true
	}
	return false
}
