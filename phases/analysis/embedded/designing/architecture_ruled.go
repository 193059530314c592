package designing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// mostRuled is how many rules of the requirements stand among the controls.
const mostRuled = 4

// ruledControls are the rules of protection that the source states as what the product
// does, and not as a quality: "only the board may see addresses". The design would else
// say of them no more than that rights are checked.
func (g *Designer) ruledControls() []specs.Control {
	var out []specs.Control
	for _, i := range g.allWanted() {
		r := &g.req.Requirements[i]
		if it, ok := g.statedOn(r, g.d.Words["rules_of_access"]); ok && len(out) < mostRuled {
			out = append(out, specs.Control{Text: it.Text, NFRs: []string{r.ID}, Source: it.Source})
		}
	}
	return out
}

// statedOn is the first sentence of a requirement, as the source states it, that has a word
// of a list.
func (g *Designer) statedOn(r *specs.Requirement, list templates.Terms) (it specs.Item, ok bool) {
	if r.Source.Kind != specs.Stated {
		return it, false
	}
	for _, d := range r.Description {
		if d.Source.Kind == specs.Stated && phrasing.NewWordIndex(d.Text).HasAny(list) {
			return specs.Item{Text: phrasing.Finished(g.asFact(d.Text)), Source: d.Source}, true
		}
	}
	return it, false
}

// asFact is a demand as the design tells it: what has to be is a fact of it.
func (g *Designer) asFact(text string) string {
	if g.Language != "zh" {
		return lowerModals(text)
	}
	for _, modal := range []string{"必须保证：", "必须", "应当"} {
		if head, rest, ok := strings.Cut(text, modal); ok {
			return head + rest
		}
	}
	return text
}

// placed are the requirements and qualities of the source that say where data may lie, or
// where the product has to run: a design that leaves them to the list of qualities puts the
// data elsewhere.
func (g *Designer) placed(list templates.Terms) []specs.Item {
	var out []specs.Item
	for _, i := range g.allWanted() {
		if it, ok := g.statedOn(&g.req.Requirements[i], list); ok {
			out = append(out, it)
		}
	}
	for i := range g.req.NFRs {
		n := &g.req.NFRs[i]
		for _, it := range n.Statement {
			if it.Source.Kind == specs.Stated && phrasing.NewWordIndex(it.Text).HasAny(list) {
				out = append(out, specs.Item{Text: phrasing.Finished(g.asFact(it.Text)), Source: it.Source})
			}
		}
	}
	return phrasing.FirstN(out, mostPlaces)
}

// mostPlaces is how many sentences on places stand in a section of the design.
const mostPlaces = 4
