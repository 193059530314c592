package queue

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// change makes one change of queues and issues.
func (s *Queues) change(ctx context.Context, do func(*tx) error) error {
	return s.store.Together(ctx, func(b *issues.Both) error {
		all, err := s.load(b)
		if err != nil {
			return err
		}
		if len(all.broken) > 0 {
			return all.broken[0]
		}
		t := &tx{s: s, b: b, shelf: all, known: map[string]known{}}
		if err := t.sync(); err != nil {
			return err
		}
		if err := do(t); err != nil {
			return err
		}
		return t.save()
	})
}

// tx is one change of queues.
type tx struct {
	s *Queues
	b *issues.Both
	*shelf
	known   map[string]known
	touched map[string]bool
}

// known is what is known of an issue.
type known struct {
	issue issues.Issue
	err   error
}

// touch notes that a queue is to be written.
func (t *tx) touch(q *Queue) {
	if t.touched == nil {
		t.touched = map[string]bool{}
	}
	t.touched[q.ID] = true
}

// save writes the queues that were touched and the index.
func (t *tx) save() error {
	for _, q := range t.queues {
		if !t.touched[q.ID] {
			continue
		}
		q.count(t.s.store.Now())
		data, err := q.encode()
		if err != nil {
			return err
		}
		t.b.Write(folder+"/"+q.ID+queueFiles, data)
	}
	if len(t.queues) == 0 && len(t.index.Queues) == 0 && len(t.index.ActiveQueueIDs) == 0 {
		return nil
	}
	index := t.listing()
	data, err := json.MarshalIndent(index, "", "  ")
	if err != nil {
		return problem.Wrap(err, "internal.bad_record", "the index cannot be written as JSON")
	}
	t.b.Write(indexFile, append(data, '\n'))
	return nil
}

// listing is the index of the queues as they are.
func (s *shelf) listing() Index {
	index := Index{ActiveQueueIDs: []string{}, Queues: []Entry{}, extra: s.index.extra}
	for _, id := range s.active {
		if q := s.find(id); q != nil && q.Status != Archived && q.Status != Completed {
			index.ActiveQueueIDs = append(index.ActiveQueueIDs, q.ID)
		}
	}
	if len(index.ActiveQueueIDs) > 0 {
		index.ActiveQueueID = &index.ActiveQueueIDs[0]
	}
	for _, q := range slices.Backward(s.queues) {
		index.Queues = append(index.Queues, q.entry())
	}
	return index
}

// count brings the counts of a queue and its status up to date.
func (q *Queue) count(now string) {
	m := &q.Metadata
	m.Version, m.UpdatedAt = Version, now
	m.PendingCount, m.ExecutingCount, m.CompletedCount, m.FailedCount = 0, 0, 0, 0
	q.IssueIDs = []string{}
	for _, item := range q.items() {
		switch item.Status {
		case Pending:
			m.PendingCount++
		case Executing:
			m.ExecutingCount++
		case Completed:
			m.CompletedCount++
		case Failed:
			m.FailedCount++
		}
		if !slices.Contains(q.IssueIDs, item.IssueID) {
			q.IssueIDs = append(q.IssueIDs, item.IssueID)
		}
	}
	m.TotalTasks = m.PendingCount + m.ExecutingCount + m.CompletedCount + m.FailedCount
	if q.Status == Archived || q.Status == Paused {
		return
	}
	switch {
	case m.TotalTasks == 0 || m.PendingCount+m.ExecutingCount > 0:
		q.Status = Active
	case m.FailedCount > 0:
		q.Status = Failed
	default:
		q.Status = Completed
	}
}
