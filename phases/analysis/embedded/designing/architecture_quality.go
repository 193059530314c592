package designing

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/specifying"
)

// roles are the kinds of people of the brief that work with the product; who runs it is
// no user of it.
func (g *Designer) roles() []string {
	var out []string
	house := g.HouseRole()
	for _, p := range g.brief.Personas {
		if !strings.EqualFold(p.Name, house) || p.Source.Kind == specs.Stated {
			out = append(out, g.ActorName(p.Name))
		}
	}
	if len(out) == 0 {
		out = append(out, g.User)
	}
	return out
}

// statementOf holds what a quality itself says, without its measure.
func (g *Designer) statementOf(i int) *phrasing.WordIndex {
	if g.statements[i] == nil {
		n := &g.req.NFRs[i]
		g.statements[i] = phrasing.NewWordIndex(specs.Plain(n.Title + " . " + phrasing.ItemsText(n.Summary) + phrasing.ItemsText(n.Statement)))
	}
	return g.statements[i]
}

func nfrIndex(n *specs.NFR) *phrasing.WordIndex {
	var text strings.Builder
	text.WriteString(n.Title + " . " + phrasing.ItemsText(n.Summary) + phrasing.ItemsText(n.Statement))
	for _, t := range n.Targets {
		text.WriteString(" . " + t.Metric + " . " + t.Target)
	}
	return phrasing.NewWordIndex(specs.Plain(text.String()))
}

// nfrPairs are the values of a quality for the patterns.
func (g *Designer) nfrPairs(n *specs.NFR, p *parts) []string {
	metric, target, measured := g.phrase(n.Title), "", g.say("measured_open")
	if len(n.Targets) > 0 {
		target = g.TargetOf(n)
		if !completing.MeasureAdded(n) { // a proposed measure tells two qualities of a class not apart
			metric = g.phrase(specs.Plain(n.Targets[0].Metric))
		}
		measured = g.failureText(specs.Plain(n.Targets[0].Measurement))
	}
	component := g.Product
	if p != nil {
		if row := g.partFor(p, n); row >= 0 {
			component = p.rows[row].Name
		}
	}
	return []string{
		"metric", metric, "target", reading.FirstOf(target, g.say("target_open")), "measurement", reading.FirstOf(measured, g.say("measured_open")), "component", component,
		"name", g.phrase(n.Title), "entities", g.Join(g.entityNames(2), 2), "id", n.ID, "store", g.say("store_" + g.profile),
		"peer", g.peer(), "promise", g.promise(n),
	}
}

// peer is the system at the other end, by name when there is one.
func (g *Designer) peer() string {
	if len(g.called()) == 0 {
		return g.say("peer")
	}
	return g.Join(g.outside(), 2)
}

// outside are the names of the systems that the product calls.
func (g *Designer) outside() []string {
	var out []string
	for _, s := range g.called() {
		out = append(out, specs.Plain(s.Name))
	}
	if len(out) == 0 {
		out = append(out, g.say("outside_none"))
	}
	return out
}

// controls are the measures for each security quality, then those that a
// product with people and data needs in any case.
func (g *Designer) controls(p *parts) []specs.Control {
	var out []specs.Control
	at := map[string]int{}
	add := func(text, id string, src specs.Source) {
		if n, ok := at[text]; ok {
			if id != "" && !slices.Contains(out[n].NFRs, id) {
				out[n].NFRs = append(out[n].NFRs, id)
			}
			return
		}
		at[text] = len(out)
		c := specs.Control{Text: text, Source: src}
		if id != "" {
			c.NFRs = []string{id}
		}
		out = append(out, c)
	}
	served, told := map[string]bool{}, false
	for _, r := range g.d.Controls {
		list, ids := g.guarded(&r, served)
		if len(list) == 0 {
			continue
		}
		told = told || !r.Rest
		text := phrasing.Finished(g.words(r.Text, append(g.nfrPairs(list[0], p), "id", g.Join(ids, 0))...))
		for _, id := range ids {
			add(text, id, phrasing.Rule("control-of-quality"))
		}
	}
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		if n.Category != "S" || served[n.ID] {
			continue
		}
		if r := g.tacticOf(i); r != nil { // what is done guards, and not that it is looked at
			add(g.tacticText(r.Text, n, p), n.ID, phrasing.Rule("control-of-quality"))
			told = true
			continue
		}
		told = true
		add(g.sentence("control_other", g.nfrPairs(n, p)...), n.ID, phrasing.Rule("control-of-quality"))
	}
	for _, c := range g.ruledControls() {
		add(c.Text, c.NFRs[0], c.Source)
	}
	for _, r := range g.d.Controls {
		if told && g.ToldWhole() {
			break // what it says of security is what is to be done
		}
		if r.Class == g.controlClass() || r.Class == "all" {
			add(phrasing.Finished(g.words(r.Text, "entities", g.Join(g.entityNames(2), 2), "roles", g.Join(g.roles(), 3))), "", phrasing.Rule("control-of-profile"))
		}
	}
	return out
}

