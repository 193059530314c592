package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxAlone is how many words the name of a thing has at most that stands without a verb.
const maxAlone = 3

// thingAlone is the one thing of which words without a verb speak: "The meal voucher" of
// "One meal voucher per 4 hours worked". Empty for any other words.
func (w *Work) thingAlone(text string) string {
	tokens := ClauseTokens(text)
	if len(tokens) < 2 || !w.verbFree(text) || tokens[0].Low != "one" && tokens[0].Low != "a" && tokens[0].Low != "an" {
		return ""
	}
	end := 1
	for end < len(tokens) && IsPlainWord(tokens[end].Low) && !w.Table.IsWord("prepositions", "en", tokens[end].Low) && !w.Table.IsWord("behind_nouns", "en", tokens[end].Low) {
		end++
		if tokens[end-1].Comma {
			break
		}
	}
	if name := text[tokens[1].From:tokens[end-1].To]; end > 1 && end-1 <= maxAlone && !IsPluralNoun(strings.ToLower(reading.LastWord(name))) {
		return "The " + name
	}
	return ""
}

// undergoes says that a predicate tells what is done to its subject: "should only be issued".
func (w *Work) undergoes(rest string) bool {
	c, ok := w.ParseClause("It " + rest)
	if !ok || c.Form != ModalVerb && c.Form != BeVerb {
		return false
	}
	state := strings.TrimPrefix(c.Rest, "only ")
	if c.Form == ModalVerb {
		if state, ok = strings.CutPrefix(state, "be "); !ok {
			return false
		}
	}
	_, done := w.Participle(strings.ToLower(LeadingWord(state)))
	return done
}

// possesses says that a clause tells what somebody has, of which more is told behind it: "A
// customer has a weekly pattern. It repeats until it is stopped".
func (w *Work) possesses(before string) bool {
	c, ok := w.ParseClause(strings.TrimRight(before, ". "))
	return ok && c.Form == HaveVerb && !c.Not && w.Table.IsWord("articles", "en", strings.ToLower(LeadingWord(c.Rest)))
}

// handled is the thing to which somebody did something in a clause, which is what is
// spoken of behind it as "it": "A nurse marks a bed as dirty; it cannot be given" speaks
// of the bed. Where the clause names none the person stays.
func (w *Work) handled(before, person string) (subject string, isPerson bool) {
	if thing := w.thingOf(before, false); thing != "" {
		return reading.UpperFirst(thing), false
	}
	return person, true
}
