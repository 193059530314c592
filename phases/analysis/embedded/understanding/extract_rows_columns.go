package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// columnsOfFeature reads a table within one story that says what each column of its file or
// page holds, "| Column | Meaning |": the story is done when they are all there, and no row is
// a requirement of its own.
func (x *understander) columnsOfFeature(t *table, units []int, c context) bool {
	_, named := t.has["field"]
	if c.feature < 0 || !named || len(t.header) != 2 || t.has["field"] != 0 || len(units) < minListed {
		return false
	}
	var names []string
	for _, i := range units {
		cells := x.r.Units[i].Cells
		name := strings.Trim(first(cells), "`* ")
		if len(cells) < 2 || name == "" || len(strings.Fields(name)) > 3 || len([]rune(name)) > 30 || reading.HasFiniteVerb(name) {
			return false
		}
		names = append(names, "`"+name+"`")
	}
	from, to := x.r.Units[units[0]].From, x.r.Units[units[len(units)-1]].To
	han := reading.HasHan(t.header[0])
	last := len(names) - 1
	text := "It has the " + wording.Plural(wording.Singular(reading.Lower(t.header[0]))) + " " + strings.Join(names[:last], ", ") + " and " + names[last]
	if han {
		text = "包含以下" + t.header[0] + "：" + strings.Join(names, "、")
	}
	x.addCriterion(c.feature, text, from, to)
	for k, i := range units {
		if u := &x.r.Units[i]; x.lex.tellsMore(u.Cells[1]) {
			x.addReason(c.feature, LabelText(names[k], u.Cells[1]), u.From, u.To)
		}
	}
	x.extend(c.feature, to)
	return true
}
