package templates

import (
	"iter"
	"strings"
)

// Terms is a list of words in every language that there is.
type Terms struct {
	En []string `yaml:"en"`
	Zh []string `yaml:"zh"`
}

// TermsOf is a list of words of one language.
func TermsOf(lang string, words ...string) Terms {
	if lang == "zh" {
		return Terms{Zh: words}
	}
	return Terms{En: words}
}

// In gives the words of a language.
func (t Terms) In(lang string) []string {
	switch lang {
	case "en":
		return t.En
	case "zh":
		return t.Zh
	}
	return nil
}

// None says that there is no word in any language.
func (t Terms) None() bool { return len(t.En) == 0 && len(t.Zh) == 0 }

// Pairs goes through a list whose entries are written "left=right", in their
// order; an entry without the sign has nothing on its right.
func (t Terms) Pairs(lang string) iter.Seq2[string, string] {
	return func(yield func(left, right string) bool) {
		for _, entry := range t.In(lang) {
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
