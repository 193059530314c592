package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// clientRule marks a part that is a program or the pages in front of the service.
const clientRule = "component-of-client"

// addClients gives the programs in front of the service parts of their own: each is built
// and released apart. One serves what speaks of it, and what the roles ask for that work
// with it; of the only one, all that people ask for goes through it. Of which the source
// says no more than its name, none is made.
func (g *Designer) addClients(p *parts) {
	list := g.clients()
	for _, c := range list {
		name := phrasing.Capital(understanding.TrimArticle(c.name, []string{"the"}))
		roles := g.usersOf(&c)
		members := g.servedAt(&c, roles)
		if len(list) == 1 && (c.kind == "app" || c.kind == "mini") {
			members = g.alsoAsked(members)
		}
		if len(members) == 0 || len(p.rows) > maxComponents || g.alikeClient(p, name) {
			continue
		}
		key := "client_duty"
		switch {
		case c.kind == "device" || c.kind == "edge":
			key = "client_duty_device" // nobody sits in front of it
		case len(roles) > 0:
			key = "client_duty_roles"
		}
		p.add(specs.Component{Name: name, Responsibility: g.say(key, "roles", g.Join(roles, 0)), Source: phrasing.Rule(clientRule)}, members)
	}
}

// alikeClient says that a part has nearly the name of a client. What is called after the
// product, which may be one itself, is none.
func (g *Designer) alikeClient(p *parts, name string) bool {
	return slices.ContainsFunc(p.rows, func(c specs.Component) bool {
		return c.Name != g.say("part_core") && completing.Overlap(name, c.Name) >= 0.5
	})
}

// alsoAsked are some requirements with those that are the wish of a role.
func (g *Designer) alsoAsked(members []int) []int {
	return slices.DeleteFunc(g.allWanted(), func(i int) bool {
		return g.req.Requirements[i].Story.Role == "" && !slices.Contains(members, i)
	})
}

// usersOf are the roles of which the source says, where it brings them in, that they work
// with a program.
func (g *Designer) usersOf(c *client) []string {
	var out []string
	for _, p := range g.brief.Personas {
		if g.cellNames(p.Source, c.list) {
			out = append(out, g.ActorName(p.Name))
		}
	}
	return out
}

// servedAt are the requirements that speak of a program, and those of the roles that work
// with it.
func (g *Designer) servedAt(c *client, roles []string) []int {
	var out []int
	for _, i := range g.allWanted() {
		r := &g.req.Requirements[i]
		role := r.Story.Role
		if g.says(c.list, g.textOf(i), requirementText(r)) || slices.ContainsFunc(roles, func(name string) bool { return role != "" && strings.EqualFold(name, role) }) {
			out = append(out, i)
		}
	}
	return out
}

// peopleEnter says that one of the parts is an app or the pages by which anybody reaches the
// product. A tablet or a terminal is for some of them only.
func (g *Designer) peopleEnter(p *parts) bool {
	return slices.ContainsFunc(g.clients(), func(c client) bool {
		name := phrasing.Capital(understanding.TrimArticle(c.name, []string{"the"}))
		return slices.Contains([]string{"app", "mini", "web"}, c.kind) && slices.ContainsFunc(p.rows, func(r specs.Component) bool { return isClient(&r) && r.Name == name })
	})
}

// isClient says that a part is a program or the pages in front of the service.
func isClient(c *specs.Component) bool { return c.Source.Rule == "rule:"+clientRule }
