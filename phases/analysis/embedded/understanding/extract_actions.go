package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// behindActions reads what minutes say below their last list, who does what until
// the next meeting: the dates and the money that end them belong to the whole,
// "Pilot in April, all buildings by June. Budget is 45k".
func (x *understander) behindActions(s int) {
	if !reading.ContainsAny(reading.Lower(x.r.Sections[s].Title), x.lex.ActionHeads...) {
		return
	}
	for n, i := range x.units[s] {
		u := &x.r.Units[i]
		if u.Kind == reading.Row && (n == 0 || x.r.Units[x.units[s][n-1]].Table != u.Table) {
			x.toDoTable(&table{header: u.Header}, x.rowsFrom(s, n), x.ctx[s])
		}
		if n == 0 || u.Kind != reading.Prose || u.Label != "" {
			continue
		}
		for _, sen := range u.Sentences {
			said := x.look(sen.Text)
			if said.question || x.lex.nextMeeting(sen.Text) || len(strings.Fields(sen.Text)) < 3 && !reading.HasHan(sen.Text) {
				continue
			}
			switch {
			case said.has("money"):
				x.put("constraint", &said, sen.From, sen.To, context{feature: -1})
			case x.lex.Calendar(sen.Text):
				x.put("milestone", &said, sen.From, sen.To, context{feature: -1})
			}
		}
	}
}
