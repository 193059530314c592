package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// mappings ties every component to a module of the codebase whose name,
// description or files share its words; the rest is new.
func (g *Designer) mappings(components []specs.Component) []specs.Mapping {
	if g.Codebase == nil {
		return nil
	}
	var out []specs.Mapping
	for _, c := range components {
		words := wording.Keywords(c.Name + " " + c.Responsibility)
		name := wording.Keywords(c.Name)
		var texts []string
		spokenIn := reading.Lower(g.textsOf(c.Requirements))
		if c.Source.Rule != "rule:component-of-profile" { // such a part serves them all
			texts = wording.Keywords(g.textsOf(c.Requirements))
		}
		best, top, shared := -1, 0.0, ""
		for i := range g.Codebase.Modules {
			m := &g.Codebase.Modules[i]
			own := wording.Keywords(m.Name + " " + m.Path + " " + m.Description)
			score := wording.Overlap(name, own) + completing.Jaccard(words, own)
			word := firstShared(words, own)
			if spoken := firstShared(wording.Keywords(splitPath(m.Path)), texts); spoken != "" { // its requirements speak of the module
				score += 0.5 + 0.1/float64(1+max(0, strings.Index(spokenIn, reading.Lower(splitPath(m.Path))))) // the first one named before the others
				word = phrasing.OrElse(word, spoken)
			}
			if score > top {
				best, top, shared = i, score, word
			}
		}
		row := specs.Mapping{Component: c.Name, Module: g.say("module_none"), Action: "new", Source: phrasing.Rule("mapping-by-name")}
		row.Note = g.say("mapping_new", "component", c.Name)
		if best >= 0 && top >= 0.2 {
			m := &g.Codebase.Modules[best]
			row.Module, row.Action = m.Path, "extend"
			if phrasing.NewWordIndex(c.Responsibility).HasAny(g.d.Words["replaces"]) {
				row.Action = "replace"
			}
			row.Note = g.say("mapping_"+row.Action, "module", m.Path, "word", spelled(shared, m.Name+" "+splitPath(m.Path)+" "+c.Name+" "+c.Responsibility), "file", g.fileIn(m.Path))
		}
		out = append(out, row)
	}
	return out
}

// textsOf is what the requirements of a component say.
func (g *Designer) textsOf(ids []string) string {
	var b strings.Builder
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		if !slices.Contains(ids, r.ID) {
			continue
		}
		b.WriteString(r.Title + " . " + phrasing.ItemsText(r.Description) + " . ")
		for _, c := range r.Criteria {
			if c.Source.Kind == specs.Stated {
				b.WriteString(c.Text + " . ")
			}
		}
	}
	return strings.NewReplacer("/", " ", "`", " ", "{", " ", "}", " ").Replace(b.String())
}

// spelled is the word of a text behind a stem, the stem when there is none.
func spelled(stem, text string) string {
	for word := range strings.FieldsSeq(text) {
		if word = strings.Trim(word, ".,;:()"); stem != "" && strings.HasPrefix(strings.ToLower(word), stem) {
			return word
		}
	}
	return stem
}

// splitPath is the last part of a path as words.
func splitPath(path string) string {
	return phrasing.SplitCamel(strings.NewReplacer("-", " ", "_", " ").Replace(path[strings.LastIndexByte(path, '/')+1:]))
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
func (g *Designer) fileIn(module string) string {
	for _, f := range g.Codebase.RelevantFiles {
		if strings.HasPrefix(f.Path, module+"/") || module == "." {
			return f.Path
		}
	}
	return module
}
