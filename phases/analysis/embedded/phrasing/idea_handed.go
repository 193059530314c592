package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// handedOn cuts what somebody does with a thing off the deed of the product that makes it for them:
// "draft a recommendation for our sales engineers to approve" is a draft, and an approval by a sales
// engineer. The whole deed comes back where nobody is named or nothing is settled.
func (r *ideaReader) handedOn(deed string) (made, who, act string) {
	const longest = 4 // words of those who settle it
	w := r.w
	head, tail, ok := strings.Cut(deed, " for ")
	whom, verb, does := strings.Cut(tail, " to ")
	verb = strings.TrimRight(verb, ". ")
	_, settles := w.Table.Words["settling_verbs"].Paired("en", verb)
	if !ok || !does || !settles || len(strings.Fields(whom)) > longest {
		return deed, "", ""
	}
	name := CutFirst(whom, "the ", "our ", "my ", "a ", "an ", "their ")
	if last := strings.ToLower(reading.LastWord(name)); !(&ideaList{r: r}).person(name) && !r.agentive(last) {
		return deed, "", ""
	}
	object := objectIn(head)
	thing := w.definitePair(object, IsPluralNoun(strings.ToLower(reading.LastWord(object))))
	if thing == "" {
		return deed, "", ""
	}
	return head + " for the " + name, name, JoinWords(verb, thing)
}

// ratedCommand reads a command in front of which stands how often it is done, "every hour fetch the
// rates and store them": the product does it, by a clock.
func (r *ideaReader) ratedCommand(text string) bool {
	w := r.w
	tokens := ClauseTokens(text)
	if len(tokens) < 5 || tokens[0].Low != "every" && tokens[0].Low != "each" || tokens[1].Comma || tokens[0].Comma {
		return false
	}
	if !w.Table.IsWord("rates", "en", tokens[1].Low) && !w.Table.IsWord("week_days", "en", tokens[1].Low) {
		return false
	}
	if !w.Table.IsWord("verbs", "en", tokens[2].Low) || IsPluralNoun(tokens[2].Low) || w.Table.IsWord("auxiliaries", "en", tokens[2].Low) {
		return false
	}
	rate := strings.ToLower(text[:tokens[1].To])
	first, more, comma := strings.Cut(text[tokens[2].From:], ", ")
	first = JoinWords(first, rate)
	if comma {
		first += ", " + more
	}
	r.does(first)
	return true
}
