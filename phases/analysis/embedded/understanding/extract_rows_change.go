package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// changesTable tells a table that says in one column how each part is today and in another
// how it is to be: Area | Today | New. Tables that say so of numbers are read as goals.
func (x *understander) changesTable(t *table, units []int, c context) bool {
	_, today := t.has["baseline"]
	at, changed := t.has["changed"]
	if !today || !changed || t.has["baseline"] == 0 || at == 0 {
		return false
	}
	switch c.kind {
	case "goal", "metric", "quality", "actor", "non_goal", "risk", "milestone", "alternative", "problem":
		return false
	}
	for _, i := range units {
		if new := (row{t, &x.r.Units[i]}).get("changed"); new != "" && strings.ContainsAny(new[:1], "0123456789<>≤≥~") {
			return false
		}
	}
	return true
}

// changeRow files what one part is to be like as a function, with what it is today. A part that
// stays as it is binds.
func (x *understander) changeRow(r row, c context) {
	area, today, new := first(r.u.Cells), r.get("baseline"), r.get("changed")
	low := strings.Trim(reading.Lower(new), " .。()（）")
	switch {
	case new == "" || x.lex.Unchanged[low] && today == "":
		x.note(spell(r), r.u.From, r.u.To)
	case x.lex.Unchanged[low] || strings.EqualFold(new, today):
		x.addConstraint(LabelText(area, LabelText(r.t.header[r.t.has["changed"]], new)), r.u.From, r.u.To)
	default:
		at := x.addFeature(FeatureFact{Name: area, Text: LabelText(area, new), Group: c.group, Priority: c.priority}, r.u.From, r.u.To)
		if today != "" {
			x.addReason(at, LabelText(r.t.header[r.t.has["baseline"]], today), r.u.From, r.u.To)
		}
		x.featureNotes(at, r, c)
	}
}
