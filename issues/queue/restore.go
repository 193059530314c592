package queue

import (
	"context"
	"errors"
	"io/fs"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Restored is what Restore did.
type Restored struct {
	Queue  *Queue
	Queued []string // issues that wait in it again
	Lost   []string // items whose issue went on without the queue; they stay out of reach until it is planned
}

// Restore takes back a queue that was archived or deleted. Errors:
// input.unknown_queue, state.open_queue, state.merged.
func (s *Queues) Restore(ctx context.Context, id string) (Restored, error) {
	out := Restored{Queued: []string{}, Lost: []string{}}
	if err := CheckID(id); err != nil {
		return out, err
	}
	err := s.change(ctx, func(t *tx) error {
		q, err := t.lost(id)
		if err != nil {
			return err
		}
		wasActive := q.Metadata.WasActive
		q.Status, q.Metadata.ArchivedAt, q.Metadata.DeletedAt, q.Metadata.WasActive = Active, "", "", false
		if err := t.queueAgain(q, &out); err != nil {
			return err
		}
		if _, err := q.sync(t, t.s.store.Now()); err != nil {
			return err
		}
		q.count(t.s.store.Now())
		if wasActive && !slices.Contains(t.active, q.ID) {
			t.active = append(t.active, q.ID)
		}
		t.touch(q)
		out.Queue = q
		return q.form(t, t.s.rules, false)
	})
	return out, err
}

// lost finds a queue that was archived or deleted.
func (t *tx) lost(id string) (*Queue, error) {
	if q := t.shelf.find(id); q != nil {
		switch {
		case q.Status != Archived:
			return nil, problem.New("state.open_queue", "%s is %s, there is nothing to take back", q.ID, q.Status).Mend("see `overtone issue queue list`")
		case q.Metadata.MergedInto != "":
			return nil, problem.New("state.merged", "what was in %s is in %s now", q.ID, q.Metadata.MergedInto).
				Mend("work on that one: `overtone issue queue show %s`", q.Metadata.MergedInto)
		}
		return q, nil
	}
	name := trashDir + "/" + id + queueFiles
	data, err := t.b.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, t.unknownQueue(id)
	}
	if err != nil {
		return nil, err
	}
	q, err := Decode(data)
	if err != nil {
		return nil, t.s.brokenFile("storage.broken_queue", name, data, err)
	}
	t.b.Remove(name)
	t.queues = append(t.queues, q)
	slices.SortFunc(t.queues, func(a, b *Queue) int { return compareIDs(a.ID, b.ID) })
	return q, nil
}

// queueAgain lets the issues of a queue that was taken back wait in it.
func (t *tx) queueAgain(q *Queue, out *Restored) error {
	for _, item := range q.items() {
		issue, there, err := t.find(item.IssueID)
		if err != nil {
			return err
		}
		switch {
		case item.Status != Pending:
			continue
		case !there || issue.Status != issues.Planned || item.rebound(issue) || t.addable(q, issue) != nil:
			out.Lost = append(out.Lost, item.ItemID)
			continue
		}
		if _, err := t.b.Update(item.IssueID, func(i *issues.Issue) error { i.Status = issues.Queued; return nil }); err != nil {
			return err
		}
		t.forget(item.IssueID)
		out.Queued = append(out.Queued, item.IssueID)
	}
	return nil
}
