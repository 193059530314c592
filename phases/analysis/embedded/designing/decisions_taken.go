package designing

import (
	"slices"

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
	if o, it := g.wordedOption(c, demands); o != nil {
		c.chosen, c.said, c.proof, c.sign, c.taken = o.ID, it.text, it.src, "", true
	}
}

const (
	wordedLeast = 3 // words that an option and a statement have to share
	wordedShare = 3 // of five words of the option: so many does the statement have
)

// wordedOption is the one option whose name a statement on the same requirements almost says:
// what the source demands in these words is not weighed as if it could be left.
func (g *Designer) wordedOption(c *candidate, demands []demand) (*templates.PackOption, *demand) {
	var option *templates.PackOption
	var found *demand
	most := 0
	for i := range c.Options {
		words := g.KeyWords(g.Fill(c.pack, c.Options[i].Name))
		for k := range demands {
			if it := &demands[k]; it == c.forcing || c.turnsOn(it) {
				n := len(sharedWords(words, g.KeyWords(it.text)))
				switch {
				case n < wordedLeast || 5*n < wordedShare*len(words) || n < most:
				case n == most && option != &c.Options[i]:
					return nil, nil // as near to two options as to none
				case n > most:
					option, found, most = &c.Options[i], it, n
				}
			}
		}
	}
	return option, found
}

// statementOfOption is the first statement of the source that describes an option.
func (g *Designer) statementOfOption(o *templates.PackOption, demands []demand) (text string, src specs.Source, ok bool) {
	terms := g.spoken(o.States)
	if len(terms) == 0 || g.broken(o, demands) {
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

// broken says that a statement of the source demands what an option would break.
func (g *Designer) broken(o *templates.PackOption, demands []demand) bool {
	terms := g.spoken(o.Unless)
	return len(terms) > 0 && slices.ContainsFunc(demands, func(it demand) bool { return g.said(&it, terms) > 0 })
}
