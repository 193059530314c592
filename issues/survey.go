package issues

import (
	"cmp"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// candidate is an issue that could be handed out.
type candidate struct {
	issue Issue // only what a survey reads
	at    int   // index of its line
	rank  int   // 0 what the owner holds, 1 what expired, 2 what is new
	place int   // in the wanted order; 0 without one
}

// survey is one look at all issues with a question in mind.
type survey struct {
	now    time.Time
	owner  Owner
	want   Want
	issues []Issue // by line, only what a survey reads
	index  map[string]int
	past   map[string]Issue
	place  map[string]int
	ahead  []int // lines whose lease is ahead of the clock

	found []candidate
	idle  Idle
}

// survey looks at all issues. Doubled ids are conflict.duplicate_id: neither
// of the two can be handed out.
func (s *Store) survey(active, past []Issue, owner Owner, want Want) (*survey, error) {
	c := &survey{now: s.now(), owner: owner, want: want, issues: active, past: byID(past), place: map[string]int{}}
	for i, id := range want.Among {
		c.place[id] = i + 1
	}
	c.index = make(map[string]int, len(active))
	for i, issue := range active {
		if first, doubled := c.index[issue.ID]; doubled {
			return nil, doubledID(issue.ID, s.Path(), active[first].line, issue.line)
		}
		c.index[issue.ID] = i
	}
	for i := range active {
		c.consider(i)
	}
	slices.SortFunc(c.found, c.compare)
	return c, nil
}

// glance decodes what a survey reads of every line, with as little work as
// possible: of very many issues only one is handed out.
func glance(lines []jsonlog.Line, file string) ([]Issue, error) {
	out := make([]Issue, len(lines))
	failed := make([]error, len(lines))
	jsonlog.Share(len(lines), func(from, to int) {
		d := newGlancer()
		for i := from; i < to; i++ {
			out[i], failed[i] = d.decode(lines[i].Raw, lines[i].Number)
		}
	})
	for i, err := range failed {
		if err != nil {
			return nil, unreadable(lines[i], err).Problem(file)
		}
	}
	return out, nil
}

// newGlancer is a decoder that leaves out what only the worker needs.
func newGlancer() *decoder {
	d := newDecoder()
	d.members = slices.DeleteFunc(d.members, func(m member) bool {
		return !slices.Contains([]string{"id", "status", "priority", "tags", "depends_on", "extended_context", "lease", "deleted_at"}, m.key)
	})
	only := func(members []member, key string) []member {
		return slices.DeleteFunc(members, func(m member) bool { return m.key != key })
	}
	for i := range d.members {
		if d.members[i].key == "extended_context" {
			d.members[i].inner = only(d.members[i].inner, "notes")
			for j := range d.members[i].inner {
				d.members[i].inner[j].inner = only(d.members[i].inner[j].inner, "wave")
			}
		}
	}
	return d
}

// consider sorts one issue in.
func (c *survey) consider(at int) {
	issue := c.issues[at]
	if issue.Lease != nil && issue.Status == Executing && issue.Lease.ahead(c.now) {
		c.ahead = append(c.ahead, at)
		issue.Lease.restart(c.now)
	}
	switch {
	case !c.wanted(issue):
		c.idle.Filtered++
		return
	case issue.Status == Executing:
		c.executing(at, issue)
		return
	case !Startable(issue.Status):
		c.idle.stop(issue)
		return
	}
	if blockers := c.blockers(issue); len(blockers) > 0 {
		c.idle.wait(issue, blockers)
		return
	}
	c.add(at, issue, 2)
}

func (c *survey) executing(at int, issue Issue) {
	switch {
	case issue.Lease == nil:
		c.idle.hold(issue)
	case c.owner.Stem == "" && issue.Lease.Owner == c.owner.Name:
		c.add(at, issue, 0)
	case !issue.Lease.Expired(c.now):
		c.idle.hold(issue)
	default:
		if blockers := c.blockers(issue); len(blockers) > 0 {
			c.idle.wait(issue, blockers)
			return
		}
		c.add(at, issue, 1)
	}
}

func (c *survey) add(at int, issue Issue, rank int) {
	c.found = append(c.found, candidate{issue: issue, at: at, rank: rank, place: c.place[issue.ID]})
}

func (c *survey) wanted(issue Issue) bool {
	for _, tag := range c.want.Tags {
		if !slices.Contains(issue.Tags, tag) {
			return false
		}
	}
	_, among := c.place[issue.ID]
	return (len(c.place) == 0 || among) && (c.want.Wave == 0 || issue.Wave() == c.want.Wave)
}

// compare puts what comes first first: what was begun, and then the order that
// is wanted, or that of CompareNext.
func (c *survey) compare(a, b candidate) int {
	return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.place, b.place), CompareNext(a.issue, b.issue))
}

// best is what is handed out, or nil.
func (c *survey) best() *candidate {
	if len(c.found) == 0 {
		return nil
	}
	return &c.found[0]
}

// picked is what is known before anything is written.
func (c *survey) picked() Picked {
	out := Picked{Also: []Held{}, Warnings: []*problem.Problem{}}
	for i, at := range c.ahead {
		if i == 0 {
			out.Warnings = append(out.Warnings, problem.New("state.clock_back", "%d leases begin after the present time, the first on %s: a clock went back", len(c.ahead), c.issues[at].ID).
				Mend("check the clock; these leases count from now on"))
		}
	}
	best := c.best()
	if best == nil {
		out.Idle = c.idle.end(len(c.issues))
		return out
	}
	out.Resumed = best.rank == 0
	if best.rank == 1 {
		lease := *best.issue.Lease
		out.TakenOver = &lease
	}
	for i := range c.issues {
		if issue := c.issues[i]; i != best.at && issue.Lease != nil && issue.Status == Executing && c.owner.holds(issue.Lease) {
			out.Also = append(out.Also, heldBy(issue))
		}
	}
	return out
}
