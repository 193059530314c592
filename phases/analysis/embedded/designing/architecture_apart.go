package designing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// apartKinds are the places besides a server where a part of a product may run, each
// with a list of words "apart_" and a name "apart_is_".
func apartKinds() []string { return []string{"device", "edge", "app", "command"} }

// apart names what of the product is installed somewhere else than its service: on a
// device, at the edge, on phones, at a command line. What is so made is no single
// deployable.
func (g *Designer) apart() []string {
	if g.profile != "service" {
		return nil
	}
	var out []string
	for _, kind := range apartKinds() {
		if g.madeFor(g.d.Words["apart_"+kind]) {
			out = append(out, g.say("apart_is_"+kind))
		}
	}
	return out
}

// madeFor says that a technology of the product, one of its requirements or a constraint
// names an entry of a list, and does not turn it down.
func (g *Designer) madeFor(list templates.Terms) bool {
	if slices.ContainsFunc(g.Understood.Technologies, func(t understanding.TechnologyFact) bool {
		return g.madeOf(&t) && !g.rejected(&t) && phrasing.NewWordIndex(t.Name).HasAny(list)
	}) {
		return true
	}
	says := func(x *phrasing.WordIndex, text string) bool {
		return x.HasAny(list) && !slices.ContainsFunc(list.In(g.Language), func(w string) bool { return x.Has(w) && g.rejects(text, w) })
	}
	for _, text := range []string{g.Understood.Title, phrasing.ItemsText(g.Understood.Pitch)} {
		if says(phrasing.NewWordIndex(text), text) {
			return true
		}
	}
	for i := range g.req.Requirements {
		if r := &g.req.Requirements[i]; r.Priority != specs.Wont && says(g.textOf(i), requirementText(r)) {
			return true
		}
	}
	return slices.ContainsFunc(g.brief.Constraints, func(it specs.Item) bool { return says(phrasing.NewWordIndex(it.Text), it.Text) })
}

// appPart adds the app of a product that people have on their phones, where no part is it yet:
// what is installed there is no part of the service behind it.
func (g *Designer) appPart(p *parts) {
	if g.profile != "service" || len(p.rows) >= maxComponents || !g.madeFor(g.d.Words["apart_app"]) {
		return
	}
	name := g.say("part_entry_mobile")
	if entry, _ := g.entryPart(); entry != name || p.has(name) || slices.ContainsFunc(p.rows, func(c specs.Component) bool { return phrasing.NewWordIndex(c.Name).HasAny(g.d.Words["app_names"]) }) {
		return
	}
	p.add(specs.Component{Name: name, Responsibility: g.say("part_entry_mobile_duty"), Source: phrasing.Rule("component-of-profile")}, phrasing.FirstN(g.allWanted(), maxComponents-1))
}
