package designing

import (
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// taken notes that a constraint or a promise of the source takes an option of a decision
// itself: "the core imports the standard library only". What is stated is no proposal.
// Words for two options take none.
func (g *Designer) taken(c *candidate) {
	var proof specs.Item
	chosen := ""
	for i := range c.Options {
		o := &c.Options[i]
		it, ok := g.statesOption(o.Stated.In("en"), o.Stated.In("zh"))
		if !ok {
			continue
		}
		if chosen != "" {
			return
		}
		chosen, proof = o.ID, it
	}
	if chosen != "" {
		c.chosen, c.proof, c.said = chosen, proof.Source, proof.Text
	}
}

// statesOption finds the sentence of the source that has one of the terms by which an
// option is taken, among its constraints and the qualities it states.
func (g *Designer) statesOption(lists ...[]string) (specs.Item, bool) {
	for _, it := range append(g.bindingSentences(), g.statedQualities()...) {
		words := phrasing.NewWordIndex(it.Text)
		for _, list := range lists {
			for _, term := range list {
				if words.Has(term) && !g.rejects(it.Text, term) {
					return it, true
				}
			}
		}
	}
	return specs.Item{}, false
}

// statedQualities are the sentences of the qualities that the source itself states.
func (g *Designer) statedQualities() []specs.Item {
	var out []specs.Item
	for i := range g.Understood.Qualities {
		q := &g.Understood.Qualities[i]
		out = append(out, specs.Item{Text: q.Text, Source: q.Source})
	}
	return out
}
