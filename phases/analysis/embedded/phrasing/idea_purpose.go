package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// withPurpose reads a sentence without what its deed is good for, "so that no oven stands
// empty", and notes that as the benefit of the deed. Where nothing is told before it, as in
// "an app so that members can book", the clause itself is the deed.
func (r *ideaReader) withPurpose(text string) {
	deed, purpose := r.w.cutPurpose(text)
	from := len(r.features)
	if purpose == "" || r.w.Table.IsWord("kinds", "en", strings.ToLower(reading.LastWord(deed))) || reading.LastWord(deed) == "something" {
		r.plain(text)
		return
	}
	if r.plain(deed); len(r.features) == from {
		r.plain(text)
		return
	}
	r.features[len(r.features)-1].Benefit = purpose
}

// cutPurpose cuts the clause at the end of a sentence that tells what its deed is good for:
// behind "so that", and behind a "so" where a clause with a subject of its own follows,
// "so the office can call the parents".
func (w *Work) cutPurpose(text string) (deed, purpose string) {
	for _, so := range []string{", so that ", " so that "} {
		if i := strings.Index(text, so); i > 0 && !w.InBrackets(text, i) {
			return text[:i], text[i+len(so):]
		}
	}
	i := strings.Index(text, " so ")
	if i < 0 || w.InBrackets(text, i) {
		return text, ""
	}
	behind := text[i+len(" so "):]
	first := LeadingWord(behind)
	c, ok := w.ParseClause(behind)
	if !ok || len(strings.Fields(c.Subject)) > maxPurposeSubject || !w.Table.IsWord("determiners", "en", first) && !w.Table.IsWord("person_pronouns", "en", first) && !w.Table.IsWord("no_subjects", "en", first) && !IsPluralNoun(first) {
		return text, "" // "so far", "so many"
	}
	return strings.TrimRight(text[:i], ","), behind
}

// maxPurposeSubject is how many words the subject of a purpose has at most.
const maxPurposeSubject = 4
