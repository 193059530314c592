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
	if purpose == "" || r.namesProduct(deed) || reading.LastWord(deed) == "something" {
		r.plain(text)
		return
	}
	if r.plain(deed); len(r.features) == from {
		r.plain(text)
		return
	}
	r.features[len(r.features)-1].Benefit = purpose
}

// namesProduct says that a sentence names a product, and at most for whom it is, and tells
// nothing of what it does: "I want an app for my running club".
func (r *ideaReader) namesProduct(text string) bool {
	if r.w.Table.IsWord("kinds", "en", strings.ToLower(reading.LastWord(text))) {
		return true
	}
	text, _, _ = r.withoutLead(text)
	tokens := ClauseTokens(text)
	at := r.kindAt(tokens)
	if at < 0 || at+2 >= len(tokens) || tokens[at+1].Low != "for" || strings.Contains(text, " to ") {
		return false
	}
	_, does := r.w.gerund(text[tokens[at+2].From:])
	return !does
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
