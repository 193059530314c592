package session

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/templates"
)

// TeamRules are the rules of a book that bind the work of everybody, in its
// order, with what a program can make of each: those of a person's own files
// are left out. It fails with input.template when the words by which rules are
// read are not valid.
func TeamRules(book *guidelines.Book, set *templates.Set) ([]specs.ProjectRule, error) {
	var out []specs.ProjectRule
	var reader *meaning.Reader
	for i := range book.Files {
		file := &book.Files[i]
		if file.Dimension != guidelines.Specs {
			continue
		}
		for _, r := range file.Rules {
			if reader == nil { // a project without rules does not pay for the words
				var err error
				if reader, err = meaning.New(set); err != nil {
					return nil, err
				}
			}
			rule := specs.ProjectRule{
				ID: r.ID, Kind: string(r.Kind), Text: specs.Plain(r.Text), Path: r.Path, Line: r.Line, Category: file.Category,
				Must: r.Kind == guidelines.Constraint,
			}
			if r.Kind != guidelines.Learning { // what was learnt once is no ban
				Understand(&rule, reader, reader.Read(r.Text, r.Topic))
			}
			out = append(out, rule)
		}
	}
	return out, nil
}

// Understand gives a rule what was made of its text. What binds outweighs
// advice that stands beside it.
func Understand(rule *specs.ProjectRule, reader *meaning.Reader, m meaning.Meaning) {
	if m.Checkable() {
		rule.Must = slices.ContainsFunc(m.Statements, func(s meaning.Statement) bool { return s.Strength == meaning.Must })
	}
	forbids, requires := m.Forbids, m.Requires
	if len(forbids) == 0 && len(requires) == 0 && !rule.Must {
		forbids, requires = m.Discourages, m.Prefers
	}
	implied := map[string]bool{}
	for _, s := range m.Statements {
		for _, name := range s.Others {
			implied[name] = true
		}
	}
	for _, name := range forbids {
		if implied[name] {
			rule.Displaced = append(rule.Displaced, name)
		} else {
			rule.Forbids = append(rule.Forbids, name)
		}
	}
	for _, name := range requires {
		rule.Requires = append(rule.Requires, specs.Wanted{Name: name, Layer: reader.Layer(name)})
	}
}
