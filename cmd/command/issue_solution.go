package command

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SolutionLine is one solution of an issue in a list.
type SolutionLine struct {
	SolutionID       string              `json:"solution_id"`
	IsBound          bool                `json:"is_bound"`
	TaskCount        int                 `json:"task_count"`
	FilesTouched     []string            `json:"files_touched" jsonschema:"paths relative to the project, each once"`
	EstimatedMinutes int                 `json:"estimated_minutes"`
	Solution         *solutions.Solution `json:"solution,omitempty" jsonschema:"all of it, unless --brief is given"`
}

// IssueSolution is the result of `overtone issue solution`.
type IssueSolution struct {
	IssueID         string              `json:"issue_id"`
	BoundSolutionID string              `json:"bound_solution_id" jsonschema:"the one that is worked on, or empty"`
	Created         bool                `json:"created" jsonschema:"the one solution here was added just now"`
	Solutions       []SolutionLine      `json:"solutions"`
	Findings        []solutions.Finding `json:"findings" jsonschema:"what the plan lacks; only when one was added or asked for by its id"`
}

// solutionOptions are the flags of the command.
type solutionOptions struct {
	data  string
	id    string
	brief bool
}

func newIssueSolutionCommand(app *App) *cobra.Command {
	var o solutionOptions
	cmd := &cobra.Command{
		Use:   "solution ID",
		Short: "Show the solutions of an issue, or add one",
		Long: "A solution is one way to do an issue: an approach, and tasks with the files they\n" +
			"touch. Without --data the solutions of the issue are shown. With it one is added,\n" +
			"a JSON object from a file or, with -, from standard input; and its plan is judged:\n" +
			"R1 every requirement has a task, R2 tasks of 15 to 60 minutes, R3 no circle,\n" +
			"R4 criteria that can be tested, R5 at least two steps, R6 nothing that is ruled\n" +
			"out. What the plan lacks is a warning; nothing is made up for its author.",
		Example: "$ overtone issue solution ISS-20260131-001\n" +
			"$ overtone issue solution ISS-20260131-001 --data plan.json\n" +
			"$ echo '{\"approach\":\"a cache\",\"tasks\":[{\"id\":\"T1\",\"title\":\"add it\",\"files\":[\"cache.go\"]}]}' | overtone issue solution GH-12 --data -",
		Args:              takesArgs(1, 1, "the id of an issue"),
		ValidArgsFunction: app.completeIssues,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runIssueSolution(cmd.Context(), app, &o, args[0])
		},
	}
	cmd.Flags().StringVar(&o.data, "data", "", "add the solution in this `file`; - reads standard input")
	cmd.Flags().StringVar(&o.id, "solution-id", "", "show only this `solution`, or give the new one this id")
	cmd.Flags().BoolVar(&o.brief, "brief", false, "leave out approach and tasks")
	return cmd
}

func runIssueSolution(ctx context.Context, app *App, o *solutionOptions, id string) error {
	store, shelf, err := app.solutionShelf()
	if err != nil {
		return err
	}
	issue, err := foundIssue(store, id)
	if err != nil {
		return err
	}
	out := IssueSolution{IssueID: id, BoundSolutionID: issue.BoundSolutionID, Solutions: []SolutionLine{}, Findings: []solutions.Finding{}}
	var shown []solutions.Solution
	if o.data != "" {
		next, err := app.givenSolution(o.data, o.id)
		if err != nil {
			return err
		}
		if next, err = shelf.Add(ctx, id, next); err != nil {
			return err
		}
		out.Created, shown = true, []solutions.Solution{next}
	} else if shown, err = app.solutionsOf(shelf, id, o.id); err != nil {
		return err
	}
	if len(shown) == 1 && (out.Created || o.id != "") {
		if out.Findings, err = app.judgePlan(issue, shown[0], ""); err != nil {
			return err
		}
	}
	for _, one := range shown {
		out.Solutions = append(out.Solutions, solutionLine(one, o.brief))
	}
	return app.Answer(out, func(w io.Writer) error { return printSolutions(app, w, out, shown, o) })
}

// solutionsOf reads the solutions of an issue, or the one that is asked for.
func (a *App) solutionsOf(shelf *solutions.Shelf, issue, only string) ([]solutions.Solution, error) {
	all, warnings, err := shelf.List(issue)
	if err != nil {
		return nil, err
	}
	for _, one := range warnings {
		a.Warn(one)
	}
	if only == "" {
		return all, nil
	}
	for _, one := range all {
		if one.ID == only {
			return []solutions.Solution{one}, nil
		}
	}
	return nil, problem.New("input.unknown_solution", "%s has no solution %+q", issue, only).
		Mend("see `overtone issue solution %s` for those it has", issue)
}

