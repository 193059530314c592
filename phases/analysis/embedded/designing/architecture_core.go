package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// freeCore says that the source keeps what talks to systems outside in a module of its
// own, so that the core of a library depends on none of it.
func (g *Designer) freeCore() bool {
	if g.profile != "library" {
		return false
	}
	says := func(text string) bool {
		return reading.ContainsAny(strings.ToLower(text), g.d.Words["core_is_free"].In(g.Language)...)
	}
	u := g.Understood
	items := slices.Concat(u.Constraints, u.Decisions, u.Notes)
	for i := range u.Features {
		f := &u.Features[i]
		items = append(slices.Concat(items, f.Details, f.Criteria), specs.Item{Text: f.Text})
	}
	return slices.ContainsFunc(items, func(it specs.Item) bool { return says(it.Text) })
}

// turnAdapters lets the adapters use the core and not the core the adapters, where the
// source wants the core free of them.
func (g *Designer) turnAdapters(p *parts) {
	if p.core == 0 || !g.freeCore() {
		return
	}
	adapters := map[string]bool{}
	for i := range p.rows {
		if p.rows[i].Source.Rule == "rule:component-from-integration" {
			adapters[p.rows[i].Name] = true
			p.rows[i].Uses = append([]string{p.rows[0].Name}, p.rows[i].Uses...)
		}
	}
	for i := range p.rows {
		p.rows[i].Uses = slices.DeleteFunc(p.rows[i].Uses, func(name string) bool { return adapters[name] })
	}
}
