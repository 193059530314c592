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
	out := slices.DeleteFunc(slices.Clone(c.Options), func(o templates.PackOption) bool {
		return o.ID != c.chosen && o.Place != "" && g.outOfPlace(c, o.Place)
	})
	if len(out) < 2 {
		return c.Options
	}
	return out
}

// outOfPlace says that an option of a place cannot be weighed here.
func (g *Designer) outOfPlace(c *candidate, place string) bool {
	switch place {
	case "said": // another matter, unless the source speaks of it
		return true
	case "one":
		return !g.Alone()
	case "many":
		return g.Alone()
	case "provider":
		return g.InHouse()
	case "served": // a tool or a library has no database of its own
		return g.profile == "cli" || g.profile == "library"
	case "unhosted": // whoever lets machines is weighed against no machines
		return c.tech != nil && phrasing.NewWordIndex(c.tech.Name).HasAny(g.d.Words["machine_hosters"])
	default:
		return g.otherLanguage(c, place)
	}
}

// otherLanguage says that an option among languages is of another kind than the one that
// is asked for.
func (g *Designer) otherLanguage(c *candidate, place string) bool {
	untyped := c.tech != nil && slices.Contains(g.d.Words["untyped_languages"].In("en"), phrasing.FoldTerm(bareName(c.tech.Name)))
	if place == "untyped" {
		return !untyped
	}
	return place == "compiled" && untyped
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
