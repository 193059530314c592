package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/problem"
)

// MergeInstall is the result of `overtone issue install-merge-driver`.
type MergeInstall struct {
	DryRun bool               `json:"dry_run"`
	Steps  []MergeInstallStep `json:"steps"`
}

// MergeInstallStep is one thing that is needed.
type MergeInstallStep struct {
	What   string `json:"what" jsonschema:"a line of a file, or a command"`
	Where  string `json:"where" jsonschema:"the file, or the configuration of the repository"`
	Change string `json:"change" jsonschema:"done, needed (with --dry-run) or there"`
}

// What git is told.
const (
	driverName = "overtone-issues"
	driverLine = "overtone issue merge-driver %O %A %B %P"
)

func newInstallMergeDriverCommand(app *App) *cobra.Command {
	dry := false
	cmd := &cobra.Command{
		Use:   "install-merge-driver",
		Short: "Let git merge the issues of this repository",
		Long: "Writes two lines into .gitattributes of the project, which belongs into a commit, and\n" +
			"two settings into the configuration of this clone, which every clone needs once. What\n" +
			"is there already stays; the command may be run any number of times.",
		Example: "$ overtone issue install-merge-driver --dry-run\n$ overtone issue install-merge-driver",
		Args:    noArgs,
		RunE:    func(cmd *cobra.Command, _ []string) error { return runInstallMergeDriver(cmd.Context(), app, dry) },
	}
	cmd.Flags().BoolVar(&dry, "dry-run", false, "only show what would be done")
	return cmd
}

func runInstallMergeDriver(ctx context.Context, app *App, dry bool) error {
	project, err := app.Project()
	if err != nil {
		return err
	}
	if _, err := app.runGit(ctx, project.Root, "rev-parse", "--show-toplevel"); err != nil {
		if p := problem.From(err); p.Code != "engine.git" {
			return err
		}
		return problem.New("input.no_repository", "this project is in no git repository").At(project.Root, 0).Mend("run it inside a clone")
	}
	out := MergeInstall{DryRun: dry, Steps: []MergeInstallStep{}}
	if out.Steps, err = app.installAttributes(filepath.Join(project.Root, ".gitattributes"), dry); err != nil {
		return err
	}
	for _, setting := range [][2]string{{"merge." + driverName + ".name", "issues of overtone, field by field"}, {"merge." + driverName + ".driver", driverLine}} {
		step := MergeInstallStep{What: "git config " + setting[0] + " " + quoteShell(setting[1]), Where: "configuration of the clone", Change: "there"}
		if now, err := app.runGit(ctx, project.Root, "config", "--local", "--get", setting[0]); err != nil || strings.TrimSpace(now) != setting[1] {
			step.Change = changeWord(dry)
			if !dry {
				if _, err := app.runGit(ctx, project.Root, "config", "--local", setting[0], setting[1]); err != nil {
					return err
				}
			}
		}
		out.Steps = append(out.Steps, step)
	}
	return app.Answer(out, func(w io.Writer) error { return printInstall(w, app, out) })
}

// installAttributes adds the lines that are missing to .gitattributes.
func (a *App) installAttributes(file string, dry bool) ([]MergeInstallStep, error) {
	text, err := a.disk.ReadFile(file, 1<<20)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	var steps []MergeInstallStep
	next := bytes.Clone(text)
	for _, name := range []string{activeFile, historyFile} {
		line := "/" + workflowDir + "/issues/" + name + " merge=" + driverName
		step := MergeInstallStep{What: line, Where: a.Shown(file), Change: "there"}
		if !hasLine(text, line) {
			step.Change = changeWord(dry)
			if len(next) > 0 && next[len(next)-1] != '\n' {
				next = append(next, '\n')
			}
			next = append(append(next, line...), '\n')
		}
		steps = append(steps, step)
	}
	if dry || len(next) == len(text) {
		return steps, nil
	}
	return steps, a.disk.Replace(file, next, 0o644)
}

func hasLine(text []byte, line string) bool {
	for one := range bytes.Lines(text) {
		if string(bytes.TrimSpace(one)) == line {
			return true
		}
	}
	return false
}

func changeWord(dry bool) string {
	if dry {
		return "needed"
	}
	return "done"
}

// quoteShell shows a text as a person would type it; it is never run.
func quoteShell(text string) string { return "'" + text + "'" }

func printInstall(w io.Writer, app *App, out MergeInstall) error {
	table := console.NewTable("STATE", "WHERE", "WHAT")
	changed := false
	for _, step := range out.Steps {
		table.Add(step.Change, step.Where, step.What)
		changed = changed || step.Change == "done" && strings.Contains(step.Where, ".gitattributes")
	}
	if err := table.Print(app.Streams()); err != nil || !changed {
		return err
	}
	_, err := fmt.Fprintln(w, "\ncommit .gitattributes, so that every clone has it; each clone runs this command once")
	return err
}
