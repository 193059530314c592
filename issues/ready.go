package issues

import "slices"

// Startable says whether work on an issue of this status can begin, as far as
// the status is concerned: nobody is at it and nothing has stopped it.
func Startable(status Status) bool {
	return status == Registered || status == Planned || status == Queued
}

// Waiting is an issue that could begin if others were done.
type Waiting struct {
	Issue *Issue
	For   []string // ids that are not completed, in the order of DependsOn; some may not exist
}

// Ready divides the active issues that are Startable: those whose dependencies
// are all completed can be worked on now, the others wait. Both point into
// Active, in the order in which issues are handed out, see CompareNext.
func (s *Snapshot) Ready() (ready []*Issue, waiting []Waiting) {
	ready, waiting = []*Issue{}, []Waiting{}
	startable := make([]*Issue, 0, len(s.Active))
	for i := range s.Active {
		if Startable(s.Active[i].Status) {
			startable = append(startable, &s.Active[i])
		}
	}
	SortNext(startable)
	for _, issue := range startable {
		if open := s.Open(issue); len(open) > 0 {
			waiting = append(waiting, Waiting{Issue: issue, For: open})
		} else {
			ready = append(ready, issue)
		}
	}
	return ready, waiting
}

// Open lists the dependencies of an issue that are not completed.
func (s *Snapshot) Open(issue *Issue) []string {
	var open []string
	for _, id := range issue.DependsOn {
		if !s.Done(id) && !slices.Contains(open, id) {
			open = append(open, id)
		}
	}
	return open
}
