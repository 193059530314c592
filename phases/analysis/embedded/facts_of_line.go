package embedded

import (
	"github.com/overtone-cli/overtone/specs/wording"
)

// fewFacts of a line are compared one by one; of more, as a text on one long
// line has thousands, those that share a word with what is asked for are looked
// up.
const fewFacts = 32

// lineFacts are the features of the source that begin on one line.
type lineFacts struct {
	facts []FeatureFact
	words map[string][]int32 // of their names: the facts that have them, in order
	sizes []int              // keywords of each name
	hits  []int              // of the words asked for, by fact; zero between two questions
}

// newLineFacts indexes facts of one line by their words.
func newLineFacts(facts []FeatureFact) *lineFacts {
	l := &lineFacts{facts: facts, words: map[string][]int32{}, sizes: make([]int, len(facts)), hits: make([]int, len(facts))}
	for i := range facts {
		keys := wording.Keywords(facts[i].Name)
		l.sizes[i] = len(keys)
		for _, word := range keys {
			l.words[word] = append(l.words[word], int32(i))
		}
	}
	return l
}

// nearest is the fact whose name shares most words with a title, the first of
// several and the first of all when none shares any.
func (l *lineFacts) nearest(title string) *FeatureFact {
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
