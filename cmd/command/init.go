package command

import (
	"context"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs"
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

func profileCommands(app *App) []*cobra.Command { return []*cobra.Command{newInitCommand(app)} }

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
	project, err := app.Project()
	if err != nil {
		return err
	}
	result := InitResult{Project: filepath.ToSlash(project.Root), File: specs.TechFile, Rules: []string{}, Next: []string{}}
	tech, err := specs.ReadTech(project.Root)
	if err != nil {
		return err
	}
	switch {
	case tech == nil:
		result.Action = initCreated
	case o.regenerate:
		result.Action, result.Backup = initRegenerated, specs.TechBackup
	default:
		result.Action = initKept
	}
	if result.Action != initKept {
		if tech, err = app.writeProfile(ctx, project.Root); err != nil {
			return err
		}
		for _, warning := range tech.Metadata.Warnings {
			app.Warn(problem.New("input.profile", "%s", warning))
		}
	}
	result.Profile = *tech
	specs.FillSlices(&result)
	return app.Answer(result, initText(app, &result, o).write)
}

// writeProfile reads the project and writes its profile; what was done in the
// project stays in it.
func (a *App) writeProfile(ctx context.Context, root string) (*specs.ProjectTech, error) {
	progress := a.Progress()
	defer progress.Close()
	progress.Now("listing the files of the project")
	fresh, err := codebase.Profile(ctx, codebase.Options{
		Root: root, Lang: specs.Lang(a.locale()), Now: a.now, Env: a.gitEnvironment(),
		Progress: func(done, all int) { progress.Now("reading the project: %d of %d files", done, all) },
	})
	if err != nil {
		return nil, err
	}
	return specs.RenewTech(ctx, a.disk, root, a.now, fresh)
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
