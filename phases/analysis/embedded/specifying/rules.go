package specifying

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Bounds of what a rule of the source shares with the feature that it is a
// criterion of: this many words, and this share of its own.
const (
	minRuleWords = 3
	ruleOfDeed   = 0.6
)

// ruleIndex finds the feature that a rule is about.
type ruleIndex struct {
	origins []completing.Origin
	words   map[string][]int // features that hold a word
	lines   []int            // on which features begin, in order
	at      []int            // the feature, beside lines
}

// withRules puts the constraints that a program can obey or break where they are
// built: among the criteria of the feature that they are about, else they are
// requirements of their own. Those that no package of this size could hold stay
// constraints.
func (w *Specifier) withRules(stated []completing.Origin) []completing.Origin {
	features := make([]specs.Feature, len(stated))
	for i := range stated {
		features[i] = stated[i].Feature
	}
	rules := w.OpenRules(features)
	if len(rules) == 0 || completing.PartsAtMost(w.Understood.Features)+len(rules) > completing.MaxStated {
		return stated
	}
	x := newRuleIndex(stated)
	behind := map[int][]completing.Origin{}
	for i := range rules {
		f := &rules[i]
		if said := w.ReadAlone(f.Text, f.Source); said != f.Text {
			if strings.HasPrefix(f.Text, "It ") && !strings.HasPrefix(strings.ToLower(said), strings.ToLower(w.Product)+" ") {
				f.Name = w.Understood.Lex.Headline(strings.TrimRight(said, ". ")) // it was called by the product, which it is not about
			}
			f.Text = said
		}
		if at := x.about(f); at >= 0 {
			for _, it := range append([]specs.Item{{Text: f.Text, Source: f.Source}}, f.Criteria...) {
				x.give(at, it)
			}
			continue
		}
		at := x.before(understanding.FirstLine(f.Source))
		behind[at] = append(behind[at], completing.Origin{Fact: f, Rule: true, Feature: specs.Feature{Name: f.Name, Description: f.Text, AcceptanceCriteria: f.Criteria, Source: f.Source}})
	}
	out := slices.Clone(behind[-1])
	for i := range x.origins {
		out = append(append(out, x.origins[i]), behind[i]...)
	}
	return out
}

func newRuleIndex(stated []completing.Origin) *ruleIndex {
	x := &ruleIndex{origins: slices.Clone(stated), words: map[string][]int{}}
	for i := range x.origins {
		f := &x.origins[i].Feature
		for _, word := range wording.Keywords(specs.Plain(f.Name + " . " + f.Description)) {
			x.words[word] = append(x.words[word], i)
		}
		x.lines, x.at = append(x.lines, understanding.FirstLine(f.Source)), append(x.at, i)
	}
	slices.SortStableFunc(x.at, func(a, b int) int { return cmp.Compare(x.lines[a], x.lines[b]) })
	slices.Sort(x.lines)
	return x
}

// before is the feature that begins last before a line, -1 when none does.
func (x *ruleIndex) before(line int) int {
	n, _ := slices.BinarySearch(x.lines, line+1)
	if n == 0 {
		return -1
	}
	return x.at[n-1]
}

// about is the feature that says the same deed of the same thing: the one that
// holds most words of a rule, less when the rule stands among its own lines. -1
// is none, or one that has no room.
func (x *ruleIndex) about(f *understanding.FeatureFact) int {
	if strings.HasPrefix(strings.ToLower(f.Text), "errors ") {
		if at := slices.IndexFunc(x.origins, func(o completing.Origin) bool { return o.Fact != nil && o.Fact.List == understanding.ListError }); at >= 0 && len(x.origins[at].Feature.AcceptanceCriteria) < completing.MaxCriteria {
			return at // the form of the answers whose codes it lists
		}
	}
	keys := wording.Keywords(specs.Plain(f.Text))
	shared := map[int]int{}
	best, top, telling := -1, 0, 0
	for _, word := range keys {
		if x.common(word) {
			continue
		}
		telling++
		for _, i := range x.words[word] {
			shared[i]++
			if n := shared[i]; n > top || n == top && i < best {
				best, top = i, n
			}
		}
	}
	if at := x.around(f.Source); at >= 0 && shared[at] > 1 {
		best = at
	} else if top < minRuleWords || float64(top) < ruleOfDeed*float64(telling) {
		return -1
	}
	o := &x.origins[best]
	if o.Feature.Priority == "wont" || o.Fact == nil || o.Fact.Priority == "wont" || len(o.Feature.AcceptanceCriteria) >= completing.MaxCriteria {
		return -1
	}
	return best
}

// common says that so many features have a word that it tells none of them.
func (x *ruleIndex) common(word string) bool {
	n := len(x.words[word])
	return n > 3 && n*4 > len(x.origins) || n > completing.MaxBeside
}

// around is the only feature whose lines hold those of a rule, -1 when there are
// none or several.
func (x *ruleIndex) around(s specs.Source) int {
	line := understanding.FirstLine(s)
	n, _ := slices.BinarySearch(x.lines, line+1)
	if n == 0 || n > 1 && x.lines[n-2] == x.lines[n-1] {
		return -1
	}
	at := x.at[n-1]
	if !completing.LinesIn(s, x.origins[at].Feature.Source) {
		return -1
	}
	return at
}

// give makes a rule a criterion of a feature.
func (x *ruleIndex) give(at int, it specs.Item) {
	f := &x.origins[at].Feature
	f.AcceptanceCriteria = append(slices.Clone(f.AcceptanceCriteria), it)
}

// RuleNames are the rules of the source by where they stand and what they are
// called as requirements.
func (w *Specifier) RuleNames() map[string]bool {
	out := map[string]bool{}
	for _, it := range w.Understood.Constraints {
		rule, ok := w.Understood.RuleOf(it)
		if !ok {
			continue
		}
		if r, ok := w.RuleOf(&rule); ok {
			out[it.Source.Mark()+strings.TrimRight(r.Name, ".。")] = true
		}
	}
	return out
}
