package command

import (
	"context"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/conformance"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/specs/problem"
)

// GuidelinesCheck is the result of `overtone guidelines check`.
type GuidelinesCheck struct {
	Passed   bool                     `json:"passed" jsonschema:"nothing that binds is broken; with --strict nothing at all"`
	Staged   bool                     `json:"staged" jsonschema:"what is staged was checked, not the files that lie there"`
	Paths    []string                 `json:"paths" jsonschema:"what was asked for, relative to the project; empty: all of it"`
	Files    int                      `json:"files" jsonschema:"files that were held to the rules"`
	Errors   int                      `json:"errors"`
	Warnings int                      `json:"warnings"`
	Findings []RuleFinding            `json:"findings" jsonschema:"by file and line"`
	Rules    []conformance.RuleResult `json:"rules" jsonschema:"in the order of the rule files"`
}

// RuleFinding is one place that breaks a rule.
type RuleFinding struct {
	Rule     string         `json:"rule" jsonschema:"the id of the rule"`
	Severity gates.Severity `json:"severity" jsonschema:"error for a rule, warning for advice"`
	File     string         `json:"file" jsonschema:"relative to the project"`
	Line     int            `json:"line" jsonschema:"0 when the file as a whole is meant"`
	Message  string         `json:"message"`
	Fix      string         `json:"fix"`
}

type checkOptions struct {
	staged, run, strict, list, personal bool
	format                              string
}

func newGuidelinesCheckCommand(app *App) *cobra.Command {
	o := checkOptions{format: "text"}
	cmd := &cobra.Command{
		Use:   "check [PATH…]",
		Short: "Hold the files of the project to its rules",
		Long: "Check what a program can check of the rules: technologies that must or must not be used, how files, types\n" +
			"and functions are named, where files lie, who imports whom, lengths, coverage by the report that is there,\n" +
			"commands that have to pass. A finding names the file, the line and the rule; exit code 3 when something\n" +
			"breaks a rule, while advice (\"prefer\", \"should\") only warns. A rule that cannot be checked is listed with\n" +
			"the reason and breaks nothing. Without PATH the whole project is checked. Nothing of the project is run\n" +
			"unless --run is given.",
		Example: "$ overtone guidelines check\n" +
			"$ overtone guidelines check src/api --strict\n" +
			"$ overtone guidelines check --staged             as a hook before a commit\n" +
			"$ overtone guidelines check --list               what is checked of each rule, or why nothing\n" +
			"$ overtone guidelines check --format sarif > rules.sarif",
		Args: cobra.ArbitraryArgs, // files and folders, completed by the shell
		RunE: func(cmd *cobra.Command, args []string) error {
			return runGuidelinesCheck(cmd.Context(), app, o, args)
		},
	}
	flags := cmd.Flags()
	flags.BoolVar(&o.staged, "staged", false, "check the contents that are staged in git, and only files that a commit would change")
	flags.BoolVar(&o.run, "run", false, "run the commands that rules ask for")
	flags.BoolVar(&o.strict, "strict", false, "fail on warnings, too")
	flags.BoolVar(&o.list, "list", false, "check nothing; say of each rule what is checked, or why nothing")
	flags.BoolVar(&o.personal, "personal", false, "check your own rules, too")
	addChoice(cmd, &o.format, "format", "how to print", "text", "json", "sarif", "github")
	return cmd
}

func runGuidelinesCheck(ctx context.Context, app *App, o checkOptions, args []string) error {
	if app.flags.json && o.format != "text" && o.format != "json" {
		return problem.New("usage.two_formats", "--json and --format %s exclude each other", o.format).Mend("leave one of them out")
	}
	app.flags.json = app.flags.json || o.format == "json"
	project, err := app.Project()
	if err != nil {
		return err
	}
	rules, reader, err := app.rulesToCheck(o.personal)
	if err != nil {
		return err
	}
	if o.list {
		result := GuidelinesCheck{Passed: true, Paths: []string{}, Findings: []RuleFinding{}, Rules: conformance.List(reader, rules)}
		return app.Answer(result, ruleTable(app, result.Rules))
	}
	paths, err := app.inProject(project.Root, args)
	if err != nil {
		return err
	}
	progress := app.Progress()
	progress.Now("holding the project to %s", plural(len(rules), "rule"))
	report, err := conformance.Check(ctx, conformance.Options{
		Root: project.Root, Paths: paths, Staged: o.staged, Rules: rules, Reader: reader, Run: o.run,
		Env: app.hookEnvironment(), Now: app.present, Cache: app.lookCache(project.Root, false),
	})
	progress.Close()
	if err != nil {
		return err
	}
	for _, w := range report.Warnings {
		app.Warn(problem.New("input.check", "%s", w))
	}
	result := checkResult(report, o, paths)
	if err := app.Answer(result, checkText(app, project.Root, report, &result, o.format)); err != nil {
		return err
	}
	if !result.Passed {
		return problem.New("gate.rules_broken", "the project breaks its rules: %s", counted(&result)).
			Mend("mend the findings, or change the rules: overtone guidelines list --rules")
	}
	return nil
}

func checkResult(report *conformance.Report, o checkOptions, paths []string) GuidelinesCheck {
	r := GuidelinesCheck{
		Staged: o.staged, Paths: append([]string{}, paths...), Files: report.Files, Findings: []RuleFinding{}, Rules: report.Rules,
	}
	for _, f := range report.Findings {
		if f.Severity == gates.Error {
			r.Errors++
		} else {
			r.Warnings++
		}
		r.Findings = append(r.Findings, RuleFinding{f.Rule, f.Severity, f.File, f.Line, f.Message, f.Fix})
	}
	r.Passed = r.Errors == 0 && (!o.strict || r.Warnings == 0)
	return r
}

// rulesToCheck lists the rules of the project, and those of the person when
// they are asked for, with the reader that knows what they mean.
func (a *App) rulesToCheck(personal bool) ([]guidelines.Rule, *meaning.Reader, error) {
	places, err := a.rulePlaces()
	if err != nil {
		return nil, nil, err
	}
	book, err := guidelines.Read(places)
	if err != nil {
		return nil, nil, err
	}
	a.warnAll(book.Warnings)
	var rules []guidelines.Rule
	for _, f := range book.Files {
		if f.Dimension == guidelines.Specs || personal {
			rules = append(rules, f.Rules...)
		}
	}
	_, set, err := a.codec()
	if err != nil {
		return nil, nil, err
	}
	reader, err := meaning.New(set)
	return rules, reader, err
}

// inProject turns paths as a person typed them into paths of the project.
func (a *App) inProject(root string, args []string) ([]string, error) {
	dir, err := a.Dir()
	if err != nil {
		return nil, err
	}
	var out []string
	for _, arg := range args {
		rel, err := filepath.Rel(root, join(dir, arg))
		if err != nil || !filepath.IsLocal(rel) {
			return nil, problem.New("usage.outside", "%s does not lie in the project", arg).At(root, 0).Mend("name files and folders of the project")
		}
		out = append(out, filepath.ToSlash(rel))
	}
	return out, nil
}

// hookEnvironment is what git needs of the environment, in a hook too: there it
// names the index that a commit is made of.
func (a *App) hookEnvironment() []string {
	env := a.gitEnvironment()
	if file, ok := a.env.Lookup("GIT_INDEX_FILE"); ok && file != "" {
		env = append(env, "GIT_INDEX_FILE="+join(a.env.Dir, file))
	}
	return env
}
