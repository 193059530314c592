package designing

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// barred says that what the source rules out takes a choice away that general knowledge would
// offer: what is out of scope names its matter, or the product does without a server and each
// way to decide begins with one. What the source itself decides stands.
func (g *Designer) barred(c *candidate, matter templates.Terms) bool {
	if c.proof.Kind == specs.Stated {
		return false
	}
	if g.leftOut(matter) {
		return true
	}
	return g.Unserved() && phrasing.NewWordIndex(g.Fill(c.pack, c.Title)+" . "+g.chosenName(c)).HasAny(g.d.Words["needs_server"])
}

// chosenName is what the option of a candidate is called that it takes.
func (g *Designer) chosenName(c *candidate) string {
	for i := range c.Options {
		if c.Options[i].ID == c.chosen {
			return g.Fill(c.pack, c.Options[i].Name)
		}
	}
	return ""
}
