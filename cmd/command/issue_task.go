package command

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueTask is the result of `overtone issue task`.
type IssueTask struct {
	IssueID    string              `json:"issue_id"`
	SolutionID string              `json:"solution_id"`
	Created    bool                `json:"created" jsonschema:"the task is new"`
	Bound      bool                `json:"bound" jsonschema:"a solution for tasks made by hand was made and bound for it"`
	Task       solutions.Task      `json:"task"`
	TaskCount  int                 `json:"task_count" jsonschema:"tasks of the solution now"`
	Findings   []solutions.Finding `json:"findings" jsonschema:"what this task lacks"`
}

// taskOptions are the flags of the command.
type taskOptions struct {
	data                              string
	title, scope, action, description string
	effort, status, priority, done    string
	minutes                           int
	files, steps, criteria, verify    []string
	commands, needs                   []string
}

func newIssueTaskCommand(app *App) *cobra.Command {
	var o taskOptions
	cmd := &cobra.Command{
		Use:   "task ID [TASK]",
		Short: "Add a task to the bound solution of an issue, or change one",
		Long: "Without TASK a task is added: T and the next number. With it that task is changed,\n" +
			"and only the fields that are given; a list that is given replaces the old one. An\n" +
			"issue that is bound to no solution gets one for tasks made by hand. A new task is\n" +
			"tested with the command that the project itself shows, or with none.",
		Example: "$ overtone issue task ISS-20260131-001 --title \"Add the cache\" --file cache.go --step \"write it\" --step \"use it\" --criterion \"a second read takes less than 5 ms\"\n" +
			"$ overtone issue task ISS-20260131-001 T1 --status completed",
		Args:              takesArgs(1, 2, "the id of an issue and of a task"),
		ValidArgsFunction: app.completeIssues,
		RunE: func(cmd *cobra.Command, args []string) error {
			task := ""
			if len(args) == 2 {
				task = args[1]
			}
			return runIssueTask(cmd.Context(), app, cmd, &o, args[0], task)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.data, "data", "", "take the fields from the JSON in this `file`; - reads standard input")
	flags.StringVar(&o.title, "title", "", "what is done, in one `line`")
	flags.StringVar(&o.scope, "scope", "", "the `part` of the system")
	flags.StringVar(&o.description, "description", "", "more about it: a `text`")
	flags.StringArrayVar(&o.files, "file", nil, "a `path` that it touches; may be given again")
	flags.StringArrayVar(&o.steps, "step", nil, "a `step` of the work; may be given again")
	flags.StringArrayVar(&o.criteria, "criterion", nil, "what can be seen when it is done: a `text`; may be given again")
	flags.StringArrayVar(&o.verify, "verify", nil, "a `command` or step that shows it; may be given again")
	flags.StringArrayVar(&o.commands, "test-command", nil, "a `command` that tests it; may be given again")
	flags.StringSliceVar(&o.needs, "depends-on", nil, "`tasks` that come first, with commas between")
	flags.StringVar(&o.done, "done-when", "", "its definition of done: a `text`")
	flags.IntVar(&o.minutes, "minutes", 0, "the estimate in `minutes`")
	flags.StringVar(&o.priority, "priority", "", "`1` (critical) to 5 (trivial), or the word")
	addChoice(cmd, &o.action, "action", "the kind of change", solutions.Actions()...)
	addChoice(cmd, &o.effort, "effort", "how big it is", solutions.Efforts()...)
	addChoice(cmd, &o.status, "status", "how far it is", solutions.TaskStatuses()...)
	return cmd
}

func runIssueTask(ctx context.Context, app *App, cmd *cobra.Command, o *taskOptions, id, task string) error {
	if err := issues.CheckID(id); err != nil {
		return err
	}
	edit, err := app.taskEdit(cmd, o, task)
	if err != nil {
		return err
	}
	store, shelf, err := app.solutionShelf()
	if err != nil {
		return err
	}
	done, err := shelf.PutTask(ctx, id, task, edit)
	if err != nil {
		return err
	}
	issue, err := store.Get(id)
	if err != nil {
		return err
	}
	found, err := app.judgePlan(issue, done.Solution, done.Task.ID)
	if err != nil {
		return err
	}
	out := IssueTask{
		IssueID: id, SolutionID: done.Solution.ID, Created: done.Created, Bound: done.Bound,
		Task: done.Task.Plain(), TaskCount: len(done.Solution.Tasks), Findings: found,
	}
	return app.Answer(out, func(w io.Writer) error {
		what := "changed"
		if out.Created {
			what = "added"
		}
		_, err := fmt.Fprintf(w, "%s %s of %s: %s\n", what, out.Task.ID, out.SolutionID, cleanLine(out.Task.Title))
		return err
	})
}

// taskEdit makes the edit that the flags ask for.
func (a *App) taskEdit(cmd *cobra.Command, o *taskOptions, task string) (func(*solutions.Task) error, error) {
	var given []byte
	var err error
	if o.data != "" {
		if given, err = a.readGiven(o.data, mostSolution); err != nil {
			return nil, err
		}
	}
	if task == "" && o.title == "" && o.data == "" {
		return nil, problem.New("usage.missing_flag", "a new task needs a title").Mend("give it with --title, or all of it with --data FILE")
	}
	priority, err := solutions.ParsePriority(o.priority)
	if err != nil {
		return nil, problem.New("usage.bad_value", "--priority does not take %q: %s", o.priority, err).Mend("use 1 (critical) to 5 (trivial)")
	}
	command := ""
	if task == "" && len(o.commands) == 0 {
		if command, err = a.testCommand(); err != nil {
			return nil, err
		}
	}
	return func(t *solutions.Task) error {
		if err := t.Take(given); err != nil {
			return err
		}
		o.apply(cmd, t)
		if priority > 0 {
			t.Priority = priority
		}
		if command != "" && (t.Test == nil || len(t.Test.Commands) == 0) {
			t.Test = testOf(t)
			t.Test.Commands = solutions.Texts{command}
		}
		return nil
	}, nil
}

// apply sets the fields whose flags were given.
func (o *taskOptions) apply(cmd *cobra.Command, t *solutions.Task) {
	for _, one := range []struct {
		flag string
		from string
		to   *string
	}{
		{"title", o.title, &t.Title},
		{"scope", o.scope, &t.Scope},
		{"description", o.description, &t.Description},
		{"action", o.action, &t.Action},
		{"effort", o.effort, &t.Effort},
		{"status", o.status, &t.Status},
	} {
		if cmd.Flags().Changed(one.flag) {
			*one.to = one.from
		}
	}
	if cmd.Flags().Changed("minutes") {
		t.EstimatedMinutes = o.minutes
	}
	if cmd.Flags().Changed("step") {
		t.Implementation = slices.Clone(o.steps)
	}
	if cmd.Flags().Changed("depends-on") {
		t.DependsOn = slices.Clone(o.needs)
	}
	if cmd.Flags().Changed("file") {
		t.SetFiles(o.files)
	}
	if cmd.Flags().Changed("test-command") {
		t.Test = testOf(t)
		t.Test.Commands = slices.Clone(o.commands)
	}
	o.applyConvergence(cmd, t)
}

// applyConvergence sets how one knows that the task is done.
func (o *taskOptions) applyConvergence(cmd *cobra.Command, t *solutions.Task) {
	if t.Convergence == nil {
		t.Convergence = &solutions.Convergence{}
	}
	if cmd.Flags().Changed("criterion") {
		t.Convergence.Criteria = slices.Clone(o.criteria)
	}
	if cmd.Flags().Changed("verify") {
		t.Convergence.Verification = slices.Clone(o.verify)
	}
	if cmd.Flags().Changed("done-when") {
		t.Convergence.DefinitionOfDone = o.done
	}
}

func testOf(t *solutions.Task) *solutions.Test {
	if t.Test == nil {
		return &solutions.Test{}
	}
	return t.Test
}
