package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// The rules of the project bind what is proposed here: a technology that a rule
// keeps out is never the default, and one that a rule asks for is. What the
// source states is not rewritten; where it breaks a rule a person is asked, and
// the gate says so, too.

// ruledOut finds the rule that keeps a technology out, by any of its names; nil
// when none does.
func (g *Designer) ruledOut(names ...string) *specs.ProjectRule {
	x := phrasing.NewWordIndex(strings.Join(names, " . "))
	for i := range g.Rules {
		r := &g.Rules[i]
		if slices.ContainsFunc(r.Forbids, x.Has) || slices.ContainsFunc(r.Displaced, x.Has) {
			return r
		}
	}
	return nil
}

// displaced finds the rule that asks for another technology in the place of one
// that would be proposed: who is to use MySQL is not offered what PostgreSQL can.
func (g *Designer) displaced(technology string) *specs.ProjectRule {
	if r := g.ruledOut(technology); r != nil || len(g.Rules) == 0 {
		return r
	}
	x := phrasing.NewWordIndex(technology)
	for i := range g.Rules {
		for _, wanted := range g.Rules[i].Requires {
			for f := range g.d.Families {
				names := g.d.Families[f].Names
				same := func(name string) bool { return strings.EqualFold(name, wanted.Name) }
				if slices.ContainsFunc(names, same) && !x.Has(wanted.Name) && slices.ContainsFunc(names, x.Has) {
					return &g.Rules[i]
				}
			}
		}
	}
	return nil
}

// ruledIn finds the rule that asks for a technology, nil when none does.
func (g *Designer) ruledIn(technology string) *specs.ProjectRule {
	if technology == "" {
		return nil
	}
	x := phrasing.NewWordIndex(technology)
	for i := range g.Rules {
		if slices.ContainsFunc(g.Rules[i].Requires, func(t specs.Wanted) bool { return x.Has(t.Name) }) {
			return &g.Rules[i]
		}
	}
	return nil
}

// ruledOption takes another option of a decision than one that a rule keeps
// out, and the one that a rule asks for. It says false when rules leave none.
func (g *Designer) ruledOption(c *candidate) bool {
	technology := func(o *templates.PackOption) string {
		return g.Fill(c.pack, o.Name) + " . " + g.Fill(c.pack, o.Technology)
	}
	first := ""
	for i := range c.Options {
		o := &c.Options[i]
		name := technology(o)
		switch {
		case g.displaced(name) != nil:
			if c.chosen == o.ID && c.proof.Kind != specs.Stated {
				c.chosen = ""
			}
		case g.ruledIn(name) != nil && c.proof.Kind != specs.Stated:
			c.chosen = o.ID
			return true
		case first == "":
			first = o.ID
		}
	}
	if c.chosen == "" {
		c.chosen = first
	}
	return c.chosen != ""
}

// ruledLayers are the layers of a stack that a rule can fill by itself; a
// service or a protocol is only there when something in the product uses it.
func ruledLayers() []string {
	return []string{"language", "framework", "database", "queue", "platform", "cloud", "tool"}
}

// ruledStack adds what the rules ask for and nothing has brought yet. A store is
// only needed by a product that keeps something.
func (g *Designer) ruledStack(out []specs.StackRow, known, have map[string]bool) []specs.StackRow {
	for i := range g.Rules {
		r := &g.Rules[i]
		for _, t := range r.Requires {
			name, layer := t.Name, t.Layer
			if known[phrasing.FoldTerm(name)] || !slices.Contains(ruledLayers(), layer) || layer == "database" && len(g.req.Index.Entities) == 0 || g.ruledOut(name) != nil {
				continue
			}
			known[phrasing.FoldTerm(name)], have[layer] = true, true
			out = append(out, specs.StackRow{
				Layer: g.layer(layer), Technology: name, Rationale: g.say("stack_rule", "id", r.ID, "rule", phrasing.Shorten(specs.Clean(r.Text), 120)),
				Licence: g.licence(name, layer), Source: specs.FromRule(r.ID),
			})
		}
	}
	return out
}

// ruledQuestions ask which holds where the source names what a rule keeps out.
func (g *Designer) ruledQuestions() []specs.Question {
	var out []specs.Question
	asked := map[string]bool{}
	for i := range g.Understood.Technologies {
		t := &g.Understood.Technologies[i]
		r := g.ruledOut(append(t.Names, t.Name)...)
		if r == nil || g.rejected(t) || asked[phrasing.FoldTerm(t.Name)] {
			continue
		}
		asked[phrasing.FoldTerm(t.Name)] = true
		out = append(out, specs.Question{
			Text:  g.say("ask_ruled_out", "name", t.Name, "rule", phrasing.Shorten(specs.Clean(r.Text), 120), "place", r.Place()),
			Owner: g.Say("owner_tech"), Source: specs.FromRule(r.ID),
		})
	}
	return out
}

// isRule says whether what was inferred came of a rule of the project, to which
// the team has agreed.
func (g *Designer) isRule(id string) bool {
	return slices.ContainsFunc(g.Rules, func(r specs.ProjectRule) bool { return r.ID == id })
}
