package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/exchange"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueExport is the result of `overtone issue export`.
type IssueExport struct {
	To     string          `json:"to"`
	DryRun bool            `json:"dry_run"`
	Issues []ExportedIssue `json:"issues"`
	Files  []ExportedFile  `json:"files"`
	Losses []exchange.Loss `json:"losses" jsonschema:"what the format cannot hold"`
	Calls  []string        `json:"calls" jsonschema:"calls of the program gh, as JSON lists of arguments"`
}

// ExportedIssue is one issue and its id in the other tool.
type ExportedIssue struct {
	ID   string `json:"id"`
	Item string `json:"item" jsonschema:"empty when the other tool gives it later"`
}

// ExportedFile is one file that was written, or would be.
type ExportedFile struct {
	File   string `json:"file"`
	Action string `json:"action" jsonschema:"create, update or unchanged"`
	Bytes  int    `json:"bytes"`
}

// exportOptions are the flags of `issue export`.
type exportOptions struct {
	exchangeOptions
	all    bool
	status []string
	tags   []string
}

func newIssueExportCommand(app *App) *cobra.Command {
	o := &exportOptions{}
	cmd := &cobra.Command{
		Use:   "export --to FORMAT FILE|FOLDER|-",
		Short: "Write issues for another tool",
		Long: "Writes the open issues, or with --all the completed ones, too. A file that is there\n" +
			"is merged with: items and fields of others stay as they are. What the format has no\n" +
			"place for is listed, and where it has room for notes of programs it is kept there\n" +
			"for a later import. The same issues give the same bytes.",
		Example: "$ overtone issue export --to beads .beads/issues.jsonl\n" +
			"$ overtone issue export --to csv - --status registered,planned\n" +
			"$ overtone issue export --to github --repo owner/name --dry-run",
		Args: takesArgs(0, 1, "a file or folder"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return runIssueExport(cmd.Context(), app, o, argument(args))
		},
	}
	addChoice(cmd, &o.format, "to", "what to write", exchangeFormats()...)
	o.add(cmd)
	cmd.Flags().BoolVar(&o.all, "all", false, "completed issues, too")
	cmd.Flags().StringSliceVar(&o.status, "status", nil, "only issues with one of these `STATUSES`")
	cmd.Flags().StringSliceVar(&o.tags, "tag", nil, "only issues with all of these `TAGS`")
	return cmd
}

func runIssueExport(ctx context.Context, app *App, o *exportOptions, name string) error {
	if err := needFormat("to", o.format); err != nil {
		return err
	}
	if name == "" && o.format != githubName {
		return problem.New("usage.missing_argument", "`overtone issue export` needs a file or folder").Mend("name it, or - for standard output")
	}
	if name == "-" && app.flags.json {
		return problem.New("usage.two_outputs", "--json and - both want standard output").Mend("name a file")
	}
	out, err := app.outgoing(o)
	if err != nil {
		return err
	}
	if o.format == githubName {
		return app.exportGitHub(ctx, o, out, name)
	}
	format, err := exchange.ByName(o.format)
	if err != nil {
		return err
	}
	target, err := app.exportTarget(format, o, name)
	if err != nil {
		return err
	}
	out.Name, out.Path, out.Stream = app.Shown(target), exchange.BesidePath(target), target == "-"
	out.Old = func(rel string) ([]byte, error) { return app.oldTarget(target, rel) }
	done, err := format.Write(out, o.choices)
	if err != nil {
		return err
	}
	if name == "-" {
		return app.exportStream(ctx, o, done)
	}
	result := IssueExport{To: o.format, DryRun: o.dry, Issues: []ExportedIssue{}, Files: []ExportedFile{}, Losses: done.Losses, Calls: []string{}}
	for _, i := range out.Issues {
		result.Issues = append(result.Issues, ExportedIssue{ID: i.ID, Item: done.IDs[i.ID]})
	}
	for _, file := range done.Files {
		written, err := app.writeTarget(o, target, file)
		if err != nil {
			return err
		}
		result.Files = append(result.Files, written)
	}
	if err := app.writeReport(ctx, &o.exchangeOptions, "export to "+o.format, done.Losses); err != nil {
		return err
	}
	return app.Answer(result, func(w io.Writer) error { return printExport(w, app, result) })
}

