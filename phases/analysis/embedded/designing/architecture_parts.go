package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Bounds of the component table; a design of fewer parts says nothing, one of
// more is not understood at a glance.
const (
	minComponents = 4
	maxComponents = 9
)

// parts are the components and which requirements each one serves.
type parts struct {
	rows    []specs.Component
	members [][]int          // by row: requirements
	core    int              // rows [0:core] are the parts of the product's own themes
	owner   map[string]int   // entity name → row
	sharing map[string][]int // requirement id → rows
}

// parts cuts the product: one part for each theme of the requirements, those
// that packs know and the requirements call for, and one for each system
// outside.
func (g *Designer) parts() *parts {
	p := &parts{owner: map[string]int{}, sharing: map[string][]int{}}
	adapters := min(len(g.called()), 2)
	if len(g.called()) > 2 || g.onlyChannels(g.called()) {
		adapters = 1
	}
	if len(g.callers()) > 0 {
		adapters++
	}
	if g.ChangeIdea() {
		g.changedParts(p)
		return g.settleParts(p)
	}
	if len(g.Understood.Components) > 0 {
		g.statedParts(p)
		return g.settleParts(p)
	}
	for _, t := range g.rulesOfEntry(g.merged(g.oneCore(g.themes()), maxComponents-1-adapters, 2)) {
		name, duty, src := g.partOf(t)
		if core := g.say("part_core"); p.has(name) && (t.how == "core" || !p.has(core)) {
			name = core // two parts of one name are none to speak of
		}
		p.add(specs.Component{Name: name, Responsibility: duty, Source: src}, t.members)
	}
	return g.settleParts(p)
}

// changedParts are what a change is about and what makes it safe. What else the
// system is made of is known to those who build it.
func (g *Designer) changedParts(p *parts) {
	var deeds, safe []int
	for i := range g.req.Requirements {
		if g.req.Requirements[i].Source.Kind == specs.Inferred {
			safe = append(safe, i)
		} else {
			deeds = append(deeds, i)
		}
	}
	for _, t := range []theme{{name: g.say("part_changed"), how: "entity", members: deeds}, {how: "domain", members: safe}} {
		if len(t.members) > 0 {
			name, duty, _ := g.partOf(t)
			p.add(specs.Component{Name: name, Responsibility: duty, Source: phrasing.Rule("component-from-group")}, t.members)
		}
	}
}

// settleParts adds what the parts of the product's own need, and ties all of
// them to each other.
func (g *Designer) settleParts(p *parts) *parts {
	p.core = len(p.rows)
	g.addAdapters(p)
	g.addCallers(p)
	g.addPackParts(p)
	for i, m := range p.members {
		p.rows[i].Requirements = g.ids(m)
		for _, r := range m {
			id := g.req.Requirements[r].ID
			p.sharing[id] = append(p.sharing[id], i)
		}
	}
	g.ownData(p)
	g.linkParts(p)
	g.placeQualities(p)
	return p
}

func (p *parts) add(c specs.Component, members []int) {
	p.rows = append(p.rows, c)
	p.members = append(p.members, members)
}

func (p *parts) has(name string) bool {
	return slices.ContainsFunc(p.rows, func(c specs.Component) bool { return strings.EqualFold(c.Name, name) })
}

// partOf names the part that carries a theme: as the source heads it, as the
// pack calls it from which all of it comes, else by the data that most of it is
// about.
func (g *Designer) partOf(t theme) (name, duty string, src specs.Source) {
	name, duty, src = phrasing.Capital(phrasing.Shorten(withoutArguments(withoutEpicMark(strings.TrimRight(t.name, ".。:：")), g.Product), 60)), g.duty(t), phrasing.Rule("component-from-group")
	switch t.how {
	case "domain":
		pack := g.packNamed(g.req.Requirements[t.members[0]].Source.Rule)
		if pack == nil {
			break // the first of them comes of a rule, which names no parts
		}
		best, top := -1, 0
		for i := range pack.Components {
			n := 0
			for _, m := range t.members {
				n += g.textOf(m).Count(pack.Components[i].Match)
			}
			if n > top {
				best, top = i, n
			}
		}
		if best >= 0 {
			return g.Fill(pack, pack.Components[best].Name), g.Fill(pack, pack.Components[best].Responsibility), t.src
		}
	case "first", "core":
		if e, n := g.mainData(t.members); e != nil && 2*n >= len(t.members) && len(t.members) > 1 && g.packNamed(e.Source.Rule) == nil {
			name = phrasing.Capital(wording.Plural(g.entityWord(e)))
		} else if len(t.members) > 3 || t.how == "core" {
			name = g.say("part_core")
		}
	}
	return name, duty, src
}

