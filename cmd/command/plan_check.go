package command

import (
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/plans"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/specs/problem"
)

// PlanCheck is the result of `overtone plan check`.
type PlanCheck struct {
	Passed bool `json:"passed" jsonschema:"nothing critical was found; with --strict nothing at all"`
	plans.Report
}

type planCheckOptions struct {
	findingsOptions
	spec string
}

func newPlanCheckCommand(app *App) *cobra.Command {
	o := &planCheckOptions{}
	cmd := &cobra.Command{
		Use:   "check [FOLDER | plan.json]",
		Short: "Judge a plan: coverage, sizes, order, criteria, steps, rules",
		Long: "Read a plan.json and its tasks, from .task beside it or from its own tasks list, and\n" +
			"hold them to fixed rules:\n" +
			"  R1  every requirement of the plan is named by a task     critical\n" +
			"  R2  a task takes 15 to 60 minutes\n" +
			"  R3  dependencies name tasks that come first, no circle   critical\n" +
			"  R4  a task has criteria, and each can be tested\n" +
			"  R5  a task has at least two steps\n" +
			"  R6  no task uses what a rule or a constraint forbids     critical\n" +
			"PASS says that nothing was found, AUTO_FIX that nothing is critical, REGENERATE that\n" +
			"the plan should be made anew. Nothing is made up: what only its author can say is\n" +
			"listed for each task. Exit code 3 for REGENERATE, with --strict also for AUTO_FIX.\n" +
			"Without an argument the plan in .workflow/.lite-plan that was written last is taken.",
		Example: "$ overtone plan check\n" +
			"$ overtone plan check .workflow/.lite-plan/login-2026-01-31 --strict\n" +
			"$ overtone plan check plan.json --spec SPEC-shop-2026-01-31\n" +
			"$ overtone plan check --format sarif > plan.sarif",
		Args: takesArgs(0, 1, "a folder with a plan.json, or the file"),
		RunE: func(_ *cobra.Command, args []string) error {
			return runPlanCheck(app, o, argument(args))
		},
	}
	o.add(cmd, "fail on what is not critical, too")
	cmd.Flags().StringVar(&o.spec, "spec", "", "the plan has to meet all requirements of this specification: its `id`")
	if err := cmd.RegisterFlagCompletionFunc("spec", app.completePackages); err != nil {
		panic(err) // only a flag defined twice gets here
	}
	return cmd
}

func runPlanCheck(app *App, o *planCheckOptions, name string) error {
	if err := o.settle(app); err != nil {
		return err
	}
	project, err := app.Project()
	if err != nil {
		return err
	}
	file, err := app.planFile(project, name)
	if err != nil {
		return err
	}
	plan, err := plans.Read(app.Disk(), file, func(path string) string { return rooted(project.Root, path) })
	if err != nil {
		return err
	}
	if o.spec != "" {
		if err := app.requireSpec(project, plan, o.spec); err != nil {
			return err
		}
	}
	options, err := app.planOptions()
	if err != nil {
		return err
	}
	report, err := plans.Check(options, plan)
	if err != nil {
		return err
	}
	result := PlanCheck{Passed: report.Count(true) == 0 && (!o.strict || report.Count(false) == 0), Report: *report}
	if err := app.Answer(result, app.planText(o, project.Root, report)); err != nil {
		return err
	}
	if !result.Passed {
		return problem.New("gate.plan", "the plan does not pass: %s, %s", report.Recommendation, planCount(report)).
			At(app.Shown(file), 0).Mend("mend what is listed, or have the plan made anew with the list at hand")
	}
	return nil
}

// planFile is the plan that is named, or the one of the project that was written
// last.
func (a *App) planFile(project *Project, name string) (string, error) {
	if name == "" {
		folder := filepath.Join(project.Root, plansDir())
		file := plans.Newest(folder)
		if file == "" {
			return "", problem.New("input.no_plan", "there is no plan in %s", filepath.ToSlash(plansDir())).At(project.Root, 0).
				Mend("name a plan.json or the folder that holds it")
		}
		return file, nil
	}
	full, err := a.Path(name)
	if err != nil {
		return "", err
	}
	return plans.Find(full)
}

