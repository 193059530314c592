package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// EndpointGroup is a heading that names an operation of an interface.
func EndpointGroup(group string) string {
	method, path, ok := strings.Cut(group, " ")
	switch method {
	case "GET", "POST", "PUT", "PATCH", "DELETE":
		if ok && strings.HasPrefix(path, "/") {
			return group
		}
	}
	return ""
}

// NounPhrase is a thing inside a sentence, with the article that a bullet
// leaves out before a noun that is counted.
func (w *Work) NounPhrase(text string) string {
	text = strings.TrimRight(text, ".,;: ")
	if w.Language == "zh" || len(text) == 1 {
		return text // category A
	}
	out := w.LowerStart(text)
	tokens := ClauseTokens(text)
	for i, t := range tokens {
		if i > 0 && (w.timeAhead(tokens[i:]) || w.Table.IsWord("prepositions", "en", t.Low) || t.Low == "" || IsNumeral(t.Low[:1]) || w.Table.IsWord("relatives", "en", t.Low) || strings.HasSuffix(t.Low, "ed") || strings.HasSuffix(t.Low, "en") || i == 1 && i+1 < len(tokens) && strings.HasSuffix(t.Low, "ing") && w.Table.IsWord("count_nouns", "en", tokens[0].Low)) {
			return w.withArticle(out, tokens[0].Low, tokens[i-1].Low)
		}
		if t.Low == "" || i > 4 {
			return out
		}
		if t.Comma || i+1 == len(tokens) {
			return w.withArticle(out, tokens[0].Low, t.Low)
		}
	}
	return out
}

func (w *Work) withArticle(text, first, noun string) string {
	if !w.Table.IsWord("count_nouns", "en", noun) || w.Table.IsWord("determiners", "en", first) || strings.ContainsAny(first, "0123456789") && !sizedWord(first) {
		return text
	}
	if saidAsWord(text) {
		return wording.Article(strings.ToLower(text)) + " " + text
	}
	return wording.Article(text) + " " + text
}

// sizedWord says that a word tells how big one thing is, "5-minute", "6-digit", and not how
// many there are.
func sizedWord(word string) bool {
	number, unit, ok := strings.Cut(word, "-")
	return ok && number != "" && strings.Trim(number, "0123456789") == "" && len(unit) > 2 && !strings.ContainsAny(unit, "0123456789") && !IsPluralNoun(unit)
}

// saidAsWord says that a word in capitals is said as a word and not letter by
// letter: a HIGH alarm, a PIN, but an SMS.
func saidAsWord(text string) bool {
	const vowels = "AEIOU"
	word := LeadingWord(text)
	return len(word) > 2 && word == strings.ToUpper(word) && reading.IsASCII(word) && !strings.ContainsAny(word, "0123456789.-/") &&
		!strings.Contains(vowels, word[:1]) && strings.Contains(vowels, word[1:2]) && !strings.Contains(vowels, word[2:3])
}

// IsAbsent says that a statement only names what there is not to be: "no
// surprises".
func (w *Work) IsAbsent(head string) bool {
	_, ok := w.Absent(head)
	return ok && w.IsNoun(head)
}

// Absent is what must not be there, "No cameras in the rooms", as a clause.
func (w *Work) Absent(head string) (string, bool) {
	first := strings.ToLower(LeadingWord(head))
	if first != "no" && first != "nothing" && first != "nobody" || !strings.Contains(head, " ") {
		return "", false
	}
	if _, rest, more := strings.Cut(head, ", "); more && !strings.HasPrefix(rest, "no ") && !strings.Contains(rest, " or ") {
		return "", false // "no cgo, builds on linux" denies the first only
	}
	be := "is"
	tokens := ClauseTokens(head)
	for i, t := range tokens {
		if i > 0 && (w.Table.IsWord("prepositions", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low) || i == len(tokens)-1) {
			if noun := tokens[i-1].Low; first == "no" && i < len(tokens)-1 && IsPluralNoun(noun) || first == "no" && i == len(tokens)-1 && IsPluralNoun(t.Low) {
				be = "are"
			}
			break
		}
	}
	return "there " + be + " " + wording.LowerFirst(head), true
}

// IsNoun says that a text is the name of a thing: nothing in it before the
// first preposition can be a verb that is merely unknown.
func (w *Work) IsNoun(text string) bool {
	tokens := ClauseTokens(text)
	for i, t := range tokens {
		if i > 0 && (w.Table.IsWord("prepositions", "en", t.Low) || w.Table.IsWord("relatives", "en", t.Low) || t.Low == "" || strings.HasSuffix(t.Low, "ed")) {
			return true
		}
		if i > 1 && w.timeAhead(tokens[i:]) {
			return true
		}
		if i > 1 && w.FirmObject(t.Low) && t.Low != "more" {
			return false // "queries cost 5 cents"
		}
		if t.Comma || i == 6 {
			return i < 6
		}
	}
	return len(tokens) > 0
}

