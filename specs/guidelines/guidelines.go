// Package guidelines reads and edits the rules that a team and a person set for
// a project: Markdown files with frontmatter, one rule a list item. A rule keeps
// the place that it stands at, so that whatever obeys or breaks it can name it.
package guidelines

import (
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// Dimension says whose rules a file holds.
type Dimension string

// The two dimensions.
const (
	Specs    Dimension = selection.Specs    // the project's
	Personal Dimension = selection.Personal // a person's own
)

// The scopes of rules. The project's own always have the first.
const (
	ScopeProject = selection.ProjectScope
	ScopeGlobal  = selection.GlobalScope // a person's own, in every project
)

// Kind says what a rule is.
type Kind string

// The kinds of rules.
const (
	Convention Kind = "convention"
	Constraint Kind = "constraint"
	Learning   Kind = "learning"
)

// Places says where rules are kept.
type Places struct {
	Root string     // the project folder, absolute
	Home string     // the user's home folder; empty: there is none
	Lang string     // language of headings that are written: "en" (also when empty) or "zh"
	Disk *disk.Disk // the door through which files are changed; nil: a plain one
}

// Warning is what deserves a look in a rule file although it was read; its File
// is as in Rule.Path.
type Warning = *problem.Problem

// Book is every rule file that holds for a project.
type Book struct {
	Files    []File // in printed order of their folders: personal first, then by name
	Warnings []Warning
}

// Rules lists the rules of all files in their order.
func (b *Book) Rules() []Rule {
	var all []Rule
	for i := range b.Files {
		all = append(all, b.Files[i].Rules...)
	}
	return all
}

// Rule is one list item of a rule file.
type Rule struct {
	ID        string    // "R-0012" from its own mark ("R-G0012" when it is global), else "H-" and a hash of its text
	Dimension Dimension // of its file
	Scope     string    // of its file
	Kind      Kind
	Topic     string // the word in brackets before the text, such as "naming"; may be empty
	Text      string // inline Markdown on one line, without marker, brackets, date and id
	Section   string // the heading it stands under; may be empty
	Date      string // of a learning, YYYY-MM-DD; may be empty
	Path      string // of its file, relative to the project or beginning with "~/"
	Line      int    // 1-based
}

// File is one rule file.
type File struct {
	Path      string // as in Rule
	Title     string
	Dimension Dimension
	Scope     string // project or global, as the folder says
	Category  string
	Keywords  []string
	Required  bool   // readMode required
	Priority  string // critical, high, medium or low
	Legacy    bool   // it stands in a folder of older tools
	Body      string // without frontmatter
	Rules     []Rule

	entry selection.Entry // what the index keeps of it
}

// door is the disk that files are changed through.
func (p Places) door() *disk.Disk {
	if p.Disk == nil {
		return disk.New(nil)
	}
	return p.Disk
}

// lang is the language of what is written.
func (p Places) lang() string {
	if p.Lang == "" {
		return "en"
	}
	return p.Lang
}