// oneCore puts the themes whose names are none for a part into one: a part
// called by a sentence says less than the core of the product.
func (g *Designer) oneCore(list []theme) []theme {
	var out []theme
	at := -1
	for _, t := range list {
		name := phrasing.Capital(phrasing.Shorten(strings.TrimRight(t.name, ".。:："), 60))
		how := g.howNamed(t, name)
		switch {
		case how == t.how && (how != "first" || len(t.members) <= 3):
			out = append(out, t)
		case how != t.how && g.joinsParent(out, t):
		case at < 0:
			at = len(out)
			out = append(out, theme{name: g.say("part_core"), how: "core", members: slices.Clone(t.members), src: t.src})
		default:
			out[at].members = append(out[at].members, t.members...)
			slices.Sort(out[at].members)
			out[at].src = out[at].src.Join(t.src)
		}
	}
	return out
}

// joinsParent puts a theme whose heading is no name for a part into the part called by the
// heading above that, where there is one: "How we deliver" tells of "Deliveries".
func (g *Designer) joinsParent(list []theme, t theme) bool {
	src := g.req.Requirements[t.members[0]].Source
	if t.how != "heading" || len(src.Lines) == 0 {
		return false
	}
	for _, s := range g.sections.Over(src.Lines[0].From) {
		over := phrasing.FoldTerm(g.withoutRankTag(specs.Plain(s.Title)))
		if at := slices.IndexFunc(list, func(o theme) bool { return o.how != "core" && phrasing.FoldTerm(o.name) == over }); at >= 0 {
			list[at].members = slices.Concat(list[at].members, t.members)
			slices.Sort(list[at].members)
			return true
		}
	}
	return false
}

// howNamed is how a theme got its name, or "first" where a heading or a word is
// no name for a part: a sentence, a deed, a person, a measure.
func (g *Designer) howNamed(t theme, name string) string {
	if t.joined || t.how != "heading" && t.how != "word" {
		return t.how
	}
	x := phrasing.NewWordIndex(name)
	first := strings.ToLower(phrasing.LeadingWord(name))
	if g.namesNoPart(t, name) {
		return "first"
	}
	switch {
	case slices.ContainsFunc(g.Understood.Actors, func(a understanding.ActorFact) bool {
		return strings.EqualFold(a.Name, name) || strings.EqualFold(wording.Plural(a.Name), name)
	}) && t.how == "word":
		return "first"
	case g.Language == "zh":
		if t.how == "word" && x.HasAny(g.d.Words["no_part"]) {
			return "first"
		}
	case x.HasAny(g.d.Words["no_part"]), t.how == "word" && (g.Table.IsWord("rates", "en", first) || g.Table.IsWord("verbs", "en", first)):
		return "first"
	}
	return t.how
}

// namesNoPart says that a heading or a word is a question, a command, the
// product itself, somebody's name or a state: none of them carries anything.
func (g *Designer) namesNoPart(t theme, name string) bool {
	low := strings.ToLower(name)
	if strings.ContainsAny(name, "?？→") || strings.HasSuffix(name, "呢") || g.Table.IsWord("vague_headings", g.Language, low) || strings.EqualFold(name, g.Product) {
		return true
	}
	if t.how == "word" && strings.HasSuffix(name, "Id") {
		return true // a field of a path
	}
	if g.Language == "zh" {
		return strings.ContainsAny(name, "“”「」") && strings.Count(name, "“") != strings.Count(name, "”")
	}
	if t.how != "word" || strings.Contains(name, " ") {
		return false
	}
	if _, participle := g.Participle(low); participle {
		return true // "Queued"
	}
	return g.IsProper(name) && strings.ToUpper(name) != name
}

// mainData is the entity that most requirements of a list touch, and how many
// do.
func (g *Designer) mainData(members []int) (best *specs.Entity, top int) {
	for i := range g.req.Index.Entities {
		e := &g.req.Index.Entities[i]
		n := 0
		for _, m := range members {
			if slices.Contains(g.req.Requirements[m].Entities, e.Name) {
				n++
			}
		}
		if n > top {
			best, top = e, n
		}
	}
	return best, top
}

func plain(names []string) []string {
	out := make([]string, len(names))
	for i, n := range names {
		out[i] = specs.Plain(n)
	}
	return out
}

