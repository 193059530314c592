package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/selection"
)

// GuidelinesRebuild is the result of `overtone guidelines rebuild`.
type GuidelinesRebuild struct {
	Dimensions []RebuiltIndex `json:"dimensions"`
}

// RebuiltIndex is one index that was made anew.
type RebuiltIndex struct {
	Dimension string `json:"dimension"`
	Files     int    `json:"files"`
	Index     string `json:"index" jsonschema:"where it is kept, relative to the project"`
	Written   bool   `json:"written" jsonschema:"false where there is no .workflow folder, or it cannot be written"`
}

func newGuidelinesRebuildCommand(app *App) *cobra.Command {
	var dimension string
	cmd := &cobra.Command{
		Use:   "rebuild",
		Short: "Make the index of the rule files anew",
		Long: "Make the index of the rule files anew. It is never needed: an index is checked file by file whenever it is\n" +
			"used, and may be deleted at any time.",
		Example: "$ overtone guidelines rebuild\n$ overtone guidelines rebuild --dimension personal",
		RunE:    func(*cobra.Command, []string) error { return runGuidelinesRebuild(app, dimension) },
	}
	cmd.Flags().StringVar(&dimension, "dimension", "", "only one dimension: `specs|personal`")
	offer(cmd, "dimension", cobra.FixedCompletions(dimensionWords(), cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

func runGuidelinesRebuild(app *App, dimension string) error {
	dimensions, err := wordList("dimension", dimension, dimensionWords())
	if err != nil {
		return err
	}
	places, err := app.rulePlaces()
	if err != nil {
		return err
	}
	shelf := guidelines.Open(places, app.Now(), guidelines.Anew, asDimensions(dimensions)...)
	app.warnRules(shelf.Warnings)
	out := GuidelinesRebuild{Dimensions: []RebuiltIndex{}}
	for _, d := range dimensionWords() {
		if !wanted(dimensions, d) {
			continue
		}
		one := RebuiltIndex{Dimension: d, Index: selection.IndexFile(d)}
		for _, e := range shelf.Entries {
			if e.Dimension == d {
				one.Files++
			}
		}
		index, _ := selection.ReadIndex(places.Root, d)
		one.Written = index != nil && shelf.Kept[guidelines.Dimension(d)]
		out.Dimensions = append(out.Dimensions, one)
	}
	return app.Answer(out, func(w io.Writer) error {
		for _, d := range out.Dimensions {
			place := d.Index
			if !d.Written {
				place = "not kept, there is no folder for it that can be written"
			}
			if _, err := fmt.Fprintf(w, "%-8s  %s  %s\n", d.Dimension, plural(d.Files, "file"), place); err != nil {
				return err
			}
		}
		return nil
	})
}

func asDimensions(words []string) []guidelines.Dimension {
	var out []guidelines.Dimension
	for _, word := range words {
		out = append(out, guidelines.Dimension(word))
	}
	return out
}

// GuidelinesInit is the result of `overtone guidelines init`.
type GuidelinesInit struct {
	Created []string `json:"created"`
	Skipped []string `json:"skipped" jsonschema:"files that were there"`
	Folders []string `json:"folders" jsonschema:"where rules of the project and of the person are kept"`
}

func newGuidelinesInitCommand(app *App) *cobra.Command {
	return &cobra.Command{
		Use:   "init",
		Short: "Make the first rule files, with headings and no rule",
		Long: "Make the rule files that a project begins with: coding-conventions.md and architecture-constraints.md in\n" +
			".workflow/specs/, and two of your own in .overtone/specs/personal/. They hold headings and no rule, because\n" +
			"no rule is invented for a team. A file that is there is never touched.",
		Example: "$ overtone guidelines init\n$ overtone init-guidelines     asks for the rules themselves",
		RunE:    func(cmd *cobra.Command, _ []string) error { return runGuidelinesInit(cmd.Context(), app) },
	}
}

func runGuidelinesInit(ctx context.Context, app *App) error {
	places, err := app.rulePlaces()
	if err != nil {
		return err
	}
	made, err := guidelines.Init(ctx, places, app.Now())
	if err != nil {
		return err
	}
	out := GuidelinesInit{Created: made.Created, Skipped: made.Skipped, Folders: []string{}}
	for _, f := range selection.Folders(places.Root, places.Home) {
		if !f.Legacy {
			out.Folders = append(out.Folders, f.Shown)
		}
	}
	return app.Answer(out, func(w io.Writer) error {
		var b strings.Builder
		for _, file := range out.Created {
			b.WriteString("created  " + file + "\n")
		}
		for _, file := range out.Skipped {
			b.WriteString("kept     " + file + "\n")
		}
		b.WriteString("\nnext: overtone init-guidelines asks for the rules; overtone init-specs adds one\n")
		_, err := io.WriteString(w, b.String())
		return err
	})
}