// outgoing gathers the issues that are wanted.
func (a *App) outgoing(o *exportOptions) (exchange.Outgoing, error) {
	var out exchange.Outgoing
	for _, s := range o.status {
		if !slices.Contains(issues.Statuses(), issues.Status(s)) {
			return out, problem.New("usage.bad_value", "%q is not a status", s).Mend("use some of %v", issues.Statuses())
		}
	}
	store, err := a.issueStore()
	if err != nil {
		return out, err
	}
	snapshot, err := store.Snapshot()
	if err != nil {
		return out, err
	}
	for _, p := range snapshot.Warnings {
		if p.Class() == problem.Storage { // a broken line would be missing over there
			return out, p
		}
		a.Warn(p)
	}
	all := snapshot.Active
	if o.all || slices.Contains(o.status, string(issues.Completed)) {
		all = slices.Concat(snapshot.History, all)
	}
	seen := map[string]bool{}
	for _, i := range all {
		wanted := len(o.status) == 0 || slices.Contains(o.status, string(i.Status))
		for _, tag := range o.tags {
			wanted = wanted && slices.Contains(i.Tags, tag)
		}
		if wanted && i.DeletedAt == "" && !seen[i.ID] {
			out.Issues, seen[i.ID] = append(out.Issues, i), true
		}
	}
	out.Done = snapshot.Done
	return out, nil
}

// exportTarget is the file to write.
func (a *App) exportTarget(format exchange.Format, o *exportOptions, name string) (string, error) {
	if name == "-" {
		return "-", nil
	}
	path, err := a.Path(name)
	if err != nil {
		return "", err
	}
	if isFolder(path) {
		path = filepath.Join(path, filepath.FromSlash(format.Target(a.Disk(), path, o.choices)))
	}
	if real, err := filepath.EvalSymlinks(path); err == nil { // a link stays one
		return real, nil
	}
	return path, nil
}

// besideTarget is a file of an export: the target, or one in its folder.
func besideTarget(target, rel string) string {
	if rel == "" {
		return target
	}
	return filepath.Join(filepath.Dir(target), filepath.FromSlash(rel))
}

func (a *App) oldTarget(target, rel string) ([]byte, error) {
	if target == "-" {
		return nil, nil
	}
	data, err := a.Disk().ReadFile(besideTarget(target, rel), 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}

// writeTarget writes one file, unless it says that already.
func (a *App) writeTarget(o *exportOptions, target string, file exchange.Output) (ExportedFile, error) {
	path := besideTarget(target, file.Path)
	out := ExportedFile{File: a.Shown(path), Action: "update", Bytes: len(file.Data)}
	old, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		out.Action = "create"
	case err == nil && string(old) == string(file.Data):
		out.Action = "unchanged"
		return out, nil
	}
	if o.dry {
		return out, nil
	}
	if err := a.Disk().MkdirAll(filepath.Dir(path)); err != nil {
		return out, err
	}
	return out, a.Disk().Replace(path, file.Data, 0o644)
}

// exportStream prints the files; what is lost goes to stderr.
func (a *App) exportStream(ctx context.Context, o *exportOptions, done exchange.Export) error {
	for _, file := range done.Files {
		if _, err := a.Streams().Out.Write(file.Data); err != nil {
			return err
		}
	}
	if groups := exchange.Group(done.Losses); len(groups) > 0 && !a.flags.quiet {
		for _, g := range groups {
			fmt.Fprintf(a.Streams().Err, "%s %s (%d): %s\n", g.Kind, g.Field, len(g.Items), g.Detail)
		}
	}
	return a.writeReport(ctx, &o.exchangeOptions, "export to "+o.format, done.Losses)
}

func printExport(w io.Writer, app *App, result IssueExport) error {
	would := ""
	if result.DryRun {
		would = "would "
	}
	for _, f := range result.Files {
		if _, err := fmt.Fprintf(w, "%s%s %s (%d bytes)\n", would, f.Action, f.File, f.Bytes); err != nil {
			return err
		}
	}
	if err := printLosses(w, app, result.Losses); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "%d issues as %s\n", len(result.Issues), strings.TrimSpace(result.To))
	return err
}
