package understanding

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// limitName is what a row limits with what the heading of its table says that the
// numbers hold for: "Open returns" under "Limits per customer" is "Open returns per
// customer". A row that names what it holds for itself stays as it is.
func (x *understander) limitName(r row) string {
	name := strings.TrimSpace(first(r.u.Cells))
	holder := x.lex.limitedThing(x.r.Sections[r.u.Section].Title)
	if holder == "" || len(r.u.Cells) != 2 || strings.TrimFunc(r.u.Cells[1], func(c rune) bool { return unicode.IsDigit(c) || strings.ContainsRune(",. 个件册条张次", c) }) != "" {
		return name
	}
	switch {
	case reading.HasHan(name) && strings.Contains(name, "每"), reading.ContainsAny(" "+reading.Lower(name)+" ", x.lex.PerEach...):
		return name
	case reading.HasHan(name):
		return holder + "的" + name
	}
	return name + " per " + holder
}

// limitedThing is what a heading over limits says that each of them holds for.
func (l *Lexicons) limitedThing(title string) string {
	low := reading.Lower(strings.TrimSpace(title))
	if reading.HasHan(low) {
		at := strings.Index(low, "每")
		if at < 0 || !reading.ContainsAny(low, "上限", "限额", "限制", "配额") {
			return ""
		}
		for _, end := range l.ChineseLimitNames {
			if i := strings.Index(low[at:], end); i > 0 {
				return low[at : at+i]
			}
		}
		return ""
	}
	if !reading.ContainsAny(low, "limit", "quota", "maximum", "maxima") {
		return ""
	}
	for _, lead := range l.ForEach {
		if _, holder, ok := strings.Cut(low, lead); ok && len(strings.Fields(holder)) < 4 && !strings.ContainsAny(holder, ",;(") {
			return strings.TrimSpace(holder)
		}
	}
	return ""
}

// limitLine says how much one row of a table of limits allows, in each column.
func (x *understander) limitLine(r row) string {
	if name := x.limitName(r); name != r.u.Cells[0] {
		return LabelText(name, r.u.Cells[1])
	}
	full := r
	u := *r.u
	u.Cells = slices.Clone(u.Cells)
	for i, cell := range u.Cells { // a dash beside a yes is a no
		if cell == "–" && slices.ContainsFunc(u.Cells, func(c string) bool { return strings.EqualFold(c, "yes") || c == "是" }) {
			u.Cells[i] = x.lex.IsNotSo.In(reading.HasHan(u.Text))
		}
	}
	full.u = &u
	return spell(full)
}

// bounds tells the row of a table of limits: each cell behind the first holds a
// number, or one word for all or nothing.
func bounds(cells []string) bool {
	for _, cell := range cells[min(1, len(cells)):] {
		if cell = strings.TrimSpace(cell); !strings.ContainsAny(cell, "0123456789") && len(strings.Fields(cell)) > 1 || len([]rune(cell)) > maxBound {
			return false
		}
	}
	return strings.ContainsFunc(first(cells), unicode.IsLetter)
}

// maxBound is how long a cell may be that only bounds something.
const maxBound = 24
