package command

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/guidelines"
)

// GuidelinesList is the result of `overtone guidelines list`.
type GuidelinesList struct {
	Total      int            `json:"total" jsonschema:"rule files"`
	TotalRules int            `json:"total_rules"`
	Files      []RuleFileLine `json:"files"`
	Rules      []RuleLine     `json:"rules" jsonschema:"of all files, in their order"`
}

// RuleFileLine is one rule file of a list.
type RuleFileLine struct {
	File      string   `json:"file"`
	Title     string   `json:"title"`
	Dimension string   `json:"dimension"`
	Scope     string   `json:"scope"`
	Category  string   `json:"category"`
	ReadMode  string   `json:"read_mode"`
	Priority  string   `json:"priority"`
	Keywords  []string `json:"keywords"`
	Rules     int      `json:"rules"`
	Legacy    bool     `json:"legacy" jsonschema:"it stands in a folder of older tools"`
}

// RuleLine is one rule of a list.
type RuleLine struct {
	ID        string `json:"id"`
	Dimension string `json:"dimension"`
	Scope     string `json:"scope"`
	Kind      string `json:"kind" jsonschema:"convention, constraint or learning"`
	Topic     string `json:"topic"`
	Text      string `json:"text"`
	Section   string `json:"section"`
	Date      string `json:"date" jsonschema:"of a learning, YYYY-MM-DD, or empty"`
	File      string `json:"file"`
	Line      int    `json:"line"`
}

func newGuidelinesListCommand(app *App) *cobra.Command {
	var dimension, category string
	var rules, strict bool
	cmd := &cobra.Command{
		Use:     "list",
		Aliases: []string{"ls"},
		Short:   "List the rule files, or every rule with its id and place",
		Long: "List the rule files that hold for the project: those of every project first, then your own for this one,\n" +
			"then the project's. With --rules it lists the rules themselves. The id of a rule is the mark on its line, or\n" +
			"H- and a hash of its words. What cannot be read is named on stderr; --strict makes it a failure.",
		Example: "$ overtone guidelines list\n$ overtone guidelines list --rules --dimension specs\n$ overtone guidelines list --json",
		RunE: func(*cobra.Command, []string) error {
			return runGuidelinesList(app, dimension, category, rules, strict)
		},
	}
	cmd.Flags().StringVar(&dimension, "dimension", "", "only one dimension: `specs|personal`")
	cmd.Flags().StringVar(&category, "category", "", "only files for these, one `word` or several with commas: "+strings.Join(guidelines.Categories(), ", "))
	cmd.Flags().BoolVar(&rules, "rules", false, "list rules instead of files")
	cmd.Flags().BoolVar(&strict, "strict", false, "fail when a rule file has a flaw")
	offer(cmd, "dimension", cobra.FixedCompletions(dimensionWords(), cobra.ShellCompDirectiveNoFileComp))
	offer(cmd, "category", completeList(guidelines.Categories()))
	return cmd
}

func runGuidelinesList(app *App, dimension, category string, rules, strict bool) error {
	dimensions, err := wordList("dimension", dimension, dimensionWords())
	if err != nil {
		return err
	}
	categories, err := wordList("category", category, guidelines.Categories())
	if err != nil {
		return err
	}
	places, err := app.rulePlaces()
	if err != nil {
		return err
	}
	book, err := guidelines.Read(places)
	if err != nil {
		return err
	}
	app.warnRules(book.Warnings)
	list := listRules(book, dimensions, categories)
	if err := app.Answer(list, func(w io.Writer) error { return list.print(app, w, rules) }); err != nil {
		return err
	}
	return strictly(strict, book.Warnings)
}

func listRules(book *guidelines.Book, dimensions, categories []string) GuidelinesList {
	list := GuidelinesList{Files: []RuleFileLine{}, Rules: []RuleLine{}}
	for _, f := range book.Files {
		if !wanted(dimensions, string(f.Dimension)) || !wanted(categories, f.Category) {
			continue
		}
		line := RuleFileLine{
			File: f.Path, Title: f.Title, Dimension: string(f.Dimension), Scope: f.Scope, Category: f.Category, ReadMode: "optional",
			Priority: f.Priority, Keywords: append([]string{}, f.Keywords...), Rules: len(f.Rules), Legacy: f.Legacy,
		}
		if f.Required {
			line.ReadMode = "required"
		}
		list.Files = append(list.Files, line)
		for _, r := range f.Rules {
			list.Rules = append(list.Rules, RuleLine{
				ID: r.ID, Dimension: string(r.Dimension), Scope: r.Scope, Kind: string(r.Kind), Topic: r.Topic, Text: r.Text,
				Section: r.Section, Date: r.Date, File: r.Path, Line: r.Line,
			})
		}
	}
	list.Total, list.TotalRules = len(list.Files), len(list.Rules)
	return list
}

// wanted says whether a filter lets a word through; an empty one lets all.
func wanted(filter []string, word string) bool {
	return len(filter) == 0 || slices.Contains(filter, word)
}

func (l *GuidelinesList) print(app *App, w io.Writer, rules bool) error {
	if l.Total == 0 {
		_, err := fmt.Fprintln(w, "no rule file; make the first ones with: overtone guidelines init")
		return err
	}
	if rules && l.TotalRules == 0 {
		_, err := fmt.Fprintln(w, "no rule yet; add one with: overtone init-specs")
		return err
	}
	table := console.NewTable("FILE", "DIMENSION", "CATEGORY", "READ", "PRIORITY", "RULES").Right(5)
	for _, f := range l.Files {
		table.Add(f.File, f.Dimension, f.Category, f.ReadMode, f.Priority, strconv.Itoa(f.Rules))
	}
	if rules {
		table = console.NewTable("ID", "PLACE", "KIND", "RULE")
		for _, r := range l.Rules {
			table.Add(r.ID, r.File+":"+strconv.Itoa(r.Line), r.Kind, r.Text)
		}
	}
	return table.Print(app.Streams())
}
