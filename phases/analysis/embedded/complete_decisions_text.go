package embedded

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// text puts values into a text of the decision.
func (g *designer) decisionText(c *candidate, t templates.Words) string {
	if c.pack != nil {
		return g.fill(c.pack, t)
	}
	pairs := []string{"feature", g.firstTitle(), "entities", g.join(g.entityNames(2), 2)}
	if c.tech != nil {
		pairs = append(pairs, "technology", c.tech.Name)
	}
	return g.words(t, pairs...)
}

// adr writes a decision down.
func (g *designer) adr(number int, c *candidate) specs.ADR {
	src := specs.FromRule(c.rule)
	if c.pack == nil {
		src = rule(c.rule)
	}
	a := specs.ADR{ID: specs.ADRID(number), Decision: "proposed", Date: g.Date, Source: src}
	if c.proof.Kind == specs.Stated {
		a.Decision, a.Source = "accepted", c.proof
	}
	option := g.optionOf(c)
	a.Title = strings.TrimRight(g.decisionText(c, c.Title), ".。")
	if c.chosen != c.Default && c.tech == nil && option != nil {
		a.Title = g.say("adr_title_option", "option", g.phrase(g.decisionText(c, option.Name)))
	}
	a.Slug = specs.FileSlug(a.Title)
	a.TracesTo = g.traces(c)
	a.Context = g.adrContext(c, &a, src)
	a.Choice = g.adrChoice(c, option, src)
	for i := range c.Options {
		o := &c.Options[i]
		a.Options = append(a.Options, specs.Option{
			Name: g.decisionText(c, o.Name), Chosen: o.ID == c.chosen,
			Pros: g.decisionItems(c, o.Pros, src), Cons: g.decisionItems(c, o.Cons, src),
		})
	}
	slices.SortStableFunc(a.Options, func(x, y specs.Option) int { // the chosen one first
		return cmp.Compare(rankBool(y.Chosen), rankBool(x.Chosen))
	})
	a.Positive, a.Negative, a.Risks = g.decisionItems(c, c.Positive, src), g.decisionItems(c, c.Negative, src), g.decisionItems(c, c.Risks, src)
	if option != nil && c.chosen != c.Default && c.tech == nil { // the consequences are told of the default
		a.Positive, a.Negative = g.decisionItems(c, firstN(option.Pros, 1), src), g.decisionItems(c, firstN(option.Cons, 1), src)
	}
	return a
}

func rankBool(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (g *designer) optionOf(c *candidate) *templates.PackOption {
	for i := range c.Options {
		if c.Options[i].ID == c.chosen {
			return &c.Options[i]
		}
	}
	return nil
}

func (g *designer) decisionItems(c *candidate, texts []templates.Words, src specs.Source) []specs.Item {
	var out []specs.Item
	for _, t := range texts {
		if text := finished(g.decisionText(c, t)); text != "" {
			out = append(out, specs.Item{Text: text, Source: src})
		}
	}
	return out
}

// traces are the requirements that a decision touches, Musts first, with the
// quality that it bears on most; never none.
func (g *designer) traces(c *candidate) []string {
	hits := slices.Clone(c.hits)
	if len(hits) == 0 {
		hits = firstN(g.coreMembers(), 3)
	}
	slices.SortStableFunc(hits, func(a, b int) int {
		return cmp.Compare(g.req.Requirements[a].Priority.Rank(), g.req.Requirements[b].Priority.Rank())
	})
	hits = slices.Clone(firstN(hits, 6))
	slices.Sort(hits)
	out := g.ids(hits)
	if n := g.qualityOf(c); n != nil {
		out = append(out, n.ID)
	}
	if len(out) == 0 && len(g.req.NFRs) > 0 {
		out = []string{g.req.NFRs[0].ID}
	}
	return out
}

// qualityOf is the measured quality that a decision bears on: one that uses
// its words, else for a stated technology the hardest number.
func (g *designer) qualityOf(c *candidate) *specs.NFR {
	for i := range g.req.NFRs {
		if n := &g.req.NFRs[i]; nfrIndex(n).hasAny(c.Touches) && len(n.Targets) > 0 {
			return n
		}
	}
	if c.pack == nil {
		return g.hardest()
	}
	return nil
}

// adrContext says why the decision matters here: in the words of the pack or
// the table, then of the requirements and numbers that it touches, then of the
// source.
func (g *designer) adrContext(c *candidate, a *specs.ADR, src specs.Source) []specs.Item {
	contextSource := src
	out := []specs.Item{{Text: finished(g.decisionText(c, c.Context)), Source: contextSource}}
	if c.proof.Kind == specs.Stated {
		out = append(out, specs.Item{Text: finished(g.proofText(c)), Source: c.proof})
	}
	var names []string
	for _, id := range a.TracesTo {
		if i, ok := g.byID[id]; ok && len(names) < 3 {
			names = append(names, g.say("id_title", "id", id, "title", shorten(g.phrase(g.req.Requirements[i].Title), 60)))
		}
	}
	if len(names) > 0 {
		out = append(out, g.item("decision-touches", "adr_touches", "list", g.join(names, 3)))
	}
	if n := g.qualityOf(c); n != nil && len(n.Targets) > 0 {
		out = append(out, g.item("decision-number", "adr_number", "id", n.ID, "metric", g.phrase(specs.Plain(n.Targets[0].Metric)), "target", specs.Plain(n.Targets[0].Target)))
	}
	for _, it := range g.statedLimits() {
		if len(out) >= 5 {
			break
		}
		if it.Source.Kind == specs.Stated && newWordIndex(it.Text).count(c.Touches) >= 1 && len([]rune(it.Text)) <= 220 && !sharesLine(it.Source, c.proof) {
			out = append(out, specs.Item{Text: finished(it.Text), Source: it.Source})
		}
	}
	return uniqueItems(out)
}

// proofText is the sentence by which the source takes the decision.
func (g *designer) proofText(c *candidate) string {
	if c.tech != nil {
		return g.namingText(c.tech)
	}
	for _, it := range g.bindingStatements() {
		if len(it.Source.Lines) > 0 && sameLines(it.Source, c.proof) {
			return it.Text
		}
	}
	return ""
}

// adrChoice states what is chosen and why.
func (g *designer) adrChoice(c *candidate, o *templates.PackOption, src specs.Source) []specs.Item {
	name := g.decisionText(c, c.Title)
	if o != nil {
		name = g.decisionText(c, o.Name)
	}
	switch {
	case c.proof.Kind == specs.Stated:
		return []specs.Item{
			{Text: g.sentence("adr_choice_stated", "option", name), Source: c.proof},
			{Text: finished(g.decisionText(c, c.Rationale)), Source: src},
		}
	case c.chosen == c.Default:
		return []specs.Item{{Text: g.sentence("adr_choice", "option", name), Source: src}, {Text: finished(g.decisionText(c, c.Rationale)), Source: src}}
	default:
		out := []specs.Item{{Text: g.sentence("adr_choice_evidence", "option", name), Source: src}}
		if o != nil && len(o.Pros) > 0 {
			out = append(out, specs.Item{Text: finished(g.decisionText(c, o.Pros[0])), Source: src})
		}
		return out
	}
}
