package queue

import (
	"context"
	"slices"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Merged is what Merge did.
type Merged struct {
	Source  *Queue
	Target  *Queue
	Moved   []string // ids that the items have in the target
	Skipped []string // items of the source whose issue and solution the target has already
}

// Merge moves what is in one queue to the end of another and archives the
// first. What depends on a moved item depends on its new id. Errors:
// input.unknown_queue, usage.same_queue, state.closed_queue, conflict.cycle.
func (s *Queues) Merge(ctx context.Context, source, target string) (Merged, error) {
	out := Merged{Moved: []string{}, Skipped: []string{}}
	err := s.change(ctx, func(t *tx) error {
		from, err := t.need(source)
		if err != nil {
			return err
		}
		to, err := t.need(target)
		if err != nil {
			return err
		}
		if from == to {
			return problem.New("usage.same_queue", "%s cannot be merged into itself", from.ID).Mend("name another queue with --queue")
		}
		for _, q := range []*Queue{from, to} {
			if err := q.usable(); err != nil {
				return err
			}
		}
		out.Source, out.Target = from, to
		out.move(from, to)
		t.archive(from)
		from.Metadata.MergedInto, from.Metadata.MergedAt = to.ID, t.s.store.Now()
		if from.Metadata.WasActive && !slices.Contains(t.active, to.ID) {
			t.active = append(t.active, to.ID)
		}
		t.touch(to)
		if err := to.form(t, t.s.rules, false); err != nil {
			return err
		}
		to.count(t.s.store.Now())
		return nil
	})
	return out, err
}

// move gives the items of one queue new ids in another, and the ids in what
// they depend on and meet in with them.
func (m *Merged) move(from, to *Queue) {
	ids := map[string]string{}
	moved := []string{}
	for _, item := range from.Items() {
		if there := to.same(item); there != nil {
			ids[item.ItemID] = there.ItemID
			m.Skipped = append(m.Skipped, item.ItemID)
			continue
		}
		next := item
		next.ItemID = to.nextID()
		next.ExecutionOrder = len(to.items()) + 1
		ids[item.ItemID] = next.ItemID
		to.Solutions = append(to.Solutions, next)
		moved = append(moved, next.ItemID)
	}
	for _, id := range moved {
		item := to.item(id)
		item.DependsOn, item.FromIssues = renamed(item.DependsOn, ids), renamed(item.FromIssues, ids)
	}
	for _, one := range from.Conflicts {
		one.Solutions, one.Tasks = renamed(one.Solutions, ids), renamed(one.Tasks, ids)
		one.ResolutionOrder = renamed(one.ResolutionOrder, ids)
		to.Conflicts = append(to.Conflicts, one)
	}
	m.Moved = moved
}

// same finds the item with the same issue, solution and task.
func (q *Queue) same(item Item) *Item {
	for _, other := range q.items() {
		if other.IssueID == item.IssueID && other.SolutionID == item.SolutionID && other.TaskID == item.TaskID {
			return other
		}
	}
	return nil
}

// renamed gives ids their new names, each once.
func renamed(all []string, ids map[string]string) []string {
	out := []string{}
	for _, id := range all {
		if next, known := ids[id]; known {
			id = next
		}
		if !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}