// guarded are the qualities of protection that a measure is for, which it serves from now
// on. A measure for the rest leaves out those that say another one themselves.
func (g *Designer) guarded(r *tacticRule, served map[string]bool) (list []*specs.NFR, ids []string) {
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		if r.Class != "S" || n.Category != "S" && n.Category != "C" || r.Rest && served[n.ID] || !g.statementOf(i).HasAny(r.Match) || g.statementOf(i).HasAny(r.Unless) {
			continue
		}
		list, ids = append(list, n), append(ids, n.ID)
	}
	for _, id := range ids {
		served[id] = true
	}
	return list, ids
}

// firstThing is the entity that comes first, else what the product is about.
func (g *Designer) firstThing() string {
	if all := g.req.Index.Entities; len(all) > 0 {
		return g.entityWord(&all[0])
	}
	return g.Thing()
}

// ownsFirst says that the source calls the thing that it is most about one
// person's own: "my orders", "their own orders", 自己的订单.
func (g *Designer) ownsFirst() bool {
	first := g.firstThing()
	if first == "" {
		return false
	}
	for _, mine := range g.d.Words["ownership"].In(g.Language) {
		for _, lead := range []string{mine + " ", mine + "的", mine} {
			if g.Words.Has(lead+first) || g.Language != "zh" && g.Words.Has(lead+wording.Plural(first)) {
				return true
			}
		}
	}
	return false
}

// trust says who may see what, what people can do about their data, and what
// the source states on privacy.
func (g *Designer) trust() []specs.Item {
	out := g.statedItems("privacy", 3)
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		if n.Category == "C" && n.Source.Kind == specs.Stated {
			for _, s := range phrasing.FirstN(n.Statement, 1) {
				out = append(out, specs.Item{Text: phrasing.Finished(s.Text), Source: s.Source})
			}
		}
	}
	out = phrasing.FirstN(specifying.UniqueItems(out), 4)
	if len(out) > 0 && g.ToldWhole() {
		return out // what it says of trust is what is to be kept
	}
	general := g.GeneralRole()
	roles := slices.DeleteFunc(g.roles(), func(name string) bool { // whoever has no role, or does not use it, has no rights in it
		return strings.EqualFold(name, general) || g.Casting().Outside(name)
	})
	pairs := []string{"roles", g.Join(roles, 0), "entities", g.Join(g.entityNames(3), 3), "first", g.firstThing()}
	if g.accountless() {
		return append(out, g.item("trust-accountless", "trust_accountless", pairs...))
	}
	key := "trust_" + g.profile
	if g.profile == "service" && !g.ownsFirst() {
		key = "trust_shared" // nothing says that a thing is one person's alone
	}
	if len(roles) > 1 && g.running() && g.profile != changeProfile {
		if !g.anyActs(roles) { // whom the source only names as its audience is given no rights apart
			return append(out, g.item("trust-same", "trust_same", pairs...))
		}
		return append(out, g.item("trust-roles", "trust_roles", pairs...))
	}
	return append(out, g.item("trust-"+g.profile, key, pairs...))
}

// anyActs says that a requirement is the wish of one of several roles, or that the source
// tells what one of them needs to do: what they may do differs. Whoever only wants to get
// something does nothing that others may not.
func (g *Designer) anyActs(roles []string) bool {
	get := strings.TrimSpace(g.Say("need_get", "text", "")) + " "
	acts := func(it specs.Item) bool {
		return it.Source.Kind == specs.Stated && (g.Language == "zh" || !strings.HasPrefix(strings.ToLower(it.Text), get))
	}
	isRole := func(name string) bool {
		return slices.ContainsFunc(roles, func(r string) bool { return strings.EqualFold(r, name) })
	}
	return slices.ContainsFunc(g.req.Requirements, func(r specs.Requirement) bool { return isRole(r.Story.Role) }) ||
		slices.ContainsFunc(g.brief.Personas, func(p specs.Persona) bool {
			return isRole(g.ActorName(p.Name)) && slices.ContainsFunc(p.Needs, acts)
		})
}

// promise is a quality in one phrase: its title where that tells the target, else
// what is measured with the target behind it.
func (g *Designer) promise(n *specs.NFR) string {
	title := g.phrase(specs.Plain(n.Title))
	if len(n.Targets) == 0 {
		return title
	}
	target := specs.Plain(n.Targets[0].Target)
	if specs.MetricTells(&n.Targets[0]) && n.Targets[0].Source.Kind == specs.Stated {
		return g.phrase(specs.Plain(n.Targets[0].Metric))
	}
	if !wording.FiguresIn(target, title) && strings.ContainsFunc(target, unicode.IsDigit) {
		return g.phrase(specs.Plain(n.Targets[0].Metric)) + " (" + target + ")"
	}
	return title
}
