package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// unlessOpen reads the rows of a table of decisions by read, and asks those that nobody
// has decided: a row that names two ways and says beside them that it is open.
func (x *understander) unlessOpen(read func(row, context)) func(row, context) {
	return func(r row, c context) {
		if !x.openChoice(r) {
			read(r, c)
		}
	}
}

// openChoice asks which of two ways is taken: "Cache | Redis vs. Valkey | TBD, rather the
// latter", "| 网关 | Kong vs. APISIX | 待定 |".
func (x *understander) openChoice(r row) bool {
	if len(r.u.Cells) < 3 {
		return false
	}
	mark := slices.IndexFunc(r.u.Cells[1:], x.isOpenMark) + 1
	if mark == 0 {
		return false
	}
	for i, cell := range r.u.Cells {
		a, b, ok := x.lex.twoWays(cell)
		if i == 0 || i == mark || !ok {
			continue
		}
		text := LabelText(r.u.Cells[0], a+" or "+b+"?")
		if reading.HasHan(strings.Join(r.u.Cells, "")) {
			text = r.u.Cells[0] + "：" + a + " 还是 " + b + "？"
		}
		if _, lean, ok := strings.Cut(strings.ReplaceAll(r.u.Cells[mark], "，", ","), ","); ok {
			text += " (" + strings.TrimSpace(lean) + ")"
		}
		if x.fresh("question", text) {
			x.u.Questions = append(x.u.Questions, specs.Question{Text: text, Source: x.source(r.u.From, r.u.To)})
		}
		return true
	}
	return false
}

// isOpenMark says that a cell begins with a word for what is open.
func (x *understander) isOpenMark(cell string) bool {
	head, _, _ := strings.Cut(strings.ReplaceAll(cell, "，", ","), ",")
	return x.lex.OpenMarks[strings.Trim(reading.Lower(head), " 。.！（）()")]
}

// twoWays cuts a cell at the word between two names that are weighed.
func (l *Lexicons) twoWays(cell string) (a, b string, ok bool) {
	for _, word := range l.BetweenTwoWays {
		if a, b, ok = strings.Cut(cell, word); !ok {
			continue
		}
		a, b = strings.TrimSpace(a), strings.TrimSpace(strings.TrimRight(b, "?？。. "))
		if a != "" && b != "" && utf8.RuneCountInString(a) <= 40 && utf8.RuneCountInString(b) <= 40 {
			return a, b, true
		}
	}
	return "", "", false
}
