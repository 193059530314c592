package command

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/exchange"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueImport is the result of `overtone issue import`.
type IssueImport struct {
	From    string          `json:"from"`
	DryRun  bool            `json:"dry_run"`
	Written bool            `json:"written" jsonschema:"whether the store was changed"`
	Counts  ImportCounts    `json:"counts"`
	Steps   []exchange.Step `json:"steps" jsonschema:"one for each item, in the order of the files"`
	Losses  []exchange.Loss `json:"losses" jsonschema:"what does not come over as it was"`
	Skipped []Notice        `json:"skipped" jsonschema:"parts that could not be used and were left out"`
	Calls   []string        `json:"calls" jsonschema:"calls of the program gh, as JSON lists of arguments"`
}

// ImportCounts says how many items went which way.
type ImportCounts struct {
	Created   int `json:"created"`
	Closed    int `json:"closed" jsonschema:"new and over already: they are in history"`
	Updated   int `json:"updated"`
	Unchanged int `json:"unchanged"`
	Over      int `json:"over" jsonschema:"closed here, left alone"`
	Conflicts int `json:"conflicts"`
}

func newIssueImportCommand(app *App) *cobra.Command {
	o := &exchangeOptions{}
	cmd := &cobra.Command{
		Use:   "import --from FORMAT FILE|FOLDER|-",
		Short: "Bring issues in from another tool",
		Long: "Every item becomes an issue, once: a second import only brings what changed there\n" +
			"since. How far the work is here stays, and so does what was changed here; where\n" +
			"both sides changed a field nothing is written (exit code 4) until --conflicts\n" +
			"says which side wins. Items that are closed already go to history.\n\n" +
			"What an issue has no field for is listed. With --dry-run nothing is written.",
		Example: "$ overtone issue import --from beads .beads/issues.jsonl --dry-run\n" +
			"$ overtone issue import --from taskmaster .\n" +
			"$ overtone issue import --from github --repo owner/name --state all",
		Args: takesArgs(0, 1, "a file or folder"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return runIssueImport(cmd.Context(), app, o, argument(args))
		},
	}
	addChoice(cmd, &o.format, "from", "what the files are", exchangeFormats()...)
	o.add(cmd)
	o.choices.Conflict = exchange.Refuse
	addChoice(cmd, &o.choices.Conflict, "conflicts", "what wins where both sides changed a field", exchange.Refuse, exchange.Here, exchange.There)
	cmd.Flags().BoolVar(&o.choices.Skip, "skip-broken", false, "leave out what cannot be read, and list it")
	cmd.Flags().BoolVar(&o.choices.DropDeps, "drop-missing", false, "leave out dependencies on what is not there, and list them")
	cmd.Flags().BoolVar(&o.choices.NoOrder, "no-order", false, "take no dependencies from the order of phases (openspec, speckit)")
	o.github.addImport(cmd)
	return cmd
}

func runIssueImport(ctx context.Context, app *App, o *exchangeOptions, name string) error {
	if err := needFormat("from", o.format); err != nil {
		return err
	}
	batch, calls, err := app.readBatch(ctx, o, name)
	if err != nil {
		return err
	}
	result := IssueImport{
		From: o.format, DryRun: o.dry, Steps: []exchange.Step{}, Losses: []exchange.Loss{}, Skipped: []Notice{}, Calls: calls,
	}
	if batch == nil { // GitHub was not asked
		err := app.Answer(result, func(w io.Writer) error { return printCalls(w, calls) })
		if err == nil && !o.dry {
			err = noGH()
		}
		return err
	}
	plan, err := app.absorb(ctx, o, *batch)
	if err != nil {
		return err
	}
	result.Steps, result.Losses = plan.Steps, plan.Losses
	result.Counts = ImportCounts{
		Created: plan.Count(exchange.Create), Closed: plan.Count(exchange.Close), Updated: plan.Count(exchange.Update),
		Unchanged: plan.Count(exchange.Unchanged), Over: plan.Count(exchange.Over), Conflicts: plan.Count(exchange.Conflict),
	}
	result.Written = !o.dry && result.Counts.Conflicts == 0 && result.Counts.Created+result.Counts.Closed+result.Counts.Updated > 0
	for _, p := range batch.Broken {
		app.Warn(p)
		result.Skipped = append(result.Skipped, notice(p))
	}
	if err := app.writeReport(ctx, o, "import from "+o.format, result.Losses); err != nil {
		return err
	}
	if err := app.Answer(result, func(w io.Writer) error { return printImport(w, app, result) }); err != nil {
		return err
	}
	if result.Counts.Conflicts > 0 {
		return problem.New("conflict.both_changed", "%d items were changed here and in %s, and nothing is written", result.Counts.Conflicts, o.format).
			Mend("look at them, then import again with --conflicts here or --conflicts there")
	}
	return nil
}

