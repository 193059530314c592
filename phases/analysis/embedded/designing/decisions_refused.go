package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

const (
	maxRefused = 2 // ways of the source that one decision weighs
	maxOptions = 4 // ways that it weighs in all
)

// refusedFor are the ways that the source itself weighed for a stated technology and did not
// take: those of its family, and those told in the lines of the choice.
func (g *Designer) refusedFor(fam *decisionRule, c *candidate) []specs.Alternative {
	var out []specs.Alternative
	for _, a := range g.Understood.Alternatives {
		names, layer := g.Understood.Lex.TechnologyIn(a.Name)
		t := understanding.TechnologyFact{Name: a.Name, Layer: layer}
		if len(names) > 0 {
			t.Name, t.Names = names[0], names
		}
		same := slices.ContainsFunc(c.tech.Names, func(name string) bool { return slices.Contains(names, name) })
		if !same && (layer != "" && (layer == c.tech.Layer || fam.fits(&t)) || phrasing.SharesLine(a.Source, c.proof) && g.toldTogether(a.Name, c.tech.Name)) {
			out = append(out, a)
		}
	}
	return phrasing.FirstN(out, maxRefused)
}

// toldTogether says that a short item or a sentence names both: a long paragraph weighs
// several matters one after the other.
func (g *Designer) toldTogether(a, b string) bool {
	if g.sections == nil {
		return false
	}
	both := func(text string) bool { return strings.Contains(text, a) && names(text, bareName(b)) }
	return slices.ContainsFunc(g.sections.Units, func(u reading.Unit) bool {
		item := u.Kind == reading.Bullet || u.Kind == reading.Row
		return item && both(u.Label+" "+u.Text) || slices.ContainsFunc(u.Sentences, func(s reading.Sentence) bool { return both(s.Text) })
	})
}

// withRefused puts what the source weighed itself behind what it chose; what the table
// would weigh makes room for it.
func (g *Designer) withRefused(c *candidate, options []specs.Option) []specs.Option {
	if len(c.refused) == 0 || len(options) == 0 {
		return options
	}
	var out []specs.Option
	for _, a := range c.refused {
		o := specs.Option{Name: specs.Plain(a.Name)}
		for _, said := range []struct {
			text, instead string
			to            *[]specs.Item
		}{{a.Strength, "adr_refused_for", &o.Pros}, {a.Gap, "adr_refused_against", &o.Cons}} {
			text := phrasing.Finished(said.text)
			if text == "" {
				text = g.sentence(said.instead)
			}
			*said.to = []specs.Item{{Text: text, Source: a.Source}}
		}
		out = append(out, o)
	}
	others := phrasing.FirstN(options[1:], maxOptions-1-len(out))
	return slices.Concat(options[:1], out, others)
}