// HidesVerb says that behind a comma a text that begins as a thing does tells what
// happens: "48 hours a turn, then you lose it". As a whole it is no thing.
func (w *Work) HidesVerb(text string) bool {
	behind, told := false, false
	tokens := ClauseTokens(text)
	if w.manyDo(tokens) {
		return true
	}
	for i, t := range tokens {
		if i > 0 && w.Table.IsWord("everybody", "en", t.Low) && !tokens[i-1].Comma && !w.Table.IsWord("prepositions", "en", tokens[i-1].Low) && !w.Table.IsWord("verbs", "en", tokens[i-1].Low) && tokens[i-1].Low != "and" && i+1 < len(tokens) {
			return true // "two weeks later everybody who …": a sentence of theirs
		}
		if behind && !told && i > 1 && w.Table.IsWord("prepositions", "en", tokens[0].Low) && IsPluralNoun(tokens[i-1].Low) && tokens[i-2].Comma && w.Table.IsWord("verbs", "en", t.Low) {
			return true // "above 50 points, guards notice the player"
		}
		if i > 0 && !behind && !told && w.Table.IsWord("auxiliaries", "en", t.Low) && !w.Table.IsWord("contact_subjects", "en", tokens[i-1].Low) && !tokens[i-1].Comma {
			return true // "a job like that can't go in the diary"
		}
		switch {
		case t.Low == "that" && i > 0 && tokens[i-1].Low == "like":
		case w.Table.IsWord("relatives", "en", t.Low), t.Low == "where":
			return false // what follows is told of the thing
		case w.Table.IsWord("subordinators", "en", t.Low), w.Table.IsWord("conditions", "en", t.Low):
			told = true
		case !behind || told:
		case w.Table.IsWord("auxiliaries", "en", t.Low), t.Low == "is", t.Low == "are", t.Low == "has", t.Low == "have":
			return true
		case w.Table.IsWord("contact_subjects", "en", t.Low) && i+1 < len(tokens) && !t.Comma && (tokens[i-1].Comma || tokens[i-1].Low == "then" || tokens[i-1].Low == "and") && (w.Table.IsWord("verbs", "en", tokens[i+1].Low) || w.IsThird(tokens[i+1].Low)):
			return true
		}
		if t.Comma {
			behind, told = true, false
		}
	}
	return false
}

// manyDo says that the first words name several things, and that a verb with an object behind
// them tells what these do: "Requests for a booking of others return 404", "limits of a room
// override the general ones".
func (w *Work) manyDo(tokens []Token) bool {
	if len(tokens) < 5 || !IsPluralNoun(tokens[0].Low) {
		return false
	}
	for i := 3; i+1 < len(tokens) && !tokens[i-1].Comma; i++ {
		before, next := tokens[i-1].Low, tokens[i+1].Low
		if !w.Table.IsWord("verbs", "en", tokens[i].Low) || w.Table.IsWord("prepositions", "en", before) || w.Table.IsWord("articles", "en", before) || before == "and" || before == "or" || before == "to" {
			continue
		}
		object := next == "the" || next == "an" || next == "a" || next != "" && next[0] >= '0' && next[0] <= '9'
		if object && (i+2 >= len(tokens) || !w.Table.IsWord("rates", "en", wording.Singular(tokens[i+2].Low))) {
			return true
		}
	}
	return false
}

// timeAhead says that words begin with how long before or after something else:
// behind a noun they say when, "a push notification 3 days before the end".
func (w *Work) timeAhead(tokens []Token) bool {
	return len(tokens) > 2 && tokens[0].Low != "" && IsNumeral(tokens[0].Low) && w.Table.IsWord("rates", "en", wording.Singular(tokens[1].Low)) && w.Table.IsWord("prepositions", "en", tokens[2].Low)
}

// Reduced is where the participle of "tokens stored only as hashes" begins, 0
// when there is none that is certain.
func (w *Work) Reduced(text string) int {
	tokens := ClauseTokens(text)
	for i, t := range tokens {
		if i > 0 && w.Table.IsWord("reducible", "en", t.Low) && !w.Table.IsWord("determiners", "en", tokens[i-1].Low) && !w.Table.IsWord("prepositions", "en", tokens[i-1].Low) {
			return t.From
		}
		if i > 6 || t.Comma || w.Table.IsWord("relatives", "en", t.Low) {
			return 0
		}
	}
	return 0
}
