package understanding

import (
	"github.com/overtone-cli/overtone/specs/wording"
)

// FewFacts of a line are compared one by one; of more, as a text on one long
// line has thousands, those that share a word with what is asked for are looked
// up.
const FewFacts = 32

// LineFacts are the features of the source that begin on one line.
type LineFacts struct {
	facts []FeatureFact
	words map[string][]int32 // of their names: the facts that have them, in order
	sizes []int              // keywords of each name
	hits  []int              // of the words asked for, by fact; zero between two questions
}

// NewLineFacts indexes facts of one line by their words.
func NewLineFacts(facts []FeatureFact) *LineFacts {
	l := &LineFacts{facts: facts, words: map[string][]int32{}, sizes: make([]int, len(facts)), hits: make([]int, len(facts))}
	for i := range facts {
		keys := wording.Keywords(facts[i].Name)
		l.sizes[i] = len(keys)
		for _, word := range keys {
			l.words[word] = append(l.words[word], int32(i))
		}
	}
	return l
}

// Nearest is the fact whose name shares most words with a title, the first of
// several and the first of all when none shares any.
func (l *LineFacts) Nearest(title string) *FeatureFact {
	keys := wording.Keywords(title)
	for _, word := range keys {
		for _, i := range l.words[word] {
			l.hits[i]++
		}
	}
	best, top := 0, 0.0
	for i, shared := range l.hits {
		if shared == 0 {
			continue
		}
		l.hits[i] = 0
		if score := float64(shared) / float64(min(len(keys), l.sizes[i])); score > top {
			best, top = i, score
		}
	}
	return &l.facts[best]
}
