package issues

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Transition is one row of the table of an issue's life: from a step one may go
// to these.
type Transition struct {
	From Status
	To   []Status
}

// Transitions is the whole table, in the order of a normal life. Taken back
// work goes to the step it came from; completed is the end, because the issue
// moves to history then.
func Transitions() []Transition {
	return []Transition{
		{Registered, []Status{Planning, Planned, Executing, Paused}},
		{Planning, []Status{Planned, Registered, Failed, Paused}},
		{Planned, []Status{Planning, Queued, Executing, Registered, Paused}},
		{Queued, []Status{Executing, Planned, Paused}},
		{Executing, []Status{Completed, Failed, Paused, Queued, Planned, Registered}},
		{Failed, []Status{Queued, Planning, Registered}},
		{Paused, []Status{Registered, Planning, Planned, Queued, Executing}},
		{Completed, nil},
	}
}

// Statuses lists every status in the order of a normal life.
func Statuses() []Status {
	var all []Status
	for _, row := range Transitions() {
		all = append(all, row.From)
	}
	return all
}

// known says whether the status is one of Statuses.
func (s Status) known() bool {
	switch s {
	case Registered, Planning, Planned, Queued, Executing, Completed, Failed, Paused:
		return true
	}
	return false
}

// Targets lists where an issue may go from a status. From one that is not in
// the table, as another tool may have written it, only the beginning is open.
func Targets(from Status) []Status {
	for _, row := range Transitions() {
		if row.From == from {
			return row.To
		}
	}
	return []Status{Registered}
}

// CheckTransition says whether the step is legal; staying is. The error
// state.illegal_transition lists what is allowed instead.
func CheckTransition(from, to Status) error {
	if from == to {
		return nil
	}
	if !slices.Contains(Statuses(), to) {
		return badStatus(to)
	}
	allowed := Targets(from)
	if slices.Contains(allowed, to) {
		return nil
	}
	refused := problem.New("state.illegal_transition", "an issue cannot go from %s to %s", from, to)
	if len(allowed) == 0 {
		return refused.Mend("from %s it goes nowhere; create a new issue instead", from)
	}
	return refused.Mend("from %s it may go to %s", from, list(allowed))
}

func badStatus(status Status) *problem.Problem {
	return problem.New("input.bad_status", "%+q is not a status", string(status)).Mend("use one of %s", list(Statuses()))
}

func list(statuses []Status) string {
	names := make([]string, len(statuses))
	for i, one := range statuses {
		names[i] = string(one)
	}
	return strings.Join(names, ", ")
}
