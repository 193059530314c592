package command

import (
	"context"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/roadmap"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// roadmapOptions are the flags of `roadmap`. An empty word means that the flag
// was not given.
type roadmapOptions struct {
	yes     bool
	resume  bool
	mode    string
	spec    string
	answers string
	engine  string
	lang    string
	plain   bool
}

// makesRoadmaps lets the noun itself make a roadmap out of its argument.
func makesRoadmaps(app *App, cmd *cobra.Command) {
	o := &roadmapOptions{}
	cmd.Use = "roadmap [REQUIREMENT | @FILE | - | ID]"
	cmd.Args = takesArgs(0, 1, "a requirement, a file, - or an id")
	cmd.Long += "\n\n" +
		"Five factors say how uncertain the requirement is: three high ones cut it into\n" +
		"layers that can each be used, three low ones into tasks; else you are asked, and\n" +
		"with -y it is layers. The same requirement again goes on where it was left."
	cmd.Example = "$ overtone roadmap -y @prd.md\n" +
		"$ overtone roadmap -m direct \"Add CSV export to the report\"\n" +
		"$ overtone roadmap -y --spec SPEC-…           every epic and story of a package\n" +
		"$ overtone roadmap --continue RMAP-…\n" + cmd.Example
	flags := cmd.Flags()
	flags.BoolVarP(&o.yes, "yes", "y", false, "ask nothing and take the documented defaults")
	flags.BoolVarP(&o.resume, "continue", "c", false, "go on with a roadmap: by id, or the newest")
	flags.VarP(&choice{target: &o.mode, words: roadmapModes()}, "mode", "m", "how to cut: "+strings.Join(roadmapModes(), ", "))
	if err := cmd.RegisterFlagCompletionFunc("mode", cobra.FixedCompletions(roadmapModes(), cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err) // only a flag defined twice gets here
	}
	flags.StringVar(&o.spec, "spec", "", "make it of this finished `package`")
	if err := cmd.RegisterFlagCompletionFunc("spec", app.completePackages); err != nil {
		panic(err)
	}
	flags.StringVar(&o.answers, "answers", "", "take answers from this `file`, or from -")
	addChoice(cmd, &o.lang, "lang", "language of the roadmap", langWords()...)
	flags.BoolVar(&o.plain, "plain", false, "ask line by line, also when piped")
	flags.StringVar(&o.engine, "engine", "", "ask this `engine` first: cmd:PROGRAM ARGS")
	nouns := func() []string {
		var names []string
		for _, child := range cmd.Commands() {
			names = append(names, child.Name())
		}
		return names
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		arg := argument(args)
		if arg == "" && !o.resume && o.spec == "" && !cmd.Flags().Changed("yes") && !o.plain && app.personOf(o) == nil {
			return cmd.Help()
		}
		return runRoadmap(cmd.Context(), app, o, arg, nouns())
	}
}

func roadmapModes() []string {
	return []string{string(specs.Progressive), string(specs.Direct), "auto"}
}

// personOf is whoever answers the questions of a roadmap, nil when nobody does.
func (a *App) personOf(o *roadmapOptions) interview.Asker {
	return a.person(&specNewOptions{yes: o.yes, plain: o.plain})
}

func runRoadmap(ctx context.Context, app *App, o *roadmapOptions, arg string, nouns []string) error {
	person := app.personOf(o)
	if err := o.check(arg, person != nil, nouns); err != nil {
		return err
	}
	if arg == "" && !o.resume && o.spec == "" {
		var err error
		if arg, err = app.askIdea(ctx, person); err != nil {
			return app.leftRoadmap(err)
		}
	}
	defer roomyHeap(roomForNew)()
	r, err := app.openRoadmap(o)
	if err != nil {
		return err
	}
	given, err := app.prepareRoadmap(ctx, r, o, arg, person)
	if err == nil {
		err = app.runRoadmapSteps(ctx, r, o, given, person)
	}
	if r.Folder != nil {
		if left := r.Folder.Close(); left != nil {
			app.Warn(problem.From(left)) // all that stays is a lock file that nobody holds
		}
	}
	return err
}

// check refuses what cannot be meant, before anything is read.
func (o *roadmapOptions) check(arg string, person bool, nouns []string) error {
	_, isID := strings.CutPrefix(arg, "RMAP-")
	isID = isID && specs.CheckRoadmapID(arg) == nil
	near := nearest(arg, nouns)
	switch {
	case o.yes && o.plain:
		return problem.New("usage.yes_and_plain", "-y asks nothing, so --plain has nothing to do").Mend("give one of them")
	case o.spec != "" && arg != "":
		return problem.New("usage.two_requirements", "a roadmap is made of a package or of a requirement, not of both").Mend("leave one of them out")
	case person && (arg == "-" || o.answers == "-"), arg == "-" && o.answers == "-":
		return problem.New("usage.two_on_stdin", "standard input is wanted for two things").Mend("give one of them as a file, or take the defaults with -y")
	case isID && !o.resume:
		return problem.New("usage.id_without_continue", "%s is a roadmap and no requirement", arg).
			Mend("go on with it: `overtone roadmap --continue %s`, or read it: `overtone roadmap show %s`", arg, arg)
	case near != "" && strings.Trim(arg, "abcdefghijklmnopqrstuvwxyz") == "":
		return problem.New("usage.unknown_command", "%q is no command of `overtone roadmap`, and hardly a requirement", arg).Mend("did you mean `overtone roadmap %s`?", near)
	case !person && !o.yes && o.answers == "" && !o.resume:
		return problem.New("usage.needs_answers", "nobody is there to answer the questions").
			Mend("add -y to take the defaults, or --answers FILE, or answer on standard input with --plain")
	case arg == "" && !o.resume && o.spec == "" && !person:
		return problem.New("usage.no_idea", "there is no requirement to work on").Mend("give a sentence in quotes, @FILE, - for standard input, or --spec ID")
	default:
		return nil
	}
}

// openRoadmap wires a run from flags and configuration.
func (a *App) openRoadmap(o *roadmapOptions) (*roadmap.Run, error) {
	project, err := a.Project()
	if err != nil {
		return nil, err
	}
	config, err := a.Config()
	if err != nil {
		return nil, err
	}
	homes, err := a.roadmapHomes()
	if err != nil {
		return nil, err
	}
	codec, set, err := a.codec()
	if err != nil {
		return nil, err
	}
	chain, _, err := a.analyst(set, config, o.engine)
	if err != nil {
		return nil, err
	}
	reader, _, err := a.analyst(set, Config{}, "embedded")
	if err != nil {
		return nil, err
	}
	lang := o.lang
	if lang == "" && config.Lang != "auto" {
		lang = config.Lang
	}
	mode := o.mode
	if mode == "auto" {
		mode = ""
	}
	rules, warnings, err := a.projectRules()
	if err != nil {
		return nil, err
	}
	return &roadmap.Run{
		Home: homes[0], Project: project.Root, Issues: project.Issues, Lang: lang, Mode: mode, Now: a.Now(), Set: set, Codec: codec, Disk: a.Disk(),
		Analyst: chain, Reader: reader, Answers: &interview.Sheet{}, Rules: rules, Warnings: warnings,
	}, nil
}
