package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxTestedObject is how many words the object of a deed has at most when a
// criterion names it.
const maxTestedObject = 7

// deedObject is what the first verb of a phrase acts on; empty when it is long,
// a pronoun or not certain.
func (w *Specifier) deedObject(phrase string) string {
	tokens := phrasing.ClauseTokens(phrase)
	start := 1
	for start+1 < len(tokens) && (tokens[start].Low == "and" || tokens[start].Low == "or") && w.Table.IsWord("verbs", "en", tokens[start+1].Low) {
		start += 2
	}
	if start >= len(tokens) || w.Table.IsWord("pronouns_object", "en", tokens[start].Low) || w.Table.IsWord("particles", "en", tokens[start].Low) ||
		w.Table.IsWord("breaks", "en", tokens[start].Low) || w.Table.IsWord("adverbs", "en", tokens[start].Low) && !w.Table.IsWord("determiners", "en", tokens[start].Low) || tokens[start].Low == "another" || tokens[start].Low == "that" || tokens[start].Low == "each" {
		return ""
	}
	end, of := start, false
	for end < len(tokens) {
		low := tokens[end].Low
		if end > start && end+1 < len(tokens) && w.Table.IsWord("hanging", "en", low) && w.Table.IsWord("prepositions", "en", tokens[end+1].Low) {
			break // "the fees | according to the table"
		}
		if end > start && (strings.HasSuffix(low, "self") || strings.HasSuffix(low, "selves")) {
			break // "their account | themselves"
		}
		if end > start && w.Table.IsWord("object_tails", "en", low+" "+phrasing.WordAt(tokens, end+1)) {
			break // "the horse | up to 2 days before", "a ride | free of charge"
		}
		if w.Table.IsWord("breaks", "en", low) || w.Table.IsWord("relatives", "en", low) || w.Table.IsWord("adverbs", "en", low) || low == "once" || (low == "every" || low == "each") && end > start && w.Table.IsWord("check_periods", "en", phrasing.WordAt(tokens, end+1)) || low == "" && end > start || low == "of" && end-start > 4 || low == "where" {
			break
		}
		of = of || low == "of"
		end++
		if tokens[end-1].Comma {
			break
		}
	}
	if w.sharesArticle(tokens, start, end) {
		end += 2
	}
	for end > start && (w.Table.IsWord("determiners", "en", tokens[end-1].Low) || tokens[end-1].Low == "of") {
		end--
	}
	if end == start+1 && phrasing.WordAt(tokens, end) == "and" && w.describesOnly(tokens[start].Low) && phrasing.IsPluralNoun(phrasing.WordAt(tokens, end+2)) && w.describesOnly(tokens[end+1].Low) {
		end += 3 // "old and new values" are values
	}
	if end <= start || end-start > maxTestedObject {
		return ""
	}
	if end == start+1 && tokens[start].Comma {
		if shared, ok := w.sharedNoun(tokens, start); ok {
			return shared
		}
	}
	return strings.Trim(w.Impersonal(phrase[tokens[start].From:tokens[end-1].To]), " ,")
}

// describesOnly says that a word stands in front of things and is none: "old", "as-found".
func (w *Specifier) describesOnly(word string) bool {
	return w.Table.IsWord("thing_adjectives", "en", word) || strings.Contains(word, "-") && !phrasing.IsPluralNoun(word)
}

// sharesArticle says that a thing ends at a token behind which another one stands below its
// article: "a bay and slot". A second thing with an article of its own is named apart.
func (w *Specifier) sharesArticle(tokens []phrasing.Token, start, end int) bool {
	if end-start != 2 || end+1 >= len(tokens) || tokens[end].Low != "and" || tokens[end-1].Comma || tokens[start].Low != "a" && tokens[start].Low != "an" {
		return false
	}
	other, behind := tokens[end+1].Low, phrasing.WordAt(tokens, end+2)
	if !phrasing.IsPlainWord(other) || phrasing.IsPluralNoun(other) || w.Table.IsWord("determiners", "en", other) || w.Table.IsWord("articles", "en", other) || w.Table.IsWord("verbs", "en", other) && !w.Table.IsWord("nouns", "en", other) {
		return false
	}
	return behind == "" || w.Table.IsWord("breaks", "en", behind) || w.Table.IsWord("hanging", "en", behind)
}

// sharedNoun is the noun behind a row of words that all stand before it, of which the
// first begins at token i: "building, electrical and septic permits" are permits. ok is
// false for a row of things with a name each.
func (w *Specifier) sharedNoun(tokens []phrasing.Token, i int) (noun string, ok bool) {
	if phrasing.IsPluralNoun(tokens[i].Low) || w.Table.IsWord("determiners", "en", tokens[i].Low) {
		return "", false
	}
	for k := i + 1; k < len(tokens) && k < i+8; k++ {
		if phrasing.IsPluralNoun(tokens[k].Low) {
			return "", false
		}
		if tokens[k].Low != "and" && tokens[k].Low != "or" {
			continue
		}
		for k++; k < len(tokens) && !w.Table.IsWord("breaks", "en", tokens[k].Low) && !w.Table.IsWord("adverbs", "en", tokens[k].Low); k++ {
			if phrasing.IsPluralNoun(tokens[k].Low) {
				noun = tokens[k].Low
			}
			if tokens[k].Comma {
				break
			}
		}
		return noun, true
	}
	return "", false
}
