package command

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// SpecValidation is the result of `overtone spec validate`.
type SpecValidation struct {
	Specs []SpecVerdict `json:"specs"`
}

// SpecVerdict is the judgement on one package as it stands on disk.
type SpecVerdict struct {
	SessionID string        `json:"session_id"`
	Dir       string        `json:"dir"`
	Report    *gates.Report `json:"report"`
}

// validateOptions are the flags of `spec validate`.
type validateOptions struct {
	all    bool
	strict bool
	format string
}

func newSpecValidateCommand(app *App) *cobra.Command {
	o := &validateOptions{format: "text"}
	cmd := &cobra.Command{
		Use:   "validate [ID | --all]",
		Short: "Judge a specification as it stands on disk",
		Long: "Reads the Markdown again, whoever wrote it, and prints what the gates find:\n" +
			"rule, severity, file and line, and how to mend it. Exit code 3 when a package\n" +
			"fails.",
		Example: "$ overtone spec validate\n" +
			"$ overtone spec validate --all --strict\n" +
			"$ overtone spec validate --all --format sarif > findings.sarif",
		Args:              takesArgs(0, 1, "a specification id"),
		ValidArgsFunction: app.completePackages,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runSpecValidate(cmd.Context(), app, o, argument(args))
		},
	}
	cmd.Flags().BoolVar(&o.all, "all", false, "judge every specification of the project")
	cmd.Flags().BoolVar(&o.strict, "strict", false, "fail on the verdict Review, too")
	addChoice(cmd, &o.format, "format", "how to print", "text", "json", "sarif", "github")
	return cmd
}

func runSpecValidate(ctx context.Context, app *App, o *validateOptions, id string) error {
	if err := o.settle(app, id); err != nil {
		return err
	}
	found, err := app.toValidate(o, id)
	if err != nil {
		return err
	}
	defer roomyHeap(roomForJudge)()
	result, err := app.judgeAll(ctx, found)
	if err != nil {
		return err
	}
	const empty = "no specification yet; make one with: overtone spec new -y @FILE.md"
	if err := app.answerValidation(o, result, result.Specs, empty); err != nil {
		return err
	}
	return verdictOf("package", result.Specs, o.strict)
}

// settle refuses flags that exclude each other and takes --format json for
// --json.
func (o *validateOptions) settle(app *App, id string) error {
	if o.all && id != "" {
		return problem.New("usage.all_and_id", "--all and an id exclude each other").Mend("leave one of them out")
	}
	if app.flags.json && o.format != "text" && o.format != "json" {
		return problem.New("usage.two_formats", "--json and --format %s exclude each other", o.format).Mend("leave one of them out")
	}
	app.flags.json = app.flags.json || o.format == "json"
	return nil
}

// toValidate lists the packages that are meant.
func (a *App) toValidate(o *validateOptions, id string) ([]specs.Found, error) {
	if o.all {
		return a.packages()
	}
	f, err := a.findPackage(id)
	return []specs.Found{f}, err
}

func (a *App) judgeAll(ctx context.Context, found []specs.Found) (SpecValidation, error) {
	result := SpecValidation{Specs: []SpecVerdict{}}
	codec, set, err := a.codec()
	if err != nil {
		return result, err
	}
	judge, err := gates.New(set)
	if err != nil {
		return result, err
	}
	all, err := a.issuesBySession()
	if err != nil {
		return result, err
	}
	rules, _, err := a.projectRules()
	if err != nil {
		return result, err
	}
	for _, f := range found {
		a.warnUnfinished(f)
		pkg, err := codec.Load(f.Dir)
		if err != nil {
			return result, err
		}
		report, err := judge.Check(ctx, gates.Input{Package: pkg, Issues: append([]issues.Issue{}, all[f.ID]...), Rules: rules})
		if err != nil {
			return result, err
		}
		specs.FillSlices(report)
		result.Specs = append(result.Specs, SpecVerdict{SessionID: f.ID, Dir: a.Shown(f.Dir), Report: report})
	}
	return result, nil
}

// issuesBySession groups all issues of the project, finished ones too, by the
// package that they came of.
func (a *App) issuesBySession() (map[string][]issues.Issue, error) {
	all, _, err := a.allIssues()
	out := map[string][]issues.Issue{}
	for _, issue := range all {
		session := issue.ExtendedContext.Notes.Session
		out[session] = append(out[session], issue)
	}
	return out, err
}

// allIssues reads the issues of the project, finished ones too, warns of lines
// that are broken or odd, and names the file of the active ones.
func (a *App) allIssues() (all []issues.Issue, file string, err error) {
	project, err := a.Project()
	if err != nil {
		return nil, "", err
	}
	store := issues.Open(a.Disk(), project.Issues, a.Now)
	active, err := store.All()
	if err != nil {
		return nil, "", err
	}
	history, err := store.History()
	if err != nil {
		return nil, "", err
	}
	for _, w := range slices.Concat(active.Warnings, history.Warnings) {
		a.Warn(w.At(a.Shown(w.File), w.Line))
	}
	return slices.Concat(active.Issues, history.Issues), store.Path(), nil
}

// answerValidation prints verdicts in the form that was asked for; empty is
// what people read when there is none.
func (a *App) answerValidation(o *validateOptions, result any, verdicts []SpecVerdict, empty string) error {
	return a.Answer(result, func(w io.Writer) error {
		reports := make([]gates.Named, len(verdicts))
		for i, s := range verdicts {
			reports[i] = gates.Named{ID: s.SessionID, Dir: s.Dir, Report: s.Report}
		}
		switch o.format {
		case "sarif":
			return gates.SARIF(w, a.Version(), reports)
		case "github":
			return gates.GitHub(w, reports)
		}
		if len(reports) == 0 {
			_, err := fmt.Fprintln(w, empty)
			return err
		}
		return gates.Text(w, reports)
	})
}

// verdictOf is the exit code: the worst of what was judged decides.
func verdictOf(what string, verdicts []SpecVerdict, strict bool) error {
	for _, s := range verdicts {
		if s.Report.Gate == gates.Fail {
			return problem.New("gate.fail", "the %s does not pass its gates (score %d)", what, s.Report.Overall).At(s.Dir, 0).
				Mend("mend the errors, then validate again")
		}
	}
	for _, s := range verdicts {
		if strict && s.Report.Gate == gates.Review {
			return problem.New("gate.review", "the %s needs a review (score %d) and --strict asks for more", what, s.Report.Overall).At(s.Dir, 0).
				Mend("mend the warnings, then validate again")
		}
	}
	return nil
}
