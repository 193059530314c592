package understanding

import "github.com/overtone-cli/overtone/phases/analysis/embedded/reading"

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
			if said.question || !said.has("install_need") && !x.lex.builtAs(sen.Text) || said.has("unsure") {
				continue
			}
			x.put("constraint", &said, sen.From, sen.To, context{kind: "constraint", feature: -1})
		}
	}
}