// planOptions gathers what plans are judged by.
func (a *App) planOptions() (plans.Options, error) {
	linter, words, err := a.planLinter()
	if err != nil {
		return plans.Options{}, err
	}
	_, set, err := a.codec()
	if err != nil {
		return plans.Options{}, err
	}
	o := plans.Options{Linter: linter, Removal: plans.NewRemoval(words.Removal), Lang: specs.English}
	if o.Judge, err = gates.New(set); err != nil {
		return o, err
	}
	if o.Reader, err = meaning.New(set); err != nil {
		return o, err
	}
	rules, warnings, err := a.projectRules()
	for _, w := range warnings {
		a.Warn(problem.From(w))
	}
	o.Rules = rules
	return o, err
}

// requireSpec adds the requirements and qualities of a package to those of a
// plan, without the ones that will not be done.
func (a *App) requireSpec(project *Project, plan *plans.Plan, id string) error {
	pkg, err := a.loadPackage(id)
	if err != nil {
		return err
	}
	add := func(doc specs.Document, id string, priority specs.Priority) {
		if priority == specs.Wont {
			return
		}
		one := plans.Requirement{Tag: id, Line: 1}
		for _, p := range pkg.Parsed {
			if p.Doc == doc {
				one.File = rooted(project.Root, filepath.Join(pkg.Dir, filepath.FromSlash(p.File)))
			}
		}
		plan.Require(one)
	}
	for _, r := range pkg.Requirements {
		add(r, r.ID, r.Priority)
	}
	for _, n := range pkg.NFRs {
		add(n, n.ID, n.Priority)
	}
	return nil
}

// planText prints the findings, what becomes of every task, and the
// recommendation.
func (a *App) planText(o *planCheckOptions, root string, report *plans.Report) func(io.Writer) error {
	found := make([]gates.Finding, 0, len(report.Findings))
	for _, f := range report.Findings {
		found = append(found, gates.Finding{
			Rule: "plan." + f.Rule, Severity: severityOf(f.Critical), Phase: "plan", Dimension: strings.ReplaceAll(f.Dimension, " ", "-"),
			File: f.File, Line: f.Line, Message: f.Message, Fix: f.Fix,
		})
	}
	return func(w io.Writer) error {
		return a.printFindings(w, &o.findingsOptions, "plan", root, found, func(w io.Writer) error {
			table := console.NewTable("TASK", "MINUTES", "BREAKS", "AUTHOR", "TITLE").Right(1)
			for _, task := range report.Tasks {
				author := "-"
				if n := len(task.NeedsAuthor); n > 0 {
					author = "needed (" + strconv.Itoa(n) + ")"
				}
				table.Add(task.ID, strconv.Itoa(task.Minutes), first(strings.Join(task.Rules, " "), "-"), author, task.Title)
			}
			if len(report.Tasks) > 0 {
				if err := table.Print(a.Streams()); err != nil {
					return err
				}
				fmt.Fprintln(w)
			}
			met := 0
			for _, one := range report.Requirements {
				if len(one.Tasks) > 0 {
					met++
				}
			}
			_, err := fmt.Fprintf(w, "%s  %s: %s, %d of %s met; %s\n", report.Recommendation, a.Shown(join(root, filepath.FromSlash(report.Plan))),
				plural(len(report.Tasks), "task"), met, plural(len(report.Requirements), "requirement"), planCount(report))
			return err
		})
	}
}

func planCount(report *plans.Report) string {
	if len(report.Findings) == 0 {
		return "nothing to mend"
	}
	return fmt.Sprintf("%d critical, %s", report.Count(true), plural(report.Count(false), "other finding"))
}
