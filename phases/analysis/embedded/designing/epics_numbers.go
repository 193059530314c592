package designing

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/specs"
)

// Decisions, epics and stories keep their numbers whatever a review moved over
// the border of the scope, as requirements do: the work on the whole scope is
// done again, what is likest to a thing of it takes its number, what left leaves
// a gap, and what is new is counted on behind all others.

// likest gives every one of wanted things the number from 1 that the thing of
// the whole has to which it is likest, each once; likeness 0 is none. What is
// like nothing is counted on behind the whole.
func likest(whole, wanted int, likeness func(k, i int) int) []int {
	type pair struct{ k, i, like int }
	var pairs []pair
	for i := range wanted {
		for k := range whole {
			if like := likeness(k, i); like > 0 {
				pairs = append(pairs, pair{k, i, like})
			}
		}
	}
	slices.SortStableFunc(pairs, func(a, b pair) int {
		return cmp.Or(cmp.Compare(b.like, a.like), cmp.Compare(a.k, b.k), cmp.Compare(a.i, b.i))
	})
	out, taken := make([]int, wanted), make([]bool, whole)
	for _, p := range pairs {
		if out[p.i] == 0 && !taken[p.k] {
			out[p.i], taken[p.k] = p.k+1, true
		}
	}
	for i, next := 0, whole; i < wanted; i++ {
		if out[i] == 0 {
			next++
			out[i] = next
		}
	}
	return out
}

// alikeness says how much two lists of ids have in common: 1000 for equal ones,
// 0 for those without a common id (the coefficient of Dice in thousandths).
func alikeness(a, b []string) int {
	both := 0
	for _, id := range a {
		if slices.Contains(b, id) {
			both++
		}
	}
	if both == 0 {
		return 0
	}
	return 2000 * both / (len(a) + len(b))
}

// sameName is what the same title adds to the likeness.
func sameName(a, b string) int {
	if a == b {
		return 1000
	}
	return 0
}

// decisionsAs numbers decisions as those of the whole scope: the one of the same
// title, or that weighs most of the same ways, is the same decision.
func decisionsAs(whole, decisions []specs.ADR) []specs.ADR {
	if len(whole) == 0 {
		return decisions
	}
	ways := func(a *specs.ADR) []string {
		var out []string
		for _, o := range a.Options {
			out = append(out, o.Name)
		}
		return out
	}
	numbers := likest(len(whole), len(decisions), func(k, i int) int {
		return alikeness(ways(&whole[k]), ways(&decisions[i])) + sameName(whole[k].Title, decisions[i].Title)
	})
	for i := range decisions {
		decisions[i].ID = specs.ADRID(numbers[i])
	}
	slices.SortStableFunc(decisions, func(a, b specs.ADR) int { return cmp.Compare(a.ID, b.ID) })
	return decisions
}

// number numbers the plans as the epics of the whole scope: the one with most
// of the same requirements is the same epic.
func (m *epicMaker) number(whole []specs.Epic) {
	if len(whole) == 0 {
		return
	}
	holds := make([][]string, len(m.plans))
	for i := range m.plans {
		holds[i] = m.ids(m.plans[i].members)
		for _, n := range m.plans[i].nfrs {
			holds[i] = append(holds[i], m.req.NFRs[n].ID)
		}
	}
	m.places = likest(len(whole), len(m.plans), func(k, i int) int {
		like := alikeness(whole[k].Requirements, holds[i])
		if like > 0 {
			like += sameName(whole[k].Title, m.plans[i].name) / 10
		}
		return like
	})
}

// epicID is the id of a plan.
func (m *epicMaker) epicID(i int) string {
	if m.places == nil {
		return specs.EpicID(i + 1)
	}
	return specs.EpicID(m.places[i])
}

// storyNumbers numbers the stories of an epic as those of the same epic in the
// whole scope.
func storyNumbers(e *specs.Epic, whole []specs.Epic) []int {
	var before []specs.Story
	if at := slices.IndexFunc(whole, func(w specs.Epic) bool { return w.ID == e.ID }); at >= 0 {
		before = whole[at].Stories
	}
	return likest(len(before), len(e.Stories), func(k, i int) int {
		return alikeness(before[k].TracesTo, e.Stories[i].TracesTo) + sameName(before[k].Title, e.Stories[i].Title)
	})
}
