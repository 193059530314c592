package queue

import (
	"context"

	"github.com/overtone-cli/overtone/issues"
)

// Retried is what Retry did.
type Retried struct {
	Queue *Queue // nil when there is no active queue
	Items []Item // that wait again, in order of their ids
	Left  []Kept // failed items that stay as they are
}

// Kept is an item that stays as it is, and why.
type Kept struct {
	ItemID  string `json:"item_id"`
	IssueID string `json:"issue_id"`
	Why     string `json:"why"`
}

// Retry lets all failed items of a queue be taken again: of the one that is
// named, else of the first active queue by its priority that has any. Their
// issues are queued; what failed stays in the history of the item and in the
// feedback of the issue. Items whose issue was deleted stay failed. It is one
// change: all of it happens or nothing. Errors: input.unknown_queue,
// state.closed_queue, and those of Store.Retry.
func (s *Queues) Retry(ctx context.Context, id, note string, terms issues.Terms) (Retried, error) {
	out := Retried{Items: []Item{}, Left: []Kept{}}
	err := s.change(ctx, func(t *tx) error {
		q, err := t.failed(id)
		if err != nil || q == nil {
			return err
		}
		out.Queue = q
		for _, item := range q.items() {
			if item.Status != Failed {
				continue
			}
			if err := t.again(item, note, terms, &out); err != nil {
				return err
			}
		}
		if len(out.Items) == 0 {
			return nil
		}
		q.count(t.s.store.Now())
		t.touch(q)
		return nil
	})
	return out, err
}

// failed is the queue whose failed items are meant, nil when none is active.
func (t *tx) failed(id string) (*Queue, error) {
	if id != "" {
		q, err := t.need(id)
		if err != nil {
			return nil, err
		}
		return q, q.usable()
	}
	var first *Queue
	for _, q := range t.byPriority() {
		if first == nil {
			first = q
		}
		for _, item := range q.items() {
			if item.Status == Failed {
				return q, nil
			}
		}
	}
	return first, nil
}

// again makes one failed item wait, and its issue with it.
func (t *tx) again(item *Item, note string, terms issues.Terms, out *Retried) error {
	issue, there, err := t.find(item.IssueID)
	if err != nil {
		return err
	}
	why := ""
	switch {
	case !there:
		why = "there is no such issue any more"
	case issue.DeletedAt != "":
		why = "the issue was deleted"
	case issue.CompletedAt != "":
		why = "the issue is completed"
	case item.rebound(issue):
		why = "the issue is to be done by another solution now: " + issue.BoundSolutionID
	case issue.Status == issues.Failed:
		if _, err := t.b.Retry(item.IssueID, note, terms); err != nil {
			return err
		}
		t.forget(item.IssueID)
	}
	if why != "" {
		out.Left = append(out.Left, Kept{ItemID: item.ItemID, IssueID: item.IssueID, Why: why})
		return nil
	}
	item.retry()
	out.Items = append(out.Items, *item)
	return nil
}
