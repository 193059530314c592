package selection

import (
	"strings"
	"unicode/utf8"
)

// The weight of a word that meets the title, a keyword or a heading.
const (
	inTitle   = 5
	inKeyword = 3
	inHeading = 1
)

// Hit is a word of a question that meets a rule file.
type Hit struct {
	Word   string `json:"word"`
	In     string `json:"in" jsonschema:"title, keywords or headings"`
	With   string `json:"with" jsonschema:"what it met there"`
	Weight int    `json:"weight"`
}

// Match finds the words that meet an entry, each once where it weighs most. A
// word meets another that is equal to it, or has the same stem, or begins as
// "test*" says; of a term of several words it may meet one of three characters
// or more. Parts of a word never meet: "client" is no "cli". A Chinese keyword
// is met by a run that holds it.
func Match(entry Entry, words []string) (hits []Hit, score int) {
	for _, word := range words {
		hit, ok := meet(entry, word)
		if ok {
			hits, score = append(hits, hit), score+hit.Weight
		}
	}
	return hits, score
}

func meet(entry Entry, word string) (Hit, bool) {
	if meets(word, entry.Title) || meetsPiece(word, entry.Title) {
		return Hit{Word: word, In: "title", With: entry.Title, Weight: inTitle}, true
	}
	for _, keyword := range entry.Keywords {
		if meets(word, keyword) {
			return Hit{Word: word, In: "keywords", With: keyword, Weight: inKeyword}, true
		}
	}
	for _, s := range entry.Sections {
		if s.Heading != entry.Title && (meets(word, s.Heading) || meetsPiece(word, s.Heading)) {
			return Hit{Word: word, In: "headings", With: s.Heading, Weight: inHeading}, true
		}
	}
	return Hit{}, false
}

// meets says whether a word meets a term, which is a word or several.
func meets(word, term string) bool {
	term = strings.ToLower(strings.TrimSpace(term))
	if term == "" {
		return false
	}
	if word == term || isPrefix(word, term) || isPrefix(term, word) {
		return true
	}
	parts := runs(term)
	if len(parts) == 1 {
		return equal(word, parts[0]) && (parts[0] == term || isPlainWord(term, parts[0])) || holds(word, term)
	}
	for _, part := range parts {
		if utf8.RuneCountInString(part) >= 3 && (equal(word, part) || isPrefix(word, part)) {
			return true
		}
	}
	return false
}

// isPlainWord says whether a term is nothing but a word in punctuation: "c++"
// is not "c".
func isPlainWord(term, word string) bool {
	return strings.Trim(term, " .,;:!?()[]\"'`") == word
}

func equal(a, b string) bool { return a == b || stem(a) == stem(b) }

// isPrefix says whether pattern is "begin*" and word begins so.
func isPrefix(pattern, word string) bool {
	begin, ok := strings.CutSuffix(pattern, "*")
	return ok && utf8.RuneCountInString(begin) >= 2 && strings.HasPrefix(word, begin)
}

// holds says whether a run of Chinese holds a Chinese keyword.
func holds(word, term string) bool {
	first, _ := utf8.DecodeRuneInString(term)
	return isHan(first) && utf8.RuneCountInString(term) >= 2 && strings.Contains(word, term)
}

// meetsPiece says whether a Chinese word stands in a title or heading.
func meetsPiece(word, text string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	return isHan(first) && utf8.RuneCountInString(word) >= 2 && strings.Contains(text, word)
}
