package session

import (
	"path/filepath"
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/templates"
)

// inputRules is the input of a phase that stands for the rules of the project.
const inputRules = "rules"

// rulesHash is over the rules that bind: where one stands in its file does not
// matter, nor what was merely learnt. It is nothing in a project without rules,
// so that packages made before there were any stay fresh.
func (s *Session) rulesHash() (hashed specs.FileHash, any bool) {
	var parts [][]byte
	for i := range s.Rules {
		r := &s.Rules[i]
		if r.Kind != "learning" {
			parts = append(parts, []byte(r.ID), []byte(r.Kind), []byte(r.Category), []byte(r.Path), []byte(r.Text))
		}
	}
	return hash(inputRules, parts...), len(parts) > 0
}

// Snapshot are the rules as the package keeps them: each with the way from the
// package's folder to its file.
func (s *Session) Snapshot() []specs.ProjectRule {
	out := slices.Clone(s.Rules)
	for i := range out {
		out[i].Link = out[i].Path
		if rel, err := filepath.Rel(s.Dir, filepath.Join(s.Project, filepath.FromSlash(out[i].Path))); err == nil {
			out[i].Link = filepath.ToSlash(rel)
		}
	}
	return out
}

// TeamRules are the rules of a book that bind the work of everybody, in its
// order, with what a program can make of each: those of a person's own files
// are left out. It fails with input.template when the words by which rules are
// read are not valid.
func TeamRules(book *guidelines.Book, set *templates.Set) ([]specs.ProjectRule, error) {
	var out []specs.ProjectRule
	for i := range book.Files {
		file := &book.Files[i]
		if file.Dimension != guidelines.Specs {
			continue
		}
		for _, r := range file.Rules {
			out = append(out, specs.ProjectRule{
				ID: r.ID, Kind: string(r.Kind), Text: specs.Plain(r.Text), Path: r.Path, Line: r.Line, Category: file.Category,
				Must: r.Kind == guidelines.Constraint,
			})
		}
	}
	return out, nil
}
