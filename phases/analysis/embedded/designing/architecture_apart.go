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
		if list := g.d.Words["apart_"+kind]; g.madeFor(list) && !g.leftOut(list) {
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

// leftOut says that what is out of scope names an entry of a list: "Native mobile apps", though
// a link "may send iOS and Android to different targets".
func (g *Designer) leftOut(list templates.Terms) bool {
	return slices.ContainsFunc(g.Understood.NonGoals, func(n specs.NonGoal) bool { return phrasing.NewWordIndex(n.Text).HasAny(list) })
}
