package command

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
)

// InitResult is the result of `overtone init`.
type InitResult struct {
	Project string            `json:"project" jsonschema:"the project folder"`
	File    string            `json:"file" jsonschema:"the profile, relative to the project"`
	Action  string            `json:"action" jsonschema:"created, regenerated, or kept when there was one"`
	Backup  string            `json:"backup" jsonschema:"the profile as it was before, relative to the project; empty when there was none"`
	Profile specs.ProjectTech `json:"profile" jsonschema:"what stands in the file"`
	Rules   []string          `json:"rules" jsonschema:"rule files that were made, those of a person begin with ~/"`
	Next    []string          `json:"next" jsonschema:"commands that come next"`
}

// The actions of InitResult.
const (
	initCreated     = "created"
	initRegenerated = "regenerated"
	initKept        = "kept"
)

type initOptions struct {
	regenerate, skipSpecs, yes, explain bool
}

func newInitCommand(app *App) *cobra.Command {
	var o initOptions
	cmd := &cobra.Command{
		Use:     "init",
		Short:   "Write down what this project is built with",
		GroupID: groupWork,
		Long: "Read the project and write .workflow/project-tech.json: languages, frameworks and tools with their\n" +
			"versions, the commands that build and test it, entry points, architecture and key components, each\n" +
			"with what proves it. Every specification, plan and agent works with it. Nothing of the project is\n" +
			"run, .gitignore and .overtoneignore are obeyed, and no link is followed out of the project.\n\n" +
			"Where they are missing, rule files are made too, with headings and no rules: those are yours.",
		Example: "$ overtone init                  profile and rule files, where they are missing\n" +
			"$ overtone init --explain        what proves each statement\n" +
			"$ overtone init --regenerate     read the project anew; what was done in it is kept",
		RunE: func(cmd *cobra.Command, _ []string) error { return runInit(cmd.Context(), app, o) },
	}
	flags := cmd.Flags()
	flags.BoolVar(&o.regenerate, "regenerate", false, "read the project anew and keep a copy of the profile before")
	flags.BoolVar(&o.skipSpecs, "skip-specs", false, "make no rule files")
	flags.BoolVarP(&o.yes, "yes", "y", false, "ask nothing")
	flags.BoolVar(&o.explain, "explain", false, "show what proves each statement")
	return cmd
}

func runInit(ctx context.Context, app *App, o initOptions) error {
	places, err := app.rulePlaces()
	if err != nil {
		return err
	}
	result := InitResult{Project: filepath.ToSlash(places.Root), File: specs.TechFile, Action: initKept, Rules: []string{}, Next: []string{}}
	tech, err := specs.ReadTech(places.Root)
	if err != nil {
		return err
	}
	switch {
	case tech == nil:
		result.Action = initCreated
	case o.regenerate:
		result.Action, result.Backup = initRegenerated, specs.TechBackup
	}
	if result.Action != initKept {
		if tech, err = app.readProject(ctx, places.Root); err != nil {
			return err
		}
	}
	if !o.skipSpecs {
		if result.Rules, err = app.seedRules(ctx, places, result.Action); err != nil {
			return err
		}
	}
	if result.Action != initKept { // last: until it stands, the next run makes what is missing
		if tech, err = specs.RenewTech(ctx, app.disk, places.Root, app.now, tech); err != nil {
			return err
		}
	}
	result.Profile = *tech
	bare, err := noRules(places)
	if err != nil {
		return err
	}
	if bare && !o.skipSpecs {
		result.Next = append(result.Next, "overtone init-guidelines")
	}
	specs.FillSlices(&result)
	if err := app.Answer(result, initText(app, &result, o).write); err != nil || len(result.Next) == 0 || app.flags.json {
		return err
	}
	return app.offerWizard(ctx, places, o)
}

// seedRules makes the rule files that are missing, and answers which it made.
// Where there was a profile and a rule file, nothing is missing but what a killed
// run had not come to.
func (a *App) seedRules(ctx context.Context, p guidelines.Places, action string) ([]string, error) {
	if action == initKept {
		book, err := guidelines.Read(p)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(book.Files, func(f guidelines.File) bool { return f.Dimension == guidelines.Specs }) {
			made, err := guidelines.FinishInit(ctx, p, a.now)
			return made.Created, err
		}
	}
	made, err := guidelines.Init(ctx, p, a.now)
	return made.Created, err
}

