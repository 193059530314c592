package gates

import (
	"iter"
	"maps"
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// crossScope: no requirement does what is out of scope. One does when it holds
// at least Min percent of the words of substance of an excluded item, two or
// more, in its title or in what its story wants.
func crossScope(t *trial) {
	b := t.brief()
	if b == nil {
		return
	}
	excluded := t.exclude(texts(b.OutOfScope))
	for _, r := range t.pkg.Requirements {
		other := ""
		if hits := t.reached(excluded, r, t.rule.Min); len(hits) > 0 {
			other = hits[0].text
		}
		t.that(other == "", t.head(r), "item", r.ID, "other", short(other))
	}
}

// crossNonGoal: nothing contradicts a non-goal. All of its words in a
// requirement of hardly more words are an error, most of them a warning.
func crossNonGoal(t *trial) {
	b := t.brief()
	if b == nil {
		return
	}
	const all, most, extra = 100, 75, 2
	goals := make([]string, len(b.NonGoals))
	for i, n := range b.NonGoals {
		goals[i] = n.Text
	}
	excluded := t.exclude(goals)
	for _, r := range t.pkg.Requirements {
		severity, other := t.severity, ""
		if hits := t.reached(excluded, r, most); len(hits) > 0 {
			other = hits[0].text
			if hits[0].percent < all || len(t.keywords(r.Title)) > len(t.keywords(other))+extra {
				severity = Warning
			}
		}
		t.thatAs(severity, other == "", t.head(r), "item", r.ID, "other", short(other))
	}
}

// exclusions are texts by their words of substance, so that a requirement is
// compared only with those that it shares a word with.
type exclusions struct {
	texts []string
	words []int            // how many words of substance each has
	by    map[string][]int // texts by word
}

// exclude prepares texts. One with a single word of substance excludes too
// much to be taken at its word.
func (f *facts) exclude(texts []string) *exclusions {
	const fewest = 2
	x := &exclusions{texts: texts, words: make([]int, len(texts)), by: map[string][]int{}}
	for i, text := range texts {
		keys := f.withoutProduct(f.keywords(text))
		x.words[i] = len(keys)
		if len(keys) < fewest {
			continue
		}
		for _, k := range keys {
			x.by[k] = append(x.by[k], i)
		}
	}
	return x
}

// withoutProduct drops the name of the product when it is one word: of "dbvault
// list" only "list" says what is meant.
func (f *facts) withoutProduct(keys []string) []string {
	if f.pkg == nil || f.pkg.Brief == nil {
		return keys
	}
	name := f.keywords(f.pkg.Brief.Title)
	if len(name) != 1 || !slices.Contains(keys, name[0]) {
		return keys
	}
	return slices.DeleteFunc(slices.Clone(keys), func(k string) bool { return k == name[0] })
}

// reach is an exclusion that a requirement touches, with the percentage of the
// exclusion's words that it holds.
type reach struct {
	text    string
	percent int
}

// reached lists the exclusions that a requirement reaches to at least least
// percent, in their order; none when the requirement says that it does not do
// it. Short of all words, two of them have to stand side by side in both: "a
// target for the number of links" is not "a short link from a target URL".
func (f *facts) reached(x *exclusions, r *specs.Requirement, least int) []reach {
	text := specs.Plain(r.Title + " . " + r.Story.Want)
	shared := map[int]int{}
	for _, k := range f.keywords(text) {
		for _, i := range x.by[k] {
			shared[i]++
		}
	}
	var out []reach
	for _, i := range slices.Sorted(maps.Keys(shared)) {
		if percent := 100 * shared[i] / x.words[i]; percent >= 100 || percent >= least && sideBySide(x.texts[i], text) {
			out = append(out, reach{x.texts[i], percent})
		}
	}
	if len(out) > 0 && (r.Priority == specs.Wont || f.judge.lexicons.cues["negation"].In(text)) {
		return nil
	}
	return out
}

// sideBySide says whether two words of substance are neighbours in both texts,
// in whatever order.
func sideBySide(a, b string) bool {
	pairs := map[[2]string]bool{}
	for pair := range neighbours(a) {
		pairs[pair] = true
	}
	for pair := range neighbours(b) {
		if pairs[pair] {
			return true
		}
	}
	return false
}

// neighbours are the pairs of different words of substance that stand side by
// side, each pair in the order of the alphabet.
func neighbours(text string) iter.Seq[[2]string] {
	return func(yield func([2]string) bool) {
		words := wording.KeywordsInOrder(specs.Plain(text))
		for i := 1; i < len(words); i++ {
			a, b := words[i-1], words[i]
			if a != b && !yield([2]string{min(a, b), max(a, b)}) {
				return
			}
		}
	}
}
