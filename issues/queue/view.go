package queue

import (
	"cmp"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// viewer looks at one queue.
type viewer struct {
	q     *Queue
	items []*Item
	book  book
	atom  *claims
	busy  []*Item // items at work in all queues
	out   *Graph
	opt   bool // files that are not known are disjoint
}

// view makes the graph of a queue that was brought up to date. Busy are the
// items that are at work in other queues.
func (q *Queue) view(from book, busy []*Item, rules Rules, disjoint bool) (*Graph, error) {
	q = q.clone()
	if err := q.form(from, rules, disjoint); err != nil {
		p := problem.From(err)
		if p.Code != "conflict.cycle" {
			return nil, err
		}
		out := NoGraph(q.ID, p.Message)
		out.Errors = append(out.Errors, GraphError{Code: "cycle"})
		return out, nil
	}
	v := &viewer{q: q, items: q.items(), book: from, busy: busy, out: NoGraph(q.ID, ""), opt: disjoint}
	slices.SortFunc(v.items, func(a, b *Item) int { return cmp.Compare(a.ExecutionOrder, b.ExecutionOrder) })
	if err := v.nodes(); err != nil {
		return nil, err
	}
	v.groups()
	if err := v.batches(); err != nil {
		return nil, err
	}
	v.out.Conflicts = append(v.out.Conflicts, q.Plain().Conflicts...)
	v.out.Clarifications = append(v.out.Clarifications, q.Clarifications...)
	if len(v.out.Errors) > 0 {
		one := v.out.Errors[0]
		v.out.Error = one.Item + " depends on " + one.Dep + ", which is not there"
	}
	return v.out, nil
}

func (v *viewer) nodes() error {
	busy := append([]*Item{}, v.busy...)
	for _, item := range v.items {
		if item.Status == Executing {
			busy = append(busy, item)
		}
	}
	v.busy = busy
	v.atom = claimsOf(append(append([]*Item{}, v.items...), busy...))
	for i, item := range v.items {
		node := Node{
			ID: item.ItemID, IssueID: item.IssueID, SolutionID: item.SolutionID, Status: item.Status, BlockedBy: []Blocker{},
			ExecutionOrder: item.ExecutionOrder, ExecutionGroup: item.ExecutionGroup, SemanticPriority: item.SemanticPriority,
			TaskCount: item.TaskCount, Files: append([]string{}, item.FilesTouched...),
		}
		if err := v.block(&node, i, item); err != nil {
			return err
		}
		node.Ready = item.Status == Pending && len(node.BlockedBy) == 0
		v.count(node)
		v.out.Nodes = append(v.out.Nodes, node)
	}
	return nil
}

func (v *viewer) count(node Node) {
	s := &v.out.Summary
	s.Total++
	switch node.Status {
	case Pending:
		s.Pending++
	case Executing:
		s.Executing++
		v.out.RunningCount++
	case Completed:
		s.Completed++
	case Failed:
		s.Failed++
	}
	if node.Ready {
		v.out.ReadyCount++
	}
}

// block finds what keeps an item from beginning.
func (v *viewer) block(node *Node, at int, item *Item) error {
	for _, id := range item.DependsOn {
		need := v.q.item(id)
		switch {
		case need == nil:
			v.out.Errors = append(v.out.Errors, GraphError{Code: "missing_dep", Item: item.ItemID, Dep: id})
			node.BlockedBy = append(node.BlockedBy, Blocker{ID: id, Reason: "missing"})
			continue
		case need.Status == Failed:
			node.BlockedBy = append(node.BlockedBy, Blocker{ID: id, Reason: Failed, Status: need.Status})
		case need.Status != Completed:
			node.BlockedBy = append(node.BlockedBy, Blocker{ID: id, Reason: Pending, Status: need.Status})
		}
		v.out.Edges = append(v.out.Edges, Edge{From: id, To: item.ItemID})
	}
	if item.Status != Pending {
		return nil
	}
	if err := v.blockedByIssues(node, item); err != nil {
		return err
	}
	for _, one := range v.q.Clarifications {
		for _, conflict := range v.q.Conflicts {
			if conflict.ID == one.ConflictID && slices.Contains(conflict.Solutions, item.ItemID) {
				node.BlockedBy = append(node.BlockedBy, Blocker{ID: one.ID, Reason: "clarification", File: conflict.File})
			}
		}
	}
	for n, other := range v.busy {
		if file, both := v.atom.meet(at, len(v.items)+n, v.opt); both {
			node.BlockedBy = append(node.BlockedBy, Blocker{ID: other.ItemID, Reason: "conflict", Status: Executing, File: file})
		}
	}
	return nil
}

// blockedByIssues looks at the item's own issue and at those that it needs and
// that no item of the queue stands for.
func (v *viewer) blockedByIssues(node *Node, item *Item) error {
	issue, there, err := v.book.find(item.IssueID)
	if err != nil {
		return err
	}
	switch {
	case !there:
		node.BlockedBy = append(node.BlockedBy, Blocker{ID: item.IssueID, Reason: "missing"})
		return nil
	case issue.Status != issues.Queued || item.rebound(issue):
		node.BlockedBy = append(node.BlockedBy, Blocker{ID: item.IssueID, Reason: "issue", Status: string(issue.Status)})
	}
	for _, id := range issue.DependsOn {
		if slices.ContainsFunc(v.items, func(other *Item) bool { return other.IssueID == id }) {
			continue
		}
		need, there, err := v.book.find(id)
		switch {
		case err != nil:
			return err
		case !there || need.DeletedAt != "":
			node.BlockedBy = append(node.BlockedBy, Blocker{ID: id, Reason: "missing"})
			v.out.Errors = append(v.out.Errors, GraphError{Code: "missing_dep", Item: item.ItemID, Dep: id})
		case need.Status == issues.Failed:
			node.BlockedBy = append(node.BlockedBy, Blocker{ID: id, Reason: Failed, Status: string(need.Status)})
		case need.Status != issues.Completed:
			node.BlockedBy = append(node.BlockedBy, Blocker{ID: id, Reason: Pending, Status: string(need.Status)})
		}
	}
	return nil
}

func (v *viewer) groups() {
	at := map[string]int{}
	for _, node := range v.out.Nodes {
		if !node.Ready {
			continue
		}
		id := first(node.ExecutionGroup, "P1")
		if _, there := at[id]; !there {
			at[id] = len(v.out.Groups)
			v.out.Groups = append(v.out.Groups, Ready{ID: id})
		}
		v.out.Groups[at[id]].Items = append(v.out.Groups[at[id]].Items, node.ID)
	}
}
