package issues

import (
	"slices"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Act is something that is done with an issue while it is worked on, and the
// steps of its life that it can be done in.
type Act struct {
	Name string
	From []Status
	To   Status // empty: release goes back to where the issue came from, retry to its queue or to the start
	Hint string // what helps in any other step
}

// Acts is the whole table. Next also gives back what its owner holds already
// and takes over what another one let expire.
func Acts() []Act {
	return []Act{
		{"next", []Status{Registered, Planned, Queued}, Executing, ""},
		{"claim", []Status{Registered, Planned, Queued, Paused, Executing}, Executing, "retry a failed issue first with `overtone issue retry ID`"},
		{"release", []Status{Executing}, "", "there is nothing to give back"},
		{"done", []Status{Executing}, Completed, "claim it first with `overtone issue claim ID`"},
		{"fail", []Status{Executing}, Failed, "claim it first with `overtone issue claim ID`"},
		{"retry", []Status{Failed}, "", "only what failed can be tried again"},
	}
}

// ActOn says whether an act is possible on an issue. Error:
// state.illegal_transition with the steps that it is possible in.
func ActOn(name string, issue Issue) error {
	for _, act := range Acts() {
		if act.Name != name || slices.Contains(act.From, issue.Status) {
			continue
		}
		return problem.New("state.illegal_transition", "%s is %s; %s is possible for %s", issue.ID, issue.Status, name, list(act.From)).
			Mend("%s; from %s it may go to %s", act.Hint, issue.Status, list(Targets(issue.Status)))
	}
	return nil
}

// backTo is the step that a release leads to.
func backTo(issue Issue) Status {
	if lease := issue.Lease; lease != nil && slices.Contains(Targets(Executing), lease.From) && lease.From != Completed && lease.From != Failed {
		return lease.From
	}
	return again(issue)
}

// again is the step that an issue waits in for being taken the next time.
func again(issue Issue) Status {
	if issue.QueuedAt != "" {
		return Queued
	}
	return Registered
}
