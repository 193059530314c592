package guidelines

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/codebase"
	"github.com/overtone-cli/overtone/specs"
)

// Project is what the questions are made from.
type Project struct {
	Tech   *specs.ProjectTech
	Habits []codebase.Habit // in the order of codebase.Habits
}

const (
	leastShare    = 10 // percentage of the source files from which on a language has a say
	mostLanguages = 3  // that have one
	mostNamed     = 3  // frameworks that one rule names
)

// families are the groups of languages that have a say in the rules, the
// primary one first.
func (c *Catalogue) families(p Project) []Family {
	type share struct {
		family  Family
		files   int
		primary bool
	}
	var shares []share
	all := 0
	for _, l := range p.Tech.Overview.TechnologyStack.Languages {
		all += l.FileCount
		i := slices.IndexFunc(c.Languages, func(f Family) bool { return slices.Contains(f.Names, l.Name) })
		if i < 0 {
			continue
		}
		at := slices.IndexFunc(shares, func(s share) bool { return s.family.File == c.Languages[i].File })
		if at < 0 {
			shares, at = append(shares, share{family: c.Languages[i]}), len(shares)
		}
		shares[at].files += l.FileCount
		shares[at].primary = shares[at].primary || l.Primary
	}
	slices.SortStableFunc(shares, func(a, b share) int {
		if a.primary != b.primary {
			return map[bool]int{true: -1, false: 1}[a.primary]
		}
		return cmp.Compare(b.files, a.files)
	})
	var out []Family
	for _, s := range shares {
		if len(out) < mostLanguages && (s.primary || s.files*100 >= all*leastShare) {
			out = append(out, s.family)
		}
	}
	return out
}

// kinds are the kinds of architecture that a profile tells of: by the styles of
// the project and of its packages, and by what is in its stack. A package that
// only the others import makes no library of the project.
func (c *Catalogue) kinds(p Project) []string {
	styles := []string{p.Tech.Overview.Architecture.Style}
	for _, pkg := range p.Tech.Packages {
		if style := pkg.Overview.Architecture.Style; style != codebase.StyleLibrary { // a part of the product, published to nobody
			styles = append(styles, style)
		}
	}
	names := p.names()
	var out []string
	for _, k := range c.Kinds {
		if slices.ContainsFunc(k.Styles, func(s string) bool { return slices.Contains(styles, s) }) ||
			slices.ContainsFunc(k.Patterns, func(s string) bool { return slices.Contains(p.Tech.Overview.Architecture.Patterns, s) }) ||
			slices.ContainsFunc(k.Stack, func(n string) bool { return names[strings.ToLower(n)] }) {
			out = append(out, k.ID)
		}
	}
	return out
}

// withTools adds the formatter and the linter that the stack names to the habits
// of a group of languages that has none.
func (p Project) withTools(f Family) Project {
	names := p.names()
	for _, one := range []struct {
		habit string
		tools []string
	}{{codebase.HabitFormatter, f.Formatters}, {codebase.HabitLinter, f.Linters}} {
		if slices.ContainsFunc(p.Habits, func(h codebase.Habit) bool {
			return h.ID == one.habit && (h.Language == "" || slices.Contains(f.Names, h.Language))
		}) {
			continue
		}
		i := slices.IndexFunc(one.tools, func(tool string) bool { return names[strings.ToLower(tool)] && p.proof(tool) != "" })
		if i >= 0 {
			h := codebase.Habit{ID: one.habit, Language: f.Names[0], Value: one.tools[i], Count: 1, Total: 1, Evidence: []string{p.proof(one.tools[i])}}
			p.Habits = append(slices.Clone(p.Habits), h)
		}
	}
	return p
}

// names are all names of the stack in lower case: languages, frameworks, tools.
func (p Project) names() map[string]bool {
	out := map[string]bool{}
	add := func(s specs.TechnologyStack) {
		for _, l := range s.Languages {
			out[strings.ToLower(l.Name)] = true
		}
		for _, name := range slices.Concat(s.Frameworks, s.BuildTools, s.TestFrameworks, s.Databases, s.Tools) {
			out[strings.ToLower(name)] = true
		}
		for _, d := range s.Dependencies {
			out[strings.ToLower(d.Name)] = true
		}
	}
	add(p.Tech.Overview.TechnologyStack)
	for _, pkg := range p.Tech.Packages {
		add(pkg.Overview.TechnologyStack)
	}
	return out
}

// slots are what the texts of options may name of the project itself. A slot
// that the project does not fill is missing. Habits are those of the languages
// that are given, then those of the project as a whole.
func (p Project) slots(languages []string) map[string]string {
	o := p.Tech.Overview
	out := map[string]string{}
	set := func(name string, values ...string) {
		if _, there := out[name]; !there && len(values) > 0 && values[0] != "" {
			out[name] = values[0]
		}
	}
	for _, c := range o.Commands {
		if c.Dir == "." || c.Dir == "" {
			set(c.Purpose+"_command", c.Command)
		}
	}
	set("frameworks", strings.Join(o.TechnologyStack.Frameworks[:min(len(o.TechnologyStack.Frameworks), mostNamed)], ", "))
	set("test_frameworks", strings.Join(o.TechnologyStack.TestFrameworks[:min(len(o.TechnologyStack.TestFrameworks), mostNamed)], ", "))
	set("build_tool", o.TechnologyStack.BuildTools...)
	set("database", o.TechnologyStack.Databases...)
	if len(o.Architecture.Layers) > 1 {
		set("layers", strings.Join(o.Architecture.Layers, " → "))
	}
	for _, d := range o.Delivery {
		if isCI(d) {
			set("gate", d.Path)
		}
	}
	for _, own := range []bool{true, false} { // the habits of the languages win
		for _, h := range p.Habits {
			if slices.Contains(languages, h.Language) == own && (own || h.Language == "") {
				set(strings.ReplaceAll(h.ID, "-", "_"), h.Value)
				if h.ID == codebase.HabitTestPlacement && h.Value == "apart" {
					set("tests_folder", testsFolder(first(h.Evidence)))
				}
			}
		}
	}
	if out["logging"] == "print" { // that is no logging
		delete(out, "logging")
	}
	return out
}

// testsFolder is the folder of tests that a test file lies in, empty when its
// path names none.
func testsFolder(file string) string {
	parts := strings.Split(path.Dir(file), "/")
	for i, part := range parts {
		switch part {
		case "test", "tests", "spec", "specs", "e2e", "__tests__":
			return strings.Join(parts[:i+1], "/")
		}
	}
	return ""
}

// isCI tells files of the continuous integration from those of the deployment.
func isCI(d specs.TechPlace) bool { return strings.EqualFold(d.Kind, "ci") }
