package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
)

// GuidelinesImport is the result of `overtone guidelines import`.
type GuidelinesImport struct {
	File     string         `json:"file"`
	Total    int            `json:"total" jsonschema:"rules that were found in the file"`
	Added    int            `json:"added"`
	Existing int            `json:"existing" jsonschema:"rules that were there already"`
	Rules    []ImportedRule `json:"rules"`
	Left     []LeftOut      `json:"left" jsonschema:"what could not be taken, and why"`
}

// ImportedRule is where one rule stands now.
type ImportedRule struct {
	From     string `json:"from" jsonschema:"its place in the old file, such as conventions.naming_patterns[0]"`
	ID       string `json:"id"`
	File     string `json:"file"`
	Line     int    `json:"line"`
	Existing bool   `json:"existing"`
}

// LeftOut is a part of the old file that could not be taken.
type LeftOut struct {
	From string `json:"from"`
	Why  string `json:"why"`
}

func newGuidelinesImportCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:   "import FILE",
		Short: "Take the rules of an old project-guidelines.json over",
		Long: "Take the conventions, constraints, quality rules and learnings of an old project-guidelines.json over into\n" +
			"the rule files. A rule that is there already is not added a second time, so the import may be repeated.\n" +
			"What cannot be taken is named. The old file stays as it is.",
		Example: "$ overtone guidelines import .workflow/project-guidelines.json\n" +
			"$ overtone guidelines import old.json --json",
		Args: takesArgs(1, 1, "the name of a file"),
		RunE: func(cmd *cobra.Command, args []string) error { return runGuidelinesImport(cmd.Context(), app, args[0]) },
	}
}

func runGuidelinesImport(ctx context.Context, app *App, name string) error {
	full, err := app.Path(name)
	if err != nil {
		return err
	}
	data, err := app.disk.ReadFile(full, 8<<20)
	if errors.Is(err, fs.ErrNotExist) {
		return problem.New("input.missing", "there is no such file").At(app.Shown(full), 0).Mend("name the old file: overtone guidelines import .workflow/project-guidelines.json")
	}
	if err != nil {
		return err
	}
	old, err := guidelines.ParseOld(app.Shown(full), data)
	if err != nil {
		return err
	}
	places, err := app.rulePlaces()
	if err != nil {
		return err
	}
	out := GuidelinesImport{File: app.Shown(full), Total: len(old.Rules), Rules: []ImportedRule{}, Left: []LeftOut{}}
	for _, left := range old.Left {
		out.Left = append(out.Left, LeftOut{From: left.From, Why: left.Why})
	}
	for _, rule := range old.Rules {
		added, err := guidelines.Add(ctx, places, rule.Addition)
		if err != nil {
			return err
		}
		if added.Existing {
			out.Existing++
		} else {
			out.Added++
		}
		out.Rules = append(out.Rules, ImportedRule{From: rule.From, ID: added.ID, File: added.Path, Line: added.Line, Existing: added.Existing})
	}
	return app.Answer(out, out.print)
}

func (o *GuidelinesImport) print(w io.Writer) error {
	for _, r := range o.Rules {
		if r.Existing {
			continue
		}
		if _, err := fmt.Fprintf(w, "added %s  %s:%d\n", r.ID, console.Clean(r.File), r.Line); err != nil {
			return err
		}
	}
	for _, l := range o.Left {
		if _, err := fmt.Fprintf(w, "left  %s: %s\n", console.Clean(l.From), console.Clean(l.Why)); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "%s added, %d there already, %d left\n", plural(o.Added, "rule"), o.Existing, len(o.Left))
	return err
}
