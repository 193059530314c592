package embedded

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

// lowerRest brings the verbs behind the first one into the base form too.
func (w *work) lowerRest(base string) string {
	verb, rest, _ := strings.Cut(base, " ")
	return strings.TrimSpace(verb + " " + w.lowerVerbs(rest))
}

// beginsWithVerb says that a text begins with a verb in its base form and with
// something behind it that only an object can be.
func (w *work) beginsWithVerb(text string) bool {
	fields := strings.Fields(text)
	if len(fields) < 2 {
		return false
	}
	first, second := strings.ToLower(fields[0]), strings.ToLower(strings.Trim(fields[1], ",.;:"))
	if w.verbal[strings.ToLower(strings.TrimRight(text, ". "))] {
		return true
	}
	if first == "let" && len(fields) > 2 && second != "us" {
		return true
	}
	if !w.rules.isWord("verbs", "en", first) {
		return false
	}
	if (second == "for" || second == "of") && !w.rules.isWord("verbs_for", "en", first) {
		return false
	}
	if second == "from" && strings.Contains(text, " to ") {
		return true // "move from the old store to the new one"
	}
	if w.firmObject(second) || w.rules.isWord("pronouns_object", "en", second) {
		return true
	}
	if _, ok := w.parseClause(text); ok {
		return false
	}
	if len(fields) > 2 && w.rules.isWord("nouns", "en", first+"s") || w.compound(first) {
		third := strings.ToLower(strings.Trim(fields[min(2, len(fields)-1)], ",.;:"))
		if isPlainWord(second) && !isPluralNoun(second) && (strings.HasSuffix(fields[1], ",") || w.rules.isWord("prepositions", "en", third)) && !w.rules.isWord("prepositions", "en", second) && !w.rules.isWord("masses", "en", second) {
			return false // "pick list per tour": one thing is not picked without an article
		}
	}
	return !w.rules.isWord("nouns", "en", first+"s") || !w.rules.isWord("prepositions", "en", second) && isPluralNoun(strings.ToLower(strings.Trim(fields[len(fields)-1], ".,;:)")))
}

// subjectFirst says that a word which may be a verb is the subject of the one
// behind it: "support gets a read-only view".
func (w *work) subjectFirst(text string) bool {
	tokens := clauseTokens(text)
	return len(tokens) > 2 && !tokens[0].comma && w.isThird(tokens[1].low) && !w.rules.isWord("nouns", "en", tokens[1].low) && w.firmObject(tokens[2].low)
}

// gerund turns "comparing up to 5 links" into "compare up to 5 links".
func (w *work) gerund(text string) (string, bool) {
	word, rest, more := strings.Cut(text, " ")
	stem, ing := strings.CutSuffix(strings.ToLower(word), "ing")
	if !ing || !more || rest == "" || w.rules.isWord("prepositions", "en", leadingWord(rest)) && leadingWord(rest) != "up" {
		return "", false
	}
	if w.attributive(rest) {
		return "", false
	}
	for _, base := range w.stems(stem) {
		if w.rules.isWord("verbs", "en", base) {
			return base + " " + rest, true
		}
	}
	return "", false
}

// attributive says that a single thing without an article stands behind a word
// in -ing, so that both are its name: "picking list per tour", "waiting room".
func (w *work) attributive(rest string) bool {
	words := strings.Fields(rest)
	noun := strings.ToLower(strings.TrimRight(words[0], ",.;:"))
	if !w.rules.isWord("count_nouns", "en", noun) && !w.rules.isWord("nouns", "en", noun+"s") {
		return false
	}
	return len(words) == 1 || noun != strings.ToLower(words[0]) || w.rules.isWord("prepositions", "en", strings.ToLower(words[1]))
}

// stems are the base forms that a verb without -ing or -ed may come from.
func (w *work) stems(stem string) []string {
	out := []string{stem, stem + "e"}
	if n := len(stem); n > 2 && stem[n-1] == stem[n-2] {
		out = append(out, stem[:n-1])
	}
	if s, ok := strings.CutSuffix(stem, "i"); ok {
		out = append(out, s+"y")
	}
	return out
}

// participle is the base form of a past participle: "checked", "sent".
func (w *work) participle(word string) (string, bool) {
	for _, p := range w.rules.Words["participles"].In("en") {
		if from, to, _ := strings.Cut(p, "="); from == word {
			return to, true
		}
	}
	stem, ok := strings.CutSuffix(word, "ed")
	if !ok {
		return "", false
	}
	for _, base := range w.stems(stem) {
		if w.rules.isWord("verbs", "en", base) {
			return base, true
		}
	}
	return "", false
}

// firmObject says that a word can only stand behind a verb.
func (w *work) firmObject(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return word == codeWord || w.rules.isWord("determiners", "en", word) || unicode.IsDigit(r) || w.rules.isWord("objects", "en", word)
}

// isThird says whether a word is a known verb in the third person.
func (w *work) isThird(low string) bool {
	base, ok := w.baseVerb(low)
	return ok && low != "is" && low != "has" && w.rules.isWord("verbs", "en", base)
}

func isPluralNoun(word string) bool {
	if word == "we" || word == "they" || word == "you" || wording.Plural(word) == word && wording.Singular(word) != word {
		return true // people, children
	}
	return strings.HasSuffix(word, "s") && wording.Singular(word) != word && !strings.HasSuffix(word, "'s")
}

// compound tells a word that is a verb and also the first half of the names of
// things: "pick list", "check sheet", "print preview".
func (w *work) compound(word string) bool { return w.rules.isWord("compounds", "en", word) }
