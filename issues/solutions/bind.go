package solutions

import (
	"context"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Binding is an issue and the solution that it is bound to.
type Binding struct {
	Issue    issues.Issue
	Solution Solution
}

// Bind makes a solution the one that is worked on, all others of the issue are
// so no more, and the issue is planned. Errors: input.unknown_id,
// input.unknown_solution, state.executing, state.closed.
func (s *Shelf) Bind(ctx context.Context, issue, solution string) (Binding, error) {
	var out Binding
	err := s.store.Together(ctx, func(b *issues.Both) error {
		var err error
		out, err = s.bind(b, issue, solution)
		return err
	})
	return out, err
}

// AddAndBind is Add and then Bind in one change.
func (s *Shelf) AddAndBind(ctx context.Context, issue string, next Solution) (Binding, error) {
	var out Binding
	err := s.store.Together(ctx, func(b *issues.Both) error {
		added, err := s.add(b, issue, next)
		if err != nil {
			return err
		}
		out, err = s.bind(b, issue, added.ID)
		return err
	})
	return out, err
}

func (s *Shelf) bind(b *issues.Both, id, solution string) (Binding, error) {
	issue, err := b.Issue(id)
	if err != nil {
		return Binding{}, err
	}
	if issue.Status == issues.Executing || issue.Status == issues.Completed {
		return Binding{}, problem.New("state.executing", "%s is %s, so what is worked on cannot change", id, issue.Status).
			Mend("give the work back first, or let it end")
	}
	all, err := In(b, id)
	if err != nil {
		return Binding{}, err
	}
	at := find(all, solution)
	if at < 0 {
		return Binding{}, unknown(id, solution)
	}
	for i := range all {
		all[i].IsBound = i == at
		if i != at {
			all[i].BoundAt = ""
		}
	}
	all[at].BoundAt = s.store.Now()
	if err := put(b, id, all); err != nil {
		return Binding{}, err
	}
	out := Binding{Solution: all[at]}
	out.Issue, err = plan(b, id, func(i *issues.Issue) { i.BoundSolutionID, i.SolutionCount = solution, len(all) })
	return out, err
}

// plan takes an issue to planned, by way of planning where the table of its
// life asks for that.
func plan(b *issues.Both, id string, edit func(*issues.Issue)) (issues.Issue, error) {
	issue, err := b.Issue(id)
	if err != nil {
		return issues.Issue{}, err
	}
	if issues.CheckTransition(issue.Status, issues.Planned) != nil {
		_, err := b.Update(id, func(i *issues.Issue) error { i.Status = issues.Planning; return nil })
		if err != nil {
			return issues.Issue{}, err
		}
	}
	return b.Update(id, func(i *issues.Issue) error {
		i.Status = issues.Planned
		edit(i)
		return nil
	})
}

func unknown(issue, solution string) error {
	return problem.New("input.unknown_solution", "%s has no solution %+q", issue, solution).
		Mend("see `overtone issue solution %s` for those it has", issue)
}

// TaskChange is what PutTask did.
type TaskChange struct {
	Solution Solution
	Task     Task
	Created  bool // the task is new
	Bound    bool // a solution for tasks made by hand was made and bound for it
}

// PutTask changes a task of the bound solution of an issue, or adds one when
// task is empty: T and the next number. An issue without a bound solution gets
// one for tasks made by hand. Errors: input.unknown_id, input.unknown_task,
// input.bad_…, state.closed.
func (s *Shelf) PutTask(ctx context.Context, issue, task string, edit func(*Task) error) (TaskChange, error) {
	var out TaskChange
	err := s.store.Together(ctx, func(b *issues.Both) error {
		var err error
		out, err = s.putTask(b, issue, task, edit)
		return err
	})
	return out, err
}

func (s *Shelf) putTask(b *issues.Both, id, task string, edit func(*Task) error) (TaskChange, error) {
	issue, err := b.Issue(id)
	if err != nil {
		return TaskChange{}, err
	}
	all, err := In(b, id)
	if err != nil {
		return TaskChange{}, err
	}
	out := TaskChange{}
	bound, there := Bound(issue, all)
	if !there {
		if task != "" {
			return TaskChange{}, problem.New("input.unknown_task", "%s has no bound solution, so there is no task %+q", id, task).
				Mend("leave the task out to make the first one")
		}
		if bound, err = s.manual(b, id); err != nil {
			return TaskChange{}, err
		}
		if all, err = In(b, id); err != nil {
			return TaskChange{}, err
		}
		out.Bound = true
	}
	at := find(all, bound.ID)
	if out.Task, err = all[at].put(task, edit); err != nil {
		return TaskChange{}, err
	}
	if err := first(all[at].Check()); err != nil {
		return TaskChange{}, err
	}
	out.Solution, out.Created = all[at], task == ""
	return out, put(b, id, all)
}

// manual makes and binds a solution for tasks made by hand.
func (s *Shelf) manual(b *issues.Both, issue string) (Solution, error) {
	made, err := s.add(b, issue, Solution{Description: "Manual tasks"})
	if err != nil {
		return Solution{}, err
	}
	bound, err := s.bind(b, issue, made.ID)
	return bound.Solution, err
}

// put edits a task of the solution, or a new one at its end.
func (s *Solution) put(id string, edit func(*Task) error) (Task, error) {
	if id == "" {
		next := 0
		for _, task := range s.Tasks {
			next = max(next, task.Number())
		}
		task := Task{ID: taskID(next + 1), Status: "pending"}
		if err := edit(&task); err != nil {
			return Task{}, err
		}
		s.Tasks = append(s.Tasks, task)
		return task, nil
	}
	for i := range s.Tasks {
		if s.Tasks[i].ID != id {
			continue
		}
		task := s.Tasks[i].Clone()
		if err := edit(&task); err != nil {
			return Task{}, err
		}
		s.Tasks[i] = task
		return task, nil
	}
	return Task{}, problem.New("input.unknown_task", "%s has no task %+q", s.ID, id).
		Mend("it has %s", s.taskIDs())
}
