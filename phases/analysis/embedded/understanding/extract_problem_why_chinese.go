package understanding

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// whyTold reads a Chinese paragraph whose label says that it tells why something is done: 先说为啥要搞. All
// of it is how things go wrong, whatever duties it names, up to what follows from that: 所以….
func (x *understander) whyTold(u *reading.Unit, c context) bool {
	if u.Kind != reading.Prose || !reading.HasHan(u.Label) || !reading.ContainsAny(u.Label, x.lex.ChineseTellsWhy...) || len(u.Sentences) == 0 {
		return false
	}
	pain := true
	for _, sen := range u.Sentences {
		if pain = pain && !reading.HasPrefixOf(sen.Text, x.lex.ChineseSoLeads...); !pain {
			x.readAlone(u, sen, c)
			continue
		}
		s := x.look(sen.Text)
		x.addProblem(&s, sen.From, sen.To)
	}
	return true
}
