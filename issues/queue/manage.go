package queue

import (
	"context"
	"errors"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Activate makes exactly these queues active, in this order: issues are added
// to the first. Errors: input.unknown_queue, state.closed_queue.
func (s *Queues) Activate(ctx context.Context, ids ...string) (Index, error) {
	return s.manage(ctx, func(t *tx) error {
		active := []string{}
		for _, id := range ids {
			q, err := t.need(id)
			if err == nil {
				err = q.usable()
			}
			if err != nil {
				return err
			}
			if q.Status == Completed {
				return problem.New("state.closed_queue", "%s is completed", q.ID).Mend("make a new one with `overtone issue queue add --new ISSUE`")
			}
			if q.Status == Paused {
				q.Status = Active
				t.touch(q)
			}
			if !slices.Contains(active, q.ID) {
				active = append(active, q.ID)
			}
		}
		t.active = active
		return nil
	})
}

// Prioritize sets when a queue is worked on among the active ones: lower goes
// earlier. Errors: input.unknown_queue, state.closed_queue.
func (s *Queues) Prioritize(ctx context.Context, id string, priority int) (Index, error) {
	return s.manage(ctx, func(t *tx) error {
		q, err := t.need(id)
		if err == nil {
			err = q.usable()
		}
		if err != nil {
			return err
		}
		q.Metadata.Priority = &priority
		t.touch(q)
		return nil
	})
}

func (s *Queues) manage(ctx context.Context, do func(*tx) error) (Index, error) {
	var out Index
	err := s.change(ctx, func(t *tx) error {
		if err := do(t); err != nil {
			return err
		}
		out = t.listing()
		return nil
	})
	return out, err
}

// Closing is what archiving or deleting a queue does, or would do.
type Closing struct {
	Queue    *Queue
	Returned []string // issues that are planned again, because they wait in no queue now
	Trash    string   // where a deleted queue lies, relative to the store
}

// errOnlyLooking ends a change that is only to be looked at.
var errOnlyLooking = errors.New("only looking")

// Archive closes a queue and keeps it: its issues that wait are planned again.
// Without dry it is done, with it only looked at. Errors: input.unknown_queue,
// state.executing when somebody works on an item, state.closed_queue.
func (s *Queues) Archive(ctx context.Context, id string, dry bool) (Closing, error) {
	return s.closing(ctx, id, dry, func(t *tx, q *Queue, out *Closing) error {
		if err := q.usable(); err != nil {
			return err
		}
		t.archive(q)
		q.Metadata.ArchivedAt = t.s.store.Now()
		return t.giveBack(q, out)
	})
}

// Delete moves a queue to queues/trash; its issues that wait are planned again.
// Restore takes it back. Errors: as Archive.
func (s *Queues) Delete(ctx context.Context, id string, dry bool) (Closing, error) {
	return s.closing(ctx, id, dry, func(t *tx, q *Queue, out *Closing) error {
		archived := q.Status == Archived
		if !archived {
			if err := t.giveBack(q, out); err != nil {
				return err
			}
			q.Metadata.WasActive = slices.Contains(t.active, q.ID)
		}
		q.Metadata.DeletedAt = t.s.store.Now()
		data, err := q.encode()
		if err != nil {
			return err
		}
		out.Trash = trashDir + "/" + q.ID + queueFiles
		t.b.Write(out.Trash, data)
		t.b.Remove(folder + "/" + q.ID + queueFiles)
		t.queues = slices.DeleteFunc(t.queues, func(other *Queue) bool { return other == q })
		t.deactivate(q)
		return nil
	})
}

func (s *Queues) closing(ctx context.Context, id string, dry bool, do func(*tx, *Queue, *Closing) error) (Closing, error) {
	out := Closing{Returned: []string{}}
	err := s.change(ctx, func(t *tx) error {
		q, err := t.need(id)
		if err != nil {
			return err
		}
		out.Queue = q
		for _, item := range q.items() {
			if item.Status == Executing && q.Status != Archived {
				return problem.New("state.executing", "%s of %s is being worked on", item.ItemID, q.ID).
					Mend("let the work end, or give it back with `overtone issue release %s`", item.IssueID)
			}
		}
		if err := do(t, q, &out); err != nil {
			return err
		}
		if dry {
			return errOnlyLooking
		}
		return nil
	})
	if errors.Is(err, errOnlyLooking) {
		err = nil
	}
	return out, err
}

// archive closes a queue, which is active no more.
func (t *tx) archive(q *Queue) {
	q.Metadata.WasActive = slices.Contains(t.active, q.ID)
	q.Status = Archived
	t.deactivate(q)
	t.touch(q)
}

func (t *tx) deactivate(q *Queue) {
	t.active = slices.DeleteFunc(slices.Clone(t.active), func(id string) bool { return id == q.ID })
}

// giveBack makes the issues that wait in a queue planned again.
func (t *tx) giveBack(q *Queue, out *Closing) error {
	for _, item := range q.items() {
		issue, there, err := t.find(item.IssueID)
		if err != nil {
			return err
		}
		if !there || item.Status != Pending || issue.Status != issues.Queued || slices.Contains(out.Returned, item.IssueID) {
			continue
		}
		if _, err := t.b.Update(item.IssueID, func(i *issues.Issue) error { i.Status = issues.Planned; return nil }); err != nil {
			return err
		}
		t.forget(item.IssueID)
		out.Returned = append(out.Returned, item.IssueID)
	}
	return nil
}
