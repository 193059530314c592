package embedded

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// mappings ties every component to a module of the codebase whose name,
// description or files share its words; the rest is new.
func (g *designer) mappings(components []specs.Component) []specs.Mapping {
	if g.Codebase == nil {
		return nil
	}
	var out []specs.Mapping
	for _, c := range components {
		words := wording.Keywords(c.Name + " " + c.Responsibility)
		name := wording.Keywords(c.Name)
		best, top, shared := -1, 0.0, ""
		for i := range g.Codebase.Modules {
			m := &g.Codebase.Modules[i]
			own := wording.Keywords(m.Name + " " + m.Path + " " + m.Description)
			score := wording.Overlap(name, own) + jaccard(words, own)
			if score > top {
				best, top = i, score
				shared = firstShared(words, own)
			}
		}
		row := specs.Mapping{Component: c.Name, Module: g.say("module_none"), Action: "new", Source: rule("mapping-by-name")}
		row.Note = g.say("mapping_new", "component", c.Name)
		if best >= 0 && top >= 0.2 {
			m := &g.Codebase.Modules[best]
			row.Module, row.Action = m.Path, "extend"
			if newWordIndex(c.Responsibility).hasAny(g.d.Words["replaces"]) {
				row.Action = "replace"
			}
			row.Note = g.say("mapping_"+row.Action, "module", m.Path, "word", shared, "file", g.fileIn(m.Path))
		}
		out = append(out, row)
	}
	return out
}

func firstShared(a, b []string) string {
	for _, w := range a {
		if _, ok := slices.BinarySearch(b, w); ok {
			return w
		}
	}
	return ""
}

// fileIn is the most relevant file of a module, else the module itself.
func (g *designer) fileIn(module string) string {
	for _, f := range g.Codebase.RelevantFiles {
		if strings.HasPrefix(f.Path, module+"/") || module == "." {
			return f.Path
		}
	}
	return module
}
