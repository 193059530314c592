package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// recipients notes those whom the product tells, asks or shows something as people of the
// idea, where it names no others: "reminds beekeepers to check hives" is for beekeepers.
func (r *ideaReader) recipients(deed string) {
	w := r.w
	tokens := ClauseTokens(deed)
	if len(r.u.Actors) > 0 || len(tokens) < 2 || !w.Table.IsWord("telling_verbs", "en", tokens[0].Low) {
		return
	}
	if tokens[1].Low == "my" { // who writes uses it himself, and his daughter is only told
		return
	}
	end := 1
	if w.Table.IsWord("determiners", "en", tokens[1].Low) {
		end++ // "warn the driver", "ask each member"
	}
	from := end
	for end < len(tokens) && !tokens[end-1].Comma && !w.endsRecipient(tokens[end].Low) {
		end++
	}
	if end == from {
		return
	}
	who := subjectNoun(deed[tokens[from].From:tokens[end-1].To])
	last := strings.ToLower(reading.LastWord(who))
	if w.Table.IsWord("anybody", "en", last) || len(strings.Fields(who)) > 3 || w.Table.IsWord("first_persons", "en", last) || w.Table.IsWord("pronouns_object", "en", last) {
		return
	}
	if r.somebody(who) {
		r.addActor(strings.TrimRight(wording.Sentence(wording.Singular(understanding.LastNoun(who))), "."))
	}
}

// toUsers puts those for whom the product is in the place of the "them" whom it tells or
// reminds of something: "an assistant for elderly people that reminds them to drink".
func (r *ideaReader) toUsers(deed string) string {
	tokens := ClauseTokens(deed)
	if r.users == "" || len(r.features) > 0 || len(tokens) < 3 || tokens[1].Low != "them" || !r.w.Table.IsWord("telling_verbs", "en", tokens[0].Low) {
		return deed
	}
	return deed[:tokens[1].From] + r.users + deed[tokens[1].To:]
}

// endsRecipient says that a word stands behind the name of those who are told something.
func (w *Work) endsRecipient(low string) bool {
	return low == "" || low == "to" || low == "about" || low == "every" || low == "each" || w.Table.IsWord("question_words", "en", low) || w.Table.IsWord("prepositions", "en", low) ||
		w.Table.IsWord("conditions", "en", low) || w.Table.IsWord("determiners", "en", low) || w.Table.IsWord("auxiliaries", "en", low)
}

// asAsked puts what a trouble says that people want to know into the place of the "it" of
// what is to be done: "Customers keep asking where their parcel is. Give them a page that
// shows it."
func (r *ideaReader) asAsked(deed string) string {
	verb, object, _ := strings.Cut(deed, " ")
	if r.question == "" || len(r.features) > 0 || object != "it" && object != "that" && object != "this" {
		return deed
	}
	return verb + " " + r.question
}
