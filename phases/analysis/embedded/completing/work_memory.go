package completing

import (
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Memory keeps what is asked again and again of the same texts, since features
// are compared with many others: nothing in it depends on the task. Several
// tasks may ask at once.
type Memory struct {
	keywords recall[string, []string]                       // by text
	actors   recall[string, string]                         // by name
	same     recall[string, string]                         // what makes texts the same, by text
	rosters  recall[rosterKey, *roster]                     // of lists of actors, by rosterKey
	lines    recall[*understanding.Understanding, []string] // of the source, by what is understood of it
}

// recall keeps the answers to what is asked, a text or an understanding.
type recall[K comparable, T any] struct{ known sync.Map }

// of gives the answer to what is asked, which is worked out at most a few times.
func (r *recall[K, T]) of(asked K, answer func(K) T) T {
	if known, ok := r.known.Load(asked); ok {
		if value, ok := known.(T); ok {
			return value
		}
	}
	value := answer(asked)
	r.known.Store(asked, value)
	return value
}

// keyWords are the keywords of a text, which the caller must not change.
func (w *Work) keyWords(text string) []string {
	return w.Asked.keywords.of(text, wording.Keywords)
}

// sameWords is sameWords of a text that is asked for again and again.
func (w *Work) sameWords(text string) string { return w.Asked.same.of(text, sameWords) }

// overlap is the share of the keywords of the smaller text that both have.
func (w *Work) overlap(a, b string) float64 {
	x, y := w.keyWords(a), w.keyWords(b)
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
		if score := w.overlap(facts[i].Name, title); score > top {
			best, top = &facts[i], score
		}
	}
	return best
}

// sameWords is equal for two texts that say the same: they have the same words of
// substance and differ in no number, id or version.
func sameWords(text string) string {
	return strings.Join(wording.Keywords(text), " ") + "\x01" + strings.Join(wording.Marks(text), " ")
}
