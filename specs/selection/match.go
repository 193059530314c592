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
	if len(words) == 0 {
		return nil, 0
	}
	e := read(&entry)
	for _, word := range words {
		hit, ok := e.meet(asked{word, stem(word)})
		if ok {
			hits, score = append(hits, hit), score+hit.Weight
		}
	}
	return hits, score
}

// asked is a word of a question.
type asked struct{ word, stem string }

// term is what a word may meet: a word or several.
type term struct {
	given string
	text  string   // in lower case
	parts []string // its words
	stems []string // of its parts
	alone bool     // it is one word, but for punctuation
}

func newTerm(given string) term {
	t := term{given: given, text: strings.ToLower(strings.TrimSpace(given))}
	t.parts = runs(t.text)
	for _, part := range t.parts {
		t.stems = append(t.stems, stem(part))
	}
	t.alone = len(t.parts) == 1 && (t.parts[0] == t.text || isPlainWord(t.text, t.parts[0]))
	return t
}

// terms are those of an entry.
type terms struct {
	title              term
	keywords, headings []term
}

func read(entry *Entry) *terms {
	t := &terms{title: newTerm(entry.Title), keywords: make([]term, 0, len(entry.Keywords)), headings: make([]term, 0, len(entry.Sections))}
	for _, keyword := range entry.Keywords {
		t.keywords = append(t.keywords, newTerm(keyword))
	}
	for _, s := range entry.Sections {
		if s.Heading != entry.Title {
			t.headings = append(t.headings, newTerm(s.Heading))
		}
	}
	return t
}

func (t *terms) meet(a asked) (Hit, bool) {
	if a.meets(&t.title) || meetsPiece(a.word, t.title.given) {
		return Hit{Word: a.word, In: "title", With: t.title.given, Weight: inTitle}, true
	}
	for i := range t.keywords {
		if a.meets(&t.keywords[i]) {
			return Hit{Word: a.word, In: "keywords", With: t.keywords[i].given, Weight: inKeyword}, true
		}
	}
	for i := range t.headings {
		if heading := &t.headings[i]; a.meets(heading) || meetsPiece(a.word, heading.given) {
			return Hit{Word: a.word, In: "headings", With: heading.given, Weight: inHeading}, true
		}
	}
	return Hit{}, false
}

// meets says whether a word meets a term.
func (a asked) meets(t *term) bool {
	if t.text == "" {
		return false
	}
	if a.word == t.text || isPrefix(a.word, t.text) || isPrefix(t.text, a.word) {
		return true
	}
	if len(t.parts) == 1 {
		return t.alone && a.equals(t, 0) || holds(a.word, t.text)
	}
	for i, part := range t.parts {
		if utf8.RuneCountInString(part) >= 3 && (a.equals(t, i) || isPrefix(a.word, part)) {
			return true
		}
	}
	return false
}

func (a asked) equals(t *term, part int) bool {
	return a.word == t.parts[part] || a.stem == t.stems[part]
}

// isPlainWord says whether a term is nothing but a word in punctuation: "c++"
// is not "c".
func isPlainWord(term, word string) bool {
	return strings.Trim(term, " .,;:!?()[]\"'`") == word
}

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
