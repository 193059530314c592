package issues

import (
	"cmp"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/specs/problem"
)

// candidate is an issue that could be handed out.
type candidate struct {
	at    int // index of its line
	rank  int // 0 what the owner holds, 1 what expired, 2 what is new
	place int // in the wanted order; 0 without one
}

// survey is one look at all issues with a question in mind.
type survey struct {
	now    time.Time
	owner  Owner
	want   Want
	issues []glimpse // by line
	index  map[string]int
	past   map[string]bool // by id of those in history: completed, and not deleted
	place  map[string]int
	ahead  []int // lines whose lease is ahead of the clock

	best *candidate // what is handed out, nil when nothing is ready
	idle Idle
}

// survey looks at all issues. Doubled ids are conflict.duplicate_id: neither
// of the two can be handed out.
func (s *Store) survey(active, past []glimpse, owner Owner, want Want) (*survey, error) {
	c := &survey{now: s.now(), owner: owner, want: want, issues: active, past: make(map[string]bool, len(past)), place: map[string]int{}}
	for _, old := range past {
		c.past[old.id] = c.past[old.id] || !old.deleted
	}
	for i, id := range want.Among {
		c.place[id] = i + 1
	}
	c.index = make(map[string]int, len(active))
	for i, issue := range active {
		if first, doubled := c.index[issue.id]; doubled {
			return nil, doubledID(issue.id, s.Path(), active[first].line, issue.line)
		}
		c.index[issue.id] = i
	}
	for i := range active {
		c.consider(i)
	}
	return c, nil
}

// consider sorts one issue in.
func (c *survey) consider(at int) {
	issue := &c.issues[at]
	if issue.lease != nil && issue.status == Executing && issue.lease.ahead(c.now) {
		c.ahead = append(c.ahead, at)
		lease := *issue.lease
		lease.restart(c.now)
		issue.lease = &lease
	}
	switch {
	case !c.wanted(issue):
		c.idle.Filtered++
	case issue.status == Executing:
		c.executing(at, issue)
	case !Startable(issue.status):
		c.idle.stop(issue)
	default:
		c.offer(at, issue, 2)
	}
}

func (c *survey) executing(at int, issue *glimpse) {
	switch {
	case issue.lease == nil:
		c.idle.hold(issue)
	case c.owner.Stem == "" && issue.lease.Owner == c.owner.Name:
		c.add(at, 0)
	case !issue.lease.Expired(c.now):
		c.idle.hold(issue)
	default:
		c.offer(at, issue, 1)
	}
}

// offer adds an issue that waits for nothing.
func (c *survey) offer(at int, issue *glimpse, rank int) {
	if blockers := c.blockers(issue.needs); len(blockers) > 0 {
		c.idle.wait(issue, blockers)
		return
	}
	c.add(at, rank)
}

// add keeps the better of two candidates.
func (c *survey) add(at, rank int) {
	one := candidate{at: at, rank: rank, place: c.place[c.issues[at].id]}
	if c.best == nil || c.compare(one, *c.best) < 0 {
		c.best = &one
	}
}

func (c *survey) wanted(issue *glimpse) bool {
	for _, tag := range c.want.Tags {
		if !slices.Contains(issue.tags, tag) {
			return false
		}
	}
	_, among := c.place[issue.id]
	return (len(c.place) == 0 || among) && (c.want.Wave == 0 || issue.wave == c.want.Wave)
}

// compare puts what comes first first: what was begun, and then the order that
// is wanted, or that of CompareNext.
func (c *survey) compare(a, b candidate) int {
	one, two := &c.issues[a.at], &c.issues[b.at]
	return cmp.Or(
		cmp.Compare(a.rank, b.rank), cmp.Compare(a.place, b.place),
		compareNext(one.wave, two.wave, one.priority, two.priority, one.id, two.id),
	)
}

// picked is what is known before anything is written.
func (c *survey) picked() Picked {
	out := Picked{Also: []Held{}, Warnings: []*problem.Problem{}}
	for i, at := range c.ahead {
		if i == 0 {
			out.Warnings = append(out.Warnings, problem.New("state.clock_back", "%d leases begin after the present time, the first on %s: a clock went back", len(c.ahead), c.issues[at].id).
				Mend("check the clock; these leases count from now on"))
		}
	}
	best := c.best
	if best == nil {
		out.Idle = c.idle.end(len(c.issues))
		return out
	}
	out.Resumed = best.rank == 0
	if best.rank == 1 {
		lease := *c.issues[best.at].lease
		out.TakenOver = &lease
	}
	for i := range c.issues {
		if issue := &c.issues[i]; i != best.at && len(out.Also) < maxIdle && issue.lease != nil && issue.status == Executing && c.owner.holds(issue.lease) {
			out.Also = append(out.Also, heldBy(issue.id, issue.lease))
		}
	}
	return out
}
