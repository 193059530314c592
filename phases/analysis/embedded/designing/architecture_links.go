package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// ownData gives every entity to the part whose requirements touch it most.
func (g *Designer) ownData(p *parts) {
	for e := range g.req.Index.Entities {
		name := g.req.Index.Entities[e].Name
		best, top := -1, 0
		for row := range p.core {
			n := 0
			for _, m := range p.members[row] {
				if slices.Contains(g.req.Requirements[m].Entities, name) {
					n += 2
					if g.creates(m, name) {
						n++
					}
				}
			}
			if n > top {
				best, top = row, n
			}
		}
		if best >= 0 {
			p.owner[name] = best
		}
	}
}

// creates says that a requirement brings an entity into being: its verb is one
// of changing things.
func (g *Designer) creates(i int, entity string) bool {
	r := &g.req.Requirements[i]
	if !slices.Contains(r.Entities, entity) {
		return false
	}
	return g.Table.Action(g.Language, g.phrase(r.Title)).Class == "change"
}

// linkParts says what each part uses: the owners of data that its requirements
// touch, the adapter and the parts that serve the same requirements. Links of
// the product's own parts go from later to earlier ones only, so that none
// waits for itself.
func (g *Designer) linkParts(p *parts) {
	entry := g.entries(p)
	for row := range p.rows {
		uses := map[int]int{}
		for _, m := range p.members[row] {
			if row < p.core {
				for _, name := range g.req.Requirements[m].Entities {
					if o, ok := p.owner[name]; ok && o != row {
						uses[o]++
					}
				}
			}
			for _, other := range p.sharing[g.req.Requirements[m].ID] {
				switch {
				case other == row: // no part uses itself
				case row < p.core && other >= p.core && !entry[other]:
					uses[other] += 2
				case other < p.core && entry[row]:
					uses[other] += 2 // people reach the parts by it, and no part asks it for anything
				}
			}
		}
		p.rows[row].Uses = append(p.strongest(row, uses), p.rows[row].Uses...)
	}
	g.foundedFirst(p)
	g.linkRest(p)
	g.openCircles(p)
	g.reachOut(p)
	g.turnAdapters(p)
	g.intakeReads(p)
}

// intakeReads lets the intake of a pipeline use the adapters that nothing else uses: what
// the sources deliver comes through them.
func (g *Designer) intakeReads(p *parts) {
	name, _ := g.entryPart()
	at := slices.IndexFunc(p.rows, func(c specs.Component) bool { return c.Name == name })
	if g.profile != "pipeline" || at < 0 {
		return
	}
	for i := range p.rows {
		c := &p.rows[i]
		used := slices.ContainsFunc(p.rows, func(o specs.Component) bool { return slices.Contains(o.Uses, c.Name) })
		if c.Source.Rule == "rule:component-from-integration" && !used && i != at {
			p.rows[at].Uses = append(p.rows[at].Uses, c.Name)
		}
	}
}

// openCircles lets only one of two parts of the product use the other: the one that comes
// later in the course of the work, else the one that the source tells later. Neither could
// be built first.
func (g *Designer) openCircles(p *parts) {
	for a := range p.core {
		for b := range a {
			x, y := &p.rows[a], &p.rows[b]
			if !slices.Contains(x.Uses, y.Name) || !slices.Contains(y.Uses, x.Name) {
				continue
			}
			if g.comesBefore(p, a, b) {
				x, y = y, x
			}
			y.Uses = slices.DeleteFunc(y.Uses, func(name string) bool { return name == x.Name })
		}
	}
}

// comesBefore says that a part stands before another one, in the course of the work or in
// the source.
func (g *Designer) comesBefore(p *parts, a, b int) bool {
	x, y := g.courseOfName(p.rows[a].Name), g.courseOfName(p.rows[b].Name)
	if x != courseUnknown && y != courseUnknown && x != y {
		return x < y
	}
	return g.beginsAt(p, a) < g.beginsAt(p, b)
}

// beginsAt is the first line of what stands under the heading by which a part is called,
// or of all that it holds where nothing does.
func (g *Designer) beginsAt(p *parts, row int) int {
	first, under := 0, 0
	for _, i := range p.members[row] {
		src := g.req.Requirements[i].Source
		line := understanding.FirstLine(src)
		if line == 0 {
			continue
		}
		if first == 0 || line < first {
			first = line
		}
		if g.standsUnder(src, p.rows[row].Name) && (under == 0 || line < under) {
			under = line
		}
	}
	if under > 0 {
		return under
	}
	return first
}

// entries tells the parts by which people or programs reach the product: they
// call the others.
func (g *Designer) entries(p *parts) []bool {
	name, _ := g.entryPart()
	out := make([]bool, len(p.rows))
	for i := range p.rows {
		c := &p.rows[i]
		if c.Source.Rule != "rule:component-from-integration" {
			out[i] = isClient(c) || answersCallers(c) || c.Source.Rule == "rule:component-of-profile" && c.Name == name || !severalDevices(c.Name) && phrasing.NewWordIndex(c.Name).HasAny(g.d.Words["entries"])
		}
	}
	return out
}

// strongest picks at most three links of a part.
func (p *parts) strongest(row int, uses map[int]int) []string {
	var list []int
	for other := range p.rows {
		if uses[other] > 0 && (other >= p.core || other < row || row >= p.core || uses[other] > 2 && !slices.Contains(p.rows[other].Uses, p.rows[row].Name)) {
			list = append(list, other)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(uses[b], uses[a]) })
	list = phrasing.FirstN(list, 3)
	slices.Sort(list)
	var out []string
	for _, other := range list {
		out = append(out, p.rows[other].Name)
	}
	return out
}

