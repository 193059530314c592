package embedded

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// goalIndex finds the goals that a text serves, by the words they share.
type goalIndex struct {
	goals   []specs.Goal
	words   [][]string
	people  *strings.Replacer // who does something says nothing of what it is for
	telling *cast             // which words of the source are rare
}

// goalIndex makes the index of the goals of a brief.
func (w *work) goalIndex(goals []specs.Goal) *goalIndex {
	g := &goalIndex{goals: goals}
	if len(goals) > 0 {
		g.telling = w.casting()
	}
	people := w.u.Actors
	var names []string
	for i := range people {
		if name := people[i].Name; hasHan(name) {
			names = append(names, name, " ")
		}
	}
	g.people = strings.NewReplacer(names...)
	for _, goal := range goals {
		g.words = append(g.words, wording.Keywords(goal.Text+" "+goal.Metric))
	}
	return g
}

// best gives the ids of at most two goals with which a text shares words, the
// closest first. Goals stated in the same lines come before all. Without any
// it is the first goal, so that every requirement serves one.
func (g *goalIndex) best(text string, src specs.Source) []string {
	if len(g.goals) == 0 {
		return nil
	}
	words := wording.Keywords(g.people.Replace(text))
	type match struct {
		at    int
		score float64
	}
	var found []match
	for i := range g.goals {
		score := g.score(i, words)
		if sameLines(g.goals[i].Source, src) {
			score++
		}
		if score > 0 {
			found = append(found, match{i, score})
		}
	}
	slices.SortStableFunc(found, func(a, b match) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	if len(found) == 0 {
		return []string{g.goals[0].ID}
	}
	out := []string{g.goals[found[0].at].ID}
	if len(found) > 1 && found[1].score >= found[0].score/2 {
		out = append(out, g.goals[found[1].at].ID)
	}
	slices.Sort(out)
	return out
}

// score is the share of a goal's words that a text has, a rare word counting
// for more than one that stands everywhere. One shared word of a long goal is
// chance and counts half, and a common one not at all.
func (g *goalIndex) score(i int, words []string) float64 {
	whole, shared, n, rare := 0.0, 0.0, 0, false
	for _, word := range g.words[i] {
		weight := g.telling.telling(word)
		whole += weight
		if _, ok := slices.BinarySearch(words, word); ok && weight > 0 {
			shared += weight
			n++
			rare = rare || g.telling.isRare(word)
		}
	}
	switch {
	case n == 0 || !rare:
		return 0
	case n == 1 && len(g.words[i]) > 3:
		return shared / whole / 2
	}
	return shared / whole
}

// crowded is by how many goals a requirement counts as one without a shared
// word, so that goals which share none are not heaped on one.
const crowded = 20

// loosely is score by all words alike, for a goal that no rare word connects
// with anything.
func (g *goalIndex) loosely(i int, words []string) float64 {
	if score := g.score(i, words); score > 0 || len(g.words[i]) == 0 {
		return 1 + score
	}
	n := 0
	for _, word := range g.words[i] {
		if _, ok := slices.BinarySearch(words, word); ok && g.telling.telling(word) > 0 {
			n++
		}
	}
	return float64(n) / float64(len(g.words[i]))
}

// named is the goal with an id.
func (g *goalIndex) named(id string) specs.Goal {
	for i := range g.goals {
		if g.goals[i].ID == id {
			return g.goals[i]
		}
	}
	return specs.Goal{}
}

// shared is the share of a goal's words that a text has.
func (g *goalIndex) shared(id, text string) float64 {
	for i := range g.goals {
		if g.goals[i].ID == id {
			return g.score(i, wording.Keywords(g.people.Replace(text)))
		}
	}
	return 0
}

// serveAll gives every goal that nothing traces to the requirement or quality
// that shares most words with it, else the first requirement.
func (g *goalIndex) serveAll(out *analysis.RequirementsOutput) {
	served := map[string]bool{}
	for i := range out.Requirements {
		for _, id := range out.Requirements[i].TracesTo {
			served[id] = true
		}
	}
	for i, goal := range g.goals {
		if served[goal.ID] || len(out.Requirements) == 0 {
			continue
		}
		best, top := 0, -1.0
		for j := range out.Requirements {
			r := &out.Requirements[j]
			texts := []string{r.Title}
			for _, c := range r.Criteria {
				texts = append(texts, c.Text)
			}
			score := g.loosely(i, wording.Keywords(strings.Join(texts, " "))) - float64(len(r.TracesTo))/crowded
			if r.Priority == specs.Wont {
				score--
			}
			if j == 0 || score > top {
				best, top = j, score
			}
		}
		r := &out.Requirements[best]
		r.TracesTo = append(append([]string(nil), r.TracesTo...), goal.ID)
		slices.Sort(r.TracesTo)
	}
}
