package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A table of "Category | Requirement" under a heading that does not say what it
// lists, "Further requirements", "技术要求", holds rows of several kinds: the
// category of each says whether it is a quality, a limit, a date or a function.

// kindsOfRows tells a table that most of its categories sort into kinds.
func (x *understander) kindsOfRows(t *table, units []int, c context) bool {
	_, category := t.has["category"]
	_, requirement := t.has["requirement"]
	if !category || !requirement || c.kind == "quality" {
		return false
	}
	sorted := 0
	for _, i := range units {
		if kind, _ := x.kindOfRow(row{t, &x.r.Units[i]}); kind != "" {
			sorted++
		}
	}
	return sorted > 1 && sorted*2 >= len(units)
}

// kindOfRow is what the category of a row sorts it into, empty for a function and
// for a category of the text's own.
func (x *understander) kindOfRow(r row) (kind, class string) {
	category := strings.Trim(r.get("category"), " *:：")
	for _, end := range x.lex.EndsOfCategory {
		if bare := strings.TrimSuffix(category, end); bare != "" {
			category = bare
		}
	}
	low := reading.Lower(category)
	switch {
	case x.lex.CategoriesOfLimits[low]:
		return "constraint", ""
	case x.lex.CategoriesOfDates[low]:
		return "milestone", ""
	}
	cue, ok := x.headingCue(category)
	if !ok || !x.wholeCue(category, cue) || cue.Class == "" && cue.Kind != "constraint" && cue.Kind != "milestone" {
		return "", ""
	}
	return cue.Kind, cue.Class
}

// kindRow reads a row as what its category says that it is.
func (x *understander) kindRow(r row, c context) {
	kind, class := x.kindOfRow(r)
	switch {
	case class != "":
		c.kind, c.class = "quality", class
		x.qualityRow(r, c)
	case kind == "constraint":
		x.addConstraint(r.get("requirement"), r.u.From, r.u.To)
	case kind == "milestone":
		x.addItem(&x.u.Milestones, "milestone", r.get("requirement"), r.u.From, r.u.To)
	default:
		x.featureRow(r, c)
	}
}