// failureText is what to do when a system is down, without the word by which
// the requirements mark a proposal.
func (g *Designer) failureText(text string) string {
	return g.phrase(strings.TrimPrefix(strings.TrimSpace(text), g.proposedLead()))
}

// proposedLead is the word by which the requirements mark a proposal.
func (g *Designer) proposedLead() string {
	return strings.TrimSpace(strings.TrimSuffix(g.Say("proposed", "text", "\x00"), "\x00"))
}

// packPart is a component of a pack with the requirements that call for it.
type packPart struct {
	templates.PackComponent
	pack *templates.Pack
	hits []int
}

// addPackParts adds the components of packs that most requirements call for,
// as many as the depth allows and the lower bound needs.
func (g *Designer) addPackParts(p *parts) {
	limit := min(maxComponents-len(p.rows), max(minComponents-len(p.rows), 1+phrasing.DepthRank(g.Depth)))
	var lists [][]packPart
	for _, pack := range g.Practice() {
		if pack.Fallback && !g.running() {
			continue // it knows of services only
		}
		var list []packPart
		for _, c := range pack.Components {
			if hits := g.wantedHits(c.Match); len(hits) > 0 && !g.alike(p, g.Fill(pack, c.Name)) && g.Allowed(g.Fill(pack, c.Name)) {
				list = append(list, packPart{c, pack, hits})
			}
		}
		slices.SortStableFunc(list, func(a, b packPart) int {
			return cmp.Or(cmp.Compare(len(b.hits), len(a.hits)), cmp.Compare(phrasing.DepthRank(a.Depth), phrasing.DepthRank(b.Depth)))
		})
		lists = append(lists, list)
	}
	for _, c := range completing.RoundRobin(lists, limit) {
		if name := g.Fill(c.pack, c.Name); !g.alike(p, name) {
			p.add(specs.Component{Name: name, Responsibility: g.Fill(c.pack, c.Responsibility), Source: specs.FromRule(c.pack.ID)}, c.hits)
		}
	}
	g.fillParts(p)
}

// running says that the product is operated and not only called.
func (g *Designer) running() bool {
	return g.profile != "library" && g.profile != "cli" && g.profile != deviceProfile
}

// keepsRunning says that one of the commands of a tool does not end by itself, as that
// of an agent.
func (g *Designer) keepsRunning() bool {
	return phrasing.NewWordIndex(phrasing.ItemsText(g.Understood.Pitch)).HasAny(g.d.Words["keeps_running"])
}

// fillParts reaches the lower bound: with the entry and the store that a
// product of this profile has in any case.
func (g *Designer) fillParts(p *parts) {
	g.addClients(p)
	all := g.allWanted()
	for _, key := range []string{"entry", "store", "observe", "release"} {
		name, duty := g.say("part_"+key+"_"+g.profile), g.say("part_"+key+"_"+g.profile+"_duty", "entities", g.Join(g.entityNames(3), 3))
		if key == "entry" {
			if g.peopleEnter(p) {
				continue
			}
			name, duty = g.entryPart()
		}
		if len(p.rows) >= minComponents {
			return
		}
		if name == "" || p.has(name) || key == "entry" && slices.ContainsFunc(p.rows, func(c specs.Component) bool { return phrasing.NewWordIndex(c.Name).HasAny(g.d.Words["entries"]) }) {
			continue
		}
		members := all
		if key == "store" {
			members = g.keeping(all)
		}
		p.add(specs.Component{Name: name, Responsibility: duty, Source: phrasing.Rule("component-of-profile")}, members)
	}
}

// keeping are those of some requirements that touch data, all of them where none says so:
// what the store is for.
func (g *Designer) keeping(all []int) []int {
	kept := phrasing.Filtered(all, func(i *int) bool { return len(g.req.Requirements[*i].Entities) > 0 })
	if len(kept) == 0 {
		return all
	}
	return kept
}

func (g *Designer) allWanted() []int {
	var out []int
	for i := range g.req.Requirements {
		if g.wanted(i) {
			out = append(out, i)
		}
	}
	return out
}

func (g *Designer) wantedHits(t templates.Terms) []int {
	return slices.DeleteFunc(g.mentions(t), func(i int) bool { return !g.wanted(i) })
}

// alike says that a part with nearly the same name is there already.
func (g *Designer) alike(p *parts, name string) bool {
	for _, c := range p.rows {
		if completing.Overlap(name, c.Name) >= 0.5 {
			return true
		}
	}
	return false
}
