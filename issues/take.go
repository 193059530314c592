package issues

import (
	"errors"
	"fmt"
	"os"
)

// Take hands an active issue to an owner as Claim does, inside a change of
// issues and files. What the issue waits for is the caller's to know. Errors:
// input.unknown_id, input.bad_owner, input.bad_lease, state.closed,
// state.illegal_transition, conflict.leased, conflict.stale_lease.
func (b *Both) Take(id string, terms Terms) (Issue, error) {
	if err := terms.check(); err != nil {
		return Issue{}, err
	}
	before, err := b.Issue(id)
	if err != nil {
		return Issue{}, err
	}
	if err := ActOn("claim", before); err != nil {
		return Issue{}, err
	}
	now := b.t.s.now()
	if err := terms.guard(before, now); err != nil {
		return Issue{}, err
	}
	after := before.clone()
	terms.take(before, &after, now)
	if err := b.t.s.step(before, &after, ""); err != nil {
		return Issue{}, err
	}
	b.set(before, after)
	return after, nil
}

// set keeps an issue as the change leaves it.
func (b *Both) set(before, after Issue) {
	if _, again := b.after[before.ID]; !again {
		b.before[before.ID] = before
		b.order = append(b.order, before.ID)
	}
	b.after[before.ID] = after
}

// Holds says whether a lease is the owner's.
func (o Owner) Holds(l *Lease) bool { return l != nil && o.holds(l) }

// SetAside renames a file below the store that cannot be read, at once: it keeps
// its bytes under the name it gives back, which ends in .quarantine.
func (b *Both) SetAside(name string) (string, error) {
	file, err := b.t.s.place(name)
	if err != nil {
		return "", err
	}
	to := file + ".quarantine"
	for n := 2; ; n++ {
		if _, err := os.Lstat(to); errors.Is(err, os.ErrNotExist) {
			return to, b.t.s.d.Rename(file, to)
		}
		to = fmt.Sprintf("%s.quarantine-%d", file, n)
	}
}
