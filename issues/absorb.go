package issues

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// Absorption is what an import wants to write. The drafts of all three lists
// may name each other by Ref.
type Absorption struct {
	Created []Draft // new issues; an id they have already must be free
	Changed []Draft // active issues with other fields; id, status and times stay
	Closed  []Draft // new issues that are over already: they go to history with their evidence
}

// Absorbed is what an import wrote, in the order of the absorption.
type Absorbed struct {
	Created []Issue
	Changed []Issue
	Closed  []Issue
}

// Absorb changes many issues in one go. Plan sees all issues there are, under
// the lock of the store, and decides; an error from it ends the import with
// nothing written. Times at which an issue was created, planned, queued and
// completed are taken over when they are sound. History is replaced first and the active
// file after it, each in one step, so that an import that is killed between
// the two is finished by the next. Errors as for Create.
func (s *Store) Absorb(ctx context.Context, plan func(active, history []Issue) (Absorption, error)) (Absorbed, error) {
	var out Absorbed
	err := s.change(ctx, func(t *tx) error {
		active, err := t.present()
		if err != nil {
			return err
		}
		past, err := t.past()
		if err != nil {
			return err
		}
		wanted, err := plan(active, past)
		if err != nil {
			return err
		}
		out, err = t.absorb(active, wanted)
		return err
	})
	if err != nil {
		return Absorbed{}, err
	}
	return out, nil
}

func (t *tx) absorb(active []Issue, wanted Absorption) (Absorbed, error) {
	items, err := t.absorbable(active, wanted)
	if err != nil {
		return Absorbed{}, err
	}
	created, changed := len(wanted.Created), len(wanted.Created)+len(wanted.Changed)
	fresh := slices.Concat(items[:created], items[changed:])
	var seq *sequence
	if len(fresh) > 0 {
		if seq, err = t.number(fresh, active); err != nil {
			return Absorbed{}, err
		}
	}
	copy(items, fresh[:created])
	copy(items[changed:], fresh[created:])
	known := map[string]string{}
	for i, draft := range wanted.Changed {
		known[draft.Ref] = items[created+i].ID
	}
	if err := resolve(items, slices.Concat(wanted.Created, wanted.Changed, wanted.Closed), known); err != nil {
		return Absorbed{}, err
	}
	if err := t.checkNeeds(active, items); err != nil {
		return Absorbed{}, err
	}
	out := Absorbed{Created: items[:created], Changed: items[created:changed], Closed: items[changed:]}
	return out, t.storeAbsorbed(seq, out)
}

// absorbable makes and checks the issues: created, changed, closed.
func (t *tx) absorbable(active []Issue, wanted Absorption) ([]Issue, error) {
	var items []Issue
	for _, draft := range wanted.Created {
		issue, err := t.s.takeOver(draft.Issue)
		if err != nil {
			return nil, err
		}
		items = append(items, issue)
	}
	stored := byID(active)
	for _, draft := range wanted.Changed {
		before, there := stored[draft.Issue.ID]
		if !there {
			return nil, unknownID(draft.Issue.ID)
		}
		after := draft.Issue
		after.Status = before.Status
		if err := t.s.step(before, &after, ""); err != nil {
			return nil, err
		}
		items = append(items, after)
	}
	for _, draft := range wanted.Closed {
		issue, err := t.s.takeOver(draft.Issue)
		if err != nil {
			return nil, err
		}
		if err := issue.Evidence.enough(issue.Title); err != nil {
			return nil, err
		}
		issue.Status = Completed
		issue.CompletedAt = cmp.Or(t.s.past(draft.Issue.CompletedAt), issue.UpdatedAt)
		items = append(items, issue)
	}
	return items, nil
}

// takeOver prepares a new issue that had a life elsewhere. The times of the
// steps it took there are kept.
func (s *Store) takeOver(given Issue) (Issue, error) {
	before := given
	if given.Status == Completed {
		given.Status = Registered
	}
	issue, err := s.prepare(given)
	if err != nil {
		return Issue{}, err
	}
	issue.CreatedAt = cmp.Or(s.past(before.CreatedAt), issue.CreatedAt)
	issue.PlannedAt, issue.QueuedAt = s.past(before.PlannedAt), s.past(before.QueuedAt)
	return issue, nil
}

// past is a time that is not in the future, as it is stored, else nothing.
func (s *Store) past(stamp string) string {
	at, err := time.Parse(time.RFC3339, stamp)
	if err != nil || at.After(s.now()) || at.Year() < 1970 {
		return ""
	}
	return at.UTC().Format(time.RFC3339)
}

// storeAbsorbed writes what an import made.
func (t *tx) storeAbsorbed(seq *sequence, out Absorbed) error {
	if len(out.Closed) > 0 {
		records := make([]any, len(out.Closed))
		for i := range out.Closed {
			record, err := out.Closed[i].encode()
			if err != nil {
				return err
			}
			out.Closed[i].raw, records[i] = record, record
		}
		keep := func(jsonlog.Line) (jsonlog.Change, error) { return jsonlog.Keep(), nil }
		if err := t.history.Update(keep, records...); err != nil {
			return err
		}
	}
	if len(out.Changed)+len(out.Created) > 0 {
		if err := t.replace(byID(out.Changed), out.Created); err != nil {
			return err
		}
	}
	if seq == nil {
		return nil
	}
	return t.save(seq)
}
