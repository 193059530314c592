package queue

import (
	"errors"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// An issue is changed by many commands that know nothing of queues: it is
// claimed, closed, fails, is given back or tried again. So what a queue says of
// an item is brought up to what its issue is whenever queues are read, and
// written with the next change of the queue. That is why no command can leave
// the two apart, wherever it is killed.

// book finds issues, closed ones, too.
type book interface {
	// find gives an issue and whether it is there; one in history has its
	// CompletedAt or DeletedAt.
	find(id string) (issue issues.Issue, there bool, err error)
}

// snapshot is a book of what a reader saw.
type snapshot map[string]issues.Issue

func (s *Queues) snapshot() (snapshot, []*problem.Problem, error) {
	seen, err := s.store.Snapshot()
	if err != nil {
		return nil, nil, err
	}
	all := make(snapshot, len(seen.Active))
	for _, issue := range seen.History {
		all[issue.ID] = issue
	}
	for _, issue := range seen.Active {
		all[issue.ID] = issue
	}
	return all, seen.Warnings, nil
}

func (s snapshot) find(id string) (issues.Issue, bool, error) {
	issue, there := s[id]
	return issue, there, nil
}

// find makes a change a book.
func (t *tx) find(id string) (issues.Issue, bool, error) {
	was, looked := t.known[id]
	if !looked {
		was.issue, was.err = t.b.Find(id)
		t.known[id] = was
	}
	var p *problem.Problem
	if errors.As(was.err, &p) && p.Code == "input.unknown_id" {
		return issues.Issue{}, false, nil
	}
	return was.issue, was.err == nil, was.err
}

// forget looks an issue up anew after it was changed.
func (t *tx) forget(id string) { delete(t.known, id) }

func (t *tx) sync() error {
	for _, q := range t.queues {
		changed, err := q.sync(t, t.s.store.Now())
		if err != nil {
			return err
		}
		if changed {
			t.touch(q)
		}
	}
	return nil
}

// sync brings the items of a queue up to what their issues are and says whether
// anything changed. Archived queues stay as they are.
func (q *Queue) sync(from book, now string) (changed bool, err error) {
	if q.Status == Archived {
		return false, nil
	}
	several := map[string]int{}
	for _, item := range q.items() {
		several[item.IssueID]++
	}
	for _, item := range q.items() {
		issue, there, err := from.find(item.IssueID)
		if err != nil {
			return false, err
		}
		before := item.Status
		switch {
		case !there || item.Status == Completed:
		case issue.DeletedAt != "":
			item.fail(Failure{ErrorType: "deleted", Message: "the issue was deleted", Timestamp: issue.DeletedAt})
		case issue.Status == issues.Completed:
			item.Status, item.CompletedAt = Completed, first(issue.CompletedAt, now)
		case several[item.IssueID] > 1 || item.rebound(issue):
		case issue.Status == issues.Failed && item.open():
			item.fail(failureOf(issue, now))
		case issue.Status == issues.Executing && item.Status != Executing:
			item.start(issue, now)
		case waits(issue.Status) && item.Status == Executing:
			item.Status, item.StartedAt = Pending, ""
		case issue.Status == issues.Queued && item.Status == Failed:
			item.retry()
		}
		changed = changed || item.Status != before
	}
	if changed {
		q.count(now)
	}
	return changed, nil
}

// rebound says whether the issue is to be done by another solution by now.
func (i *Item) rebound(issue issues.Issue) bool {
	return issue.BoundSolutionID != "" && i.SolutionID != "" && i.SolutionID != issue.BoundSolutionID
}

// waits says whether nobody works on an issue of this status.
func waits(status issues.Status) bool {
	return status == issues.Queued || status == issues.Planned || status == issues.Registered || status == issues.Planning || status == issues.Paused
}

// start notes that somebody works on the item.
func (i *Item) start(issue issues.Issue, now string) {
	if i.Status == Failed {
		i.retry()
	}
	i.Status, i.StartedAt = Executing, now
	if issue.Lease != nil && issue.Lease.Since != "" {
		i.StartedAt = issue.Lease.Since
	}
}

// fail notes why the item failed.
func (i *Item) fail(why Failure) {
	i.Status, i.CompletedAt = Failed, why.Timestamp
	i.FailureReason, i.FailureDetails = why.Message, &why
}

// retry makes a failed item wait again; what it failed for stays in its history.
func (i *Item) retry() {
	if i.FailureDetails != nil {
		i.FailureHistory = append(slices.Clone(i.FailureHistory), *i.FailureDetails)
	} else if i.FailureReason != "" {
		i.FailureHistory = append(slices.Clone(i.FailureHistory), Failure{ErrorType: "unknown", Message: i.FailureReason, Timestamp: i.CompletedAt})
	}
	i.Status, i.StartedAt, i.CompletedAt, i.FailureReason, i.FailureDetails = Pending, "", "", "", nil
}

// failureOf is what the last failure of an issue says.
func failureOf(issue issues.Issue, now string) Failure {
	why := Failure{ErrorType: "unknown", Message: "no reason was given", Timestamp: first(issue.UpdatedAt, now)}
	all := issue.Failures()
	if len(all) == 0 {
		return why
	}
	last := all[len(all)-1]
	why.TaskID, why.ErrorType, why.Message, why.StackTrace = last.TaskID, first(last.ErrorType, "unknown"), last.Message, last.StackTrace
	for _, one := range issue.Feedback {
		if one.Type == "failure" && one.CreatedAt != "" {
			why.Timestamp = one.CreatedAt
		}
	}
	return why
}

// first is the first text that is not empty.
func first(all ...string) string {
	for _, one := range all {
		if one != "" {
			return one
		}
	}
	return ""
}
