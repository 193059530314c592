package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// bySteps takes a feature with two ways of doing it apart where the plan of the source
// builds each in a step of its own: "in memory, or shared through Redis" is two of them
// when v0.1 is "in memory" and v0.2 "with Redis". Together they would wait for the last
// step, or promise all in the first.
func bySteps(features []understanding.FeatureFact, milestones []specs.Item) []understanding.FeatureFact {
	out := make([]understanding.FeatureFact, 0, len(features))
	for i := range features {
		f := &features[i]
		one, other, ok := twoWays(f)
		if !ok || !ownSteps(one, other, milestones) {
			out = append(out, *f)
			continue
		}
		for n, way := range []string{one, other} {
			part := *f
			part.Text, part.Name, part.Want = wording.Sentence(way), Capital(way), ""
			if n > 0 {
				part.Details, part.Criteria, part.Edges = nil, nil, nil
			}
			out = append(out, part)
		}
	}
	return out
}

// twoWays parts a feature without a subject at its only "or": "in memory, or through
// Redis".
func twoWays(f *understanding.FeatureFact) (one, other string, ok bool) {
	one, other, ok = strings.Cut(strings.TrimRight(f.Text, ". "), ", or ")
	ok = ok && f.Actor == "" && f.Trigger == "" && !strings.Contains(one, ",") && !strings.Contains(other, ",")
	return strings.TrimSpace(one), strings.TrimSpace(other), ok
}

// ownSteps says that one step of a plan has a word of only one of two ways, and a later
// one has a word of only the other.
func ownSteps(one, other string, milestones []specs.Item) bool {
	words := func(text, without string) []string {
		not := wording.Keywords(without)
		return slices.DeleteFunc(wording.Keywords(text), func(word string) bool { return slices.Contains(not, word) })
	}
	step := func(ofMine, ofOther []string) int {
		return slices.IndexFunc(milestones, func(it specs.Item) bool {
			named := wording.Keywords(specs.Plain(it.Text))
			has := func(word string) bool { return slices.Contains(named, word) }
			return slices.ContainsFunc(ofMine, has) && !slices.ContainsFunc(ofOther, has)
		})
	}
	mine, others := words(one, other), words(other, one)
	first, second := step(mine, others), step(others, mine)
	return first >= 0 && second > first
}