func solutionLine(one solutions.Solution, brief bool) SolutionLine {
	line := SolutionLine{
		SolutionID: one.ID, IsBound: one.IsBound, TaskCount: len(one.Tasks),
		FilesTouched: one.Files(), EstimatedMinutes: one.Minutes(),
	}
	if !brief {
		plain := one.Plain()
		line.Solution = &plain
	}
	return line
}

func printSolutions(app *App, w io.Writer, out IssueSolution, shown []solutions.Solution, o *solutionOptions) error {
	if out.Created {
		one := out.Solutions[0]
		_, err := fmt.Fprintf(w, "added %s with %s; work on it with: overtone issue bind %s %s\n",
			one.SolutionID, plural(one.TaskCount, "task"), out.IssueID, one.SolutionID)
		return err
	}
	if len(shown) == 0 {
		_, err := fmt.Fprintf(w, "%s has no solution yet; add one with: overtone issue solution %s --data FILE\n", out.IssueID, out.IssueID)
		return err
	}
	if o.brief || o.id == "" && len(shown) > 1 {
		table := console.NewTable("SOLUTION", "BOUND", "TASKS", "MINUTES", "FILES").Right(2, 3)
		for _, one := range out.Solutions {
			table.Add(one.SolutionID, yesOr(one.IsBound), strconv.Itoa(one.TaskCount), strconv.Itoa(one.EstimatedMinutes), listed3(one.FilesTouched))
		}
		return table.Print(app.Streams())
	}
	return printSolution(app, w, shown[0])
}

// printSolution shows one solution with its tasks.
func printSolution(app *App, w io.Writer, one solutions.Solution) error {
	bound := ""
	if one.IsBound {
		bound = ", bound"
	}
	fmt.Fprintf(w, "%s%s\n", console.Clean(one.ID), bound)
	for _, text := range []string{one.Description, one.Approach} {
		if text != "" {
			fmt.Fprintln(w, folded(console.Clean(text), "  ", "  "))
		}
	}
	table := console.NewTable("TASK", "ACTION", "MINUTES", "AFTER", "STATUS", "TITLE").Right(2)
	for _, task := range one.Tasks {
		table.Add(task.ID, first(task.Action, "-"), strconv.Itoa(task.Minutes()), first(listed3(task.DependsOn), "-"), first(task.Status, "-"), task.Title)
	}
	return table.Print(app.Streams())
}

// solutionShelf opens the issues of the project and their solutions.
func (a *App) solutionShelf() (*issues.Store, *solutions.Shelf, error) {
	store, err := a.issueStore()
	if err != nil {
		return nil, nil, err
	}
	return store, solutions.Open(store), nil
}

// foundIssue finds an issue by an id from outside.
func foundIssue(store *issues.Store, id string) (issues.Issue, error) {
	if err := issues.CheckID(id); err != nil {
		return issues.Issue{}, err
	}
	return store.Get(id)
}

// mostSolution bounds a given solution, in bytes.
const mostSolution = 8 << 20

// givenSolution reads a solution that the user names. Its id is the flag's, else
// its own, else a new one.
func (a *App) givenSolution(name, id string) (solutions.Solution, error) {
	var next solutions.Solution
	if err := a.givenObject(name, &next); err != nil {
		return next, err
	}
	if id != "" {
		next.ID = id
	}
	return next, nil
}

// givenObject reads one JSON object that the user names.
func (a *App) givenObject(name string, into any) error {
	data, err := a.readGiven(name, mostSolution)
	if err != nil {
		return err
	}
	shown := name
	if name == "-" {
		shown = "standard input"
	}
	if err := json.Unmarshal(data, into); err != nil {
		return problem.Wrap(err, "input.bad_json", "this is not the JSON of one object of its kind").At(shown, 0).
			Mend("see `overtone schema solutions.jsonl` for its form")
	}
	return nil
}

// yesOr is "yes" or a dash, for tables.
func yesOr(yes bool) string {
	if yes {
		return "yes"
	}
	return "-"
}

// listed3 names the first three of a list and how many more there are.
func listed3(all []string) string {
	const most = 3
	out := ""
	for i, one := range all {
		if i == most {
			return out + " +" + strconv.Itoa(len(all)-most)
		}
		if i > 0 {
			out += ", "
		}
		out += one
	}
	return out
}
