package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// pointsAtThing says that the "that" at token i points at a thing, as behind a preposition it
// does: "orders assigned to that vendor".
func (w *Work) pointsAtThing(tokens []Token, i int) bool {
	return tokens[i].Low == "that" && !tokens[i-1].Comma && w.Table.IsWord("prepositions", "en", tokens[i-1].Low) && IsPlainWord(WordAt(tokens, i+1))
}

// listedThings says that the word at token i, which is a verb as well, names things that are
// told more of behind a comma: "parallel API calls, 1–64, default 8" calls nothing.
func (w *Work) listedThings(tokens []Token, i int) bool {
	next := WordAt(tokens, i+1)
	return tokens[i].Comma && w.Table.IsWord("nouns", "en", tokens[i].Low) && next != "" && !IsPlainWord(next) && !w.Table.IsWord("articles", "en", tokens[0].Low)
}

// namesChanges says that the word at token i is the thing that the one before it tells of and no
// verb: behind it stands the verb, "breaking changes only happen in a new version".
func (w *Work) namesChanges(tokens []Token, i int) bool {
	if i != 1 || !strings.HasSuffix(tokens[0].Low, "ing") || !IsPluralNoun(tokens[i].Low) || i+2 >= len(tokens) {
		return false
	}
	next := tokens[i+1].Low
	return w.Table.IsWord("auxiliaries", "en", next) || (next == "only" || next == "never" || next == "always") && w.Table.IsWord("intransitives", "en", tokens[i+2].Low)
}

// namesThings says that the word at token i is the plural of a thing and no verb, as the verb
// of several stands behind it: "room displays show the next booking".
func (w *Work) namesThings(tokens []Token, i int) bool {
	if i == 0 || i > 3 || tokens[i].Comma || tokens[i-1].Comma || i+2 >= len(tokens) || !IsPluralNoun(tokens[i].Low) {
		return false
	}
	next, behind := tokens[i+1].Low, tokens[i+2].Low
	return w.Table.IsWord("views_doing", "en", next) && (w.Table.IsWord("articles", "en", behind) || w.Table.IsWord("determiners", "en", behind) || IsPluralNoun(behind))
}

// likesNothing says that "like" at token i compares and is no liking: "guests like Rosa join
// with a code". Somebody likes a thing that has an article or another such word.
func (w *Work) likesNothing(tokens []Token, i int) bool {
	if tokens[i].Low != "like" || i+2 >= len(tokens) {
		return false
	}
	next := tokens[i+1].Low
	return next != "" && !w.FirmObject(next) && !w.Table.IsWord("articles", "en", next) && next != "to" && !IsPluralNoun(next)
}

// ofQuestion gives a clause that begins with "it" the question as its subject that it stands
// for: "it has to be in the log who moved what" becomes "who moved what has to be in the log".
func (w *Work) ofQuestion(c Clause) Clause {
	const longest = 7 // words up to the question
	if c.Form != ModalVerb || c.Not || !strings.HasPrefix(c.Rest, "be ") || strings.HasPrefix(c.Rest, "be able ") {
		return c
	}
	tokens := ClauseTokens(c.Rest)
	for i := 2; i < min(len(tokens)-1, longest); i++ {
		if tokens[i-1].Comma || w.Table.IsWord("prepositions", "en", tokens[i-1].Low) {
			return c
		}
		if w.Table.IsWord("loose_asked", "en", tokens[i].Low) {
			c.Subject = reading.UpperFirst(c.Rest[tokens[i].From:])
			c.Rest = strings.TrimSpace(c.Rest[:tokens[i].From])
			return c
		}
	}
	return c
}

// cutOtherwise moves what happens if somebody does not do what they can behind the statement:
// "the organiser can pay the rest |or the booking is cancelled".
func (w *Work) cutOtherwise(st *Statement) {
	c := &st.Clause
	if c.Form != ModalVerb || c.Not || c.Verb != "can" && c.Verb != "may" {
		return
	}
	at := strings.Index(c.Rest, " or the ")
	if at <= 0 || w.InBrackets(c.Rest, at) {
		return
	}
	tail := c.Rest[at+len(" or "):]
	second, ok := w.ParseClause(tail)
	if !ok || second.Form != BeVerb || len(strings.Fields(second.Subject)) > 4 || w.HasWord(second.Subject, "relatives") {
		return
	}
	c.Rest = strings.TrimRight(c.Rest[:at], " ,")
	st.More = append([]string{"Otherwise " + strings.TrimRight(tail, ". ") + "."}, st.More...)
}

// WithoutOtherwise is what somebody can do without what happens else, which the statement
// tells behind: "pay the rest |or the booking is cancelled".
func WithoutOtherwise(want string, st Statement) string {
	if deed := st.Clause.Rest; st.Whole && deed != "" && strings.HasPrefix(want, deed+" or the ") {
		return deed
	}
	return want
}
