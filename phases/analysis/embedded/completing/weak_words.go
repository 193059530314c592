package completing

import (
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// weakWords finds the words that make a statement hard to test, from the same
// lexicons that the gates read.
type weakWords struct {
	lexicons []*wording.Lexicon
	tests    *wording.Testability
}

// LoadWeakWords reads the words that no document may use and those that can be
// tested. It fails with input.template when one of the files is not valid.
func LoadWeakWords(set *templates.Set) (*weakWords, error) {
	file, err := templates.Shared[map[string][]wording.Entry](set, "lexicons/weak-words.yaml")
	if err != nil {
		return nil, err
	}
	tests, err := templates.Shared[wording.TestableWords](set, "lexicons/testable.yaml")
	if err != nil {
		return nil, err
	}
	w := &weakWords{tests: wording.NewTestability(*tests)}
	for _, lang := range Languages() {
		w.lexicons = append(w.lexicons, wording.NewLexicon(wording.Lang(lang), (*file)[lang]))
	}
	return w, nil
}

// Find gives the first weak word of a text, empty when there is none.
func (w *weakWords) Find(text string) string {
	for _, l := range w.lexicons {
		if found := l.Find(text); len(found) > 0 {
			return found[0].Text
		}
	}
	return ""
}

// Untestable says that a text has a weak word and no number to make up for it.
func (w *weakWords) Untestable(text string) bool {
	return w.Find(text) != "" && len(wording.Measures(text)) == 0
}

// Observable says that a text names who or what acts, and what can be observed.
func (w *weakWords) Observable(text string) bool { return w.tests.Holds(text) }
