package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// caseColumns are the columns of a table that says what is done in which case: "Condition | Level |
// What happens".
type caseColumns struct{ when, then int }

// casesIn finds the columns of such a table; nil for any other one.
func (x *understander) casesIn(t *table, units []int) *caseColumns {
	c := caseColumns{when: -1, then: -1}
	for i, h := range t.header {
		head := columnHead(h)
		switch {
		case c.when < 0 && c.then < 0 && x.lex.CaseColumns[head]:
			c.when = i
		case c.then < 0 && x.lex.OutcomeColumns[head]:
			c.then = i
		}
	}
	if c.when < 0 || c.then < 0 {
		return nil
	}
	told := 0
	for _, i := range units {
		cells := x.r.Units[i].Cells
		if max(c.when, c.then) < len(cells) && !reading.HasHan(cells[c.when]) && (reading.HasFiniteVerb(cells[c.then]) || doneTo(cells[c.then])) {
			told++
		}
	}
	if told*2 <= len(units) {
		return nil // its cells are names, and no deeds
	}
	return &c
}

// caseRow makes a feature of a row that says what is done in a case; the other columns say more of the
// case.
func (x *understander) caseRow(n *caseColumns) func(row, context) {
	return func(r row, c context) {
		if max(n.when, n.then) >= len(r.u.Cells) {
			x.ruleRow(r, c)
			return
		}
		when, then := strings.Trim(r.u.Cells[n.when], " .*"), strings.Trim(r.u.Cells[n.then], " .*")
		if when == "" || then == "" || !reading.HasFiniteVerb(then) && !doneTo(then) {
			x.ruleRow(r, c)
			return
		}
		deed, rest, more := strings.Cut(then, "; ")
		text := x.caseText(when, deed)
		at := x.addFeature(FeatureFact{Text: text, Name: reading.UpperFirst(when), Group: c.group, Priority: c.priority}, r.u.From, r.u.To)
		x.mention(text, r.u.From, r.u.To, true)
		if more {
			x.addDetail(at, sentence(reading.UpperFirst(rest)), r.u.From, r.u.To)
		}
		for i, told := range r.u.Cells {
			if i < len(r.t.header) && i != n.when && i != n.then && x.lex.tellsMore(told) && r.t.roles[i] != "id" {
				x.addDetail(at, LabelText(r.t.header[i], told), r.u.From, r.u.To)
			}
		}
	}
}

// caseText is what such a row says, as a sentence.
func (x *understander) caseText(when, then string) string {
	words := strings.Fields(then)
	if first := reading.Lower(words[0]); len(words) > 1 && !x.lex.ObjectOpeners[first] && !x.lex.BehindPlace[first] && wording.Singular(first) == first && (deedVerb(words[1]) || words[1] == "is" || words[1] == "has") {
		then = "the " + wording.LowerFirst(then)
	}
	for _, lead := range []string{"if ", "when ", "as soon as ", "once "} {
		if len(when) > len(lead) && strings.EqualFold(when[:len(lead)], lead) {
			return reading.UpperFirst(when) + ", " + wording.LowerFirst(then) + "."
		}
	}
	return "When the case “" + reading.UpperFirst(when) + "” occurs, " + wording.LowerFirst(then) + "."
}
