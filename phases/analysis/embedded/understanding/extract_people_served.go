package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// servedPeople takes up whom the product is for by the sentence that says what it is, "an app
// for home cooks who …", 面向车队司机的平台, where the source introduces nobody else.
func (x *understander) servedPeople() {
	if len(x.u.Actors) > 0 {
		return
	}
	for i := range x.u.Pitch {
		it := &x.u.Pitch[i]
		leads := x.lex.ServingLeads
		if reading.HasHan(it.Text) {
			leads = x.lex.ChineseServingLeads
		}
		for _, lead := range leads {
			if x.servedBehind(it.Text, lead, FirstLine(it.Source)) {
				return
			}
		}
	}
}

// servedBehind takes up the people whom a text names behind a lead, one or two kinds of them:
// "for hikers and divers". It says whether there were any.
func (x *understander) servedBehind(text, lead string, line int) bool {
	_, rest, ok := strings.Cut(text, lead)
	if !ok {
		return false
	}
	found := false
	for range 2 {
		name, behind := x.leadingActor(unquantified(strings.TrimRight(rest, ". 。")))
		if name == "" || reading.HasHan(text) && (!strings.HasPrefix(rest, name) || strings.ContainsAny(name, "，的、")) || !x.lex.nounPhrase(x.lex.actorName(name)) || x.genericPerson(x.lex.actorName(name), 0) {
			break
		}
		x.addActor(ActorFact{Name: reading.UpperFirst(x.lex.actorName(name))}, line, line)
		found = true
		if rest, ok = strings.CutPrefix(behind, "and "); !ok {
			break
		}
	}
	return found
}
