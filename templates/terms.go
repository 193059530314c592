package templates

import (
	"iter"
	"strings"
)

// Terms is a list of words in every language, by language code.
type Terms map[string][]string

// In gives the words of a language.
func (t Terms) In(lang string) []string { return t[lang] }

// Pairs goes through a list whose entries are written "left=right", in their
// order; an entry without the sign has nothing on its right.
func (t Terms) Pairs(lang string) iter.Seq2[string, string] {
	return func(yield func(left, right string) bool) {
		for _, entry := range t[lang] {
			left, right, _ := strings.Cut(entry, "=")
			if !yield(left, right) {
				return
			}
		}
	}
}

// Paired is the right side of the first entry whose left side is a word, and
// whether there is one.
func (t Terms) Paired(lang, word string) (right string, ok bool) {
	for left, right := range t.Pairs(lang) {
		if left == word {
			return right, true
		}
	}
	return "", false
}
