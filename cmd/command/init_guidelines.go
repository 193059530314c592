package command

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/phases/codebase"
	wizard "github.com/overtone-cli/overtone/phases/guidelines"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	rules "github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
)

// guidelinesAnswers is what was answered in the wizard, relative to the project.
const guidelinesAnswers = ".workflow/guidelines-answers.yaml"

type initGuidelinesOptions struct {
	reset, yes, plain bool
	answers, lang     string
}

func newInitGuidelinesCommand(app *App) *cobra.Command {
	o := &initGuidelinesOptions{}
	cmd := &cobra.Command{
		Use:     "init-guidelines",
		Short:   "Set the team's rules in five rounds of questions",
		GroupID: groupWork,
		Long: "Five rounds of questions made from the project's profile: coding style and naming, file structure and\n" +
			"documentation, architecture and tech stack, performance and security, quality. What the code does\n" +
			"already is recommended and says so. Each round is written to .workflow/specs as soon as it is answered;\n" +
			"Ctrl-C keeps what was answered, and the next call goes on there.\n\n" +
			"What was answered is kept in " + guidelinesAnswers + "; --answers replays it, also elsewhere.",
		Example: "$ overtone init-guidelines              five rounds, with the keys at the bottom of each question\n" +
			"$ overtone init-guidelines -y           take what is recommended\n" +
			"$ overtone init-guidelines --reset      begin anew; the rules before are copied into a backup\n" +
			"$ overtone init-guidelines --answers " + guidelinesAnswers,
		RunE: func(cmd *cobra.Command, _ []string) error { return runInitGuidelines(cmd.Context(), app, o) },
	}
	flags := cmd.Flags()
	flags.BoolVar(&o.reset, "reset", false, "set the project's rules aside in a backup and begin anew")
	flags.BoolVarP(&o.yes, "yes", "y", false, "ask nothing and take what is recommended")
	flags.StringVar(&o.answers, "answers", "", "take answers from this `file`, or from -")
	flags.BoolVar(&o.plain, "plain", false, "ask line by line, also when piped")
	addChoice(cmd, &o.lang, "lang", "language of questions and rules", langWords()...)
	return cmd
}

func runInitGuidelines(ctx context.Context, app *App, o *initGuidelinesOptions) error {
	person := app.person(&specNewOptions{yes: o.yes, plain: o.plain})
	if err := o.check(person != nil); err != nil {
		return err
	}
	w, err := app.openWizard(o, person)
	if err != nil {
		return err
	}
	tech, err := app.profileFor(ctx, w.Places, person)
	if err != nil {
		return leftWizard(ctx, nil, err)
	}
	if w.Project.Tech = tech; tech == nil {
		return app.Answer(newInitGuidelinesResult(w, &wizard.Summary{Mode: wizard.Cancelled}, nil), printCancelled)
	}
	if w.Project.Habits, err = codebase.Habits(ctx, codebase.Options{Root: w.Places.Root, Now: app.now, Env: app.gitEnvironment(), Cache: app.fileCache(w.Places.Root)}); err != nil {
		return err
	}
	given, err := app.wizardAnswers(w, o, person)
	if err != nil {
		return err
	}
	done, err := app.askGuidelines(ctx, w)
	if err != nil {
		return leftWizard(ctx, done, err)
	}
	book, err := rules.Read(w.Places)
	if err != nil {
		return err
	}
	result := newInitGuidelinesResult(w, done, book)
	page := app.printInitGuidelines(result)
	if done.Mode == wizard.Cancelled {
		page = printCancelled
	}
	if err := app.Answer(result, page); err != nil || given == nil || done.Mode == wizard.Cancelled {
		return err
	}
	return given.Unused(w.Sheet)
}

// check refuses what cannot be meant, before anything is read.
func (o *initGuidelinesOptions) check(person bool) error {
	switch {
	case o.yes && o.plain:
		return problem.New("usage.yes_and_plain", "-y asks nothing, so --plain has nothing to do").Mend("give one of them")
	case person && o.answers == "-":
		return problem.New("usage.two_on_stdin", "standard input is wanted for two things").Mend("give the answers as a file, or take the rest with -y")
	case !person && !o.yes && o.answers == "":
		return problem.New("usage.needs_answers", "nobody is there to answer the questions").
			Mend("add -y to take what is recommended, or --answers FILE, or answer on standard input with --plain")
	}
	return nil
}

