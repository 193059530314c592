package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// candidate is a decision that may be written down, with everything that
// speaks for taking it up.
type candidate struct {
	templates.PackDecision
	pack      *templates.Pack // nil for a rule of the design table
	rule      string
	tech      *understanding.TechnologyFact // the stated technology that it is about
	name      string                        // its name, with those of its kind that the same sentence names
	leaning   bool                          // the source only leans towards it
	open      bool                          // the source leaves the choice between a few
	stays     bool                          // the system that changes is built with it
	chosen    string                        // id of the option taken
	proof     specs.Source                  // where the source states the choice
	said      string                        // the clause by which it does
	listed    bool                          // the source only lists the technology
	both      bool                          // the same sentence states another option too: it takes both
	taken     bool                          // a statement describes the option itself
	sign      string                        // word of the source that points to the option without naming it
	bears     []string                      // classes of quality that the choice bears on
	covers    []string                      // decisions of packs about the same
	measured  templates.Terms               // words of the qualities that it bears on
	team      bool                          // who runs the product matters to it
	hits      []int                         // requirements that it touches
	forcing   *demand                       // the statement that forces it
	urgent    templates.Terms               // words of that statement which the choice has to make an exception for
	qualities []string                      // ids of qualities that force it
	refused   []specs.Alternative           // what the source weighed for it and did not take
	weight    int
}

// decisions are the two to four choices that shape the design: those that the
// source takes first, then those of packs that most requirements turn on, then
// those that a product of this profile faces in any case.
// A simple design keeps the fewest and whatever the source takes, with the
// numbers that they have in the whole one.
func (g *Designer) decisions(limit int) []specs.ADR {
	var out []specs.ADR
	for i, c := range g.pick(limit) {
		out = append(out, g.adr(i+1, &c))
	}
	for i := len(out) - 1; i >= 0 && g.simple && len(out) > decisionCap(specs.Depths()[0]); i-- {
		if out[i].Decision == "proposed" && !g.chose(&out[i]) {
			out = slices.Delete(out, i, i+1)
		}
	}
	return out
}

// statedCandidates are the technologies that the source prescribes, as choices
// between genuine alternatives, the most far-reaching layer first, one for
// each family.
func (g *Designer) statedCandidates() []candidate {
	var out []candidate
	for f := range g.d.Families {
		fam := &g.d.Families[f]
		t := g.prescribed(fam)
		if t == nil {
			continue
		}
		c := candidate{PackDecision: fam.PackDecision, rule: "decision-" + fam.ID, tech: t, stays: g.inUse(t), chosen: "stated", bears: fam.Bears, measured: fam.Measured, team: fam.Team, hits: g.touchedBy(fam, t)}
		if c.said, c.proof = g.namingText(t); c.said == "" {
			c.said, c.proof, c.listed = g.sentence("adr_listed", "technology", t.Name), t.Source, true
		}
		c.name = g.nameWithKin(fam, t, c.said)
		if choice := g.ChoiceOf(t); choice != "" {
			c.name, c.open = choice, true
		}
		if text, src := g.leaning(t); text != "" {
			c.said, c.proof, c.leaning, c.open, c.name = text, src, true, false, t.Name
		}
		c.refused = g.refusedFor(fam, &c)
		out = append(out, c)
	}
	return out
}

// prescribed is the technology of a family that the source demands: the
// general store before any other of its kind.
func (g *Designer) prescribed(fam *decisionRule) *understanding.TechnologyFact {
	if !holdsFor(fam.Profiles, g.profile) {
		return nil
	}
	var first *understanding.TechnologyFact
	for i := range g.Understood.Technologies {
		t := &g.Understood.Technologies[i]
		if !g.chosenFor(t) || g.rejected(t) || g.weighedOnly(t) || g.forCallers(t) || g.ActorOf(t) != "" || !fam.fits(t) || g.onlyListed(t) || g.workedOn(t) || t.Layer == "cloud" && g.storeKind(t.Name) == "objects" || !t.Binding && !g.demanded(t) || !g.decided(fam, t) {
			continue
		}
		if g.stores != nil && g.stores.general >= 0 && g.stores.list[g.stores.general].name == t.Name {
			return t
		}
		if first == nil {
			first = t
		}
	}
	return first
}

// chosenFor says that a technology is one of those that the product is made of, and a
// choice: nobody weighs the language of "a rate limiter for Go", and what a product has
// to work with is given.
func (g *Designer) chosenFor(t *understanding.TechnologyFact) bool {
	if t.Standing != "" && t.Standing != understanding.TechWished {
		return false
	}
	return t.Layer != "language" || g.profile != "library" || !names(g.Understood.Title, bareName(t.Name)) && !slices.ContainsFunc(phrasing.FirstN(g.Understood.Pitch, 2), func(p specs.Item) bool { return names(p.Text, bareName(t.Name)) })
}

