package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// loadOf is the stated rate that a decision has to stand, with its id.
func (g *Designer) loadOf(c *candidate) string {
	beside := g.besideSeries(c)
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		if n.Source.Kind != specs.Stated || len(n.Targets) == 0 || !slices.Contains([]string{"SC", "P"}, n.Category) {
			continue
		}
		x := g.statementOf(i)
		if !x.HasAny(g.d.Words["rates"]) || x.HasAny(g.d.Words["quota_words"]) {
			continue
		}
		about := x.HasAny(c.Touches)
		if beside && x.HasAny(g.d.Words["series_data"]) {
			about = false
		}
		if about {
			return g.say("nfr_target", "id", n.ID, "target", specs.Plain(n.Targets[0].Target))
		}
	}
	return ""
}

// mostTraces is how many requirements a decision names that touches some of them.
const mostTraces = 12

// traces are the requirements that a decision touches, Musts first, with the
// quality that it bears on most; all of them where it touches none by itself.
func (g *Designer) traces(c *candidate) []string {
	hits := slices.Clone(c.hits)
	n := g.qualityOf(c)
	if len(hits)+len(c.qualities) == 0 && n == nil {
		return g.ids(g.allWanted()) // a language or a framework is chosen for all of it
	}
	slices.SortStableFunc(hits, func(a, b int) int {
		return cmp.Compare(g.req.Requirements[a].Priority.Rank(), g.req.Requirements[b].Priority.Rank())
	})
	hits = slices.Clone(phrasing.FirstN(hits, mostTraces))
	slices.Sort(hits)
	out := append(g.ids(hits), phrasing.FirstN(c.qualities, 2)...)
	if n != nil && !slices.Contains(out, n.ID) {
		out = append(out, n.ID)
	}
	if len(out) == 0 && len(g.req.NFRs) > 0 {
		out = []string{g.req.NFRs[0].ID}
	}
	return out
}

// touchedBy are the requirements that the choice of a technology touches: of a store those
// that work with the data of the product, of what the whole product is made with those that
// name it, else those with the words of its family. One word in common is no more than that.
func (g *Designer) touchedBy(fam *decisionRule, t *understanding.TechnologyFact) []int {
	switch {
	case fam.Whole:
		return slices.DeleteFunc(g.allWanted(), func(i int) bool { return !names(specs.Plain(g.req.Requirements[i].Title), bareName(t.Name)) })
	case fam.Data && len(g.req.Index.Entities) > 0:
		var keeping, using []int
		for _, i := range g.allWanted() {
			r := &g.req.Requirements[i]
			switch {
			case len(r.Entities) == 0 && !g.textOf(i).HasAny(g.d.Words["retention"]):
			case g.textOf(i).HasAny(g.d.Words["retention"]), slices.Contains(g.d.Words["creating"].In(g.Language), strings.ToLower(phrasing.LeadingWord(r.Title))):
				keeping = append(keeping, i)
			default:
				using = append(using, i)
			}
		}
		const few = 2
		if len(keeping) >= few {
			return keeping
		}
		if len(using) > 0 {
			return append(keeping, phrasing.FirstN(using, maxEpics-1-len(keeping))...)
		}
	}
	return g.wantedHits(fam.Touches)
}

// qualityOf is the measured quality that a decision bears on: one of its
// classes that uses its words. A quality that rules
// proposed counts only for a decision of the same pack.
func (g *Designer) qualityOf(c *candidate) *specs.NFR {
	var best *specs.NFR
	top := 0
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		if len(n.Targets) == 0 || (n.Source.Kind == specs.Inferred || n.Targets[0].Source.Kind == specs.Inferred) && (c.pack == nil || n.Source.Rule != c.pack.ID) ||
			c.bears == nil && n.Category == "A" || !g.mayBear(c, i) {
			continue
		}
		x := g.statementOf(i)
		place := slices.Index(c.bears, n.Category)
		words := c.Touches
		if !c.measured.None() {
			words = c.measured
		}
		score := 2 * x.Count(words)
		switch {
		case c.bears != nil && (place < 0 || score == 0 || x.HasAny(g.d.Words["quota_words"])):
			continue
		case c.bears != nil:
			score += 3 * (len(c.bears) - place)
		case score < 2:
			continue
		}
		if c.pack != nil && n.Source.Rule == c.pack.ID {
			score += g.sharedWith(c, n)
		}
		if score > top {
			best, top = n, score
		}
	}
	return best
}

