package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// noteLater keeps the words by which a later step of the plan names what it builds, and
// that nothing of the steps before it has in its title.
func (w *Specifier) noteLater(drafts []Draft, steps []string) {
	w.later = map[string]bool{}
	for i := range drafts {
		if !drafts[i].builtLaterOn() {
			continue
		}
		named := wording.Keywords(steps[i])
		for _, word := range wording.Keywords(specs.Plain(drafts[i].Requirement.Title)) {
			if slices.Contains(named, word) {
				w.later[word] = true
			}
		}
	}
	for i := range drafts {
		if drafts[i].builtLaterOn() {
			continue
		}
		for _, word := range wording.Keywords(specs.Plain(drafts[i].Requirement.Title)) {
			delete(w.later, word)
		}
	}
}

// waits says that a quality is one of a thing that the plan of the source builds later: it
// begins with its name, "Redis: one round trip a decision", and can be met no sooner.
func (w *Specifier) waits(title string) bool {
	title = strings.ToLower(specs.Plain(title))
	words := wording.KeywordsInOrder(title)
	return len(words) > 0 && w.later[words[0]] && strings.HasPrefix(title, words[0])
}
