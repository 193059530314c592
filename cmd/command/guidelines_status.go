package command

import (
	"fmt"
	"io"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/selection"
)

// GuidelinesStatus is the result of `overtone guidelines status`.
type GuidelinesStatus struct {
	Dimensions  []RuleDimension `json:"dimensions"`
	Folders     []RuleFolder    `json:"folders" jsonschema:"where rules are read from, in printed order"`
	NeverLoaded []Notice        `json:"never_loaded" jsonschema:"files that look like rules and are not loaded, or that no question can tell apart"`
	Flaws       []Notice        `json:"flaws" jsonschema:"what is wrong in files that are loaded"`
}

// RuleDimension counts the rule files of one dimension.
type RuleDimension struct {
	Dimension string `json:"dimension"`
	Total     int    `json:"total" jsonschema:"rule files"`
	Required  int    `json:"required"`
	Optional  int    `json:"optional"`
	Rules     int    `json:"rules"`
	Indexed   bool   `json:"indexed"`
	Stale     int    `json:"stale" jsonschema:"files that the index does not know as they are now"`
	BuiltAt   string `json:"built_at" jsonschema:"of the index, RFC 3339 in UTC, or empty"`
	Age       int64  `json:"age_seconds" jsonschema:"of the index; 0 without one"`
}

// RuleFolder is one folder that rules are read from.
type RuleFolder struct {
	Folder    string `json:"folder"`
	Dimension string `json:"dimension"`
	Scope     string `json:"scope"`
	Legacy    bool   `json:"legacy" jsonschema:"of older tools: read, never written"`
	Exists    bool   `json:"exists"`
	Files     int    `json:"files"`
}

func newGuidelinesStatusCommand(app *App) *cobra.Command {
	var strict bool
	cmd := &cobra.Command{
		Use:   "status",
		Short: "Count the rule files, and name what is never loaded",
		Long: "Count the rule files of each dimension, say how old their index is, and name what deserves a look: files\n" +
			"that look like rules and are never loaded (another folder, another ending, an old format), fields that\n" +
			"cannot be read, titles and ids that are given twice. --strict makes such a thing a failure.",
		Example: "$ overtone guidelines status\n$ overtone guidelines status --strict --json",
		RunE:    func(*cobra.Command, []string) error { return runGuidelinesStatus(app, strict) },
	}
	cmd.Flags().BoolVar(&strict, "strict", false, "fail when something deserves a look")
	return cmd
}

func runGuidelinesStatus(app *App, strict bool) error {
	places, err := app.rulePlaces()
	if err != nil {
		return err
	}
	book, err := guidelines.Read(places)
	if err != nil {
		return err
	}
	unloaded := guidelines.Unloaded(places, book)
	status := GuidelinesStatus{Dimensions: []RuleDimension{}, Folders: []RuleFolder{}, NeverLoaded: []Notice{}, Flaws: []Notice{}}
	for _, dimension := range dimensionWords() {
		status.Dimensions = append(status.Dimensions, dimensionStatus(app, places, book, dimension))
	}
	for _, f := range selection.Folders(places.Root, places.Home) {
		one := RuleFolder{Folder: f.Shown, Dimension: f.Dimension, Scope: f.Scope, Legacy: f.Legacy, Exists: isFolder(f.Dir)}
		files, _ := f.Files("") // what cannot be read is among the flaws
		one.Files = len(files)
		if !f.Legacy || one.Exists {
			status.Folders = append(status.Folders, one)
		}
	}
	for _, w := range unloaded {
		status.NeverLoaded = append(status.NeverLoaded, notice(w))
	}
	for _, w := range book.Warnings {
		status.Flaws = append(status.Flaws, notice(w))
	}
	if err := app.Answer(status, func(w io.Writer) error { return status.print(app, w) }); err != nil {
		return err
	}
	return strictly(strict, append(book.Warnings, unloaded...))
}

func dimensionStatus(app *App, p guidelines.Places, book *guidelines.Book, dimension string) RuleDimension {
	out := RuleDimension{Dimension: dimension}
	for _, f := range book.Files {
		if string(f.Dimension) != dimension {
			continue
		}
		out.Total++
		out.Rules += len(f.Rules)
		if f.Required {
			out.Required++
		} else {
			out.Optional++
		}
	}
	var files []selection.Found
	for _, folder := range selection.Folders(p.Root, p.Home) {
		if folder.Dimension == dimension {
			found, _ := folder.Files("") // what cannot be read is among the flaws
			files = append(files, found...)
		}
	}
	index, written := selection.ReadIndex(p.Root, dimension)
	out.Stale = len(selection.Check(index, written, files, false).Stale)
	if index == nil {
		return out
	}
	out.Indexed, out.BuiltAt = true, index.BuiltAt
	if built, err := time.Parse(time.RFC3339, index.BuiltAt); err == nil {
		out.Age = max(0, int64(app.Now().Sub(built).Seconds()))
	}
	return out
}

func (s *GuidelinesStatus) print(app *App, w io.Writer) error {
	table := console.NewTable("DIMENSION", "FILES", "REQUIRED", "OPTIONAL", "RULES", "INDEX").Right(1, 2, 3, 4)
	for _, d := range s.Dimensions {
		table.Add(d.Dimension, strconv.Itoa(d.Total), strconv.Itoa(d.Required), strconv.Itoa(d.Optional), strconv.Itoa(d.Rules), d.index())
	}
	if err := table.Print(app.Streams()); err != nil {
		return err
	}
	for _, part := range []struct {
		title   string
		notices []Notice
	}{{"Never loaded, or hard to tell apart", s.NeverLoaded}, {"Flaws", s.Flaws}} {
		if len(part.notices) == 0 {
			continue
		}
		if _, err := fmt.Fprintf(w, "\n%s\n", part.title); err != nil {
			return err
		}
		for _, n := range part.notices {
			place := n.File
			if n.Line > 0 {
				place += ":" + strconv.Itoa(n.Line)
			}
			if _, err := fmt.Fprintf(w, "  %s: %s\n    fix: %s\n", console.Clean(place), console.Clean(n.Message), console.Clean(n.Fix)); err != nil {
				return err
			}
		}
	}
	return nil
}

// index says how old an index is, for people.
func (d RuleDimension) index() string {
	switch {
	case !d.Indexed:
		return "none yet"
	case d.Stale > 0:
		return plural(d.Stale, "file") + " newer than it"
	default:
		return "built " + (time.Duration(d.Age) * time.Second).String() + " ago"
	}
}
