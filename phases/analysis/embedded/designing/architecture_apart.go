package designing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// client is a place besides a server where a part of the product runs, as the source
// names it.
type client struct {
	kind string
	name string
	list templates.Terms // the words by which the source speaks of it
}

// apartKinds are the places besides a server where a part of a product may run, each
// with a list of words "apart_" and a name "apart_is_".
func apartKinds() []string {
	return []string{"device", "edge", "mini", "app", "tablet", "terminal", "command"}
}

// pageKinds are the pages that people open in a browser: they stand beside what is
// installed, and alone make no product of several programs.
func pageKinds() []string { return []string{"console", "web"} }

// apart names what of the product is installed somewhere else than its service: on a
// device, at the edge, on phones, at a command line. What is so made is no single
// deployable. The pages of the product follow.
func (g *Designer) apart() []string {
	var out []string
	for _, c := range g.clients() {
		out = append(out, c.name)
	}
	return out
}

// clients are the programs of the product besides its service and the pages beside them,
// none where all of it is one service. They are found once.
func (g *Designer) clients() []client {
	if g.profile != "service" {
		return nil
	}
	if !g.clientsFound {
		g.clientList, g.clientsFound = g.findClients(), true
	}
	return g.clientList
}

func (g *Designer) findClients() []client {
	var out []client
	has := func(kind string) bool {
		return slices.ContainsFunc(out, func(c client) bool { return c.kind == kind })
	}
	for _, kind := range apartKinds() {
		list := g.d.Words["apart_"+kind]
		found := g.madeFor(list) && !g.leftOut(list)
		switch kind {
		case "app": // a framework that builds both tells only that there is one of them
			found = found || !has("mini") && g.madeFor(g.d.Words["apart_either"]) && !g.leftOut(list)
		case "tablet": // a page is opened on a tablet too, but works there by itself only as a program
			found = found && (len(out) > 0 || g.madeFor(g.d.Words["apart_tablet_program"]) || g.forcedOn("offline", list))
		}
		if found {
			out = append(out, client{kind, g.say("apart_is_"+kind, "name", g.firstSaid(list)), list})
		}
	}
	for _, kind := range pageKinds() {
		if list := g.d.Words["apart_"+kind]; len(out) > 0 && !has("console") && g.madeFor(list) && !g.leftOut(list) {
			out = append(out, client{kind, g.say("apart_is_" + kind), list})
		}
	}
	return out
}

// firstSaid is the first entry of a list that the source uses.
func (g *Designer) firstSaid(list templates.Terms) string {
	for _, w := range list.In(g.Language) {
		if g.Words.Has(w) || slices.ContainsFunc(g.allWanted(), func(i int) bool { return g.textOf(i).Has(w) }) {
			return w
		}
	}
	return ""
}

// forcedOn says that a statement which forces the choice of a driver names an entry of a
// list: "the tablet keeps working without a connection".
func (g *Designer) forcedOn(driver string, list templates.Terms) bool {
	for i := range g.d.Drivers {
		d := &g.d.Drivers[i]
		if terms := g.spoken(d.Demands); d.ID == driver && len(terms) > 0 {
			return slices.ContainsFunc(g.demands(), func(it demand) bool { return it.words.HasAny(list) && g.said(&it, terms) > 0 })
		}
	}
	return false
}

// madeFor says that a technology of the product, one of its requirements, the line that
// brings in a role, or a constraint names an entry of a list, and does not turn it down.
func (g *Designer) madeFor(list templates.Terms) bool {
	if slices.ContainsFunc(g.Understood.Technologies, func(t understanding.TechnologyFact) bool {
		return g.madeOf(&t) && !g.rejected(&t) && phrasing.NewWordIndex(t.Name).HasAny(list)
	}) {
		return true
	}
	for _, text := range []string{g.Understood.Title, phrasing.ItemsText(g.Understood.Pitch)} {
		if g.says(list, phrasing.NewWordIndex(text), text) {
			return true
		}
	}
	for i := range g.req.Requirements {
		if r := &g.req.Requirements[i]; r.Priority != specs.Wont && g.says(list, g.textOf(i), requirementText(r)) {
			return true
		}
	}
	if slices.ContainsFunc(g.brief.Personas, func(p specs.Persona) bool { return g.cellNames(p.Source, list) }) {
		return true
	}
	return slices.ContainsFunc(g.brief.Constraints, func(it specs.Item) bool { return g.says(list, phrasing.NewWordIndex(it.Text), it.Text) })
}

// says that a text names an entry of a list and does not turn it down.
func (g *Designer) says(list templates.Terms, x *phrasing.WordIndex, text string) bool {
	return x.HasAny(list) && !slices.ContainsFunc(list.In(g.Language), func(w string) bool { return x.Has(w) && g.rejects(text, w) })
}

// cellNames says that a cell of the row in which a role is brought in is a place: the
// column tells where it works.
func (g *Designer) cellNames(src specs.Source, list templates.Terms) bool {
	if g.sections == nil || len(src.Lines) == 0 {
		return false
	}
	u := g.unitAt(src.Lines[0].From)
	return u != nil && u.Kind == reading.Row && slices.ContainsFunc(u.Cells, func(cell string) bool {
		return len([]rune(cell)) <= longestPlace && phrasing.NewWordIndex(specs.Plain(cell)).HasAny(list)
	})
}

// longestPlace is how long a cell is that only names where somebody works.
const longestPlace = 24

// leftOut says that what is out of scope names an entry of a list: "Native mobile apps", though
// a link "may send iOS and Android to different targets".
func (g *Designer) leftOut(list templates.Terms) bool {
	return slices.ContainsFunc(g.Understood.NonGoals, func(n specs.NonGoal) bool { return phrasing.NewWordIndex(n.Text).HasAny(list) })
}