// noRules says whether no rule is set yet.
func noRules(p guidelines.Places) (bool, error) {
	book, err := guidelines.Read(p)
	if err != nil {
		return false, err
	}
	return len(book.Rules()) == 0, nil
}

// offerWizard asks a person whether to set the rules now; nobody is asked twice.
func (a *App) offerWizard(ctx context.Context, p guidelines.Places, o initOptions) error {
	person := a.person(&specNewOptions{yes: o.yes})
	if person == nil {
		return nil
	}
	const now, later = "now", "later"
	answer, err := person.Ask(ctx, interview.Question{
		ID: "init.guidelines", Kind: interview.Choice, First: true, Lang: p.Lang, Default: []string{now},
		Prompt: say("Set the team's rules now?", "现在制定团队规则吗？"),
		Why:    say("Five rounds of questions made from this profile; Ctrl-C keeps what was answered.", "根据此概况提出五轮问题；按 Ctrl-C 会保留已作的回答。"),
		Options: []interview.Option{
			{ID: now, Label: say("now", "现在"), Description: say("as `overtone init-guidelines` does", "等同于 `overtone init-guidelines`")},
			{ID: later, Label: say("later", "以后"), Description: say("the profile is written", "概况已写好")},
		},
	})
	if err != nil || answer.First() != now {
		return err
	}
	return runInitGuidelines(ctx, a, &initGuidelinesOptions{})
}

// writeProfile reads the project and writes its profile; what was done in the
// project stays in it.
func (a *App) writeProfile(ctx context.Context, root string) (*specs.ProjectTech, error) {
	fresh, err := a.readProject(ctx, root)
	if err != nil {
		return nil, err
	}
	return specs.RenewTech(ctx, a.disk, root, a.now, fresh)
}

// readProject reads the project and answers a profile without its history.
func (a *App) readProject(ctx context.Context, root string) (*specs.ProjectTech, error) {
	progress := a.Progress()
	defer progress.Close()
	progress.Now("listing the files of the project")
	fresh, err := codebase.Profile(ctx, codebase.Options{
		Cache: a.fileCache(root),
		Root:  root, Lang: specs.Lang(a.locale()), Now: a.now, Env: a.gitEnvironment(),
		Progress: func(done, all int) { progress.Now("reading the project: %d of %d files", done, all) },
	})
	if err != nil {
		return nil, err
	}
	for _, warning := range fresh.Metadata.Warnings {
		a.Warn(profileWarning(warning))
	}
	return fresh, nil
}

// fileCache is what was found in the files of a project the last time.
func (a *App) fileCache(root string) *codebase.Cache {
	return codebase.NewCache(a.disk, root, a.Version(), a.env.Now)
}

// lookCache is fileCache for a command that only looks: it is written where the
// project has a folder for files of ours, and nowhere on a dry run.
func (a *App) lookCache(root string, dry bool) *codebase.Cache {
	cache := a.fileCache(root)
	if info, err := os.Lstat(filepath.Join(root, ".workflow")); dry || err != nil || !info.IsDir() {
		return cache.ReadOnly()
	}
	return cache
}

// profileWarning gives a warning of the profile the place that it begins with.
func profileWarning(text string) *problem.Problem {
	const seam = " could not be understood: "
	place, why, found := strings.Cut(text, seam)
	if !found {
		return problem.New("input.profile", "%s", text)
	}
	p := problem.New("input.manifest", "could not be understood: %s", why).Mend("correct the file and run `overtone init --regenerate`; the rest was read")
	file, number, _ := strings.Cut(place, ":")
	line, err := strconv.Atoi(number)
	if err != nil {
		return p.At(place, 0)
	}
	return p.At(file, line)
}

// gitEnvironment is what git needs of the environment to know what is ignored.
func (a *App) gitEnvironment() []string {
	var out []string
	for _, name := range []string{"PATH", "XDG_CONFIG_HOME"} {
		if value, ok := a.env.Lookup(name); ok {
			out = append(out, name+"="+value)
		}
	}
	if a.env.Home != "" {
		out = append(out, "HOME="+a.env.Home)
	}
	return out
}
