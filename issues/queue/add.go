package queue

import (
	"context"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/problem"
)

// AddOptions say what is added, and where to.
type AddOptions struct {
	Issues []string // ids, in the order in which they are to stand
	Queue  string   // its id; empty: the first active one, or a new one when there is none
	New    bool     // into a queue of their own
	Name   string   // of a new queue
}

// Added is what Add did.
type Added struct {
	Queue   *Queue
	Created bool     // the queue is new
	Items   []string // items that are new, or wait again
	Skipped []string // issues that were in the queue already, with the same solution
}

// Add puts planned issues with their bound solutions into a queue: the active
// one, or a new one when there is none. The same issue with the same solution is
// never there twice. The issues are queued with it. Errors: input.unknown_id,
// state.closed, state.no_solution, state.not_planned, conflict.queued,
// conflict.cycle, input.unknown_queue, state.closed_queue.
func (s *Queues) Add(ctx context.Context, o AddOptions) (Added, error) {
	out := Added{Items: []string{}, Skipped: []string{}}
	err := s.change(ctx, func(t *tx) error {
		q, created, err := t.target(o)
		if err != nil {
			return err
		}
		for _, id := range o.Issues {
			item, err := t.add(q, id)
			if err != nil {
				return err
			}
			if item == "" {
				out.Skipped = append(out.Skipped, id)
			} else {
				out.Items = append(out.Items, item)
			}
		}
		if len(out.Items) > 0 || created {
			t.touch(q)
		}
		out.Queue, out.Created = q, created
		return q.form(t, s.rules, false)
	})
	return out, err
}

// target is the queue that is added to.
func (t *tx) target(o AddOptions) (q *Queue, created bool, err error) {
	if o.Queue != "" {
		if q, err = t.need(o.Queue); err != nil {
			return nil, false, err
		}
		return q, false, q.usable()
	}
	if !o.New {
		for _, id := range t.active {
			if q := t.shelf.find(id); q != nil && q.Status == Active {
				return q, false, nil
			}
		}
	}
	q, err = t.create(o.Name)
	return q, true, err
}

// create makes a queue that is active, behind those that are so already.
func (t *tx) create(name string) (*Queue, error) {
	trash, err := t.b.List(trashDir, queueFiles)
	if err != nil {
		return nil, err
	}
	id := makeID(t.s.now(), func(id string) bool {
		return t.shelf.find(id) != nil || slices.Contains(trash, id+queueFiles)
	})
	q := &Queue{ID: id, Name: name, Status: Active}
	q.fill()
	t.queues = append(t.queues, q)
	slices.SortFunc(t.queues, func(a, b *Queue) int { return compareIDs(a.ID, b.ID) })
	t.active = append(t.active, id)
	t.touch(q)
	return q, nil
}

// usable says whether anything can be added to a queue.
func (q *Queue) usable() error {
	if q.Status != Archived {
		return nil
	}
	p := problem.New("state.closed_queue", "%s is archived", q.ID)
	if q.Metadata.MergedInto != "" {
		return p.Mend("what was in it is in %s now", q.Metadata.MergedInto)
	}
	return p.Mend("take it back first with `overtone issue queue restore %s`", q.ID)
}

// add puts one issue into a queue and gives its item, or nothing when it is
// there already.
func (t *tx) add(q *Queue, id string) (string, error) {
	issue, err := t.b.Issue(id)
	if err != nil {
		return "", err
	}
	all, err := solutions.In(t.b, id)
	if err != nil {
		return "", err
	}
	solution, bound := solutions.Bound(issue, all)
	if !bound {
		return "", problem.New("state.no_solution", "%s is bound to no solution", id).
			Mend("bind one first with `overtone issue bind %s`", id)
	}
	item := q.holding(issue, solution.ID)
	if item != nil && item.SolutionID == solution.ID && item.Status != Failed && issue.Status != issues.Planned {
		return "", nil
	}
	if err := t.addable(q, issue); err != nil {
		return "", err
	}
	now := t.s.store.Now()
	if item == nil {
		q.Solutions = append(q.Solutions, Item{ItemID: q.nextID(), IssueID: id, DependsOn: []string{}})
		item = &q.Solutions[len(q.Solutions)-1]
	} else if item.Status == Failed {
		item.retry()
	}
	item.describe(solution)
	item.Status, item.QueuedAt = Pending, now
	if issue.Status != issues.Queued {
		if _, err := t.b.Update(id, func(i *issues.Issue) error { i.Status = issues.Queued; return nil }); err != nil {
			return "", err
		}
		t.forget(id)
	}
	return item.ItemID, nil
}

// holding finds the item of an issue that is not done: the one with this
// solution, or one that waits with another.
func (q *Queue) holding(issue issues.Issue, solution string) *Item {
	var other *Item
	for i := range q.Solutions {
		item := &q.Solutions[i]
		if item.IssueID != issue.ID || item.Status == Completed {
			continue
		}
		if item.SolutionID == solution {
			return item
		}
		if item.Status == Pending {
			other = item
		}
	}
	return other
}

// addable says whether an issue may come into a queue now.
func (t *tx) addable(q *Queue, issue issues.Issue) error {
	for _, other := range t.queues {
		if other.ID == q.ID || other.Status == Archived {
			continue
		}
		for _, item := range other.items() {
			if item.IssueID == issue.ID && item.open() {
				return problem.New("conflict.queued", "%s is in %s already, as %s", issue.ID, other.ID, item.ItemID).
					Mend("leave it there, add to that one with --queue %s, or join the two with `overtone issue queue merge`", other.ID)
			}
		}
	}
	if issue.Status == issues.Planned || issue.Status == issues.Queued {
		return nil
	}
	return problem.New("state.not_planned", "%s is %s, and only planned issues are queued", issue.ID, issue.Status).
		Mend("bind it to a solution first with `overtone issue bind %s`", issue.ID)
}
