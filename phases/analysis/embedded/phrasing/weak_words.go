package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
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

// Gradable says that a quality without a number holds more or less, so that one
// has to say how much is enough: "easy to use", and not "calls carry a token".
func (w *Work) Gradable(text string) bool {
	text = strings.NewReplacer(" or better", "", " or larger", "", " or bigger", "").Replace(WithoutCode(text)) // "IP66 or better" is a bound
	return !w.wholly(text) && NewWordIndex(text).HasAny(w.Table.Words["gradable"])
}

// wholly says that a statement holds in every case or not at all, so that no number
// tells when it is met: "passwords never stand in the file", "HTTPS only".
func (w *Work) wholly(text string) bool {
	return w.Absolute(text) || NewWordIndex(WithoutCode(text)).HasAny(w.Table.Words["wholly"])
}

// WithoutCode drops code spans that are paths, calls or patterns: what they are
// called says little of what a sentence is about.
func WithoutCode(text string) string {
	var b strings.Builder
	for part, code := range reading.CodeParts(text) {
		if code && (strings.ContainsAny(part, "/.*{}()=") || isVersion(part)) {
			continue
		}
		b.WriteString(part)
		b.WriteByte(' ')
	}
	return b.String()
}

// isVersion says that a name in code is no more than that of a version: `v2`.
func isVersion(name string) bool {
	number, ok := strings.CutPrefix(name, "v")
	return ok && number != "" && strings.Trim(number, "0123456789") == ""
}

// Absolute says that a statement leaves no choice: "never", "by law", 绝不.
func (w *Work) Absolute(text string) bool {
	return NewWordIndex(WithoutCode(text)).HasAny(w.Table.Words["absolute"])
}
