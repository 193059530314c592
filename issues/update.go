package issues

import (
	"context"
	"fmt"
	"slices"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Update changes one active issue: edit gets a copy and may change every field
// but the id and the times, which are the store's. A step of the status must be
// legal (see Transitions); going to completed needs Evidence and moves the
// issue to history. Nothing is written when edit fails or changes nothing.
// Errors: input.unknown_id, state.closed, state.illegal_transition,
// state.no_evidence, input.bad_…, conflict.cycle, and conflict.leased for a step
// of an issue that somebody works on.
func (s *Store) Update(ctx context.Context, id string, edit func(*Issue) error) (Issue, error) {
	return s.update(ctx, id, edit, "")
}

// Force is Update that allows any step to a known status. The reason, which
// must not be empty, is noted in the issue's feedback together with the step.
func (s *Store) Force(ctx context.Context, id, reason string, edit func(*Issue) error) (Issue, error) {
	if reason == "" {
		return Issue{}, problem.New("usage.no_reason", "a forced change needs a reason").Mend("say why")
	}
	return s.update(ctx, id, edit, reason)
}

func (s *Store) update(ctx context.Context, id string, edit func(*Issue) error, force string) (Issue, error) {
	var after Issue
	err := s.change(ctx, func(t *tx) error {
		active, err := t.present()
		if err != nil {
			return err
		}
		before, err := t.only(active, id)
		if err != nil {
			return err
		}
		after = before.clone()
		if err := edit(&after); err != nil {
			return err
		}
		after.Version = before.Version // which is the store's to raise
		if same, err := equal(before, after); err != nil || same {
			return err
		}
		if err := s.heldBack(before, &after, force); err != nil {
			return err
		}
		if err := s.step(before, &after, force); err != nil {
			return err
		}
		if !slices.Equal(before.DependsOn, after.DependsOn) {
			if err := t.checkNeeds(active, []Issue{after}); err != nil {
				return err
			}
		}
		if after.Status == Completed {
			return t.move(after)
		}
		return t.replace(map[string]Issue{id: after}, nil)
	})
	if err != nil {
		return Issue{}, err
	}
	return after, nil
}

// only finds the one active issue with an id.
func (t *tx) only(active []Issue, id string) (Issue, error) {
	at := -1
	for i, issue := range active {
		if issue.ID != id {
			continue
		}
		if at >= 0 {
			return Issue{}, doubledID(id, t.s.Path(), active[at].line, issue.line)
		}
		at = i
	}
	if at >= 0 {
		return active[at], nil
	}
	past, err := t.pastByID()
	if err != nil {
		return Issue{}, err
	}
	if old, closed := past[id]; closed {
		return Issue{}, closedID(old)
	}
	return Issue{}, unknownID(id)
}

// closedID is the error for an issue of history.
func closedID(issue Issue) error {
	what := "completed"
	if issue.DeletedAt != "" {
		what = "deleted"
	}
	return problem.New("state.closed", "%s is %s and in history, which does not change", issue.ID, what).
		Mend("create a new issue instead")
}

// step checks what an edit did and sets the times.
func (s *Store) step(before Issue, after *Issue, force string) error {
	after.CreatedAt, after.PlannedAt, after.QueuedAt = before.CreatedAt, before.PlannedAt, before.QueuedAt
	after.CompletedAt, after.DeletedAt = before.CompletedAt, before.DeletedAt
	s.touch(after, before)
	if after.ID != before.ID {
		return problem.New("input.bad_id", "the id of %s cannot change", before.ID).Mend("create a new issue instead")
	}
	if after.Status != Executing {
		after.Lease = nil // nobody works on it any more
	}
	if after.Status == before.Status {
		return worse(before, *after)
	}
	if err := CheckTransition(before.Status, after.Status); err != nil {
		if force == "" || problem.From(err).Code != "state.illegal_transition" {
			return err
		}
		after.Feedback = append(slices.Clone(after.Feedback), Feedback{
			Type: "clarification", Stage: "execute", CreatedAt: after.UpdatedAt,
			Content: fmt.Sprintf("status forced from %s to %s: %s", before.Status, after.Status, force),
		})
	}
	switch after.Status {
	case Planned:
		after.PlannedAt = after.UpdatedAt
	case Queued:
		after.QueuedAt = after.UpdatedAt
	case Completed:
		after.CompletedAt = after.UpdatedAt
		if err := after.Evidence.enough(after.ID); err != nil {
			return err
		}
	case Registered, Planning, Executing, Failed, Paused:
	}
	return worse(before, *after)
}

// worse reports what is wrong now and was not before: an odd field that came
// from another tool must not keep the work from going on.
func worse(before, after Issue) error {
	known := map[string]bool{}
	for _, one := range before.Check() {
		known[one.Message] = true
	}
	return problems(slices.DeleteFunc(after.Check(), func(p *problem.Problem) bool { return known[p.Message] }))
}

// replace writes changed issues in their places and new ones at the end, in
// one step.
func (t *tx) replace(changed map[string]Issue, fresh []Issue) error {
	add := make([]any, len(fresh))
	for i := range fresh {
		record, err := fresh[i].encode()
		if err != nil {
			return err
		}
		fresh[i].raw, fresh[i].extra, add[i] = record, nil, record
	}
	decoder := newDecoder()
	return t.active.Update(func(line jsonlog.Line) (jsonlog.Change, error) {
		issue, err := decoder.decode(line.Raw, line.Number)
		if err != nil {
			return jsonlog.Keep(), unreadable(line, err).Problem(t.s.Path())
		}
		next, wanted := changed[issue.ID]
		if !wanted || next.line != issue.line {
			return jsonlog.Keep(), nil
		}
		record, err := next.encode()
		return jsonlog.Put(record), err
	}, add...)
}

// Deleted is an issue taken out of the active ones.
type Deleted struct {
	Issue    Issue
	NeededBy []string // active issues that depend on it and cannot go on
}

// Delete moves an active issue to history with the time of its deletion; its
// id is never given again. Errors: input.unknown_id, state.closed, conflict.leased.
func (s *Store) Delete(ctx context.Context, id string) (Deleted, error) {
	return s.DeleteIf(ctx, id, func(Issue) error { return nil })
}

// DeleteIf is Delete that asks first, under the lock, whether the issue is to
// go as it stands now; an error keeps it.
func (s *Store) DeleteIf(ctx context.Context, id string, ask func(Issue) error) (Deleted, error) {
	var out Deleted
	err := s.change(ctx, func(t *tx) error {
		active, err := t.present()
		if err != nil {
			return err
		}
		issue, err := t.only(active, id)
		if err != nil {
			return err
		}
		if err := ask(issue); err != nil {
			return err
		}
		if held(issue, s.now()) {
			return taken(issue)
		}
		s.touch(&issue, issue)
		issue.DeletedAt = issue.UpdatedAt
		out = Deleted{Issue: issue, NeededBy: []string{}}
		for _, other := range active {
			if slices.Contains(other.DependsOn, id) {
				out.NeededBy = append(out.NeededBy, other.ID)
			}
		}
		return t.move(issue)
	})
	if err != nil {
		return Deleted{}, err
	}
	return out, nil
}

// clone copies an issue so that an edit of its lists leaves the first alone.
func (i Issue) clone() Issue {
	for _, list := range []*[]string{
		&i.Tags, &i.AffectedComponents, &i.DependsOn, &i.Files,
		&i.ExtendedContext.Notes.DependsOnIssues, &i.ExtendedContext.Notes.SpecDocuments,
	} {
		*list = slices.Clone(*list)
	}
	i.Feedback, i.External = slices.Clone(i.Feedback), slices.Clone(i.External)
	if i.Lease != nil {
		lease := *i.Lease
		i.Lease = &lease
	}
	i.Evidence = i.Evidence.clone()
	return i
}

// equal compares issues by what would be written.
func equal(a, b Issue) (bool, error) {
	one, err := a.encode()
	if err != nil {
		return false, err
	}
	two, err := b.encode()
	return string(one) == string(two), err
}
