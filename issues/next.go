package issues

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Want is which work is asked for.
type Want struct {
	Tags  []string // the issue has all of them
	Wave  int      // its wave; 0: any
	Among []string // only these ids, and in this order; empty: any, by wave, priority and id
}

// Picked is what Next found: an issue, or why there is none.
type Picked struct {
	Issue     Issue  // without an id when nothing is ready
	Resumed   bool   // its owner held it already
	TakenOver *Lease // the lease that had expired; nil otherwise
	Also      []Held // what else the owner holds, at most the first 20
	Idle      *Idle  // why nothing is ready; nil when something is
	Warnings  []*problem.Problem
}

// Next hands out one issue and claims it in the same step, so that two
// processes never get the same one: first what the owner holds already, then
// what others began and let expire, then the first of those that are
// registered, planned or queued and whose dependencies are all completed, by
// wave, priority and id. Nothing ready is no error: see Picked.Idle. Errors:
// input.bad_owner, input.bad_lease, storage.broken_line.
func (s *Store) Next(ctx context.Context, terms Terms, want Want) (Picked, error) {
	if err := terms.check(); err != nil {
		return Picked{}, err
	}
	var out Picked
	err := s.change(ctx, func(t *tx) error {
		sheet, err := t.active.Sheet()
		if err != nil {
			return err
		}
		active, err := glance(sheet.Lines, s.Path())
		if err != nil {
			return err
		}
		past, err := t.history.Sheet()
		if err != nil {
			return err
		}
		old, err := glance(past.Lines, s.history.Path())
		if err != nil {
			return err
		}
		c, err := s.survey(active, old, terms.Owner, want)
		if err != nil {
			return err
		}
		changed, err := s.restarted(sheet.Lines, c)
		if err != nil {
			return err
		}
		out = c.picked()
		if c.best != nil {
			if out.Issue, err = s.hand(sheet.Lines[c.best.at], terms, c.now); err != nil {
				return err
			}
			changed[c.best.at] = out.Issue
		}
		return put(sheet, changed)
	})
	if err != nil {
		return Picked{}, err
	}
	return out, nil
}

// Peek is what Next would hand out now, without a claim. It takes no lock and
// writes nothing. Errors: as Next.
func (s *Store) Peek(owner Owner, want Want) (Picked, error) {
	active, warnings, err := active(s, newGlancer, glimpseOf) // before history, so that a moving issue is never in neither
	if err != nil {
		return Picked{}, err
	}
	past, more, err := s.closed()
	if err != nil {
		return Picked{}, err
	}
	c, err := s.survey(active, past, owner, want)
	if err != nil {
		return Picked{}, err
	}
	out := c.picked()
	out.Warnings = append(append(out.Warnings, warnings...), more...)
	if c.best != nil {
		found := active[c.best.at]
		out.Issue, err = s.whole(jsonlog.Line{Number: found.line, Raw: found.raw})
	}
	return out, err
}

// hand gives the issue on a line to whoever asks.
func (s *Store) hand(line jsonlog.Line, terms Terms, now time.Time) (Issue, error) {
	before, err := s.whole(line)
	if err != nil {
		return Issue{}, err
	}
	after := before.clone()
	terms.take(before, &after, now)
	return after, s.step(before, &after, "")
}

// restarted makes the leases that a clock left in the future count from now.
func (s *Store) restarted(lines []jsonlog.Line, c *survey) (map[int]Issue, error) {
	out := map[int]Issue{}
	for _, at := range c.ahead {
		before, err := s.whole(lines[at])
		if err != nil {
			return nil, err
		}
		after := before.clone()
		after.Lease.restart(c.now)
		if err := s.step(before, &after, ""); err != nil {
			return nil, err
		}
		out[at] = after
	}
	return out, nil
}

// whole decodes all of a line.
func (s *Store) whole(line jsonlog.Line) (Issue, error) {
	issue, err := newDecoder().decode(line.Raw, line.Number)
	if err != nil {
		return Issue{}, unreadable(line, err).Problem(s.Path())
	}
	return issue, nil
}

// take makes the owner hold the issue: a new lease, a longer one, or one in the
// place of another that has expired.
func (t Terms) take(before Issue, after *Issue, now time.Time) {
	held := before.Lease
	switch {
	case before.Status == Executing && held != nil && t.Owner.holds(held):
		if held.ahead(now) {
			after.Lease.Since = stored(now)
		}
		after.Lease.ExpiresAt = t.end(now)
	case before.Status == Executing && held != nil:
		remark(after, now, fmt.Sprintf("taken over by %s: the lease of %s expired at %s", t.Owner.Name, held.Owner, held.ExpiresAt))
		after.Lease = t.lease(before, now)
		after.Lease.From, after.Lease.Commit = held.From, held.Commit
	case before.Status == Executing:
		remark(after, now, fmt.Sprintf("taken by %s: it was executing and nobody held it", t.Owner.Name))
		after.Lease = t.lease(before, now)
		after.Lease.From = ""
	default:
		after.Lease = t.lease(before, now)
	}
	after.Status = Executing
}

// put writes changed issues in the places of their lines, in one step.
func put(sheet *jsonlog.Sheet, changed map[int]Issue) error {
	records := make(map[int]json.RawMessage, len(changed))
	for at, issue := range changed {
		record, err := issue.encode()
		if err != nil {
			return err
		}
		records[at] = record
	}
	return sheet.Put(records)
}
