package specs

import (
	"slices"
	"strconv"
	"strings"
)

// ProjectRule is one rule of the project that a package obeys: a line of the
// team's rule files, as it read when the package was made.
type ProjectRule struct {
	ID       string   `json:"id"`       // "R-0012", or "H-" and a hash of the text
	Kind     string   `json:"kind"`     // constraint, convention or learning
	Text     string   `json:"text"`     // the rule as a person wrote it
	Path     string   `json:"path"`     // of its file, relative to the project
	Line     int      `json:"line"`     // 1-based
	Link     string   `json:"link"`     // the same file, relative to the folder of the package
	Category string   `json:"category"` // of its file: general, planning, execution …
	Must     bool     `json:"must"`     // it binds; otherwise it advises
	Forbids  []string `json:"forbids"`  // technologies that it names and keeps out
	Requires []Wanted `json:"requires"` // technologies that it asks for

	// Displaced are technologies that it keeps out without naming them, because
	// it allows no other of their kind than those of Requires.
	Displaced []string `json:"-"`
}

// Wanted is a technology that a rule asks for, and the layer of a stack that it
// belongs to, such as "database".
type Wanted struct {
	Name  string `json:"name"`
	Layer string `json:"layer"`
}

// RuleLink names a rule of the project, and the way to its file from the folder
// of the package.
type RuleLink struct {
	ID   string `json:"id"`
	Link string `json:"link"`
}

// Place is where a rule stands, as people name it: "coding-conventions.md:12".
func (r *ProjectRule) Place() string {
	place := r.Path[strings.LastIndexByte(r.Path, '/')+1:]
	if r.Line > 0 {
		place += ":" + strconv.Itoa(r.Line)
	}
	return place
}

// Rules are the rules of the project that the package was made by.
func (p *Package) Rules() []ProjectRule {
	if p.Discovery == nil {
		return nil
	}
	return p.Discovery.ProjectRules
}

// ruleRows lists the rules that the design obeys: constraints first, then
// conventions; what was merely learnt binds nobody.
func (r *renderer) ruleRows() string {
	var rows [][]string
	for _, kind := range []string{"constraint", "convention"} {
		for i := range r.pkg.Rules() {
			rule := &r.pkg.Rules()[i]
			if rule.Kind == kind {
				rows = append(rows, []string{link(rule.ID, "../"+rule.Link), Clean(rule.Text), r.obeyed(rule)})
			}
		}
	}
	if rows == nil {
		return ""
	}
	return r.grid([]string{"id", "rule", "obeyed"}, rows)
}

// obeyed names what in the package follows a rule: the rows of the stack and the
// decisions about the technologies that it asks for or keeps out.
func (r *renderer) obeyed(rule *ProjectRule) string {
	var parts []string
	if a, ok := r.doc.(*Architecture); ok {
		for _, row := range a.Stack {
			if slices.ContainsFunc(rule.Requires, func(t Wanted) bool { return containsName(Plain(row.Technology), t.Name) }) {
				parts = append(parts, link(row.Technology, "#"+anchorOf(r.codec.shapes.Kinds[string(KindArchitecture)].Section("stack").Heading.In(r.lang))))
			}
		}
	}
	for _, d := range r.pkg.Decisions {
		wanted := func(t Wanted) bool { return d.speaksOf(t.Name) }
		if slices.ContainsFunc(rule.Forbids, d.speaksOf) || slices.ContainsFunc(rule.Requires, wanted) {
			parts = append(parts, r.itemLinks([]string{d.ID}))
		}
	}
	return strings.Join(parts, ", ")
}

// speaksOf says whether a decision has an option that is or holds a name.
func (a *ADR) speaksOf(name string) bool {
	return slices.ContainsFunc(a.Options, func(o Option) bool { return containsName(Plain(o.Name), name) }) ||
		containsName(Plain(a.Title), name)
}

// containsName says whether a text holds a name as whole words, whatever the
// case of its letters.
func containsName(text, name string) bool {
	text, name = strings.ToLower(text), strings.ToLower(name)
	for from := 0; name != ""; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return false
		}
		start, end := from+i, from+i+len(name)
		if (start == 0 || !wordByte(text[start-1])) && (end == len(text) || !wordByte(text[end])) {
			return true
		}
		from = end
	}
	return false
}

func wordByte(c byte) bool { return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_' }
