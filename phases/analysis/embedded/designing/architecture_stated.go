package designing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// statedParts are the components as the source lists them, each with the requirements that speak
// of what it does. What speaks of none of them goes to the core, which says so: a requirement
// that no part carries is built by nobody.
func (g *Designer) statedParts(p *parts) {
	members := make([][]int, len(g.Understood.Components))
	words := make([][]string, len(g.Understood.Components))
	for i := range g.Understood.Components {
		c := &g.Understood.Components[i]
		words[i] = wording.Keywords(c.Name + " " + c.Text)
	}
	var rest []int
	for r := range g.req.Requirements {
		if at := g.componentFor(r, words); at >= 0 {
			members[at] = append(members[at], r)
		} else {
			rest = append(rest, r)
		}
	}
	for i := range g.Understood.Components {
		c := &g.Understood.Components[i]
		p.add(specs.Component{Name: c.Name, Responsibility: phrasing.OrElse(strings.TrimRight(g.phrase(c.Text), ".。"), g.dutyOfStated(c, members[i])), Source: c.Source}, members[i])
	}
	if len(rest) > 0 {
		var titles []string
		for _, r := range rest {
			titles = append(titles, g.LowerStart(specs.Plain(g.req.Requirements[r].Title)))
		}
		p.add(specs.Component{
			Name: g.say("part_core"), Responsibility: g.say("part_unassigned", "list", g.told(titles, maxDuties)), Source: phrasing.Rule("component-from-group"),
		}, rest)
	}
}

// statedNames are the names of the components that the source lists.
func (g *Designer) statedNames() []string {
	var out []string
	for i := range g.Understood.Components {
		out = append(out, g.Understood.Components[i].Name)
	}
	return out
}

// dutyOfStated is what a component does of which the source says only the name.
func (g *Designer) dutyOfStated(c *understanding.ComponentFact, members []int) string {
	if len(members) == 0 {
		return g.say("duty_names", "list", g.phrase(c.Name))
	}
	return g.duty(theme{name: c.Name, how: "heading", members: members, src: c.Source})
}

// componentFor is the component of which a requirement speaks: the one whose words it has most
// of, at least two of them or the name; -1 without any.
func (g *Designer) componentFor(requirement int, words [][]string) int {
	const least = 2
	said := g.saidKeywords(requirement)
	best, top := -1, 0
	for i, own := range words {
		shared := len(sharedWords(own, said))
		if understanding.ContainsFolded(requirementText(&g.req.Requirements[requirement]), g.Understood.Components[i].Name) {
			shared += least
		}
		if shared > top {
			best, top = i, shared
		}
	}
	if top < least {
		return -1
	}
	return best
}
