package solutions

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Judge says of the lines of a file of solutions which are JSON and no solution,
// or the same as one before; see issues.Store.Repair. Two different solutions of
// one id are for a person to settle.
func Judge(name string) func(jsonlog.Line) string {
	if !strings.HasPrefix(name, "solutions/") {
		return nil
	}
	seen := map[string]jsonlog.Line{}
	return func(line jsonlog.Line) string {
		one, err := decode(line)
		if err != nil {
			return err.Error()
		}
		if first, doubled := seen[one.ID]; doubled && bytes.Equal(first.Raw, line.Raw) {
			return fmt.Sprintf("it is the same as line %d", first.Number)
		} else if !doubled {
			seen[one.ID] = line
		}
		return ""
	}
}

// Stray is a solution that lies with another issue than the one that is bound to
// it: a merge gave the issue a new number.
type Stray struct {
	Issue    string // bound to it
	With     string // the issue with which it lies
	Solution string
}

// Strays finds solutions that lie with another issue, which is not bound to them
// itself. Those of issues that are queued or worked on stay where they are: a
// queue knows them by their name.
func (s *Shelf) Strays() ([]Stray, error) {
	all, err := s.store.All()
	if err != nil {
		return nil, err
	}
	var out []Stray
	for _, issue := range all.Issues {
		if busy(issue) {
			continue
		}
		with := owner(issue.BoundSolutionID)
		if with == "" || with == issue.ID || issues.CheckID(with) != nil || issues.CheckID(issue.ID) != nil {
			continue
		}
		stray := Stray{Issue: issue.ID, With: with, Solution: issue.BoundSolutionID}
		is, err := s.isStray(stray)
		if err != nil {
			return nil, err
		}
		if is {
			out = append(out, stray)
		}
	}
	return out, nil
}

func (s *Shelf) isStray(one Stray) (bool, error) {
	mine, _, err := s.List(one.Issue)
	if err != nil {
		return false, err
	}
	theirs, _, err := s.List(one.With)
	if err != nil || find(mine, one.Solution) >= 0 || find(theirs, one.Solution) < 0 {
		return false, err
	}
	other, err := s.store.Get(one.With)
	return other.BoundSolutionID != one.Solution, notThere(err)
}

// owner is the issue in whose name a solution was made, empty when its id does
// not say.
func owner(solution string) string {
	rest, ours := strings.CutPrefix(solution, "SOL-")
	at := strings.LastIndexByte(rest, '-')
	if !ours || at <= 0 {
		return ""
	}
	return rest[:at]
}

// Gather brings solutions to the issues that are bound to them, all of them in
// one change, and gives them ids in the name of these. When the other issue
// knows of no solution, the rest that lies there comes along. It says what it
// did. Error: storage.broken_line, because nothing is written beside a line that
// cannot be read.
func (s *Shelf) Gather(ctx context.Context) ([]Stray, error) {
	strays, err := s.Strays()
	if err != nil || len(strays) == 0 {
		return nil, err
	}
	var done []Stray
	err = s.store.Together(ctx, func(b *issues.Both) error {
		for _, stray := range strays {
			moved, err := gather(b, stray, strays)
			if err != nil {
				return err
			}
			if moved {
				done = append(done, stray)
			}
		}
		return nil
	})
	if err != nil {
		return nil, err // all or nothing
	}
	return done, nil
}

// gather moves one of the strays when all is still as it was found.
func gather(b *issues.Both, stray Stray, all []Stray) (moved bool, err error) {
	issue, err := b.Issue(stray.Issue)
	if err != nil || issue.BoundSolutionID != stray.Solution || busy(issue) {
		return false, notThere(err)
	}
	other, err := b.Find(stray.With)
	if notThere(err) != nil || other.BoundSolutionID == stray.Solution {
		return false, notThere(err)
	}
	alone := other.BoundSolutionID == "" && other.SolutionCount == 0
	theirs, err := In(b, stray.With)
	if err != nil || find(theirs, stray.Solution) < 0 {
		return false, err
	}
	mine, err := In(b, stray.Issue)
	if err != nil {
		return false, err
	}
	kept := theirs[:0:0]
	bound := ""
	for _, one := range theirs {
		wanted := slices.ContainsFunc(all, func(s Stray) bool { return s.Solution == one.ID })
		if one.ID != stray.Solution && (!alone || wanted) {
			kept = append(kept, one)
			continue
		}
		id := rename(stray, one, mine)
		if one.ID == stray.Solution {
			bound = id
		}
		one.ID = id
		mine = append(mine, one)
	}
	for i := range mine {
		mine[i].IsBound = mine[i].ID == bound
	}
	return true, lay(b, stray, kept, mine, bound)
}

// rename gives a solution the name that it has under another issue.
func rename(stray Stray, one Solution, mine []Solution) string {
	id := "SOL-" + stray.Issue + strings.TrimPrefix(one.ID, "SOL-"+stray.With)
	if CheckID(stray.Issue, id) != nil || find(mine, id) >= 0 {
		return makeID(stray.Issue, one, mine)
	}
	return id
}

// lay writes both files and the issue.
func lay(b *issues.Both, stray Stray, kept, mine []Solution, bound string) error {
	name, err := file(stray.With)
	if err != nil {
		return err
	}
	if len(kept) == 0 {
		b.Remove(name)
	} else if err := put(b, stray.With, kept); err != nil {
		return err
	}
	if err := put(b, stray.Issue, mine); err != nil {
		return err
	}
	_, err = b.Update(stray.Issue, func(i *issues.Issue) error {
		i.BoundSolutionID, i.SolutionCount = bound, len(mine)
		return nil
	})
	return err
}

// busy says that a queue or whoever works on an issue knows its solution.
func busy(issue issues.Issue) bool {
	return issue.Status == issues.Queued || issue.Status == issues.Executing
}

// notThere leaves out that there is no such issue.
func notThere(err error) error {
	if p := problem.From(err); p != nil && (p.Code == "input.unknown_id" || p.Code == "state.closed") {
		return nil
	}
	return err
}
