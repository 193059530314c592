package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
)

// decisionText puts values into a text of the decision. A text about the load
// of a product that states none is empty.
func (g *Designer) decisionText(c *candidate, t templates.Words) string {
	if c.pack != nil {
		return g.Fill(c.pack, t)
	}
	load := g.loadOf(c)
	if load == "" && strings.Contains(t.In(g.Language), "{load}") {
		return ""
	}
	data := g.dataOf(c)
	pairs := []string{"feature", g.featureOf(c), "entities", data, "data", data, "load", load}
	if c.tech != nil {
		pairs = append(pairs, "technology", c.tech.Name)
	}
	return g.words(t, pairs...)
}

// adr writes a decision down.
func (g *Designer) adr(number int, c *candidate) specs.ADR {
	src := specs.FromRule(c.rule)
	if c.pack == nil {
		src = completing.Rule(c.rule)
	}
	a := specs.ADR{ID: specs.ADRID(number), Decision: "proposed", Date: g.Date, Source: src}
	if c.proof.Kind == specs.Stated {
		a.Decision, a.Source = "accepted", c.proof
	}
	c.Options = g.offered(c)
	option := g.optionOf(c)
	a.Title = g.adrTitle(c, option)
	a.Slug = specs.FileSlug(a.Title)
	a.TracesTo = g.traces(c)
	a.Context = g.adrContext(c, &a, src)
	a.Choice = g.adrChoice(c, option, src)
	for i := range c.Options {
		o := &c.Options[i]
		a.Options = append(a.Options, specs.Option{
			Name: g.optionName(c, o), Chosen: o.ID == c.chosen,
			Pros: g.decisionItems(c, o.Pros, src), Cons: g.decisionItems(c, o.Cons, src),
		})
	}
	slices.SortStableFunc(a.Options, func(x, y specs.Option) int { // the chosen one first
		return cmp.Compare(rankBool(y.Chosen), rankBool(x.Chosen))
	})
	a.Positive, a.Negative, a.Risks = g.decisionItems(c, c.Positive, src), g.decisionItems(c, c.Negative, src), g.decisionItems(c, c.Risks, src)
	if option != nil && c.chosen != c.Default && c.tech == nil { // the consequences are told of the default
		a.Positive, a.Negative, a.Risks = g.decisionItems(c, completing.FirstN(option.Pros, 1), src), g.decisionItems(c, completing.FirstN(option.Cons, 1), src), nil
	}
	a.Negative = append(a.Negative, g.undoing(c)...)
	if n := g.qualityOf(c); n != nil && len(n.Targets) > 0 {
		a.Risks = append(a.Risks, g.item("decision-proof", "adr_proof", "option", g.phraseOf(c, a.Options), "id", n.ID, "target", specs.Plain(n.Targets[0].Target)))
	}
	return a
}

// phraseOf is the name of the chosen option inside of a sentence.
func (g *Designer) phraseOf(c *candidate, options []specs.Option) string {
	if len(options) == 0 || c.tech != nil {
		return signOf(c)
	}
	return g.phrase(options[0].Name)
}

// signOf is the technology of a decision; its name keeps its capitals.
func signOf(c *candidate) string {
	if c.tech == nil {
		return ""
	}
	return c.tech.Name
}

// adrTitle names what is decided. The title of a pack tells its default; for
// any other option it is made of what the decision is about.
func (g *Designer) adrTitle(c *candidate, option *templates.PackOption) string {
	title := g.decisionText(c, c.Title)
	if c.pack != nil && option != nil && c.chosen != c.Default {
		name := g.phrase(g.optionName(c, option))
		if subject, ok := g.d.Subjects[c.ID]; ok {
			title = g.say("adr_title_option", "subject", g.words(subject), "option", name)
		} else {
			title = g.say("adr_title_plain", "option", name)
		}
	}
	return strings.TrimRight(completing.Capital(title), ".。")
}

// optionName is the name of an option, with the technology of the source that
// points to it.
func (g *Designer) optionName(c *candidate, o *templates.PackOption) string {
	name := g.decisionText(c, o.Name)
	if c.sign == "" || o.ID != c.chosen || completing.NewWordIndex(name).Has(c.sign) {
		return name
	}
	for i := range g.Understood.Technologies {
		if t := &g.Understood.Technologies[i]; strings.EqualFold(bareName(t.Name), c.sign) {
			return g.say("option_with", "option", name, "technology", t.Name)
		}
	}
	return name
}

