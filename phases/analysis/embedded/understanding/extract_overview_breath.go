package understanding

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// fewItems is how many items a source lists elsewhere at least that tells in one breath what
// it wants: what stands there in short is told again below.
const fewItems = 4

// inOneBreath says that a unit tells in short what the product is: "idea in one breath: two
// people, one board, take turns making words". What persons do in it is no function for
// itself where the source lists the functions below.
func (x *understander) inOneBreath(u *reading.Unit, label string) bool {
	if len(u.Sentences) == 0 || len(x.u.Pitch) > 0 || !reading.ContainsAny(reading.Lower(label), x.lex.LabelsOfPitch...) {
		return false
	}
	items := 0
	for i := range x.r.Units {
		if v := &x.r.Units[i]; v.Kind == reading.Bullet && v.Section != u.Section {
			items++
		}
	}
	return items >= fewItems
}