// mayBear says that a quality can be one of a decision: of one that demands force it is among
// those, and what is asked of readings is no matter of the database beside their own store.
func (g *Designer) mayBear(c *candidate, nfr int) bool {
	if c.forcing != nil && c.pack == nil {
		return slices.Contains(c.qualities, g.req.NFRs[nfr].ID)
	}
	return !g.besideSeries(c) || !g.statementOf(nfr).HasAny(g.d.Words["series_data"])
}

// besideSeries says that a decision is about the database beside which the readings have a
// store of their own.
func (g *Designer) besideSeries(c *candidate) bool {
	return (c.ID == "relational-store" || c.ID == "distributed-store") && g.stores != nil &&
		slices.ContainsFunc(g.stores.list, func(s store) bool { return s.kind == "series" })
}

// sharedWith counts the words that a decision of a pack has in common with a quality of the
// same pack: of several that touch the same things it bears on the one that speaks of it.
func (g *Designer) sharedWith(c *candidate, n *specs.NFR) int {
	said := []string{c.Title.In(g.Language), c.Question.In(g.Language), c.Context.In(g.Language)}
	for i := range c.Options {
		said = append(said, c.Options[i].Name.In(g.Language))
	}
	told := []string{n.Title, n.Targets[0].Metric}
	for _, it := range n.Statement {
		told = append(told, it.Text)
	}
	words, shared := g.KeyWords(strings.Join(said, " . ")), 0
	for _, word := range g.KeyWords(specs.Plain(strings.Join(told, " . "))) {
		if slices.Contains(words, word) {
			shared++
		}
	}
	return shared
}

// boundsOf are sentences of the source that bind the choice: on the technology
// and its alternatives, and on who will run the product; two at most.
func (g *Designer) boundsOf(c *candidate) []specs.Item {
	var out []specs.Item
	add := func(text string, src specs.Source) {
		if len(out) < 2 && len([]rune(text)) <= 220 && !within(text, c.said) && !within(c.said, text) && phrasing.Finished(text) != phrasing.Finished(c.said) && !strings.HasSuffix(strings.TrimSpace(text), "?") {
			out = append(out, specs.Item{Text: phrasing.Finished(text), Source: src})
		}
	}
	if c.tech != nil {
		for _, s := range g.sayings(c.tech.Name) {
			clause := g.clauseOf(s.text, c.tech.Name)
			feature := slices.ContainsFunc(g.Understood.Features, func(f understanding.FeatureFact) bool { return phrasing.SharesLine(f.Source, s.src) })
			if x := phrasing.NewWordIndex(clause); !g.isFromTable(&s) && !feature && len(out) == 0 && (x.HasAny(g.d.Words["denials"]) || x.HasAny(g.d.Words["reasons"])) {
				add(clause, s.src)
			}
		}
	}
	if c.pack == nil && c.team {
		for _, it := range append(g.statedLimits(), g.Understood.Notes...) {
			if x := phrasing.NewWordIndex(it.Text); it.Source.Kind == specs.Stated && !g.rowLines(it.Source) && x.HasAny(g.d.Words["team"]) && x.HasAny(g.d.Words["few"]) {
				add(g.teamClause(it.Text), it.Source)
				break
			}
		}
	}
	return out
}

// teamClause is the part of a sentence that speaks of who runs the product.
func (g *Designer) teamClause(text string) string {
	for part := range strings.SplitSeq(text, "; ") {
		if x := phrasing.NewWordIndex(part); x.HasAny(g.d.Words["team"]) && x.HasAny(g.d.Words["few"]) {
			return part
		}
	}
	return text
}
