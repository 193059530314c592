package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ComponentFact is a part that the source says the product is made of: a process, a service, a
// program of its own.
type ComponentFact struct {
	Name   string // as the source calls it, "courier-ingest"
	Text   string // what the source says of it; empty where it only names it
	Source specs.Source
}

// maxComponentName is how many words the name of a component has at most.
const maxComponentName = 4

// minComponentsTold is how many a list of components has at least: a single one divides nothing.
const minComponentsTold = 2

// componentsBelow marks the sections that list what the product is made of: below a heading of
// components most items begin with a short name, and below one of services or modules, which
// also head lists of functions, with one in code.
func (x *understander) componentsBelow() {
	for s := range x.r.Sections {
		title := reading.Lower(bareTitle(x.r.Sections[s].Title))
		code := x.lex.PartTitles[title]
		if !x.lex.ComponentTitles[title] && !code {
			continue
		}
		named, items := 0, 0
		for _, at := range x.units[s] {
			u := &x.r.Units[at]
			if u.Kind != reading.Bullet && u.Kind != reading.Row || u.Depth > 1 {
				continue
			}
			items++
			if name, _ := x.componentOf(u); name != "" && (!code || programName(u, name)) {
				named++
			}
		}
		if named >= minComponentsTold && named*3 >= items*2 {
			x.ctx[s].kind = "component"
		}
	}
}

// component reads an item of such a section. What stands there beside the list is read as
// anywhere else.
func (x *understander) component(u *reading.Unit, nested []int, c context) {
	name, text := "", ""
	if u.Kind == reading.Bullet || u.Kind == reading.Row {
		name, text = x.componentOf(u)
	}
	if name == "" {
		c.kind = ""
		x.sentences(u, c)
		return
	}
	for _, i := range nested {
		text = strings.TrimRight(text, ". ") + ". " + x.r.Units[i].Text
		x.place(x.r.Units[i].From, x.r.Units[i].To)
	}
	x.u.Components = append(x.u.Components, ComponentFact{Name: name, Text: sentence(reading.UpperFirst(strings.TrimPrefix(text, ". "))), Source: x.source(u.From, u.To)})
	x.mention(u.Text, u.From, u.To, true)
}

// componentOf takes an item of a list of components apart.
func (x *understander) componentOf(u *reading.Unit) (name, text string) {
	switch {
	case u.Kind == reading.Row && len(u.Cells) > 1:
		name, text = u.Cells[0], strings.Join(u.Cells[1:], ". ")
	case u.Label != "":
		name, text, _ = reading.CutLabel(u.Text, true)
	default:
		return "", ""
	}
	name = strings.Trim(name, " `*.")
	if name == "" || strings.ContainsAny(name, ".?!，。") || len(strings.Fields(name)) > maxComponentName || len([]rune(name)) > 40 {
		return "", ""
	}
	return name, strings.TrimSpace(text)
}

// programName tells the name of a program, as it stands in code or is spelled as one: "order-api",
// "OrderWorker".
func programName(u *reading.Unit, name string) bool {
	return strings.Contains(u.Text, "`"+name+"`") || strings.ContainsAny(name, "-_") && reading.Lower(name) == name || reading.InnerCapital(name) && !strings.Contains(name, " ")
}
