package understanding

import (
	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// settled reads a statement as what a person said it is.
func (x *understander) settled(u *reading.Unit) {
	c := context{kind: u.As, feature: -1}
	s := x.look(u.Text)
	switch u.As {
	case analysis.KindConstraint:
		x.mention(u.Text, u.From, u.To, true)
		x.addConstraint(u.Text, u.From, u.To)
	case analysis.KindNonGoal:
		x.addNonGoal(u.Text, "", u.From, u.To)
	case analysis.KindIntegration:
		before := len(x.u.Integrations)
		x.outside(u.Text, u.From, u.To)
		x.mention(u.Text, u.From, u.To, true)
		if len(x.u.Integrations) == before {
			x.u.Integrations = append(x.u.Integrations, IntegrationFact{Name: x.lex.Headline(u.Text), Purpose: sentence(u.Text), Source: x.source(u.From, u.To)})
		}
	case analysis.KindData:
		x.dataUnit(u, nil, context{kind: "data", feature: -1})
	default:
		x.put(u.As, &s, u.From, u.To, c)
	}
}
