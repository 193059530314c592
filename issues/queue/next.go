package queue

import (
	"cmp"
	"context"
	"slices"

	"github.com/overtone-cli/overtone/issues"
)

// Progress is how far a queue is.
type Progress struct {
	Completed int `json:"completed"`
	Failed    int `json:"failed"`
	Remaining int `json:"remaining" jsonschema:"pending and executing"`
	Total     int `json:"total"`
}

// Picked is what Next found: an item with its issue, or why there is none.
type Picked struct {
	QueueID   string
	Item      *Item // nil when nothing is ready
	Issue     issues.Issue
	Resumed   bool          // its owner held it already
	TakenOver *issues.Lease // the lease that had expired
	Progress  Progress
	Why       string // why nothing is ready
	Blocked   []Node // the items that wait, when nothing is ready
}

// Next hands out one item and claims its issue in the same step, so that two
// processes never get the same one: first what the owner holds already, then
// what others began and let expire, then the first that is ready, in the order
// of execution. Queue is an id; empty: the active queues, by priority. Nothing
// ready is no error. Errors: input.unknown_queue, state.closed_queue,
// input.bad_owner, input.bad_lease.
func (s *Queues) Next(ctx context.Context, queue string, terms issues.Terms) (Picked, error) {
	out := Picked{Why: "there is no active queue", Blocked: []Node{}}
	err := s.change(ctx, func(t *tx) error {
		from := t.byPriority()
		if queue != "" {
			q, err := t.need(queue)
			if err == nil {
				err = q.usable()
			}
			if err != nil {
				return err
			}
			from = []*Queue{q}
		}
		for _, begun := range []bool{true, false} { // what is begun is finished before anything else
			for _, q := range from {
				found, err := t.pick(q, terms, begun, &out)
				if err != nil || found {
					return err
				}
			}
		}
		return nil
	})
	if err != nil {
		return Picked{}, err
	}
	return out, nil
}

// pick looks for an item of one queue.
func (t *tx) pick(q *Queue, terms issues.Terms, begun bool, out *Picked) (bool, error) {
	if begun {
		item, err := t.begun(q, terms)
		if err != nil || item == nil {
			return false, err
		}
		return true, t.hand(q, item, terms, out)
	}
	graph, err := q.view(t, t.busy(q), t.s.rules, false)
	if err != nil {
		return false, err
	}
	for _, node := range graph.Nodes {
		if node.Ready {
			return true, t.hand(q, q.item(node.ID), terms, out)
		}
	}
	if out.QueueID == "" {
		out.QueueID, out.Progress, out.Why = q.ID, q.progress(), why(q, graph)
		for _, node := range graph.Nodes {
			if node.Status == Pending {
				out.Blocked = append(out.Blocked, node)
			}
		}
	}
	return false, nil
}

// why says why nothing of a queue is ready.
func why(q *Queue, graph *Graph) string {
	switch s := graph.Summary; {
	case graph.Error != "":
		return graph.Error
	case s.Total == 0:
		return q.ID + " is empty"
	case s.Completed == s.Total:
		return "all items of " + q.ID + " are completed"
	case s.Pending+s.Executing == 0:
		return "nothing of " + q.ID + " is left but what failed"
	case s.Pending == 0:
		return "all that is left of " + q.ID + " is being worked on"
	}
	return "nothing of " + q.ID + " is ready"
}

// begun finds the item that the owner holds, else one whose lease is over.
func (t *tx) begun(q *Queue, terms issues.Terms) (*Item, error) {
	var expired *Item
	items := q.items()
	slices.SortFunc(items, func(a, b *Item) int { return cmp.Compare(a.ExecutionOrder, b.ExecutionOrder) })
	for _, item := range items {
		if item.Status != Executing {
			continue
		}
		issue, there, err := t.find(item.IssueID)
		switch {
		case err != nil:
			return nil, err
		case !there || issue.Status != issues.Executing || item.rebound(issue):
		case terms.Owner.Name != "" && terms.Owner.Stem == "" && terms.Owner.Holds(issue.Lease):
			return item, nil
		case expired == nil && (issue.Lease == nil || issue.Lease.Expired(t.s.now())):
			expired = item
		}
	}
	return expired, nil
}

// hand gives an item to whoever asks.
func (t *tx) hand(q *Queue, item *Item, terms issues.Terms, out *Picked) error {
	before, err := t.b.Issue(item.IssueID)
	if err != nil {
		return err
	}
	after, err := t.b.Take(item.IssueID, terms)
	if err != nil {
		return err
	}
	t.forget(item.IssueID)
	if before.Lease != nil && before.Status == issues.Executing {
		if out.Resumed = terms.Owner.Holds(before.Lease); !out.Resumed {
			lease := *before.Lease
			out.TakenOver = &lease
		}
	}
	if item.Status != Executing {
		item.start(after, t.s.store.Now())
	}
	t.touch(q)
	q.count(t.s.store.Now())
	given := *item
	out.QueueID, out.Item, out.Issue, out.Progress, out.Why = q.ID, &given, after, q.progress(), ""
	out.Blocked = []Node{}
	return nil
}

func (q *Queue) progress() Progress {
	p := Progress{}
	for _, item := range q.items() {
		p.Total++
		switch item.Status {
		case Completed:
			p.Completed++
		case Failed:
			p.Failed++
		default:
			p.Remaining++
		}
	}
	return p
}