// undoing says which parts a later change of the decision reaches.
func (g *Designer) undoing(c *candidate) []specs.Item {
	var names, ids []string
	for _, m := range c.hits {
		r := &g.req.Requirements[m]
		for _, name := range g.partsOf[r.ID] {
			if !slices.Contains(names, name) && len(names) < 3 {
				names = append(names, name)
			}
		}
		if len(ids) < 3 {
			ids = append(ids, r.ID)
		}
	}
	if len(names) == 0 {
		return nil
	}
	key := "adr_undo"
	if len(names) == 1 {
		key = "adr_undo_one"
	}
	return []specs.Item{g.item("decision-reach", key, "components", g.Join(names, 3), "list", g.Join(ids, 3))}
}

func rankBool(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (g *Designer) optionOf(c *candidate) *templates.PackOption {
	for i := range c.Options {
		if c.Options[i].ID == c.chosen {
			return &c.Options[i]
		}
	}
	return nil
}

func (g *Designer) decisionItems(c *candidate, texts []templates.Words, src specs.Source) []specs.Item {
	var out []specs.Item
	for _, t := range texts {
		if text := completing.Finished(g.decisionText(c, t)); text != "" {
			out = append(out, specs.Item{Text: text, Source: src})
		}
	}
	return out
}

// adrContext says why the decision matters here: in the words of the pack or
// the table, then of the source, then of the requirements and numbers that it
// touches.
func (g *Designer) adrContext(c *candidate, a *specs.ADR, src specs.Source) []specs.Item {
	out := []specs.Item{{Text: completing.Finished(g.decisionText(c, c.Context)), Source: src}}
	if c.proof.Kind == specs.Stated {
		out = append(out, specs.Item{Text: completing.Finished(c.said), Source: c.proof})
	}
	var names []string
	for _, id := range a.TracesTo {
		if i, ok := g.byID[id]; ok && len(names) < 3 {
			names = append(names, g.say("id_title", "id", id, "title", completing.Shorten(g.phrase(listable(g.req.Requirements[i].Title)), 60)))
		}
	}
	if len(names) > 0 {
		out = append(out, g.item("decision-touches", "adr_touches", "list", g.Join(names, 3)))
	}
	if n := g.qualityOf(c); n != nil && len(n.Targets) > 0 {
		out = append(out, g.item("decision-number", "adr_number", "id", n.ID, "metric", g.phrase(specs.Plain(n.Targets[0].Metric)), "target", specs.Plain(n.Targets[0].Target)))
	}
	return completing.UniqueItems(append(out, g.boundsOf(c)...))
}

// adrChoice states what is chosen and why.
func (g *Designer) adrChoice(c *candidate, o *templates.PackOption, src specs.Source) []specs.Item {
	name := g.decisionText(c, c.Title)
	if o != nil {
		name = g.optionName(c, o)
	}
	reason := completing.Finished(g.decisionText(c, c.Rationale))
	if o != nil && c.chosen != c.Default && c.tech == nil { // the rationale is that of the default
		reason = completing.Finished(g.decisionText(c, firstWords(o.Pros)))
	}
	out := []specs.Item{{Source: src}}
	switch {
	case c.proof.Kind == specs.Stated && g.isFeedback(c.said):
		out[0] = specs.Item{Text: g.sentence("adr_choice_said", "option", name), Source: c.proof}
	case c.proof.Kind == specs.Stated:
		out[0] = specs.Item{Text: g.sentence("adr_choice_stated", "option", name), Source: c.proof}
	case c.sign != "":
		out[0].Text = g.sentence("adr_choice_sign", "option", g.phrase(name), "sign", g.signName(c.sign))
	default:
		out[0].Text = g.sentence("adr_choice", "option", name)
	}
	if reason != "" {
		out = append(out, specs.Item{Text: reason, Source: src})
	}
	return out
}

func firstWords(list []templates.Words) templates.Words {
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

// signName is a word of the source as the source writes it.
func (g *Designer) signName(sign string) string {
	for i := range g.Understood.Technologies {
		if t := &g.Understood.Technologies[i]; strings.EqualFold(bareName(t.Name), sign) {
			return t.Name
		}
	}
	return sign
}
