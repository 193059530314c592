package codebase

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// Precede lets the profile of a project speak before what an exploration saw:
// for the stack the profile comes first and what only the files show is added
// behind it, for the architecture the profile's style, layers and patterns are
// constraints of new work. teams-issues-loader.md §10.3, "precedence": what is
// a list is united, the first source leads.
func Precede(c *specs.CodebaseContext, tech *specs.ProjectTech, lang specs.Lang) error {
	t, err := loadTables()
	if err != nil {
		return err
	}
	say := t.phrasesOf(lang)
	stack := tech.Overview.TechnologyStack
	languages := make([]string, 0, len(stack.Languages))
	for _, primary := range []bool{true, false} {
		for _, l := range stack.Languages {
			if l.Primary == primary {
				languages = append(languages, l.Name)
			}
		}
	}
	lead(&c.TechStack.Languages, languages)
	lead(&c.TechStack.Frameworks, stack.Frameworks)
	lead(&c.TechStack.Databases, stack.Databases)
	lead(&c.TechStack.Tools, slices.Concat(stack.BuildTools, stack.TestFrameworks, stack.Tools))
	for _, name := range slices.Concat(c.TechStack.Languages, c.TechStack.Frameworks, c.TechStack.Databases, c.TechStack.Tools) {
		known := slices.ContainsFunc(c.TechStack.Evidence, func(e specs.TechStackEvidence) bool { return e.Name == name })
		if !known {
			c.TechStack.Evidence = append(c.TechStack.Evidence, specs.TechStackEvidence{Name: name, Files: profileFiles(tech, name)})
		}
	}
	c.ArchitectureConstraints = append(architectureOf(tech, say), c.ArchitectureConstraints...)
	return nil
}

// lead puts first in front of a list, each name once whatever its letters.
func lead(list *[]string, first []string) {
	out := make([]string, 0, len(*list)+len(first))
	for _, name := range slices.Concat(first, *list) {
		if !slices.ContainsFunc(out, func(o string) bool { return strings.EqualFold(o, name) }) {
			out = append(out, name)
		}
	}
	*list = out
}

// profileFiles are what the profile names as proof of an entry, else the
// profile itself.
func profileFiles(tech *specs.ProjectTech, name string) []string {
	for _, e := range tech.Overview.Evidence {
		if e.Value == name && strings.HasPrefix(e.Field, "technology_stack") && len(e.Files) > 0 {
			return e.Files
		}
	}
	return []string{specs.TechFile}
}

// architectureOf states the style with its layers, and the patterns.
func architectureOf(tech *specs.ProjectTech, say phrases) []specs.ArchitectureConstraint {
	a := tech.Overview.Architecture
	var out []specs.ArchitectureConstraint
	add := func(key string, pairs ...string) {
		out = append(out, specs.ArchitectureConstraint{Statement: say.f(key, pairs...), Evidence: specs.TechFile})
	}
	switch {
	case a.Style != "" && len(a.Layers) > 0:
		add("profile_layers", "style", a.Style, "layers", strings.Join(a.Layers, ", "))
	case a.Style != "":
		add("profile_style", "style", a.Style)
	}
	if len(a.Patterns) > 0 {
		add("profile_patterns", "patterns", strings.Join(a.Patterns, ", "))
	}
	return out
}
