package command

import (
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/issues/solutions"
)

// workPlan is how an issue is to be done and how one will know: what its text
// says, and the solution that it is bound to.
type workPlan struct {
	solution *solutions.Solution // nil without one
	criteria []issues.Criterion
	verify   []string
	files    []string
}

// planOf reads the plan of an issue. A line of its solutions that cannot be
// read is a warning.
func (a *App) planOf(store *issues.Store, issue issues.Issue) (workPlan, error) {
	titles, err := a.verificationTitles()
	if err != nil {
		return workPlan{}, err
	}
	plan := workPlan{
		criteria: evidence.Criteria(issue.Context), verify: evidence.Section(issue.Context, titles),
		files: append([]string{}, issue.Files...),
	}
	if issue.BoundSolutionID == "" {
		return plan, nil
	}
	all, warnings, err := solutions.Open(store).List(issue.ID)
	if err != nil {
		return plan, err
	}
	a.warnAll(warnings)
	if bound, there := solutions.Bound(issue, all); there {
		plan.add(bound.Plain())
	}
	return plan, nil
}

// add takes over what a solution says.
func (p *workPlan) add(bound solutions.Solution) {
	p.solution = &bound
	for _, file := range bound.Files() {
		if !slices.Contains(p.files, file) {
			p.files = append(p.files, file)
		}
	}
	for _, task := range bound.Tasks {
		if task.Convergence == nil {
			continue
		}
		for _, text := range task.Convergence.Criteria {
			p.criteria = append(p.criteria, issues.Criterion{Text: task.ID + ": " + text})
		}
		for _, text := range task.Convergence.Verification {
			p.verify = append(p.verify, task.ID+": "+text)
		}
	}
}
