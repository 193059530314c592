package phrasing

import (
	"slices"
	"strings"
)

// maxSingleSubject is how many words the name of a single thing has at most, with its article,
// of which the word behind it is told as a deed.
const maxSingleSubject = 5

// maxSeveralSubject is the same for several persons or things with what is told of them.
const maxSeveralSubject = 7

// timedVerb reads the verb of a single thing that could also be the plural of a noun, where
// what stands behind it leaves no doubt: a time at which it does so ("the screen locks after
// 5 minutes"), or a thing with its article, which no noun has behind it ("a cancelled run
// frees the driver"). It also reads what several do of whom a number or a place is told first.
func (w *Work) timedVerb(tokens []Token, i int, next string) verbForm {
	low := tokens[i].Low
	if i == 0 || i > maxSeveralSubject || next == "" || tokens[i].Comma || tokens[i-1].Comma || w.finiteLater(tokens[i+1:]) {
		return noVerb
	}
	if w.Table.IsWord("articles", "en", tokens[0].Low) && i > 1 && i <= maxSingleSubject && w.singleThing(tokens[1:i]) {
		switch {
		case w.IsThird(low) && w.Table.IsWord("verb_times", "en", next):
			return ThirdVerb
		case w.Table.IsWord("articles", "en", next) && w.endsLikeThird(low) && !slices.ContainsFunc(tokens[i+2:], func(t Token) bool { return w.IsThird(t.Low) }): // "the list items the user sees"
			return ThirdVerb
		}
	}
	if w.tellsContent(tokens, i, next) {
		return ThirdVerb
	}
	if w.Table.IsWord("verbs", "en", low) && (w.severalDo(tokens[:i], next) || w.countedDo(tokens[:i], next)) {
		return PluralVerb
	}
	return noVerb
}

// severalDo says that words name several persons or things of which the verb behind them
// tells: "staff on duty |get a free drink", "calls over the limit |get 429", "missing fields |lead to an error".
func (w *Work) severalDo(tokens []Token, next string) bool {
	last := tokens[len(tokens)-1].Low
	if w.Table.IsWord("prepositions", "en", last) || w.Table.IsWord("determiners", "en", last) {
		return false
	}
	if len(tokens) == 2 && w.Table.IsWord("lasting_states", "en", tokens[0].Low) {
		return IsPluralNoun(last) && w.Table.IsWord("prepositions", "en", next)
	}
	if len(tokens) < 3 || !w.Table.IsWord("limits_of_persons", "en", tokens[1].Low) {
		return false
	}
	if w.manyPersons(tokens[0].Low) {
		return !w.Table.IsWord("prepositions", "en", next)
	}
	return w.Table.IsWord("bounds_of_things", "en", tokens[1].Low) && IsPluralNoun(tokens[0].Low) && (IsNumeral(next) || w.FirmObject(next))
}

// countedDo says that words name a number of things, with more said of them, of which the verb
// behind them tells what they do to a thing: "five wrong links in a row |lock the address".
func (w *Work) countedDo(tokens []Token, next string) bool {
	if len(tokens) < 3 || !w.Table.IsWord("articles", "en", next) || !IsNumeral(tokens[0].Low) && !w.Table.IsWord("counts", "en", tokens[0].Low) || tokens[0].Low == "one" || tokens[0].Low == "1" {
		return false
	}
	last := tokens[len(tokens)-1].Low
	return w.manyBefore(tokens) && !w.Table.IsWord("prepositions", "en", last) && !w.Table.IsWord("determiners", "en", last) && !w.Table.IsWord("articles", "en", last)
}

// tellsContent says that a word which could be several things is the verb of a single one that
// holds or shows several: "the report of the month |lists incidents", "the search |covers titles".
func (w *Work) tellsContent(tokens []Token, i int, next string) bool {
	base, third := w.BaseVerb(tokens[i].Low)
	if !third || base == tokens[i].Low || !w.Table.IsWord("content_verbs", "en", base) || !IsPluralNoun(next) || !w.Table.IsWord("articles", "en", tokens[0].Low) {
		return false
	}
	if i == 2 {
		return w.singleThing(tokens[1:2])
	}
	return i == 5 && w.singleThing(tokens[1:2]) && w.Table.IsWord("prepositions", "en", tokens[2].Low) && w.Table.IsWord("articles", "en", tokens[3].Low) && w.singleThing(tokens[4:5])
}

// eachDo says that the verb of two or more stands at token i behind the "each" or "both" that
// counts them: "the referrer and the friend each |get a free loaf".
func (w *Work) eachDo(tokens []Token, i int, next string) bool {
	if i < 3 || tokens[i-1].Low != "each" && tokens[i-1].Low != "both" || tokens[i-2].Comma || !w.Table.IsWord("verbs", "en", tokens[i].Low) || w.IsThird(tokens[i].Low) || !w.FirmObject(next) {
		return false
	}
	return slices.ContainsFunc(tokens[:i-2], func(t Token) bool { return t.Low == "and" }) && !w.Table.IsWord("prepositions", "en", tokens[i-2].Low) && !w.Table.IsWord("verbs", "en", tokens[i-2].Low)
}

// singleThing says that words name one thing: none of them is a preposition or a verb, and
// the last is no plural.
func (w *Work) singleThing(tokens []Token) bool {
	for _, t := range tokens {
		if t.Low == "" || t.Comma || w.Table.IsWord("prepositions", "en", t.Low) || w.Table.IsWord("articles", "en", t.Low) || w.Table.IsWord("finite", "en", t.Low) {
			return false
		}
	}
	return !IsPluralNoun(tokens[len(tokens)-1].Low)
}

// endsLikeThird says that a word that no list knows may be a verb by its ending: "frees".
func (w *Work) endsLikeThird(low string) bool {
	return len(low) > 4 && strings.HasSuffix(low, "s") && !strings.HasSuffix(low, "ss") && !strings.HasSuffix(low, "us") && IsPlainWord(low) &&
		!w.Table.IsWord("prepositions", "en", low) && !w.Table.IsWord("adverbs", "en", low) && !w.Table.IsWord("determiners", "en", low)
}

// manyPersons says that a word names several persons: a plural, or a word for all of them.
func (w *Work) manyPersons(low string) bool {
	return w.Table.IsWord("groups", "en", low) || IsPluralNoun(low) && w.IsPerson(low)
}
