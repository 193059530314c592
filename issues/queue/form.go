package queue

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/specs/problem"
)

// former orders one queue.
type former struct {
	q        *Queue
	rules    Rules
	items    []*Item
	graph    *graph.Graph
	level    map[string]int
	disjoint bool
}

// form orders a queue anew: dependencies, priorities, conflicts with the order
// that settles them, the order of execution, groups. The same items give the
// same answer. Error: conflict.cycle with the path.
func (q *Queue) form(from book, rules Rules, disjoint bool) error {
	f := &former{q: q, rules: rules, items: q.items(), disjoint: disjoint}
	if err := f.depend(from); err != nil {
		return err
	}
	if err := f.levels(); err != nil {
		return err
	}
	if err := f.conflicts(); err != nil {
		return err
	}
	f.order()
	f.groups()
	return nil
}

// depend takes over what issues depend on, and with it the priorities.
func (f *former) depend(from book) error {
	byIssue := map[string][]string{}
	for _, item := range f.items {
		byIssue[item.IssueID] = append(byIssue[item.IssueID], item.ItemID)
	}
	for _, item := range f.items {
		issue, there, err := from.find(item.IssueID)
		if err != nil {
			return err
		}
		if !there || !item.open() {
			continue
		}
		derived := []string{}
		for _, need := range issue.DependsOn {
			for _, id := range byIssue[need] {
				if id != item.ItemID && !slices.Contains(derived, id) {
					derived = append(derived, id)
				}
			}
		}
		own := slices.DeleteFunc(slices.Clone(item.DependsOn), func(id string) bool {
			return slices.Contains(item.FromIssues, id) || slices.Contains(derived, id)
		})
		item.FromIssues, item.DependsOn = derived, append(own, derived...)
		slices.SortFunc(item.DependsOn, compareItems)
		if item.Status == Pending {
			item.SemanticPriority = f.rules.priority(item, issue)
		}
	}
	return nil
}

// levels finds how deep each item lies. Needs that are no item do not count.
func (f *former) levels() error {
	nodes := make([]graph.Node, len(f.items))
	for i, item := range f.items {
		nodes[i] = graph.Node{ID: item.ItemID, Needs: item.DependsOn}
	}
	built, err := graph.Build(nodes)
	if err != nil {
		return err
	}
	levels, err := built.Levels()
	if err != nil {
		return problem.From(err).At(f.q.ID, 0)
	}
	f.graph, f.level = built, map[string]int{}
	for n, ids := range levels {
		for _, id := range ids {
			f.level[id] = n
		}
	}
	return nil
}

// order numbers the items: level, then priority, then the order that was, then
// the number of the id.
func (f *former) order() {
	sorted := slices.Clone(f.items)
	slices.SortStableFunc(sorted, func(a, b *Item) int {
		last := func(i *Item) int { return cmp.Or(i.ExecutionOrder, 1<<30) }
		return cmp.Or(
			cmp.Compare(f.level[a.ItemID], f.level[b.ItemID]),
			cmp.Compare(b.SemanticPriority, a.SemanticPriority),
			cmp.Compare(last(a), last(b)),
			compareItems(a.ItemID, b.ItemID),
		)
	})
	for i, item := range sorted {
		item.ExecutionOrder = i + 1
	}
}

// conflicts finds who meets whom and in which order they go. Those that other
// tools wrote stay.
func (f *former) conflicts() error {
	kept := []Conflict{}
	for _, one := range f.q.Conflicts {
		if one.Kind == "" {
			kept = append(kept, one)
		}
	}
	f.q.Clarifications = nil
	open := []*Item{}
	for _, item := range f.items {
		if item.open() {
			open = append(open, item)
		}
	}
	rank, err := f.rank(open)
	if err != nil {
		return err
	}
	for _, one := range gather(open, f.disjoint) {
		conflict := f.settle(one, rank)
		conflict.ID = "CON-" + strconv.Itoa(len(kept)+1)
		if !conflict.Resolved {
			f.ask(conflict)
		}
		kept = append(kept, conflict)
	}
	f.q.Conflicts = kept
	return nil
}

// rank is the one order of all open items that respects every dependency and
// otherwise the rules: taken from it, no two resolutions contradict each other.
func (f *former) rank(open []*Item) (map[string]int, error) {
	sorted := slices.Clone(open)
	slices.SortStableFunc(sorted, func(a, b *Item) int {
		order, _ := f.rules.before(a, b)
		return cmp.Or(order, compareItems(a.ItemID, b.ItemID))
	})
	nodes := make([]graph.Node, len(sorted))
	for i, item := range sorted {
		nodes[i] = graph.Node{ID: item.ItemID, Needs: item.DependsOn}
	}
	built, err := graph.Build(nodes)
	if err != nil {
		return nil, err
	}
	order, err := built.Order()
	if err != nil {
		return nil, err
	}
	rank := make(map[string]int, len(order))
	for i, id := range order {
		rank[id] = i
	}
	return rank, nil
}
