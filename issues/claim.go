package issues

import (
	"context"
	"fmt"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Claim takes one issue for an owner, or renews the lease that the owner has.
// An issue that waits for others is state.waiting, one that somebody else
// holds conflict.leased, one that cannot be worked on in its step
// state.illegal_transition; terms.Force passes over all three and is noted.
// Errors else: input.unknown_id, state.closed, input.bad_owner,
// input.bad_lease, conflict.stale_lease.
func (s *Store) Claim(ctx context.Context, id string, terms Terms) (Picked, error) {
	if err := terms.check(); err != nil {
		return Picked{}, err
	}
	out := Picked{Also: []Held{}, Warnings: []*problem.Problem{}}
	err := s.change(ctx, func(t *tx) error {
		return t.edit(id, terms.Force, func(before Issue, after *Issue) error {
			if err := terms.seen(before); err != nil {
				return err
			}
			if err := t.claimable(before, terms); err != nil {
				if terms.Force == "" || problem.From(err).Class() == problem.Storage {
					return err
				}
				forced(after, s.now(), terms.Owner.Name, terms.Force, "claimed although: "+problem.From(err).Message)
			}
			held := before.Lease
			if held != nil && terms.Owner.holds(held) {
				out.Resumed = true
			} else if held != nil {
				lease := *held
				out.TakenOver = &lease
			}
			terms.take(before, after, s.now())
			return nil
		}, &out.Issue)
	})
	if err != nil {
		return Picked{}, err
	}
	return out, nil
}

// claimable says whether nothing speaks against a claim.
func (t *tx) claimable(issue Issue, terms Terms) error {
	if err := ActOn("claim", issue); err != nil {
		return err
	}
	if err := terms.guard(issue, t.s.now()); err != nil || issue.Status == Executing {
		return err
	}
	past, err := t.past()
	if err != nil {
		return err
	}
	active, err := t.present()
	if err != nil {
		return err
	}
	c, err := t.s.survey(glimpsesOf(active), glimpsesOf(past), terms.Owner, Want{})
	if err != nil {
		return err
	}
	return waiting(issue, c.blockers(issue.DependsOn))
}

// waiting is the error for an issue that cannot begin yet, or nil.
func waiting(issue Issue, blockers []Blocker) error {
	if len(blockers) == 0 {
		return nil
	}
	names := make([]string, 0, len(blockers))
	for _, one := range blockers {
		names = append(names, one.ID+" ("+one.State+")")
	}
	return problem.New("state.waiting", "%s waits for %s", issue.ID, strings.Join(names, ", ")).
		Mend("finish those first, or take the dependency out; `overtone issue next` offers what is ready")
}

// Release gives an issue back: it goes to the step that it was taken from. A
// note says why and may be empty. Errors: input.unknown_id, state.closed,
// state.illegal_transition, state.not_held, conflict.leased,
// conflict.stale_lease, input.bad_owner.
func (s *Store) Release(ctx context.Context, id, note string, terms Terms) (Issue, error) {
	return s.settle(ctx, "release", id, terms, func(before Issue, after *Issue) error {
		after.Status = backTo(before)
		if note != "" {
			remark(after, s.now(), fmt.Sprintf("given back by %s: %s", terms.Owner.Name, note))
		}
		return nil
	})
}

// settle changes an issue that its owner works on.
func (s *Store) settle(ctx context.Context, act, id string, terms Terms, edit func(before Issue, after *Issue) error) (Issue, error) {
	if err := terms.check(); err != nil {
		return Issue{}, err
	}
	var out Issue
	err := s.change(ctx, func(t *tx) error {
		return t.edit(id, terms.Force, func(before Issue, after *Issue) error {
			if err := terms.seen(before); err != nil {
				return err
			}
			if err := s.settled(act, before, terms); err != nil {
				if terms.Force == "" {
					return err
				}
				forced(after, s.now(), terms.Owner.Name, terms.Force, act+" although: "+problem.From(err).Message)
			}
			return edit(before, after)
		}, &out)
	})
	if err != nil {
		return Issue{}, err
	}
	return out, nil
}

func (s *Store) settled(act string, issue Issue, terms Terms) error {
	if err := ActOn(act, issue); err != nil {
		return err
	}
	if err := terms.guard(issue, s.now()); err != nil {
		return err
	}
	if lease := issue.Lease; lease != nil && !terms.Owner.holds(lease) && (act == "done" || act == "fail") {
		return problem.New("state.not_held", "%s is nobody's: the lease of %s expired at %s", issue.ID, lease.Owner, lease.ExpiresAt).
			Mend("take it over first with `overtone issue claim %s`", issue.ID)
	}
	return nil
}

// edit changes one issue as Update does, with a look at what it was before.
func (t *tx) edit(id, force string, edit func(before Issue, after *Issue) error, out *Issue) error {
	active, err := t.present()
	if err != nil {
		return err
	}
	before, err := t.only(active, id)
	if err != nil {
		return err
	}
	after := before.clone()
	if err := edit(before, &after); err != nil {
		return err
	}
	if err := t.s.step(before, &after, force); err != nil {
		return err
	}
	*out = after
	if after.Status == Completed {
		return t.move(after)
	}
	return t.replace(map[string]Issue{id: after}, nil)
}
