package command

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueBind is the result of `overtone issue bind`.
type IssueBind struct {
	IssueID    string              `json:"issue_id"`
	Bound      bool                `json:"bound" jsonschema:"it was bound just now; false when the solutions were only listed"`
	SolutionID string              `json:"solution_id" jsonschema:"the bound solution, or empty"`
	Status     string              `json:"status" jsonschema:"of the issue"`
	PlannedAt  string              `json:"planned_at" jsonschema:"RFC 3339, UTC, or empty"`
	Solutions  []SolutionLine      `json:"solutions" jsonschema:"all there are to choose from"`
	Findings   []solutions.Finding `json:"findings" jsonschema:"what the bound plan lacks"`
}

func newIssueBindCommand(app *App) *cobra.Command {
	var file string
	cmd := &cobra.Command{
		Use:   "bind ID [SOLUTION]",
		Short: "Choose the solution that an issue is done by",
		Long: "Bind an issue to one of its solutions; all others are bound no more, and the\n" +
			"issue is planned. With --solution one is added first. Without a solution those\n" +
			"to choose from are listed. An issue that is being worked on keeps what it has.",
		Example: "$ overtone issue bind ISS-20260131-001\n" +
			"$ overtone issue bind ISS-20260131-001 SOL-ISS-20260131-001-k3x9\n" +
			"$ overtone issue bind ISS-20260131-001 --solution plan.json",
		Args:              takesArgs(1, 2, "the id of an issue and of one of its solutions"),
		ValidArgsFunction: app.completeIssues,
		RunE: func(cmd *cobra.Command, args []string) error {
			solution := ""
			if len(args) == 2 {
				solution = args[1]
			}
			return runIssueBind(cmd.Context(), app, args[0], solution, file)
		},
	}
	cmd.Flags().StringVar(&file, "solution", "", "add the solution in this `file` first; - reads standard input")
	return cmd
}

func runIssueBind(ctx context.Context, app *App, id, solution, file string) error {
	store, shelf, err := app.solutionShelf()
	if err != nil {
		return err
	}
	issue, err := foundIssue(store, id)
	if err != nil {
		return err
	}
	out := IssueBind{IssueID: id, Solutions: []SolutionLine{}, Findings: []solutions.Finding{}}
	if file != "" || solution != "" {
		bound, err := app.bindSolution(ctx, shelf, id, solution, file)
		if err != nil {
			return err
		}
		issue, out.Bound = bound.Issue, true
		if out.Findings, err = app.judgePlan(issue, bound.Solution, ""); err != nil {
			return err
		}
	}
	out.SolutionID, out.Status, out.PlannedAt = issue.BoundSolutionID, string(issue.Status), issue.PlannedAt
	all, err := app.solutionsOf(shelf, id, "")
	if err != nil {
		return err
	}
	for _, one := range all {
		out.Solutions = append(out.Solutions, solutionLine(one, true))
	}
	return app.Answer(out, func(w io.Writer) error { return printBind(app, w, out) })
}

// bindSolution binds a solution that is there, or one from a file. Its id is
// the argument's, else its own, else a new one.
func (a *App) bindSolution(ctx context.Context, shelf *solutions.Shelf, id, solution, file string) (solutions.Binding, error) {
	if file == "" {
		return shelf.Bind(ctx, id, solution)
	}
	next, err := a.givenSolution(file, solution)
	if err != nil {
		return solutions.Binding{}, err
	}
	return shelf.AddAndBind(ctx, id, next)
}

func printBind(app *App, w io.Writer, out IssueBind) error {
	if out.Bound {
		_, err := fmt.Fprintf(w, "%s is %s and done by %s\n", out.IssueID, out.Status, out.SolutionID)
		return err
	}
	if len(out.Solutions) == 0 {
		_, err := fmt.Fprintf(w, "%s has no solution yet; add one with: overtone issue solution %s --data FILE\n", out.IssueID, out.IssueID)
		return err
	}
	table := console.NewTable("SOLUTION", "BOUND", "TASKS", "MINUTES", "FILES").Right(2, 3)
	for _, one := range out.Solutions {
		table.Add(one.SolutionID, yesOr(one.IsBound), strconv.Itoa(one.TaskCount), strconv.Itoa(one.EstimatedMinutes), listed3(one.FilesTouched))
	}
	return table.Print(app.Streams())
}

// IssueSolutions is the result of `overtone issue solutions`.
type IssueSolutions struct {
	Solutions []BoundLine `json:"solutions"`
}

// BoundLine is one bound solution with its issue.
type BoundLine struct {
	IssueID      string   `json:"issue_id"`
	SolutionID   string   `json:"solution_id"`
	IsBound      bool     `json:"is_bound"`
	TaskCount    int      `json:"task_count"`
	FilesTouched []string `json:"files_touched"`
	Priority     int      `json:"priority" jsonschema:"of the issue: 1 (critical) to 5 (trivial)"`
	Status       string   `json:"status" jsonschema:"of the issue"`
}

func newIssueSolutionsCommand(app *App) *cobra.Command {
	var statuses []string
	cmd := &cobra.Command{
		Use:     "solutions",
		Short:   "List the bound solutions of all issues",
		Example: "$ overtone issue solutions\n$ overtone issue solutions --status planned --json",
		Args:    noArgs,
		RunE:    func(*cobra.Command, []string) error { return runIssueSolutions(app, statuses) },
	}
	cmd.Flags().StringSliceVar(&statuses, "status", nil, "only issues with one of these `statuses`, with commas between")
	return cmd
}

func runIssueSolutions(app *App, statuses []string) error {
	for _, status := range statuses {
		if err := checkStatus(status); err != nil {
			return err
		}
	}
	store, shelf, err := app.solutionShelf()
	if err != nil {
		return err
	}
	listing, err := store.All()
	if err != nil {
		return err
	}
	for _, one := range listing.Warnings {
		app.Warn(one)
	}
	out := IssueSolutions{Solutions: []BoundLine{}}
	for _, issue := range listing.Issues {
		if issue.BoundSolutionID == "" || len(statuses) > 0 && !slices.Contains(statuses, string(issue.Status)) {
			continue
		}
		all, err := app.solutionsOf(shelf, issue.ID, "")
		if err != nil {
			return err
		}
		bound, there := solutions.Bound(issue, all)
		if !there {
			app.Warn(problem.New("state.lost_solution", "%s is bound to %s, which is not there", issue.ID, issue.BoundSolutionID).
				Mend("bind it again: `overtone issue bind %s`", issue.ID))
			continue
		}
		out.Solutions = append(out.Solutions, BoundLine{
			IssueID: issue.ID, SolutionID: bound.ID, IsBound: true, TaskCount: len(bound.Tasks),
			FilesTouched: bound.Files(), Priority: issue.Priority, Status: string(issue.Status),
		})
	}
	return app.Answer(out, func(w io.Writer) error {
		if len(out.Solutions) == 0 {
			_, err := fmt.Fprintln(w, "no issue is bound to a solution")
			return err
		}
		table := console.NewTable("ISSUE", "PRIORITY", "STATUS", "SOLUTION", "TASKS", "FILES").Right(1, 4)
		for _, one := range out.Solutions {
			table.Add(one.IssueID, strconv.Itoa(one.Priority), one.Status, one.SolutionID, strconv.Itoa(one.TaskCount), listed3(one.FilesTouched))
		}
		return table.Print(app.Streams())
	})
}