// demanded says that a sentence outside of features says what a technology is
// for, although it stands under no heading of constraints.
func (g *Designer) demanded(t *understanding.TechnologyFact) bool {
	for _, s := range g.sayings(t.Name) {
		score := g.namingScore(g.clauseOf(s.text, t.Name), t, &s)
		feature := slices.ContainsFunc(g.Understood.Features, func(f understanding.FeatureFact) bool { return phrasing.SharesLine(f.Source, s.src) })
		if score >= 6 || score >= 4 && !feature {
			return true
		}
	}
	return false
}

// fits says that a technology belongs to the family of a decision.
func (d *decisionRule) fits(t *understanding.TechnologyFact) bool {
	name := phrasing.FoldTerm(t.Name)
	for _, n := range d.Names {
		if name == phrasing.FoldTerm(n) || strings.HasPrefix(name, phrasing.FoldTerm(n)+" ") || slices.Contains(t.Names, n) {
			return true
		}
	}
	return slices.Contains(d.Layers, t.Layer) && !slices.ContainsFunc(d.Except, func(n string) bool { return strings.EqualFold(n, bareName(t.Name)) })
}

// packCandidates are the decisions of the chosen packs that touch what is to
// be built, the one that most Musts turn on first.
func (g *Designer) packCandidates() []candidate {
	var out []candidate
	for order, p := range g.Packs {
		if p.Fallback && !g.running() {
			continue
		}
		var list []candidate
		for i := range p.Decisions {
			d := &p.Decisions[i]
			c := candidate{PackDecision: *d, pack: p, rule: p.ID, hits: g.wantedHits(d.Touches)}
			if !g.concernsStated(&c) || len(c.hits) == 0 || len(d.Options) < 2 || g.settled(p, d) || g.Words.HasAny(d.Unless) || !g.Allowed(g.Fill(p, d.Title)) {
				continue
			}
			c.ID = p.ID + "/" + d.ID
			if g.covered(&c) {
				continue
			}
			g.settle(&c)
			if c.both || g.barred(&c, templates.Terms{}) || !g.possible(&c) || !g.ruledOption(&c) || c.proof.Kind != specs.Stated && g.settledBy(d.SettledBy) {
				continue
			}
			for _, h := range c.hits {
				c.weight += 2
				if g.req.Requirements[h].Priority == specs.Must {
					c.weight++
				}
			}
			if c.proof.Kind == specs.Stated {
				c.weight += 100
			} else if g.ToldWhole() {
				continue
			}
			list = append(list, c)
		}
		slices.SortStableFunc(list, func(a, b candidate) int {
			return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(phrasing.DepthRank(a.Depth), phrasing.DepthRank(b.Depth)))
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
// counts as stated only when the words name the option itself; the name of a
// technology that merely goes with it is a sign.
func (g *Designer) settle(c *candidate) {
	c.chosen = c.Default
	if c.Alone != "" && g.Alone() {
		c.chosen = c.Alone
	}
	best, tied := 0, false
	var found evidence
	chosen := ""
	var named []specs.Source
	for i := range c.Options {
		n, e := g.evidenceFor(c, &c.Options[i])
		if n > 0 && e.names {
			c.both = c.both || slices.ContainsFunc(named, func(src specs.Source) bool { return phrasing.SharesLine(src, e.src) })
			named = append(named, e.src)
		}
		switch {
		case n > best:
			best, tied, chosen, found = n, false, c.Options[i].ID, e
		case n == best && n > 0:
			tied = true // words for two options are words for none
		}
	}
	if best == 0 || tied {
		return
	}
	c.chosen = chosen
	if found.names {
		c.proof, c.said = found.src, found.text
	} else {
		c.sign = found.term
	}
}

// evidence is a clause of the source that speaks for an option.
type evidence struct {
	text, term string
	names      bool // it names the option and not only what goes with it
	src        specs.Source
}

// evidenceFor counts the words of the source for an option. A clause counts
// only when it is about the matter of the decision.
func (g *Designer) evidenceFor(c *candidate, o *templates.PackOption) (count int, best evidence) {
	title := phrasing.NewWordIndex(g.Fill(c.pack, o.Name))
	label := phrasing.NewWordIndex(g.Fill(c.pack, o.Name) + " . " + g.Fill(c.pack, o.Technology))
	for _, it := range g.bindingSentences() {
		for _, lang := range phrasing.Languages() {
			for _, term := range o.When.In(lang) {
				if !g.maySay(it.Text, term) {
					continue
				}
				clause := g.clauseOf(it.Text, term)
				if !g.saysTerm(clause, term) || g.rejects(it.Text, term) {
					continue
				}
				named := label.Has(term)
				if g.ToldWhole() && !title.Has(term) {
					continue // nobody asked what else could be decided
				}
				if !named && !phrasing.NewWordIndex(clause).HasAny(c.Touches) {
					continue
				}
				count++
				if g.isFeedback(clause) {
					count += 100 // who saw the draft knows better than the source
				}
				names := named || !g.isTechnology(term)
				if best.term == "" || names && !best.names {
					best = evidence{clause, term, names, it.Source}
				}
			}
		}
	}
	return count, best
}

// saysTerm says that a clause uses a term. A term that is also an ordinary word
// counts only in capitals.
func (g *Designer) saysTerm(clause, term string) bool {
	if slices.Contains(g.d.Words["capital_terms"].In("en"), term) {
		return strings.Contains(clause, strings.ToUpper(term))
	}
	return phrasing.NewWordIndex(clause).Has(term)
}

// maySay says that a sentence uses a term somewhere, as it has to when one of its clauses
// does. Each is asked for the terms of all options, so its index is kept.
func (g *Designer) maySay(sentence, term string) bool {
	if slices.Contains(g.d.Words["capital_terms"].In("en"), term) {
		return true
	}
	x := g.sentences[sentence]
	if x == nil {
		if g.sentences == nil {
			g.sentences = map[string]*phrasing.WordIndex{}
		}
		x = phrasing.NewWordIndex(sentence)
		g.sentences[sentence] = x
	}
	return x.Has(term)
}

func (g *Designer) isTechnology(term string) bool {
	if slices.ContainsFunc(g.req.Index.Integrations, func(s specs.Integration) bool {
		return strings.HasPrefix(reading.Lower(specs.Plain(s.Name)), reading.Lower(term))
	}) {
		return true
	}
	return slices.ContainsFunc(g.Understood.Technologies, func(t understanding.TechnologyFact) bool {
		return strings.EqualFold(bareName(t.Name), term) || strings.HasPrefix(reading.Lower(t.Name), reading.Lower(term))
	})
}

// covered says that a decision taken by naming a technology is about the same
// as one of a pack.
func (g *Designer) covered(c *candidate) bool {
	for f := range g.d.Families {
		fam := &g.d.Families[f]
		if slices.Contains(fam.Covers, c.ID) && g.prescribed(fam) != nil {
			return true
		}
	}
	return false
}

// settled says that a decision of a pack is about a technology for which the
// source names another.
func (g *Designer) settled(p *templates.Pack, d *templates.PackDecision) bool {
	for _, o := range d.Options {
		layer := g.layerOf(g.Fill(p, o.Technology))
		if layer == "building_block" {
			continue
		}
		for i := range g.Understood.Technologies {
			if t := &g.Understood.Technologies[i]; t.Layer == layer && !g.rejected(t) {
				return true
			}
		}
	}
	return false
}

// settledBy says that the source names what takes a decision of a pack out of
// its hands: a product or a way of building, not its ordinary word.
func (g *Designer) settledBy(t templates.Terms) bool {
	for _, lang := range phrasing.Languages() {
		for _, term := range t.In(lang) {
			if g.isTechnology(term) {
				return true
			}
			for _, it := range g.bindingSentences() {
				if !g.maySay(it.Text, term) {
					continue
				}
				if clause := g.clauseOf(it.Text, term); g.saysTerm(clause, term) && !g.rejects(it.Text, term) {
					return true
				}
			}
		}
	}
	return false
}

// bindingStatements are what the source decides.
func (g *Designer) bindingStatements() []specs.Item {
	out := append([]specs.Item(nil), g.Understood.Decisions...)
	for i := range g.Understood.Technologies {
		if t := &g.Understood.Technologies[i]; t.Binding {
			out = append(out, specs.Item{Text: t.Text, Source: t.Source})
		}
	}
	return append(out, g.Understood.Constraints...)
}

// bindingSentences are the sentences of what the source decides; rows that list
// decide nothing. They are asked for with every option of every decision, and found once.
func (g *Designer) bindingSentences() []specs.Item {
	if g.boundOf == g.Understood {
		return g.bound
	}
	var out []specs.Item
	for _, it := range g.bindingStatements() {
		if g.rowLines(it.Source) {
			continue
		}
		for _, s := range wording.Sentences(it.Text) {
			out = append(out, specs.Item{Text: it.Text[s.Start:s.End], Source: it.Source})
		}
	}
	g.bound, g.boundOf = out, g.Understood
	return out
}

// profileCandidates are the decisions that every product of a profile faces:
// those that a requirement of the source turns on by its own words, and apart
// from them those that none does.
func (g *Designer) profileCandidates() (out, idle []candidate) {
	demands := g.demands()
	for i := range g.d.Decisions {
		d := &g.d.Decisions[i]
		if holdsFor(d.Profiles, g.profile) && (d.ID != "shape" || !g.Hosted() && g.backend() == "" && !g.existing() && !g.Words.HasAny(g.d.Words["existing"])) {
			c := candidate{PackDecision: d.PackDecision, rule: "decision-" + d.ID, chosen: d.Default, bears: d.Bears, covers: d.Covers, measured: d.Measured, team: d.Team, hits: g.wantedHits(d.Touches)}
			g.takeStated(&c, demands)
			if d.ID == "shape" || g.turnedOn(&c) {
				out = append(out, c)
			} else {
				idle = append(idle, c)
			}
		}
	}
	return out, idle
}
