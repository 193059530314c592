package issues

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/specs/problem"
)

// numbers looks at the numbers that are given out and at what history was.
func (e *examiner) numbers() error {
	data, err := e.s.d.ReadFile(e.s.sequencePath(), 1<<20)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	seq := &sequence{High: map[string]int{}}
	if !seq.read(data) {
		e.add(Doubt, notMend, problem.New("storage.broken_sequence", "the numbers that are given out cannot be read").At(e.s.sequencePath(), 0).
			Mend("nothing needs doing: the next new issue rebuilds them from all ids there are"))
		return nil
	}
	size, err := historySize(e.s.history.Path())
	if err != nil {
		return err
	}
	if size < seq.HistoryBytes {
		e.add(Doubt, notMend, problem.New("storage.missing_history", "history has %d bytes but had %d: completed issues are missing from it", size, seq.HistoryBytes).
			At(e.s.history.Path(), 0).Mend("bring the file back from version control or a backup; what waits for a missing issue waits for ever"))
	}
	return nil
}

// ids finds ids that are there twice or cannot be.
func (e *examiner) ids() {
	file, past := e.s.Path(), e.s.history.Path()
	first := map[string]Issue{}
	for _, issue := range e.active {
		if err := CheckID(issue.ID); err != nil {
			e.add(Bad, notMend, problem.From(err).At(file, issue.line).Mend("give it another id in an editor; no command can name it"))
		}
		before, doubled := first[issue.ID]
		switch {
		case !doubled:
			first[issue.ID] = issue
		case string(before.raw) == string(issue.raw):
			e.add(Bad, "moves the second one to quarantine", doubledID(issue.ID, file, before.line, issue.line).
				Mend("lines %d and %d are the same; `overtone issue doctor --repair` keeps the first", before.line, issue.line))
		default:
			e.add(Bad, notMend, doubledID(issue.ID, file, before.line, issue.line).
				Mend("compare lines %d and %d, and give one of them another id in an editor", before.line, issue.line))
		}
	}
	old, where := map[string]int{}, newPlaces(e.active, byID(e.history))
	for _, issue := range e.history {
		if before, doubled := old[issue.ID]; doubled {
			e.add(Doubt, notMend, doubledID(issue.ID, past, before, issue.line).Mend("compare lines %d and %d; the first one counts", before, issue.line))
			continue
		}
		old[issue.ID] = issue.line
		if now, both := first[issue.ID]; both {
			repair := notMend
			if where.twin(now) {
				repair = "gives the active one another number; who waits for it waits for both"
			}
			e.add(Bad, repair, problem.New("conflict.duplicate_id", "%s is also in history, on line %d", issue.ID, issue.line).At(file, now.line).
				Mend("compare them; when they are two issues, give line %d another id in an editor; when it is one, keep the line that is right", now.line))
		}
	}
}

// needs finds dependencies that can never be completed.
func (e *examiner) needs() {
	active, past := byID(e.active), byID(e.history)
	for _, issue := range e.active {
		for _, need := range issue.DependsOn {
			old, closed := past[need]
			_, here := active[need]
			at := func(p *problem.Problem) *problem.Problem {
				return p.At(e.s.Path(), issue.line).Mend("`overtone issue depend %s --remove %s`, or name another one with --on", issue.ID, need)
			}
			switch {
			case here || closed && old.DeletedAt == "":
			case closed:
				e.add(Bad, notMend, at(problem.New("conflict.deleted_dependency", "%s waits for %s, which is deleted", issue.ID, need)))
			default:
				e.add(Bad, notMend, at(problem.New("input.unknown_dependency", "%s waits for %s, which does not exist", issue.ID, need)))
			}
		}
	}
}

