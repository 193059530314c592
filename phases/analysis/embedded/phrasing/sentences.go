package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// DefiniteName is the name of a thing behind its article.
func (w *Work) DefiniteName(name string) string {
	if first := strings.ToLower(LeadingWord(name)); w.Table.IsWord("determiners", "en", first) || w.Table.IsWord("articles", "en", first) {
		return name
	}
	return "the " + w.LowerStart(name)
}

// HasOwnVerb says that a text has a subject and a finite verb behind it, also where
// its words are too many for the grammar of clauses: "changes made on the other
// screen appear at once".
func (w *Work) HasOwnVerb(text string) bool {
	const near = 9 // words in which the verb has to come
	tokens := ClauseTokens(text)
	if len(tokens) < 4 || strings.HasSuffix(text, " one") || strings.ContainsAny(text, ":;=→") {
		return false
	}
	first := tokens[0].Low
	if w.Table.IsWord("prepositions", "en", first) || w.Table.IsWord("loose", "en", first) || w.Table.IsWord("rule_vague", "en", first) || w.Table.IsWord("rule_subjects", "en", first) || w.FirmObject(first) && !w.Table.IsWord("articles", "en", first) || w.IsVerbish(first) && !IsPluralNoun(first) {
		return false
	}
	many := IsPluralNoun(first) || wording.Plural(first) == first && w.IsPerson(first) // "staff"
	for i := 1; i < len(tokens)-1 && i < near; i++ {
		low, next := tokens[i].Low, tokens[i+1].Low
		if tokens[i-1].Comma || w.Table.IsWord("relatives", "en", low) {
			return false
		}
		noun := w.Table.IsWord("nouns", "en", low)
		led := w.Table.IsWord("prepositions", "en", next) || w.Table.IsWord("particles", "en", next) || w.FirmObject(next)
		switch {
		case low == "is" || low == "are":
			_, done := w.Participle(next)
			return done
		case w.IsThird(low) && !many && led && (!noun || w.IsPerson(tokens[i-1].Low) || w.Table.IsWord("objects", "en", next)):
			return true
		case many && led && !noun && w.Table.IsWord("verbs", "en", low) && !w.Table.IsWord("prepositions", "en", tokens[i-1].Low):
			return true
		}
	}
	return false
}
