package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/issues/merge"
	"github.com/overtone-cli/overtone/specs/problem"
)

// IssueMerge is the result of `overtone issue merge-driver`.
type IssueMerge struct {
	Path       string           `json:"path" jsonschema:"the file in the repository"`
	Merged     bool             `json:"merged" jsonschema:"whether nobody has to look at it"`
	Renumbered []MergeRenumber  `json:"renumbered" jsonschema:"issues whose id both sides had given"`
	Decided    []MergeDecision  `json:"decided" jsonschema:"fields that both sides had changed in different ways"`
	Conflicts  []MergeCollision `json:"conflicts" jsonschema:"what a person has to look at"`
}

// MergeRenumber is an issue that got another id.
type MergeRenumber struct {
	From  string `json:"from"`
	To    string `json:"to"`
	Title string `json:"title"`
}

// MergeDecision is a field for which a rule has chosen.
type MergeDecision struct {
	ID    string `json:"id"`
	Field string `json:"field"`
	Kept  string `json:"kept" jsonschema:"JSON"`
	Lost  string `json:"lost" jsonschema:"JSON; texts are also in the feedback of the issue"`
}

// MergeCollision is an issue that is kept although one side has removed it.
type MergeCollision struct {
	ID     string `json:"id"`
	Reason string `json:"reason"`
}

func newIssueMergeDriverCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:   "merge-driver BASE OURS THEIRS [PATH]",
		Short: "Merge two versions of the issues, for git",
		Long: "Merges issue by issue and field by field: the file OURS becomes the merged one. git\n" +
			"runs it (%O %A %B %P) after `overtone issue install-merge-driver`; PATH is the file in\n" +
			"the repository, issues.jsonl or issue-history.jsonl.\n\n" +
			"Lists are merged as sets. Where both sides changed a field in different ways, the\n" +
			"further status, the latest time and the more urgent priority win; of texts the one\n" +
			"that was changed last, and the other is kept in the feedback of the issue. When both\n" +
			"sides gave a number to different issues, the later one gets a new number, and so does\n" +
			"everything on its side that names it. A line that cannot be read, or an issue that one\n" +
			"side has changed and the other removed, makes the exit code other than 0, and git asks.",
		Example: "$ git config merge.overtone-issues.driver 'overtone issue merge-driver %O %A %B %P'\n" +
			"$ overtone issue merge-driver base.jsonl mine.jsonl theirs.jsonl",
		Args: takesArgs(3, 4, "three files"),
		RunE: func(cmd *cobra.Command, args []string) error { return runIssueMerge(cmd.Context(), app, args) },
	}
}

func runIssueMerge(ctx context.Context, app *App, args []string) error {
	d, err := app.openMerge(ctx, args)
	if err != nil {
		return err
	}
	merged, err := merge.Merge(d.files[0], d.files[1], d.files[2], d.names)
	if err != nil {
		return err
	}
	text := merged.Active
	if d.past {
		text = merged.History
	}
	if err := app.disk.Replace(d.target, text, 0o644); err != nil {
		return err
	}
	out := mergeResult(d.shown, merged)
	for _, one := range out.Conflicts {
		app.Warn(problem.New("conflict.merge", "%s: %s", one.ID, one.Reason).At(d.shown, 0).Mend("look at it, then tell git with: git add %s", d.shown))
	}
	if err := app.Answer(out, func(w io.Writer) error { return printMerge(w, out) }); err != nil || out.Merged {
		return err
	}
	return problem.New("conflict.merge", "%s must be looked at", count(len(out.Conflicts), "issue")).At(d.shown, 0).
		Mend("the file holds all issues of both sides; correct them if need be, then: git add %s", d.shown)
}

func mergeResult(path string, merged merge.Result) IssueMerge {
	out := IssueMerge{
		Path: path, Merged: len(merged.Conflicts) == 0,
		Renumbered: []MergeRenumber{}, Decided: []MergeDecision{}, Conflicts: []MergeCollision{},
	}
	for _, one := range merged.Renumbered {
		out.Renumbered = append(out.Renumbered, MergeRenumber(one))
	}
	for _, one := range merged.Decided {
		out.Decided = append(out.Decided, MergeDecision(one))
	}
	for _, one := range merged.Conflicts {
		out.Conflicts = append(out.Conflicts, MergeCollision(one))
	}
	return out
}

// printMerge says what was not plain. A merge without anything of note is quiet.
func printMerge(w io.Writer, out IssueMerge) error {
	var b strings.Builder
	line := func(format string, args ...any) { b.WriteString(console.Clean(fmt.Sprintf(format, args...)) + "\n") }
	for _, one := range out.Renumbered {
		line("%s: %q is now %s, because both sides had given its number", one.From, one.Title, one.To)
	}
	for _, one := range out.Decided {
		line("%s: both sides changed %s: %s is kept, %s gives way", one.ID, one.Field, console.Cut(one.Kept, 60), console.Cut(one.Lost, 60))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// mergeFiles is what the driver was given, with what git knows beside it.
type mergeFiles struct {
	target string // is replaced by the merged text
	shown  string // what people call the file
	past   bool   // it is the history
	files  [3]merge.Files
	names  [3]merge.Names
}

// openMerge reads the three files and, when git can say where they come from,
// the other file of the store in the same three versions: an issue that is
// completed moves from one to the other, which neither can tell alone.
func (a *App) openMerge(ctx context.Context, args []string) (*mergeFiles, error) {
	d := &mergeFiles{shown: args[1]}
	if len(args) == 4 {
		d.shown = args[3]
	}
	d.past = strings.HasSuffix(d.shown, historyFile)
	var paths [3]string
	for i, name := range args[:3] {
		path, err := a.Path(name)
		if err != nil {
			return nil, err
		}
		data, err := a.disk.ReadFile(path, 0)
		if errors.Is(err, fs.ErrNotExist) {
			err = problem.New("input.no_file", "there is no such file").At(path, 0).Mend("name three versions of a file of issues")
		}
		if err != nil {
			return nil, err
		}
		paths[i] = path
		*d.place(i, false) = data
		side := []string{"the common ancestor of ", "our ", "their "}[i]
		d.names[i] = merge.Names{Active: side + activeFile, History: side + historyFile}
	}
	d.target = paths[1]
	if len(args) == 4 {
		a.addSiblings(ctx, d, paths, args[3])
	}
	return d, nil
}

// The two files of a store, and how git finds them.
const (
	activeFile  = "issues.jsonl"
	historyFile = "issue-history.jsonl"
)

// place is the file of a version that was given, or the other one.
func (d *mergeFiles) place(version int, other bool) *[]byte {
	if d.past != other {
		return &d.files[version].History
	}
	return &d.files[version].Active
}
