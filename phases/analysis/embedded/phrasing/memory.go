package phrasing

import (
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Memory keeps what is asked again and again of the same texts, since features
// are compared with many others: nothing in it depends on the task. Several
// tasks may ask at once.
type Memory struct {
	keywords Recall[string, []string]                       // by text
	actors   Recall[string, string]                         // by name
	same     Recall[string, string]                         // what makes texts the same, by text
	rosters  Recall[rosterKey, *roster]                     // of lists of actors, by rosterKey
	named    Recall[rosterKey, map[string]bool]             // whom no article introduces, by rosterKey
	lines    Recall[*understanding.Understanding, []string] // of the source, by what is understood of it
}

// Recall keeps the answers to what is asked, a text or an understanding. A map
// of its own types under a lock needs no interface for each text that is asked.
type Recall[K comparable, T any] struct {
	mu    sync.RWMutex
	known map[K]T
}

// Of gives the answer to what is asked, which is worked out at most a few times:
// an answer may ask for others, so none is worked out under the lock.
func (r *Recall[K, T]) Of(asked K, answer func(K) T) T {
	r.mu.RLock()
	value, ok := r.known[asked]
	r.mu.RUnlock()
	if ok {
		return value
	}
	value = answer(asked)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.known == nil {
		r.known = map[K]T{}
	}
	r.known[asked] = value
	return value
}

// KeyWords are the keywords of a text, which the caller must not change.
func (w *Work) KeyWords(text string) []string {
	return w.Asked.keywords.Of(text, func(text string) []string { return slices.Clone(wording.Keywords(text)) })
}

// SameWords is sameWords of a text that is asked for again and again.
func (w *Work) SameWords(text string) string { return w.Asked.same.Of(text, SameWords) }

// Overlap is the share of the keywords of the smaller text that both have.
func (w *Work) Overlap(a, b string) float64 {
	x, y := w.KeyWords(a), w.KeyWords(b)
	if len(x) > len(y) {
		x, y = y, x
	}
	return wording.Overlap(x, y)
}

// NearestFact is the first of the facts whose name shares most words with a
// title, nil without facts.
func (w *Work) NearestFact(facts []understanding.FeatureFact, title string) *understanding.FeatureFact {
	var best *understanding.FeatureFact
	top := -1.0
	for i := range facts {
		if score := w.Overlap(facts[i].Name, title); score > top {
			best, top = &facts[i], score
		}
	}
	return best
}

// SameWords is equal for two texts that say the same: they have the same words of
// substance and differ in no number, id or version.
func SameWords(text string) string {
	return strings.Join(wording.Keywords(text), " ") + "\x01" + strings.Join(wording.Marks(text), " ")
}
