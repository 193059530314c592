package worksession

import (
	"context"
	"slices"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Step is one row of the table of a session's life.
type Step struct {
	From Status
	To   []Status
}

// Steps is the whole table. Completed is the end: the session is archived then.
func Steps() []Step {
	return []Step{
		{Planning, []Status{Active, Implementing, Paused, Completed}},
		{Active, []Status{Planning, Implementing, Reviewing, Paused, Completed}},
		{Implementing, []Status{Active, Reviewing, Paused, Completed}},
		{Reviewing, []Status{Active, Implementing, Paused, Completed}},
		{Paused, []Status{Active, Completed}},
		{Completed, nil},
	}
}

// CheckStep says whether the step is legal; staying is. The error
// state.illegal_transition lists what is allowed.
func CheckStep(from, to Status) error {
	if from == to {
		return nil
	}
	var allowed []Status
	for _, row := range Steps() {
		if row.From == from {
			allowed = row.To
		}
	}
	if slices.Contains(allowed, to) {
		return nil
	}
	p := problem.New("state.illegal_transition", "a session that is %s cannot become %s", from, to)
	if len(allowed) == 0 {
		return p.Mend("start another one with `overtone session start`")
	}
	return p.Mend("it can become %s", joined(allowed))
}

// Move takes a session to a status. Staying where it is changes nothing but the
// time of a resumption.
func (d *Desk) Move(ctx context.Context, id string, to Status, resumed bool) (*Session, error) {
	var moved *Session
	err := d.Locked(ctx, func() error {
		s, err := d.Find(id)
		if err != nil {
			return err
		}
		if err := CheckStep(s.Status, to); err != nil {
			return err
		}
		s.Status, s.UpdatedAt = to, stamp(d.Now)
		if resumed {
			s.ResumedAt = stamp(d.Now)
		}
		moved = s
		return d.write(s)
	})
	return moved, err
}
