package queue

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Claim is Next for one item that is named. What it waits for is not passed
// over. Errors: those of Resolve, state.waiting, conflict.leased.
func (s *Queues) Claim(ctx context.Context, ref Ref, terms issues.Terms) (Picked, error) {
	out := Picked{Blocked: []Node{}}
	err := s.change(ctx, func(t *tx) error {
		q, err := t.need(ref.QueueID)
		if err == nil {
			err = q.usable()
		}
		if err != nil {
			return err
		}
		item := q.item(ref.ItemID)
		if item == nil {
			return unknownItem(ref.QueueID + ":" + ref.ItemID)
		}
		if !item.open() {
			return problem.New("state.closed_item", "%s is %s", item.ItemID, item.Status).Mend("see `overtone issue queue show` for what is left")
		}
		if item.Status == Pending {
			graph, err := q.view(t, t.busy(q), t.s.rules, false)
			if err != nil {
				return err
			}
			for _, node := range graph.Nodes {
				if node.ID == item.ItemID && !node.Ready {
					return waiting(node)
				}
			}
		}
		return t.hand(q, item, terms, &out)
	})
	return out, err
}

func waiting(node Node) error {
	names := []string{}
	for _, one := range node.BlockedBy {
		names = append(names, one.ID+" ("+one.Reason+")")
	}
	return problem.New("state.waiting", "%s waits for %s", node.ID, strings.Join(names, ", ")).
		Mend("finish those first; `overtone issue queue dag` shows what is ready")
}

// Settle writes into a queue what became of an item's issue, and the result that
// somebody gave. For one of several items of an issue (see Ref.Single) it ends
// the item alone: as completed, or as failed with why. Errors:
// state.illegal_transition, storage.….
func (s *Queues) Settle(ctx context.Context, ref Ref, result json.RawMessage, why *Failure) (Item, error) {
	var out Item
	err := s.change(ctx, func(t *tx) error {
		q, err := t.need(ref.QueueID)
		if err != nil {
			return err
		}
		item := q.item(ref.ItemID)
		if item == nil {
			return unknownItem(ref.QueueID + ":" + ref.ItemID)
		}
		if !ref.Single {
			if item.Status != Executing {
				return problem.New("state.illegal_transition", "%s is %s; only what is executing can end", item.ItemID, item.Status).
					Mend("take it first with `overtone issue next --queue %s`", q.ID)
			}
			item.Status, item.CompletedAt = Completed, t.s.store.Now()
			if why != nil {
				failure := *why
				failure.Timestamp = t.s.store.Now()
				item.fail(failure)
			}
		}
		if result != nil {
			item.Result = result
		}
		t.touch(q)
		out = *item
		return nil
	})
	return out, err
}
