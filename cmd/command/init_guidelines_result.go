package command

import (
	"fmt"
	"io"
	"strconv"

	"github.com/overtone-cli/overtone/cmd/console"
	wizard "github.com/overtone-cli/overtone/phases/guidelines"
	rules "github.com/overtone-cli/overtone/specs/guidelines"
)

// InitGuidelines is the result of `overtone init-guidelines`.
type InitGuidelines struct {
	Mode       string               `json:"mode" jsonschema:"new, append, reset, continue or cancel"`
	Lang       string               `json:"lang" jsonschema:"language of the rules"`
	Rounds     []GuidelinesRound    `json:"rounds" jsonschema:"those that were written in this run"`
	Categories []GuidelinesCategory `json:"categories"`
	Rules      []GuidelinesRule     `json:"rules" jsonschema:"every rule that was chosen in this run"`
	Files      []string             `json:"files" jsonschema:"rule files that hold them, relative to the project"`
	Backup     string               `json:"backup" jsonschema:"folder with the rule files as they were before a reset, relative to the project; empty without"`
	Answers    string               `json:"answers" jsonschema:"answers file that replays the wizard, relative to the project; empty when nobody was asked"`
	Next       []string             `json:"next" jsonschema:"commands that come next"`
}

// GuidelinesRound is what one round wrote.
type GuidelinesRound struct {
	Round    int    `json:"round" jsonschema:"1 to 5"`
	Name     string `json:"name"`
	Category string `json:"category"`
	Added    int    `json:"added"`
	Existing int    `json:"existing" jsonschema:"the same rule was there"`
	Removed  int    `json:"removed" jsonschema:"written in this run and taken back"`
}

// GuidelinesCategory counts the rules of a category.
type GuidelinesCategory struct {
	Category string `json:"category" jsonschema:"general, planning or execution"`
	Added    int    `json:"added" jsonschema:"in this run"`
	Total    int    `json:"total" jsonschema:"in the project's files of this category"`
}

// GuidelinesRule is one rule that was chosen.
type GuidelinesRule struct {
	ID       string `json:"id"`
	File     string `json:"file" jsonschema:"relative to the project"`
	Line     int    `json:"line" jsonschema:"1-based, when it was written"`
	Topic    string `json:"topic"`
	Text     string `json:"text"`
	Round    int    `json:"round"`
	Existing bool   `json:"existing" jsonschema:"the same rule was there"`
}

func newInitGuidelinesResult(w *wizard.Wizard, done *wizard.Summary, book *rules.Book) InitGuidelines {
	out := InitGuidelines{
		Mode: string(done.Mode), Lang: w.Lang, Backup: done.Backup, Rounds: []GuidelinesRound{}, Categories: []GuidelinesCategory{}, Rules: []GuidelinesRule{},
		Files: append([]string{}, done.Files()...), Next: []string{},
	}
	if done.Mode == wizard.Cancelled {
		return out
	}
	added := map[string]int{}
	for _, r := range done.Rounds {
		added[r.Category] += r.Added
		out.Rounds = append(out.Rounds, GuidelinesRound{Round: r.N, Name: r.Name.In(w.Lang), Category: r.Category, Added: r.Added, Existing: r.Existed, Removed: r.Removed})
	}
	total := map[string]int{}
	for _, f := range book.Files {
		if f.Dimension == rules.Specs {
			total[f.Category] += len(f.Rules)
		}
	}
	for i, r := range w.Catalogue.Rounds {
		if i == 0 || w.Catalogue.Rounds[i-1].Category != r.Category {
			out.Categories = append(out.Categories, GuidelinesCategory{Category: r.Category, Added: added[r.Category], Total: total[r.Category]})
		}
	}
	for _, d := range done.Written {
		if !d.Removed {
			out.Rules = append(out.Rules, GuidelinesRule{ID: d.ID, File: d.Path, Line: d.Line, Topic: d.Topic, Text: d.Text, Round: d.Round, Existing: d.Existed})
		}
	}
	if w.Sheet.Interactive() && w.Person {
		out.Answers = guidelinesAnswers
	}
	out.Next = []string{"overtone guidelines list", "overtone guidelines check", "overtone spec new"}
	return out
}

func printCancelled(w io.Writer) error {
	_, err := fmt.Fprintln(w, "nothing was changed")
	return err
}

// printInitGuidelines is the summary at the end of a run.
func (a *App) printInitGuidelines(r InitGuidelines) func(io.Writer) error {
	return func(w io.Writer) error {
		style := a.Streams().OutStyle()
		table := console.NewTable("CATEGORY", "ADDED", "RULES").Right(1, 2)
		for _, c := range r.Categories {
			table.Add(c.Category, strconv.Itoa(c.Added), strconv.Itoa(c.Total))
		}
		if err := table.Print(a.Streams()); err != nil {
			return err
		}
		b := &writing{}
		b.line("")
		for _, f := range r.Files {
			b.line("rules    %s", f)
		}
		if r.Backup != "" {
			b.line("backup   %s", r.Backup)
		}
		if r.Answers != "" {
			b.line("answers  %s", r.Answers)
		}
		for i, next := range r.Next {
			b.line("%-8s %s", map[bool]string{true: "next", false: ""}[i == 0], style.Accent(next))
		}
		_, err := io.WriteString(w, b.String())
		return err
	}
}
