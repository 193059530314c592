package designing

import (
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// takeStated takes the option that a statement of the source describes itself: what its
// own steps or limits say is decided, and no proposal weighs it again.
func (g *Designer) takeStated(c *candidate, demands []demand) {
	if c.proof.Kind == specs.Stated {
		return
	}
	for i := range c.Options {
		o := &c.Options[i]
		if text, src, ok := g.statementOfOption(o, demands); ok {
			c.chosen, c.said, c.proof, c.sign, c.taken = o.ID, text, src, "", true
			return
		}
	}
}

// statementOfOption is the first statement of the source that describes an option.
func (g *Designer) statementOfOption(o *templates.PackOption, demands []demand) (text string, src specs.Source, ok bool) {
	terms := g.spoken(o.States)
	if len(terms) == 0 {
		return "", src, false
	}
	for i := range demands {
		if g.said(&demands[i], terms) > 0 {
			return demands[i].text, demands[i].src, true
		}
	}
	for _, it := range g.bindingSentences() {
		d := demand{text: it.Text, src: it.Source, words: phrasing.NewWordIndex(it.Text)}
		if it.Source.Kind == specs.Stated && g.said(&d, terms) > 0 {
			return it.Text, it.Source, true
		}
	}
	return "", src, false
}