// readBatch reads what is to be imported.
func (a *App) readBatch(ctx context.Context, o *exchangeOptions, name string) (*exchange.Batch, []string, error) {
	if o.format == githubName {
		return a.readGitHub(ctx, o, name)
	}
	if name == "" {
		return nil, nil, problem.New("usage.missing_argument", "`overtone issue import` needs a file or folder").Mend("name it, or - for standard input")
	}
	format, err := exchange.ByName(o.format)
	if err != nil {
		return nil, nil, err
	}
	var inputs []exchange.Input
	if name == "-" {
		inputs, err = exchange.LoadStream(a.Streams().In)
	} else {
		var path string
		if path, err = a.Path(name); err == nil {
			inputs, err = format.Load(a.Disk(), path, a.Shown)
		}
	}
	if err != nil {
		return nil, nil, err
	}
	batch, err := format.Read(inputs, o.choices)
	return &batch, []string{}, err
}

// absorb plans the import among the issues that are there, and carries it out
// unless it is only tried or both sides changed something.
func (a *App) absorb(ctx context.Context, o *exchangeOptions, batch exchange.Batch) (exchange.Plan, error) {
	store, err := a.issueStore()
	if err != nil {
		return exchange.Plan{}, err
	}
	snapshot, err := store.Snapshot()
	if err != nil {
		return exchange.Plan{}, err
	}
	plan, err := batch.Plan(snapshot.Active, snapshot.History, o.choices)
	idle := plan.Count(exchange.Create)+plan.Count(exchange.Close)+plan.Count(exchange.Update) == 0
	if err != nil || o.dry || idle || plan.Count(exchange.Conflict) > 0 {
		for _, p := range snapshot.Warnings {
			a.Warn(p)
		}
		return plan, err
	}
	done, err := store.Absorb(ctx, func(active, history []issues.Issue) (issues.Absorption, error) {
		var err error
		if plan, err = batch.Plan(active, history, o.choices); err != nil || plan.Count(exchange.Conflict) > 0 {
			return issues.Absorption{}, err
		}
		return plan.Absorption, nil
	})
	if err != nil {
		return exchange.Plan{}, err
	}
	plan.Name(done)
	return plan, nil
}

// printImport shows the plan to people: what changes, what is lost, and how
// many stay as they are.
func printImport(w io.Writer, app *App, result IssueImport) error {
	table := console.NewTable("", "ITEM", "ISSUE", "TITLE", "")
	several := slices.ContainsFunc(result.Steps, func(s exchange.Step) bool { return s.Source != result.Steps[0].Source })
	for _, s := range result.Steps {
		if s.Action == exchange.Unchanged && s.Note == "" {
			continue
		}
		fields := s.Fields
		for _, c := range s.Conflicts {
			fields = append(fields, c.Field+" on both sides")
		}
		item := s.Item
		if several {
			item = s.Source + "/" + s.Item
		}
		table.Add(s.Action, item, first(s.ID, "new"), s.Title, first(s.Note, strings.Join(fields, ", ")))
	}
	if table.Len() > 0 {
		if err := table.Print(app.Streams()); err != nil {
			return err
		}
	}
	if err := printLosses(w, app, result.Losses); err != nil {
		return err
	}
	if table.Len()+len(result.Losses) > 0 {
		fmt.Fprintln(w)
	}
	c := result.Counts
	did := "imported"
	if result.DryRun {
		did = "would be imported"
	} else if c.Conflicts > 0 {
		did = "not imported"
	}
	_, err := fmt.Fprintf(w, "%s: %d new, %d closed, %d updated, %d unchanged, %d over, %d in conflict\n",
		did, c.Created, c.Closed, c.Updated, c.Unchanged, c.Over, c.Conflicts)
	return err
}
