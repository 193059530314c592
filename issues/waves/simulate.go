package waves

import (
	"slices"
	"time"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Job is a piece of work that takes time.
type Job struct {
	Work
	Span time.Duration // how long one agent works on it; see EffortSpan
}

// WhatIf is what somebody wants to know the consequences of.
type WhatIf struct {
	Drop   []string                 // ids that are not done at all
	Delay  map[string]time.Duration // by id: how much later it can begin than its needs would let it
	Agents int                      // how many work at once; 0 is as many as there is work
}

// Simulation is what would come of it. Times count from the beginning.
type Simulation struct {
	*Compiled
	Runs     []Run  // in the order in which they begin
	Chain    []Link // the critical path in time: each one begins when the one before lets it
	Span     time.Duration
	Dropped  []string
	Affected []Affected
}

// Run is one job on the time line.
type Run struct {
	ID            string
	Wave          int
	Agent         int // from 1
	Start, Finish time.Duration
}

// Link is one job of the critical path.
type Link struct {
	ID      string
	Because string // "" for the first; "needs", "delay", "agents", or a kind of conflict
}

// Affected is a job that needed a dropped one. It then needs what the dropped
// one needed, and is done without it.
type Affected struct {
	ID   string
	Lost []string // dropped ids that it needed itself
}

// Simulate plans the jobs anew: waves, of at most as many jobs as there are
// agents, and a time line on which a free agent takes the job with the longest
// path behind it, among those whose needs are done and whose claims nobody who
// works now has. Nothing is changed; the answer is the same for the same jobs
// in any order. It is meant for plans of up to some thousand jobs. Errors:
// those of Compile, input.unknown_id, input.bad_agents, input.bad_duration.
func Simulate(jobs []Job, whatIf WhatIf, options Options) (*Simulation, error) {
	if whatIf.Agents < 0 {
		return nil, problem.New("input.bad_agents", "%d agents cannot work", whatIf.Agents).Mend("name 1 or more, or 0 for no limit")
	}
	known := make(map[string]*Job, len(jobs))
	work := make([]Work, len(jobs))
	for i := range jobs {
		known[jobs[i].ID], work[i] = &jobs[i], jobs[i].Work
		if jobs[i].Span < 0 || jobs[i].Span > longestSpan {
			return nil, problem.New("input.bad_duration", "%s cannot take %s", jobs[i].ID, jobs[i].Span)
		}
	}
	if err := whatIf.check(known); err != nil {
		return nil, err
	}
	if _, err := Compile(work, options); err != nil { // what is wrong with the plan itself is wrong whatever is dropped
		return nil, err
	}
	s := &Simulation{Dropped: slices.SortedFunc(slices.Values(whatIf.Drop), issues.CompareIDs)}
	s.Dropped = slices.Compact(s.Dropped)
	work, s.Affected = bridge(work, s.Dropped)
	options.Width = whatIf.Agents
	var err error
	if s.Compiled, err = Compile(work, options); err != nil {
		return nil, err
	}
	t := newTimeline(s.Compiled, known, whatIf)
	s.Runs, s.Chain, s.Span = t.play()
	return s, nil
}

func (w WhatIf) check(known map[string]*Job) error {
	ids := slices.Clone(w.Drop)
	for id, span := range w.Delay {
		ids = append(ids, id)
		if span < 0 || span > longestSpan {
			return problem.New("input.bad_duration", "%s cannot be delayed by %s", id, span).Mend("name a duration such as 3d")
		}
	}
	slices.SortFunc(ids, issues.CompareIDs)
	for _, id := range ids {
		if known[id] == nil {
			return problem.New("input.unknown_id", "there is no %+q in the plan", id).Mend("list the plan to see its ids")
		}
	}
	return nil
}

// bridge takes work out. What needed it needs what it needed instead.
func bridge(work []Work, dropped []string) (left []Work, affected []Affected) {
	gone := make(map[string]bool, len(dropped))
	for _, id := range dropped {
		gone[id] = true
	}
	needs := make(map[string][]string, len(dropped))
	for i := range work {
		if gone[work[i].ID] {
			needs[work[i].ID] = work[i].Needs
		}
	}
	affected, left = []Affected{}, make([]Work, 0, len(work))
	for _, one := range work {
		if gone[one.ID] {
			continue
		}
		var lost []string
		one.Needs, lost = around(one.Needs, needs)
		if len(lost) > 0 {
			affected = append(affected, Affected{one.ID, lost})
		}
		left = append(left, one)
	}
	slices.SortFunc(affected, func(a, b Affected) int { return issues.CompareIDs(a.ID, b.ID) })
	return left, affected
}

// around replaces what is gone by what that needed, and so on.
func around(all []string, gone map[string][]string) (kept, lost []string) {
	for _, id := range all {
		if _, dropped := gone[id]; dropped && !slices.Contains(lost, id) {
			lost = append(lost, id)
		}
	}
	seen := map[string]bool{}
	for todo := slices.Clone(all); len(todo) > 0; {
		id := todo[0]
		todo = todo[1:]
		if seen[id] {
			continue
		}
		seen[id] = true
		if further, dropped := gone[id]; dropped {
			todo = append(todo, further...)
			continue
		}
		kept = append(kept, id)
	}
	return kept, lost
}
