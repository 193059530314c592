package embedded

import (
	"github.com/overtone-cli/overtone/specs"
)

// storage says where each part's data live and how changes are kept apart,
// then what the source states about keeping them.
func (g *designer) storage(p *parts, stack []specs.StackRow) []specs.Item {
	var out []specs.Item
	database := g.database(stack)
	for row := range p.core {
		var names, states []string
		for i := range g.req.Index.Entities {
			e := &g.req.Index.Entities[i]
			if o, ok := p.owner[e.Name]; ok && o == row {
				names = append(names, e.Name)
				if len(e.States) > 1 {
					states = append(states, e.Name)
				}
			}
		}
		if len(names) == 0 {
			continue
		}
		key := "storage"
		if len(states) > 0 && g.profile != "library" {
			key = "storage_states"
		}
		out = append(out, g.item("storage-of-component", key, "entities", g.join(names, 0), "states", g.join(states, 0), "database", database, "component", p.rows[row].Name))
	}
	for i := range g.req.Index.Entities {
		if e := &g.req.Index.Entities[i]; len(out) == 0 || !owned(p, e.Name) && len(out) < 6 {
			out = append(out, g.item("storage-of-entity", "storage_entity", "entities", e.Name, "database", database))
		}
	}
	if len(out) == 0 {
		out = append(out, g.item("storage-none", "storage_none_"+g.profile))
	}
	return append(out, g.statedItems("retention", 4)...)
}

func owned(p *parts, entity string) bool {
	_, ok := p.owner[entity]
	return ok
}

// database is the store that the stack names first.
func (g *designer) database(stack []specs.StackRow) string {
	for _, r := range stack {
		if r.Layer == g.layer("database") {
			return r.Technology
		}
	}
	return g.say("store_" + g.profile)
}

// statedItems are the constraints and decisions of the source in which a word
// of a list appears, each in its own words.
func (g *designer) statedItems(list string, limit int) []specs.Item {
	var out []specs.Item
	terms := g.d.Words[list]
	for _, it := range g.statedLimits() {
		if len(out) < limit && it.Source.Kind == specs.Stated && newWordIndex(it.Text).hasAny(terms) {
			out = append(out, specs.Item{Text: finished(it.Text), Source: it.Source})
		}
	}
	return uniqueItems(out)
}

// statedLimits are the limits of the documents, then those of the source.
func (g *designer) statedLimits() []specs.Item {
	all := append(append([]specs.Item(nil), g.brief.Constraints...), g.req.Index.Constraints...)
	all = append(append(all, g.u.Constraints...), g.u.Decisions...)
	return uniqueItems(all)
}

// deployment is what the source says of where it runs, else what a product of
// this profile needs, tied to its own numbers.
func (g *designer) deployment(a *specs.Architecture) []specs.Item {
	out := g.statedItems("deployment", 4)
	for i := range g.u.Technologies {
		t := &g.u.Technologies[i]
		if (t.Layer == "cloud" || t.Layer == "platform" && newWordIndex(t.Text).hasAny(g.d.Words["deployment"])) && !g.rejected(t) {
			out = append(out, specs.Item{Text: finished(t.Text), Source: t.Source})
		}
	}
	out = firstN(uniqueItems(out), 6)
	pairs := []string{"database", g.database(a.Stack), "count", itoa(len(a.Components)), "first", firstName(a.Components)}
	if len(out) == 0 {
		out = append(out, g.item("deployment-"+g.profile, "deploy_"+g.profile, pairs...))
	}
	if n := g.nfrOf("A"); n != nil && len(n.Targets) > 0 {
		out = append(out, g.item("deployment-availability", "deploy_available", "nfr", n.ID, "target", n.Targets[0].Target))
	}
	return append(out, g.item("deployment-release", "deploy_release_"+g.profile, pairs...))
}

func firstName(list []specs.Component) string {
	if len(list) == 0 {
		return ""
	}
	return list[0].Name
}

func (g *designer) nfrOf(category string) *specs.NFR {
	for i := range g.req.NFRs {
		if g.req.NFRs[i].Category == category {
			return &g.req.NFRs[i]
		}
	}
	return nil
}
