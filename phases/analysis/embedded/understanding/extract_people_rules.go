package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ruleOfRole files what a paragraph behind a table of roles says one of them may or must,
// "A member can renew a loan twice, unless …", 会员最多续借两次: a rule of the product, which
// defines nobody.
func (x *understander) ruleOfRole(u *reading.Unit, sen reading.Sentence) bool {
	if u.Kind != reading.Prose || u.Label != "" {
		return false
	}
	at := -1
	if reading.HasHan(sen.Text) {
		for i := range x.u.Actors {
			rest, ok := strings.CutPrefix(sen.Text, x.u.Actors[i].Name)
			if ok && reading.HasPrefixOf(rest, x.lex.ChineseModalsOfRole...) {
				at = i
			}
		}
	} else if name, rest := x.leadingActor(sen.Text); name != "" && (modal(rest) || strings.HasPrefix(rest, "cannot ")) {
		if i, ok := x.findActor(name); ok {
			at = i
		}
	}
	if at < 0 || FirstLine(x.u.Actors[at].Source) >= u.From || !x.isRow(FirstLine(x.u.Actors[at].Source)) {
		return false
	}
	s := x.look(sen.Text)
	if s.question {
		return false
	}
	kind := "feature"
	if s.trigger == "" && x.lex.forbids(sen.Text) {
		kind = "constraint"
	}
	x.put(kind, &s, sen.From, sen.To, context{feature: -1})
	return true
}
