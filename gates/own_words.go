package gates

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// ownWord says whether a word is one of the project's own names: terms,
// entities, their states and the title. "Prompt" is weak in general and a thing in a product
// that has prompts.
func (f *facts) ownWord(word string) bool {
	own := f.own.get("", f.ownWords)
	lower := strings.ToLower(word)
	return own[lower] || own[wording.Stem(lower)]
}

// ownWords are the words that the project's own names are made of, stemmed, and
// the names themselves.
func (f *facts) ownWords() map[string]bool {
	own := map[string]bool{}
	add := func(text string) {
		for _, t := range wording.Tokens(specs.Plain(text)) {
			if t.Kind == wording.Word {
				own[wording.Stem(t.Lower)] = true
			}
		}
		own[strings.ToLower(specs.Plain(text))] = true
	}
	if f.pkg.Glossary != nil {
		for _, t := range f.pkg.Glossary.Terms {
			add(t.Term)
		}
	}
	for _, e := range f.entities() {
		add(e.Name)
		add(e.Label)
		for _, state := range e.States {
			add(state)
		}
	}
	if f.pkg.Config != nil {
		add(f.pkg.Config.Title)
	}
	return own
}
