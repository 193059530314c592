package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// installs reads what a section on installing demands of the place where the
// product runs: its commands are boilerplate, "Needs Java 21" and "No network
// access" are not.
func (x *understander) installs(s int) {
	if title := x.look(x.r.Sections[s].Title); !title.has("install_heading") {
		return
	}
	for _, i := range x.units[s] {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose && u.Kind != reading.Bullet {
			continue
		}
		if x.packages(u) {
			continue
		}
		for _, sen := range u.Sentences {
			said := x.look(sen.Text)
			if !said.question && !said.has("unsure") && x.lex.setsUp(sen.Text) {
				x.put("feature", &said, sen.From, sen.To, context{feature: -1})
				continue
			}
			if said.question || !said.has("install_need") && !x.lex.builtAs(sen.Text) || said.has("unsure") {
				continue
			}
			x.put("constraint", &said, sen.From, sen.To, context{kind: "constraint", feature: -1})
		}
	}
}

// setsUp tells a sentence that says what a part of the product does when it is set up: "The
// wizard asks for the name of the library". Somebody has to build it.
func (l *Lexicons) setsUp(text string) bool {
	low := reading.Lower(text)
	for _, subject := range l.SubjectsOfSetup {
		rest, ok := strings.CutPrefix(low, subject)
		if ok && (reading.HasHan(text) || reading.InThirdPerson(reading.FirstWord(rest))) {
			return true
		}
	}
	return false
}
