package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxLabelOver is how many words an item has at most that only labels those below it.
const maxLabelOver = 3

// labelOverDeeds reads an item of an English list that only labels what people do below it,
// "Access:" over "A dresser sees the costumes of their own show only": each of those is a
// function of its own, and the label none.
func (x *understander) labelOverDeeds(u *reading.Unit, nested []int, c context) bool {
	label, colon := strings.CutSuffix(strings.TrimSpace(u.Text), ":")
	if u.Kind != reading.Bullet || !colon || c.feature >= 0 || len(nested) == 0 || c.kind != "" && c.kind != "feature" && c.kind != "top" || reading.HasHan(u.Text) || len(strings.Fields(label)) > maxLabelOver || reading.HasFiniteVerb(label) {
		return false
	}
	if _, known := x.headingCue(label); known {
		return false
	}
	deeds, people := true, false
	x.eachBelow(nested, func(u *reading.Unit, _ []int) {
		s := x.look(u.Text)
		acts := x.personActs(&s) || x.personCan(&s)
		people = people || acts
		deeds = deeds && u.Kind == reading.Bullet && u.Label == "" && (acts || x.hasSubject(s.text))
	})
	if !deeds || !people {
		return false
	}
	x.place(u.From, u.To)
	c.kind, c.group = "feature", label
	x.eachBelow(nested, func(u *reading.Unit, nested []int) { x.unit(u, nested, c) })
	return true
}
