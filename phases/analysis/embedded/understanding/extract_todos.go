package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// toDoTable reads what the people of a meeting have to do until the next one: what is
// to be clarified is a question to who does it, and what is to be handed in is needed
// for the work on the product.
func (x *understander) toDoTable(t *table, units []int, c context) bool {
	if c.kind != "" && c.kind != "overview" && c.kind != "top" && c.kind != "decision" && c.kind != "boilerplate" {
		return false
	}
	what, who, until := x.lex.toDos(t.header)
	if what < 0 || who < 0 || until < 0 {
		return false
	}
	for _, i := range units {
		u := &x.r.Units[i]
		cell := func(i int) string {
			if i >= len(u.Cells) || u.Cells[i] == "–" {
				return ""
			}
			return strings.TrimSpace(u.Cells[i])
		}
		text := cell(what)
		if text == "" {
			continue
		}
		var terms []string
		for _, column := range []int{who, until} {
			if cell(column) != "" {
				term := LabelText(t.header[column], cell(column))
				if reading.HasHan(text) {
					term = t.header[column] + "：" + cell(column)
				}
				terms = append(terms, term)
			}
		}
		if s := x.look(text); s.question || reading.HasHan(text) && reading.ContainsAny(text, x.lex.ChineseQuestionWords...) {
			if reading.HasHan(text) {
				text = strings.TrimRight(text, "。？") + "？"
			}
			x.addQuestion(text, u.From, u.To)
			if last := len(x.u.Questions) - 1; last >= 0 && x.u.Questions[last].Owner == "" {
				x.u.Questions[last].Owner = x.lex.answersUntil(cell(who), t.header[until], cell(until))
			}
			continue
		}
		text = strings.TrimRight(text, ".。")
		switch terms := strings.Join(terms, "; "); {
		case terms == "":
		case reading.HasHan(text):
			text += "（" + strings.ReplaceAll(terms, "; ", "；") + "）"
		default:
			text += " (" + terms + ")"
		}
		x.addItem(&x.u.Dependencies, "dependency", text, u.From, u.To)
	}
	return true
}

// toDos finds the columns of what the people of a meeting have to do: "What | Who |
// Until"; -1 for each that a table has not.
func (l *Lexicons) toDos(header []string) (what, who, until int) {
	what, who, until = -1, -1, -1
	for i, cell := range header {
		switch word := strings.Trim(reading.Lower(cell), " *:："); {
		case l.ToDoColumns[word]:
			what = i
		case l.WhoColumns[word]:
			who = i
		case l.UntilColumns[word]:
			until = i
		}
	}
	return what, who, until
}

// rowsFrom are the units of a section from the nth on that are rows of one table.
func (x *understander) rowsFrom(s, n int) []int {
	units := x.units[s][n:]
	for k, i := range units {
		if u := &x.r.Units[i]; u.Kind != reading.Row || u.Table != x.r.Units[units[0]].Table {
			return units[:k]
		}
	}
	return units
}
