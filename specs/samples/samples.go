// Package samples makes up requirement documents and specification packages of
// any size, for benchmarks and for tests that need a lot of text. The same
// arguments give the same bytes on every machine. The texts are those of a
// plausible product: headed features, tables, stories, measured qualities,
// constraints, non-goals, open questions, and no two features alike. No program
// that people run may import it.
package samples

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// MaxFeatures bounds the features of one document below the number at which a
// run asks for the source to be split. What a larger document has beyond them
// is background: interviews, history, figures.
const MaxFeatures = 1500

// speech is everything that differs between languages: words to choose from and
// patterns of sentences with {slots}.
type speech struct {
	product   string
	areas     []string
	actors    []string
	verbs     []string
	objects   []string
	limits    []string // where or when a feature holds
	fields    []string
	states    []string
	systems   []string
	people    []string
	places    []string
	headings  headings
	sentences []string // each states a feature
	titles    []string
	criteria  []string
	stories   []string
	qualities [][3]string // quality, metric, target
	narrative []string    // states nothing that a product must do
	blank     string      // between sentences

	constraints, nonGoals, assumed, questions []string
}

// headings are the fixed texts of a document.
type headings struct {
	title, summary, background, users, goals, goalTable, terms, termTable, area, featureTable, storyList   string
	data, dataTable, qualities, qualityTable, rules, out, assumptions, open, criteria, appendix, interview string
}

// speak gives the words of a language; English unless it is Chinese.
func speak(lang specs.Lang) *speech {
	return map[specs.Lang]func() *speech{specs.English: english, specs.Chinese: chinese}[lang]()
}

// writer chooses words in a fixed order of chance.
type writer struct {
	*speech
	rand     *rand.Rand
	out      strings.Builder
	size     int // at which the document is long enough
	features int
	chapters int
}

func newWriter(lang specs.Lang, seed uint64) *writer {
	return &writer{speech: speak(lang), rand: rand.New(rand.NewPCG(seed, 0x5eed))}
}

func (w *writer) pick(words []string) string { return words[w.rand.IntN(len(words))] }

// say fills the slots of a pattern; a number slot {n10} is 1 to 10.
func (w *writer) say(pattern string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(pattern, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		slot, after, _ := strings.Cut(rest, "}")
		b.WriteString(w.word(slot))
		pattern = after
	}
}

func (w *writer) word(slot string) string {
	lists := map[string][]string{
		"actor": w.actors, "object": w.objects, "verb": w.verbs, "limit": w.limits, "field": w.fields,
		"state": w.states, "system": w.systems, "person": w.people, "place": w.places, "area": w.areas,
	}
	if list := lists[slot]; list != nil {
		return w.pick(list)
	}
	if most, err := strconv.Atoi(strings.TrimPrefix(slot, "n")); err == nil {
		return strconv.Itoa(1 + w.rand.IntN(most))
	}
	return w.product
}

// idea is the core of one feature: who does what to which thing.
type idea struct{ actor, verb, object, limit string }

// idea gives the n-th feature; no verb meets the same object twice before all
// pairs are used up.
func (w *writer) idea(n int) idea {
	pairs := len(w.verbs) * len(w.objects)
	i := (n * 1103) % pairs // 1103 is prime and divides no list, so all pairs come
	return idea{
		actor: w.actors[(n*7+n/len(w.actors))%len(w.actors)], verb: w.verbs[i%len(w.verbs)],
		object: w.objects[i/len(w.verbs)], limit: w.limits[(n*5+n/3)%len(w.limits)],
	}
}

// about fills a pattern with one idea before chance fills the rest.
func (w *writer) about(it idea, pattern string) string {
	return w.say(strings.NewReplacer("{actor}", it.actor, "{verb}", it.verb, "{object}", it.object, "{limit}", it.limit).Replace(pattern))
}
