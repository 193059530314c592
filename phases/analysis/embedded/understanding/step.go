package understanding

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// section reads what stands under one heading.
func (x *understander) section(s int) {
	c := &x.ctx[s]
	if c.kind == "boilerplate" {
		x.installs(s)
		x.callsShown(s)
		x.configurationsShown(s)
		x.behindActions(s)
		return
	}
	x.openSection(s)
	x.releaseHeading(s)
	units := x.units[s]
	for i := 0; i < len(units); {
		if i > 0 && x.behindAnswer(s, units[i]) {
			c = &x.ctx[x.r.Sections[s].Parent]
		}
		i = x.step(units, i, *c)
	}
}

// behindAnswer tells a paragraph with a label of its own behind the answer to an
// interviewer's question: "Impressions: …" is no part of it.
func (x *understander) behindAnswer(s, unit int) bool {
	u := &x.r.Units[unit]
	return x.r.Sections[s].Asked && u.Kind == reading.Prose && u.Label != ""
}

// step reads the unit at units[i], with the bullets nested in it or the table
// it belongs to, and returns where to go on.
func (x *understander) step(units []int, i int, c context) int {
	u := &x.r.Units[units[i]]
	x.openMarks(u)
	c = x.withOwnNumber(u, c)
	if u.Reply {
		c = context{feature: -1}
	}
	if x.ranking[units[i]] {
		x.place(u.From, u.To)
		return i + 1
	}
	if c.kind == "component" && u.Kind != reading.Code || c.kind == "failure" && u.Kind == reading.Row {
		return x.ownForm(units, i, c)
	}
	if u.Kind == reading.Row {
		j := i
		for j < len(units) && x.r.Units[units[j]].Kind == reading.Row && x.r.Units[units[j]].Table == u.Table {
			j++
		}
		x.readTable(units[i:j], c)
		return j
	}
	if u.Kind == reading.Code {
		x.code(u, c)
		return i + 1
	}
	if x.programCaller(u) {
		return i + 1
	}
	if end := x.listItems(units, i, c); end > i {
		return end
	}
	if end := x.faultItems(units, i, c); end > i {
		return end
	}
	if end := x.flowSteps(units, i, c); end > i {
		return end
	}
	j := i + 1
	told := x.storyApart(u, c)
	for j < len(units) && (x.below(units[j], units[i]) || x.termsOf(u, &x.r.Units[units[j]], c) || told && x.termOfStory(&x.r.Units[units[j]], &x.r.Units[units[j-1]]) || x.lex.addsToItem(&x.r.Units[units[j]], u)) {
		j++
	}
	if told && j > i+1 {
		c.kind = "feature"
	}
	for _, below := range units[i+1 : j] {
		x.openMarks(&x.r.Units[below])
	}
	x.unit(u, units[i+1:j], c)
	if told {
		return x.storyGoesOn(u, units, j, c)
	}
	return j
}

// ownForm reads the unit at units[i] with those nested in it by the reader of its section, which
// knows what a list and a table say there; it returns where to go on.
func (x *understander) ownForm(units []int, i int, c context) int {
	j := i + 1
	for j < len(units) && x.below(units[j], units[i]) {
		j++
	}
	x.readers()[c.kind](x, &x.r.Units[units[i]], units[i+1:j], c)
	return j
}

// termsOf tells an item of the list behind a numbered paragraph, "**FR-4 [M]** A
// guest can book a table.", that says on which terms: one with a number of its
// own is the next requirement.
func (x *understander) termsOf(lead, item *reading.Unit, c context) bool {
	if lead.Kind != reading.Prose || item.Kind != reading.Bullet || c.feature >= 0 || c.kind != "feature" && c.kind != "story" || reading.RefLength(lead.Text) == 0 && reading.RefLength(lead.Label) == 0 {
		return false
	}
	t := x.tags(item.Text)
	return t.ref == "" && t.priority == ""
}

// below tells whether a unit is nested in another.
func (x *understander) below(unit, parent int) bool {
	for p := x.r.Units[unit].Parent; p >= 0; p = x.r.Units[p].Parent {
		if p == parent {
			return true
		}
	}
	return false
}
