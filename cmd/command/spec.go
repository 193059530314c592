package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

func newSpecCommand(app *App) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "spec",
		Short:   "Write, read and judge specification packages",
		GroupID: groupWork,
		Long: "A package is one folder a specification, in plain sight under specs/, so that it\n" +
			"is reviewed like code: a product brief, requirements, architecture, epics and a\n" +
			"report that judges them.",
		Example: "$ overtone spec new -y @prd.md          write a package and its issues\n" +
			"$ overtone spec validate --all          judge all packages again\n" +
			"$ overtone spec trace REQ-003           from the goal to the issue",
	}
	cmd.AddCommand(
		newSpecNewCommand(app),
		newSpecContinueCommand(app),
		newSpecListCommand(app),
		newSpecShowCommand(app),
		newSpecStatusCommand(app),
		newSpecDiffCommand(app),
		newSpecRegenCommand(app),
		newSpecPathCommand(app),
		newSpecValidateCommand(app),
		newSpecTraceCommand(app),
	)
	return cmd
}

// templateSet gives the data files with the project's own on top.
func (a *App) templateSet() (*templates.Set, error) {
	if a.set != nil {
		return a.set, nil
	}
	project, err := a.Project()
	if err != nil {
		return nil, err
	}
	dir := filepath.Join(project.Root, workflowDir, "templates")
	if !isFolder(dir) {
		a.set = templates.New(nil, "")
	} else {
		a.set = templates.New(overrides(dir), a.Shown(dir))
	}
	return a.set, nil
}

// codec reads and writes documents. A template of the project that would lose
// something is refused before anything is read or written with it.
func (a *App) codec() (*specs.Codec, *templates.Set, error) {
	set, err := a.templateSet()
	if err != nil {
		return nil, nil, err
	}
	codec, err := specs.NewCodec(set)
	if err != nil {
		return nil, nil, err
	}
	return codec, set, codec.CheckOverrides()
}

// packageHomes are the folders that hold packages, the one for new ones first.
func (a *App) packageHomes() ([]string, error) { return a.homes(".spec") }

// homes are the two folders in which documents of a kind may lie, the one of
// the configured layout first; old names that of the classic layout.
func (a *App) homes(old string) ([]string, error) {
	project, err := a.Project()
	if err != nil {
		return nil, err
	}
	config, err := a.Config()
	if err != nil {
		return nil, err
	}
	plain, classic := filepath.Join(project.Root, "specs"), filepath.Join(project.Root, workflowDir, old)
	if config.Layout == "classic" {
		return []string{classic, plain}, nil
	}
	return []string{plain, classic}, nil
}

// packages lists the folders of all packages, newest first. The same id in
// both layouts is a conflict that a person has to settle.
func (a *App) packages() ([]specs.Found, error) {
	homes, err := a.packageHomes()
	if err != nil {
		return nil, err
	}
	return specs.Find(homes...)
}

// findPackage finds one package by its id, or the newest when id is empty.
func (a *App) findPackage(id string) (specs.Found, error) {
	if id != "" {
		if err := specs.CheckSessionID(id); err != nil {
			return specs.Found{}, err
		}
	}
	all, err := a.packages()
	if err != nil {
		return specs.Found{}, err
	}
	if id == "" && len(all) > 0 {
		return newest(all, began), nil
	}
	if id == "" {
		return specs.Found{}, problem.New("input.no_package", "this project has no specification yet").
			Mend("make one with `overtone spec new -y @FILE`")
	}
	for _, f := range all {
		if f.ID == id {
			return f, nil
		}
	}
	return specs.Found{}, problem.New("input.unknown_id", "there is no specification %q", id).
		Mend("see `overtone spec list`")
}

// newest is the folder that was begun last: by the day in its name, then by the
// time that began reads in it, then by the number behind its name. It is only
// read where the day leaves a choice.
func newest(all []specs.Found, began func(specs.Found) string) specs.Found {
	if len(all) == 1 || all[1].Day() != all[0].Day() {
		return all[0]
	}
	best, latest := all[0], began(all[0])
	for _, f := range all[1:] {
		if f.Day() != all[0].Day() {
			break
		}
		if at := began(f); at > latest || at == latest && repeats(f, best) {
			best, latest = f, at
		}
	}
	return best
}

// began is when a package was begun, RFC 3339 in UTC, empty when it does not
// say.
func began(f specs.Found) string {
	var state struct {
		Timestamp string `json:"timestamp"`
	}
	data, err := os.ReadFile(filepath.Join(f.Dir, specs.ConfigFile))
	if err != nil || json.Unmarshal(data, &state) != nil {
		return ""
	}
	return state.Timestamp
}

// repeats tells whether a has the name of b with a higher number behind it.
func repeats(a, b specs.Found) bool {
	split := func(f specs.Found) (name, number string) {
		end := strings.LastIndex(f.ID, f.Day()) + len(f.Day())
		return f.ID[:end], f.ID[end:]
	}
	name, number := split(a)
	other, than := split(b)
	return name == other && (len(number) > len(than) || len(number) == len(than) && number > than)
}

// warnUnfinished tells that a stopped run was giving new files their names: a
// reader, who changes nothing, may see some documents old and some new.
func (a *App) warnUnfinished(f specs.Found) { a.warnStopped(f, "overtone spec new -y -c") }

// warnStopped is warnUnfinished with the command that goes on.
func (a *App) warnStopped(f specs.Found, command string) {
	if !isFile(filepath.Join(f.Dir, ".overtone", "swap.json")) {
		return
	}
	if _, held, err := a.disk.IsHeld(filepath.Join(f.Dir, ".overtone", "package.lock")); err == nil && !held {
		a.Warn(problem.New("state.unfinished", "a run was stopped while it wrote, so documents may not fit together").At(a.Shown(f.Dir), 0).
			Mend("finish it with `%s %s`", command, f.ID))
	}
}

// loadPackage reads one package.
func (a *App) loadPackage(id string) (*specs.Package, error) {
	found, err := a.findPackage(id)
	if err != nil {
		return nil, err
	}
	codec, _, err := a.codec()
	if err != nil {
		return nil, err
	}
	a.warnUnfinished(found)
	pkg, err := codec.Load(found.Dir)
	if err == nil {
		a.warnUnreadable(pkg)
	}
	return pkg, err
}

// warnUnreadable tells of files that a reader has to do without.
func (a *App) warnUnreadable(pkg *specs.Package) {
	for _, trouble := range pkg.Troubles {
		p := problem.From(trouble)
		a.Warn(p.At(filepath.Join(pkg.Dir, filepath.FromSlash(p.File)), p.Line))
	}
}
