package command

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// RoadmapValidation is the result of `overtone roadmap validate`.
type RoadmapValidation struct {
	Roadmaps []SpecVerdict `json:"roadmaps"`
}

func newRoadmapValidateCommand(app *App) *cobra.Command {
	o := &validateOptions{format: "text"}
	cmd := &cobra.Command{
		Use:   "validate [ID | --all]",
		Short: "Judge a roadmap as it stands on disk",
		Long: "Reads roadmap.md again, whoever wrote it, and prints what the quality check\n" +
			"finds: whether every feature is in exactly one item, whether completion can be\n" +
			"checked, whether scopes, dependencies and waves hold, and how the effort is\n" +
			"spread. Exit code 3 when an error is open.",
		Example: "$ overtone roadmap validate\n" +
			"$ overtone roadmap validate --all --strict\n" +
			"$ overtone roadmap validate --format github",
		Args:              takesArgs(0, 1, "the id of a roadmap"),
		ValidArgsFunction: app.completeRoadmaps,
		RunE: func(cmd *cobra.Command, args []string) error {
			return runRoadmapValidate(cmd.Context(), app, o, argument(args))
		},
	}
	cmd.Flags().BoolVar(&o.all, "all", false, "judge every roadmap of the project")
	cmd.Flags().BoolVar(&o.strict, "strict", false, "fail on the verdict Review, too")
	addChoice(cmd, &o.format, "format", "how to print", "text", "json", "sarif", "github")
	return cmd
}

func runRoadmapValidate(ctx context.Context, app *App, o *validateOptions, id string) error {
	if err := o.settle(app, id); err != nil {
		return err
	}
	var found []specs.Found
	var err error
	if o.all {
		found, err = app.roadmaps()
	} else {
		var one specs.Found
		one, err = app.findRoadmap(id)
		found = []specs.Found{one}
	}
	if err != nil {
		return err
	}
	result, err := app.judgeRoadmaps(ctx, found)
	if err != nil {
		return err
	}
	const empty = "no roadmap yet; make one with: overtone roadmap -y @FILE.md"
	if err := app.answerValidation(o, result, result.Roadmaps, empty); err != nil {
		return err
	}
	return verdictOf("roadmap", result.Roadmaps, o.strict)
}

func (a *App) judgeRoadmaps(ctx context.Context, found []specs.Found) (RoadmapValidation, error) {
	result := RoadmapValidation{Roadmaps: []SpecVerdict{}}
	codec, set, err := a.codec()
	if err != nil {
		return result, err
	}
	judge, err := gates.NewRoadmap(set)
	if err != nil {
		return result, err
	}
	rules, _, err := a.projectRules()
	if err != nil {
		return result, err
	}
	for _, f := range found {
		a.warnStopped(f, "overtone roadmap -y -c")
		in, err := a.roadmapInput(codec, f)
		if err != nil {
			return result, err
		}
		in.Rules = rules
		report, err := judge.Check(ctx, in)
		if err != nil {
			return result, err
		}
		specs.FillSlices(report)
		result.Roadmaps = append(result.Roadmaps, SpecVerdict{SessionID: f.ID, Dir: a.Shown(f.Dir), Report: report})
	}
	return result, nil
}

// roadmapInput reads what a roadmap is judged by. One that cannot be read is a
// finding with its line.
func (a *App) roadmapInput(codec *specs.Codec, f specs.Found) (gates.RoadmapInput, error) {
	folder, err := codec.ReadRoadmap(a.Disk(), f.Dir)
	if err != nil {
		if p := problem.From(err); p.Class() == problem.Input {
			return gates.RoadmapInput{Broken: err}, nil
		}
		return gates.RoadmapInput{}, err
	}
	in := gates.RoadmapInput{Roadmap: folder.Roadmap, Parsed: folder.Parsed, Text: folder.Text()}
	if folder.Roadmap.Spec == "" {
		return in, nil
	}
	found, err := a.findPackage(folder.Roadmap.Spec)
	if err != nil {
		p := problem.From(err)
		a.Warn(problem.New("state.no_package", "the package that the roadmap was made of cannot be read, so nobody can tell whether it lost something: %s", p.Message).
			At(a.Shown(folder.Path(specs.RoadmapFile)), folder.Parsed.Front.Line("spec")).Mend("restore the package, or write the id of the right one"))
		return in, nil
	}
	in.Spec, err = codec.Load(found.Dir)
	return in, err
}
