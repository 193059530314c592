package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// toldAsTrouble says that the layer below took a sentence for what goes wrong today, in front
// of one that says what is to be done about it: "Our drivers write it on a paper slip. They
// should enter it on the phone". Nobody builds what it tells.
func (r *ideaReader) toldAsTrouble(text string) bool {
	if r.w.Table.StartsWith("today_leads", "en", strings.ToLower(text)) {
		return false // "Today our volunteers sign up by e-mail" says itself of when it tells
	}
	same := func(it specs.Item) bool { return FoldTerm(strings.TrimRight(it.Text, ". ")) == FoldTerm(text) }
	return r.wishFollows && slices.ContainsFunc(r.u.Problem, same)
}

// handledToday remembers what a sentence of today does something to: "the milk temperature of each
// tank" of "Our drivers write the milk temperature of each tank on a paper slip".
func (r *ideaReader) handledToday(c Clause) {
	r.handlers = r.w.uncounted(c.Subject)
	tokens := ClauseTokens(c.Rest)
	end := 0
	for end < len(tokens) && !r.w.Table.IsWord("object_places", "en", tokens[end].Low) {
		end++
	}
	if end == 0 || end == len(tokens) || c.Not || c.Form == ModalVerb || c.Form == BeVerb {
		return
	}
	object := c.Rest[:tokens[end-1].To]
	first := strings.ToLower(LeadingWord(object))
	if r.w.Table.IsWord("articles", "en", first) || r.w.Table.IsWord("determiners", "en", first) || IsPluralNoun(first) {
		r.object = object
	}
}

// wishesOfIt finds the object of a wish that is only called it or them.
var wishesOfIt = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:They|He|She|We|I|An? \p{L}+|The \p{L}+|This|It) (?:should|must|need to|needs to|want to|wants to|can|could) (?:be able to |just |simply )?\p{L}+ )(it|them|this)\b`)
})

// withHandled names in a wish what was told to be handled today, where only one thing was, and
// those who do: "They should enter it on the phone", "An app should remind them".
func (r *ideaReader) withHandled(text string) string {
	m := wishesOfIt().FindStringSubmatchIndex(text)
	if m == nil || r.handlers == "" {
		return text
	}
	people := IsPluralNoun(strings.ToLower(reading.LastWord(r.handlers))) || IsPluralNoun(strings.ToLower(LeadingWord(r.handlers)))
	rest, they := strings.CutPrefix(text[:m[4]], "They ")
	thing, _, _ := strings.Cut(r.object, " of ")
	many := IsPluralNoun(strings.ToLower(reading.LastWord(thing)))
	switch pronoun := text[m[4]:m[5]]; {
	case they && !people:
		return text
	case r.object != "" && many == (pronoun == "them"):
		text = text[:m[4]] + r.object + text[m[5]:]
	case !they && people && r.object == "" && pronoun == "them":
		return text[:m[4]] + wording.LowerFirst(r.handlers) + text[m[5]:]
	default:
		return text
	}
	if they {
		return JoinWords(r.handlers, rest+text[len("They ")+len(rest):])
	}
	return text
}

// uncounted is a subject without whose they are and how many: "our five tanker drivers".
func (w *Work) uncounted(subject string) string {
	for {
		first, rest, more := strings.Cut(subject, " ")
		low := strings.ToLower(first)
		if !more || !w.Table.IsWord("determiners", "en", low) && !w.Table.IsWord("articles", "en", low) && !isStaffNumber(low) {
			return reading.UpperFirst(subject)
		}
		subject = rest
	}
}

// isStaffNumber says that a word is a number of people.
func isStaffNumber(word string) bool {
	found := staffCounted().FindStringSubmatch(word + " people")
	return found != nil && found[1] == word
}
