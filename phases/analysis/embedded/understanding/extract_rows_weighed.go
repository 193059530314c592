package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// weighs tells a table that weighs ways against each other: what speaks for each of them, what
// against it, and what came of it, "方案 | 优点 | 缺点 | 结论". It gives the column of the verdict.
func (x *understander) weighs(t *table) (verdict int, ok bool) {
	_, liked := t.has["liked"]
	_, disliked := t.has["disliked"]
	if !liked && !disliked {
		return -1, false
	}
	verdict = slices.IndexFunc(t.header, func(h string) bool {
		return x.lex.VerdictColumns[reading.Lower(strings.Trim(h, " *:："))]
	})
	return verdict, verdict > 0
}

// weighedRow reads a row of such a table. The way that its verdict takes is a decision, with what
// speaks for it; every way, taken or not, was weighed, with what speaks for it and against it. None
// of them is a function of the product, and what the rejected ones are made with is not used.
func (x *understander) weighedRow(verdict int) func(row, context) {
	return func(r row, _ context) {
		name := x.lex.withoutWayMark(reading.FirstOf(r.get("alternative"), first(r.u.Cells)))
		said := ""
		if verdict < len(r.u.Cells) {
			said = strings.Trim(r.u.Cells[verdict], " *。.")
		}
		if name == "" {
			return
		}
		liked, disliked := r.get("liked"), r.get("disliked")
		if !reading.HasPrefixOf(reading.Lower(said), x.lex.TakenVerdicts...) || reading.HasPrefixOf(reading.Lower(said), x.lex.RefusedVerdicts...) {
			if x.fresh("alternative", name) {
				x.u.Alternatives = append(x.u.Alternatives, specs.Alternative{Name: name, Strength: sentence(liked), Gap: sentence(disliked), Source: x.source(r.u.From, r.u.To)})
			}
			return
		}
		text := name
		if reading.HasHan(r.u.Text) {
			text = "采用" + reading.Joiner(name) + name
		}
		for _, part := range []struct{ head, cell string }{{header(r.t, "liked"), liked}, {header(r.t, "disliked"), disliked}} {
			if part.cell != "" {
				text += asideJoin(text, part.head, part.cell)
			}
		}
		x.addItem(&x.u.Decisions, "decision", text, r.u.From, r.u.To)
		x.mention(name, r.u.From, r.u.To, true)
	}
}

// header is the title of the column with a role.
func header(t *table, role string) string {
	if i, ok := t.has[role]; ok {
		return t.header[i]
	}
	return ""
}

// asideJoin appends what a column says of a way under its head: "，优点：团队熟悉".
func asideJoin(text, head, cell string) string {
	cell = strings.TrimRight(cell, "。.")
	if reading.HasHan(text + cell) {
		return "，" + head + "：" + cell
	}
	return ", " + reading.Lower(head) + ": " + cell
}
