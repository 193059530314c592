package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// possible leaves a decision with the options that a database which the source
// names can carry, and takes another one where the chosen one is not among
// them. It says false when that leaves nothing to decide.
func (g *Designer) possible(c *candidate) bool {
	named := g.databases()
	if len(named) == 0 {
		return true
	}
	c.Options = slices.DeleteFunc(slices.Clone(c.Options), func(o templates.PackOption) bool {
		return len(o.Needs) > 0 && !slices.ContainsFunc(named, func(t *understanding.TechnologyFact) bool { return isOneOfThese(t, o.Needs) })
	})
	if len(c.Options) < 2 {
		return false
	}
	if !slices.ContainsFunc(c.Options, func(o templates.PackOption) bool { return o.ID == c.chosen }) {
		c.chosen = c.Options[0].ID
	}
	return true
}

// databases are those that the source names for data of any kind, wherever it
// does: a row of a table prescribes as well as a sentence.
func (g *Designer) databases() []*understanding.TechnologyFact {
	var out []*understanding.TechnologyFact
	for i := range g.Understood.Technologies {
		if t := &g.Understood.Technologies[i]; t.Layer == "database" && g.storeKind(t.Name) == "main" && !g.rejected(t) {
			out = append(out, t)
		}
	}
	return out
}

// isOneOfThese says that a technology is one of some by any of its names.
func isOneOfThese(t *understanding.TechnologyFact, names []string) bool {
	return slices.ContainsFunc(names, func(n string) bool {
		n = phrasing.FoldTerm(n)
		return slices.ContainsFunc(append([]string{t.Name, bareName(t.Name)}, t.Names...), func(own string) bool {
			own = phrasing.FoldTerm(own)
			return own == n || strings.HasPrefix(own, n+" ")
		})
	})
}
