package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// forbidden reads a command that something be kept from happening as the rule it sets:
// "Stop people from double-booking the room" and "Do not let anybody edit an invoice after
// it was sent" say that nobody may do it.
func (r *ideaReader) forbidden(text string) bool {
	who, act := r.keptFrom(text)
	if act == "" {
		return r.nobodyMay(text)
	}
	last, happening := strings.ToLower(reading.LastWord(who)), who
	if r.w.Table.IsWord("anybody", "en", last) || r.w.Table.IsWord("pronouns_object", "en", last) {
		who = "Nobody"
	}
	if who != "Nobody" && r.somebody(who) {
		r.whom(who)
	}
	modal := "must not"
	if who == "Nobody" {
		modal = "may"
	}
	r.said = OrElse(r.said, OrElse(r.whole, text))
	if _, stopped := CutFold(text, "stop "); stopped { // what is to stop happens today
		r.u.Problem = appendItem(r.u.Problem, wording.Sentence(JoinWords(happening, act)), r.src)
	}
	r.addRule(JoinWords(Capital(who), modal, wording.LowerFirst(r.meant(act))))
	return true
}

// nobodyMay reads a sentence that lets nobody do something as the rule that it is: "Nobody may
// delete a grave" lets no user delete one. Whoever may do it all the same is read elsewhere.
func (r *ideaReader) nobodyMay(text string) bool {
	c, ok := r.w.ParseClause(strings.TrimRight(text, ". "))
	if !ok || c.Form != ModalVerb || c.Not || c.Adverb != "" || !r.w.Table.IsWord("no_subjects", "en", strings.ToLower(c.Subject)) || strings.Contains(c.Rest, ", ") {
		return false
	}
	r.said = OrElse(r.said, OrElse(r.whole, text))
	r.addRule(text)
	return true
}

// keptFrom splits such a command into who is kept from something and what that is, in its
// base form. Both are empty for any other text.
func (r *ideaReader) keptFrom(text string) (who, act string) {
	w := r.w
	body, _, _ := r.withoutLead(text)
	for _, verb := range w.Table.Words["keeping_from"].In("en") {
		rest, ok := CutFold(body, verb+" ")
		who, gerund, from := strings.Cut(rest, " from ")
		how := "" // "double-booking" is a way of booking
		if i := strings.Index(gerund, "-"); i > 0 && i < len(LeadingWord(gerund)) {
			how, gerund = gerund[:i+1], gerund[i+1:]
		}
		if base, is := w.gerund(gerund); ok && from && is && len(strings.Fields(who)) <= 4 {
			return who, how + base
		}
	}
	for _, lead := range w.Table.Words["not_letting"].In("en") {
		rest, ok := CutFold(body, lead+" ")
		if !ok {
			continue
		}
		tokens := ClauseTokens(rest)
		for i := 1; i < len(tokens) && i <= 4; i++ {
			if w.Table.IsWord("verbs", "en", tokens[i].Low) {
				return rest[:tokens[i-1].To], rest[tokens[i].From:]
			}
		}
	}
	return "", ""
}