// linkRest ties parts that nothing uses and that use nothing to the part with
// which they share most: requirements that both serve, and those that speak of it.
// One that shares nothing with any other stays by itself: nobody has said what it
// needs.
func (g *Designer) linkRest(p *parts) {
	used := map[string]bool{}
	for _, c := range p.rows {
		if isClient(&c) {
			continue // it asks all parts alike
		}
		for _, u := range c.Uses {
			used[u] = true
		}
	}
	for row := range p.rows {
		c := &p.rows[row]
		if used[c.Name] || len(c.Uses) > 0 || len(p.rows) < 2 {
			continue
		}
		for _, other := range g.nearestParts(p, row) {
			c.Uses = append(c.Uses, p.rows[other].Name)
			used[p.rows[other].Name] = true
		}
	}
}

// nearestParts are the parts with which one shares most, at most three of them: where
// two share as much, none comes before the other.
func (g *Designer) nearestParts(p *parts, row int) []int {
	var out []int
	top := 1
	for other := range p.rows {
		if other == row || isClient(&p.rows[other]) || slices.Contains(p.rows[other].Uses, p.rows[row].Name) {
			continue
		}
		switch n := g.shared(p, row, other); {
		case n > top:
			out, top = []int{other}, n
		case n == top:
			out = append(out, other)
		}
	}
	return phrasing.FirstN(out, 3)
}

// shared is how much ties a part to another one: the requirements that both serve,
// and those of the first that name the second.
func (g *Designer) shared(p *parts, row, other int) int {
	n := 0
	for _, m := range p.members[row] {
		if slices.Contains(p.members[other], m) {
			n++
		}
		if other < p.core && g.namedIn(p.rows[other].Name, g.saidKeywords(m)) {
			n++
		}
	}
	return n
}

// placeQualities gives every quality to the part that it is about. One of the
// product as a whole is none of a single part.
func (g *Designer) placeQualities(p *parts) {
	for i := range g.req.NFRs {
		if row := g.partFor(p, &g.req.NFRs[i]); row >= 0 {
			p.rows[row].Requirements = append(p.rows[row].Requirements, g.req.NFRs[i].ID)
		}
	}
}

// namesAny tells a quality that speaks of one of several outside systems.
func namesAny(n *specs.NFR, systems []string) bool {
	text := reading.Lower(specs.Plain(n.Title + " " + phrasing.ItemsText(n.Statement)))
	return slices.ContainsFunc(systems, func(name string) bool { return strings.Contains(text, reading.Lower(specs.Plain(name))) })
}

// nearPart is how much a quality and one requirement of a part have to share
// for the quality to be about this part.
const nearPart = 0.2

// partFor is the part that a quality is about: the one under whose heading it
// stands, the one whose name it uses, or the one of which a requirement says
// much the same. Below zero it is about the product as a whole: a yearly
// availability, what it costs, the rules of a country.
func (g *Designer) partFor(p *parts, n *specs.NFR) int {
	words := wording.Keywords(specs.Plain(n.Title + " " + phrasing.ItemsText(n.Statement)))
	best, top := -1, 0.0
	for row := range p.rows {
		c := &p.rows[row]
		if c.Source.Rule == "rule:component-from-integration" && !namesAny(n, c.Uses) {
			continue // what only talks to others keeps no promise to the users
		}
		if isClient(c) && !slices.Contains([]string{"P", "U", "PO"}, n.Category) {
			continue // what holds for the data and the work holds behind it
		}
		score := 0.0
		if g.namedIn(c.Name, words) {
			score = 0.5
		}
		if g.standsUnder(n.Source, c.Name) {
			score++
		}
		near := 0.0
		if row < p.core && slices.Contains([]string{"P", "S", "SC", "R"}, n.Category) { // the others are seldom about one deed
			for _, m := range p.members[row] {
				near = max(near, completing.Jaccard(words, g.keywordsOf(m)))
			}
		}
		if score == 0 && near < nearPart {
			continue
		}
		if score += near; score > top {
			best, top = row, score
		}
	}
	return best
}

// namedIn says that a text uses the name of a part: all words of it, or of one
// of the things that it joins ("Redirects and QR codes").
func (g *Designer) namedIn(name string, words []string) bool {
	if name == g.say("part_core") {
		return false
	}
	return slices.ContainsFunc(g.nameKeywords(name), func(keys []string) bool { return len(keys) > 0 && wording.Overlap(keys, words) == 1 })
}

// nameKeywords are the keywords of each thing that the name of a part joins, without those
// of the product. They are found once: each part is held against every requirement.
func (g *Designer) nameKeywords(name string) [][]string {
	if list, ok := g.nameKeys[name]; ok {
		return list
	}
	own := wording.Keywords(g.Product)
	var list [][]string
	for _, part := range joinedHeadings(phrasing.FoldTerm(name)) {
		list = append(list, slices.DeleteFunc(wording.Keywords(part), func(w string) bool { return slices.Contains(own, w) }))
	}
	if g.nameKeys == nil {
		g.nameKeys = map[string][][]string{}
	}
	g.nameKeys[name] = list
	return list
}

// standsUnder says that a statement of the source stands below a heading.
func (g *Designer) standsUnder(src specs.Source, name string) bool {
	if g.sections == nil || len(src.Lines) == 0 {
		return false
	}
	return slices.ContainsFunc(g.sections.Over(src.Lines[0].From), func(s reading.Section) bool {
		return strings.EqualFold(g.withoutRankTag(specs.Plain(s.Title)), name)
	})
}