// openWizard wires a run without its project.
func (a *App) openWizard(o *initGuidelinesOptions, person interview.Asker) (*wizard.Wizard, error) {
	project, err := a.Project()
	if err != nil {
		return nil, err
	}
	config, err := a.Config()
	if err != nil {
		return nil, err
	}
	set, err := a.templateSet()
	if err != nil {
		return nil, err
	}
	catalogue, err := wizard.Load(set)
	if err != nil {
		return nil, err
	}
	lang := first(o.lang, config.Lang)
	if lang == "auto" {
		lang = a.locale()
	}
	w := &wizard.Wizard{
		Catalogue: catalogue, Lang: lang, Now: a.now, Reset: o.reset, Person: person != nil, Sheet: &interview.Sheet{Command: "overtone init-guidelines"},
		Places: rules.Places{Root: project.Root, Home: a.env.Home, Lang: lang, Disk: a.disk},
	}
	w.Keep = func(s *interview.Sheet) error {
		path, err := disk.ContainResolved(project.Root, guidelinesAnswers)
		if err != nil {
			return err
		}
		if err := a.disk.MkdirAll(filepath.Dir(path)); err != nil {
			return err
		}
		a.disk.SweepDead(filepath.Dir(path), filepath.Base(path))
		return a.disk.Replace(path, s.Bytes(), 0o644)
	}
	return w, nil
}

// profileFor reads the profile of the project. Without one a person is offered
// to have it made; nil means that they would rather not.
func (a *App) profileFor(ctx context.Context, p rules.Places, person interview.Asker) (*specs.ProjectTech, error) {
	tech, err := specs.ReadTech(p.Root)
	if err == nil && tech != nil {
		_, err = rules.FinishInit(ctx, p, a.now) // of an `overtone init` that was killed
	}
	if tech != nil || err != nil {
		return tech, err
	}
	if person == nil {
		return nil, problem.New("state.no_profile", "the project has no profile yet, and the questions are made from it").
			At(specs.TechFile, 0).Mend("run `overtone init`, then this again")
	}
	phrases, err := a.rulePhrases()
	if err != nil {
		return nil, err
	}
	const make, leave = "init", "cancel"
	q := phrases.Question("guidelines.init", "profile", interview.Choice)
	q.First, q.Lang, q.Default = true, p.Lang, []string{make}
	q.Options = []interview.Option{phrases.Option("profile", make), phrases.Option("profile", leave)}
	answer, err := person.Ask(ctx, q)
	if err != nil || answer.First() == leave {
		return nil, err
	}
	if tech, err = a.writeProfile(ctx, p.Root); err != nil {
		return nil, err
	}
	_, err = rules.Init(ctx, p, a.now)
	return tech, err
}

// wizardAnswers chooses who answers: the file of the flag, then the person, or
// under -y what is recommended. It gives the asker of the file, nil without one.
func (a *App) wizardAnswers(w *wizard.Wizard, o *initGuidelinesOptions, person interview.Asker) (*ask.Answers, error) {
	w.Asker = person
	if o.yes {
		w.Asker = ask.Auto{}
	}
	if o.answers == "" {
		if person != nil {
			w.Recalled = a.recallWizard(w.Places.Root)
		}
		return nil, nil
	}
	sheet, err := a.sheetFor(o.answers, answerable{isKey: w.Catalogue.IsKey, keys: w.Catalogue.Keys, of: "wizard", from: "project"})
	if err != nil {
		return nil, err
	}
	file := &ask.Answers{Sheet: sheet, Rest: w.Asker}
	w.Asker = file
	return file, nil
}

// recallWizard reads what was answered before, nil when there is nothing that
// can be read.
func (a *App) recallWizard(root string) *interview.Sheet {
	path := filepath.Join(root, filepath.FromSlash(guidelinesAnswers))
	data, err := a.disk.ReadFile(path, maxAnswers)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			a.Warn(problem.From(err))
		}
		return nil
	}
	sheet, err := interview.ParseSheet(guidelinesAnswers, data)
	if err != nil {
		a.Warn(problem.From(err))
		return nil
	}
	return sheet
}

// askGuidelines runs the wizard and says what each round wrote.
func (a *App) askGuidelines(ctx context.Context, w *wizard.Wizard) (*wizard.Summary, error) {
	progress := a.Progress()
	defer progress.Close()
	w.Wrote = func(said string) { progress.Line("%s %s", progress.Style().Good("✓"), said) }
	return w.Run(ctx)
}

// leftWizard says what is kept when the wizard is left before its end.
func leftWizard(ctx context.Context, done *wizard.Summary, err error) error {
	if !errors.Is(err, interview.ErrQuit) && !errors.Is(ctx.Err(), context.Canceled) {
		return err
	}
	p := problem.New(interrupted, "stopped before the first round was answered")
	if done != nil && len(done.Rounds) > 0 {
		p = problem.New(interrupted, "stopped after %s; their rules are written", count(len(done.Rounds), "round"))
	}
	return p.Mend("every answer is kept; go on with `overtone init-guidelines`")
}