// circles finds issues that wait for themselves, directly or through others.
// Each circle is named once: its last step is left out and the search goes on.
func (e *examiner) circles() {
	var nodes []graph.Node
	line := map[string]int{}
	for _, issue := range e.active {
		if _, doubled := line[issue.ID]; !doubled {
			line[issue.ID] = issue.line
			nodes = append(nodes, graph.Node{ID: issue.ID, Needs: slices.Clone(issue.DependsOn)})
		}
	}
	for range mostCircles {
		g, err := graph.Build(nodes)
		if err != nil {
			return
		}
		path := g.Cycle()
		if path == nil {
			return
		}
		shown := path
		if len(path) > 20 { // a message, not a listing
			shown = slices.Concat(path[:10], []string{"…"}, path[len(path)-9:])
		}
		last := path[len(path)-2]
		e.add(Bad, notMend, problem.New("conflict.cycle", "the dependencies go in a circle: %s", strings.Join(shown, " → ")).At(e.s.Path(), line[last]).
			Mend("take one of them out, such as `overtone issue depend %s --remove %s`", last, path[0]))
		for i := range nodes {
			if nodes[i].ID == last {
				nodes[i].Needs = slices.DeleteFunc(nodes[i].Needs, func(id string) bool { return id == path[0] })
			}
		}
	}
}

// mostCircles bounds how many circles are named in one go.
const mostCircles = 20

// fields finds values that no command would have written.
func (e *examiner) fields() {
	file, where := e.s.Path(), newPlaces(e.active, byID(e.history))
	for _, issue := range e.active {
		for _, one := range issue.Check() {
			if one.Code == "input.bad_id" && CheckID(issue.ID) != nil {
				continue
			}
			e.add(Doubt, notMend, one.At(file, issue.line))
		}
		if issue.Status == Completed {
			e.late(issue, where)
		}
		if earlier(issue.UpdatedAt, issue.CreatedAt) {
			e.add(Remark, notMend, problem.New("input.bad_time", "%s was changed before it was created", issue.ID).At(file, issue.line).
				Mend("nothing needs doing; the next change puts it right"))
		}
	}
}

// leases finds work that nobody is at any more.
func (e *examiner) leases() {
	now := e.s.now()
	for _, issue := range e.active {
		lease := issue.Lease
		at := func(weight Weight, p *problem.Problem) {
			e.add(weight, notMend, p.At(e.s.Path(), issue.line))
		}
		switch {
		case lease == nil && issue.Status == Executing:
			at(Remark, problem.New("state.no_lease", "%s is executing, and nobody holds it", issue.ID).
				Mend("`overtone issue claim %s` takes it; `overtone issue status %s registered` gives it back", issue.ID, issue.ID))
		case lease == nil:
		case issue.Status != Executing:
			at(Doubt, problem.New("state.idle_lease", "%s is %s but held by %s", issue.ID, issue.Status, lease.Owner).
				Mend("nothing needs doing: the next who takes it gets a lease of their own"))
		case lease.ahead(now):
			at(Doubt, problem.New("state.early_lease", "the lease of %s begins in the future, at %s: a clock went back", issue.ID, lease.Since).
				Mend("nothing needs doing: the next `overtone issue next` lets it begin now"))
		case lease.Expired(now):
			at(Doubt, problem.New("state.stale_lease", "%s held %s until %s", lease.Owner, issue.ID, lease.ExpiresAt).
				Mend("nothing needs doing: the next `overtone issue next` hands it out again; `overtone issue claim %s` renews it", issue.ID))
		}
	}
}

// earlier says whether one stored time is before another; what is no time is
// never before anything.
func earlier(one, than string) bool {
	a, err := time.Parse(time.RFC3339, one)
	if err != nil {
		return false
	}
	b, err := time.Parse(time.RFC3339, than)
	return err == nil && a.Before(b)
}

// late names an issue that is completed and active.
func (e *examiner) late(issue Issue, where places) {
	found := problem.New("state.not_in_history", "%s is completed but still among the active issues", issue.ID).At(e.s.Path(), issue.line)
	if where.late(issue) {
		e.add(Doubt, "moves it to history", found.Mend("nothing needs doing for those that depend on it; `overtone issue doctor --repair` moves it to history"))
		return
	}
	e.add(Doubt, notMend, found.Mend("its id is there more than once: settle that first"))
}
