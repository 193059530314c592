package designing

import (
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// offered are the options of a decision that somebody could weigh here. The
// option that is taken stays in any case.
func (g *Designer) offered(c *candidate) []templates.PackOption {
	alone, inHouse := g.Alone(), g.InHouse()
	out := slices.DeleteFunc(slices.Clone(c.Options), func(o templates.PackOption) bool {
		if o.ID == c.chosen {
			return false
		}
		switch o.Place {
		case "":
			return false
		case "said": // another matter, unless the source speaks of it
			return true
		case "compiled": // of languages: another kind than the one that is asked for
			return c.tech != nil && slices.Contains(g.d.Words["untyped_languages"].In("en"), phrasing.FoldTerm(bareName(c.tech.Name)))
		case "untyped":
			return c.tech == nil || !slices.Contains(g.d.Words["untyped_languages"].In("en"), phrasing.FoldTerm(bareName(c.tech.Name)))
		case "one":
			return !alone
		case "many":
			return alone
		default: // "provider"
			return inHouse
		}
	})
	if len(out) < 2 {
		return c.Options
	}
	return out
}

// concernsStated says that a choice turns on something that the source asks
// for, and not only on what was added to it.
func (g *Designer) concernsStated(c *candidate) bool {
	return len(g.Understood.Features) < completing.TellsDeeds || slices.ContainsFunc(c.hits, func(i int) bool {
		return g.req.Requirements[i].Source.Kind == specs.Stated
	})
}

// turnedOn says that a requirement of the source itself, by its title or its
// stated sentences, speaks of what a decision is about.
func (g *Designer) turnedOn(c *candidate) bool {
	return slices.ContainsFunc(c.hits, func(i int) bool {
		r := &g.req.Requirements[i]
		if r.Source.Kind == specs.Inferred {
			return false
		}
		said := slices.ContainsFunc(r.Description, func(it specs.Item) bool {
			return it.Source.Kind == specs.Stated && phrasing.NewWordIndex(it.Text).HasAny(c.Touches)
		})
		return said || phrasing.NewWordIndex(r.Title).HasAny(c.Touches)
	})
}
