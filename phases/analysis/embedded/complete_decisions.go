package embedded

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// candidate is a decision that may be written down, with everything that
// speaks for taking it up.
type candidate struct {
	templates.PackDecision
	pack   *templates.Pack // nil for a rule of the design table
	rule   string
	tech   *TechnologyFact // the stated technology that it is about
	chosen string          // id of the option taken
	proof  specs.Source    // where the source states the choice
	hits   []int           // requirements that it touches
	weight int
}

// decisionCap is how many decisions are written, by depth.
func decisionCap(depth string) int { return 2 + depthRank(depth) }

// decisions are the two to four choices that shape the design: those that the
// source takes first, then those of packs that most requirements turn on, then
// those that a product of this profile faces in any case.
func (g *designer) decisions() []specs.ADR {
	limit := decisionCap(g.Depth)
	taken := g.pick(limit)
	var out []specs.ADR
	for i, c := range taken {
		out = append(out, g.adr(i+1, &c))
	}
	return out
}

// pick chooses the candidates. Stated ones leave room for one of the domain.
func (g *designer) pick(limit int) []candidate {
	stated := g.statedCandidates()
	packs := g.packCandidates()
	own := g.profileCandidates()
	room := limit
	if len(packs) > 0 {
		room = max(1, limit-1)
	}
	var out []candidate
	add := func(list []candidate, upTo int) {
		for _, c := range list {
			if len(out) >= upTo {
				return
			}
			if !slices.ContainsFunc(out, func(o candidate) bool { return o.ID == c.ID }) {
				out = append(out, c)
			}
		}
	}
	add(stated, room)
	add(packs, limit)
	add(stated, limit)
	add(own, limit)
	return out
}

// statedCandidates are the technologies that the source prescribes, as choices
// between genuine alternatives, the most far-reaching layer first, one for
// each family.
func (g *designer) statedCandidates() []candidate {
	var out []candidate
	known := map[string]bool{}
	for f := range g.d.Families {
		fam := &g.d.Families[f]
		for i := range g.u.Technologies {
			t := &g.u.Technologies[i]
			if known[fam.ID] || !t.Binding || g.rejected(t) || !fam.fits(t) || !holdsFor(fam.Profiles, g.profile) {
				continue
			}
			known[fam.ID] = true
			c := candidate{PackDecision: fam.PackDecision, rule: "decision-" + fam.ID, tech: t, chosen: "stated", proof: t.Source, hits: g.wantedHits(fam.Touches)}
			out = append(out, c)
		}
	}
	return out
}

// fits says that a technology belongs to the family of a decision.
func (d *decisionRule) fits(t *TechnologyFact) bool {
	name := foldTerm(t.Name)
	for _, n := range d.Names {
		if name == foldTerm(n) || strings.HasPrefix(name, foldTerm(n)+" ") {
			return true
		}
	}
	return slices.Contains(d.Layers, t.Layer)
}

// packCandidates are the decisions of the chosen packs that touch what is to
// be built, the one that most Musts turn on first.
func (g *designer) packCandidates() []candidate {
	var out []candidate
	for order, p := range g.packs {
		if p.Fallback && !g.running() {
			continue
		}
		var list []candidate
		for i := range p.Decisions {
			d := &p.Decisions[i]
			c := candidate{PackDecision: *d, pack: p, rule: p.ID, hits: g.wantedHits(d.Touches)}
			if len(c.hits) == 0 || len(d.Options) < 2 || g.settled(p, d) || !g.allowed(g.fill(p, d.Title)) {
				continue
			}
			c.ID = p.ID + "/" + d.ID
			g.settle(&c)
			for _, h := range c.hits {
				c.weight += 2
				if g.req.Requirements[h].Priority == specs.Must {
					c.weight++
				}
			}
			if c.proof.Kind == specs.Stated {
				c.weight += 100
			}
			list = append(list, c)
		}
		slices.SortStableFunc(list, func(a, b candidate) int {
			return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(depthRank(a.Depth), depthRank(b.Depth)))
		})
		for i := range list { // one of each pack before the second of any; a side domain needs more than one sign
			list[i].weight -= 6*i + 2*order
			if order == 0 || len(list[i].hits) > 1 || list[i].proof.Kind == specs.Stated {
				out = append(out, list[i])
			}
		}
	}
	slices.SortStableFunc(out, func(a, b candidate) int { return cmp.Compare(b.weight, a.weight) })
	return out
}

// settle takes the option for which the source has words, else the default. It
// counts as stated only when a decision, constraint or technology of the
// source names it.
func (g *designer) settle(c *candidate) {
	c.chosen = c.Default
	best, tied := 0, false
	var proof specs.Source
	chosen := ""
	for _, o := range c.Options {
		n := 0
		var first specs.Source
		for _, it := range g.bindingStatements() {
			if x := newWordIndex(it.Text); x.hasAny(o.When) && !g.rejectsAny(it.Text, o.When) {
				if n == 0 {
					first = it.Source
				}
				n += x.count(o.When)
			}
		}
		switch {
		case n > best:
			best, tied, chosen, proof = n, false, o.ID, first
		case n == best && n > 0:
			tied = true // words for two options are words for none
		}
	}
	if best > 0 && !tied {
		c.chosen, c.proof = chosen, proof
	}
}

// settled says that a decision of a pack is about a technology for which the
// source names another.
func (g *designer) settled(p *templates.Pack, d *templates.PackDecision) bool {
	for _, o := range d.Options {
		layer := g.layerOf(g.fill(p, o.Technology))
		if layer == "building_block" {
			continue
		}
		for i := range g.u.Technologies {
			if t := &g.u.Technologies[i]; t.Layer == layer && !g.rejected(t) {
				return true
			}
		}
	}
	return false
}

func (g *designer) rejectsAny(text string, t templates.Terms) bool {
	for _, lang := range languages() {
		for _, term := range t.In(lang) {
			if g.rejects(text, term) {
				return true
			}
		}
	}
	return false
}

// bindingStatements are what the source decides.
func (g *designer) bindingStatements() []specs.Item {
	out := append([]specs.Item(nil), g.u.Decisions...)
	for i := range g.u.Technologies {
		if t := &g.u.Technologies[i]; t.Binding {
			out = append(out, specs.Item{Text: t.Text, Source: t.Source})
		}
	}
	return append(out, g.u.Constraints...)
}

// profileCandidates are the decisions that every product of a profile faces.
func (g *designer) profileCandidates() []candidate {
	var out []candidate
	for i := range g.d.Decisions {
		d := &g.d.Decisions[i]
		if holdsFor(d.Profiles, g.profile) {
			out = append(out, candidate{PackDecision: d.PackDecision, rule: "decision-" + d.ID, chosen: d.Default, hits: g.wantedHits(d.Touches)})
		}
	}
	return out
}
