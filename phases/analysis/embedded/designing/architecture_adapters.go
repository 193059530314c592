package designing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// called are the systems outside that the product calls, and of which nobody says that
// they come by themselves.
func (g *Designer) called() []specs.Integration {
	return phrasing.Filtered(g.req.Index.Integrations, func(s *specs.Integration) bool { return !g.CallsIn(s) })
}

// callers are the systems outside that come to the product by themselves.
func (g *Designer) callers() []specs.Integration {
	return phrasing.Filtered(g.req.Index.Integrations, g.CallsIn)
}

// addAdapters gives every outside system that is called its own adapter, or all of them
// one when there are more than two.
func (g *Designer) addAdapters(p *parts) {
	systems := g.called()
	if len(systems) == 0 || g.profile == "library" && len(systems) > 3 {
		return
	}
	if len(systems) <= 2 && !g.onlyChannels(systems) {
		for _, s := range systems {
			name := specs.Plain(s.Name)
			p.add(specs.Component{
				Name: g.say("adapter", "name", name), Responsibility: g.say("adapter_duty", "name", name),
				Uses: []string{s.Name}, Source: phrasing.Rule("component-from-integration"),
			}, g.served([]specs.Integration{s}))
		}
		return
	}
	names := systemNames(systems)
	p.add(specs.Component{
		Name: g.say("adapters"), Responsibility: g.say("adapters_duty", "list", g.Join(plain(names), 0)), Uses: names, Source: phrasing.Rule("component-from-integration"),
	}, g.served(systems))
}

// onlyChannels says that a product reaches nothing outside but services that carry its
// messages: one part sends them all.
func (g *Designer) onlyChannels(systems []specs.Integration) bool {
	return len(systems) > 1 && !slices.ContainsFunc(systems, func(s specs.Integration) bool { return g.ChannelLoad(s.Name) == "" })
}

// callerRule marks the part by which other systems reach the product.
const callerRule = "component-of-callers"

// addCallers says which part answers the systems that come by themselves: the interface
// that the product has, else one of its own. They use it; it uses none of them.
func (g *Designer) addCallers(p *parts) {
	systems := g.callers()
	if len(systems) == 0 {
		return
	}
	list := g.Join(plain(systemNames(systems)), 0)
	for row := range p.core {
		c := &p.rows[row]
		if phrasing.NewWordIndex(c.Name).HasAny(g.d.Words["answers_others"]) {
			c.Responsibility += g.say("callers_too", "list", list)
			return
		}
	}
	name := g.say("callers_one", "name", list)
	if len(systems) > 2 {
		name = g.say("callers")
	}
	p.add(specs.Component{Name: name, Responsibility: g.say("callers_duty", "list", list), Source: phrasing.Rule(callerRule)}, g.served(systems))
}

func systemNames(systems []specs.Integration) []string {
	var out []string
	for _, s := range systems {
		out = append(out, s.Name)
	}
	return out
}

// answersCallers says that a part is the one by which systems reach the product.
func answersCallers(c *specs.Component) bool {
	return c.Source.Rule == "rule:"+callerRule
}
