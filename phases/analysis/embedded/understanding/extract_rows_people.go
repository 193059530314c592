package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// dutyCell is what a row on a kind of people says of them in a column that no word of ours heads:
// of several the one that tells most. How many they are, and on what they work, is no definition
// of anybody.
func (x *understander) dutyCell(r row) string {
	duty, headed := "", false
	for i, cell := range r.u.Cells {
		cell = strings.TrimSpace(cell)
		role := r.t.roles[min(i, len(r.t.roles)-1)]
		if i == 0 || cell == "" || cell == "–" || cell == first(r.u.Cells) || role == "device" || role == "part" || x.lex.countsPeople(r, i) {
			continue
		}
		if headed && role != "" {
			continue // a column that means something else stands back behind one that nothing else explains
		}
		if longer := utf8.RuneCountInString(cell) > utf8.RuneCountInString(duty); longer || !headed && role == "" {
			duty, headed = cell, role == ""
		}
	}
	return duty
}

// countsPeople says that a column of a table of roles tells how many there are of each: its head
// says so, and the cell has a number or nothing.
func (l *Lexicons) countsPeople(r row, column int) bool {
	if column >= len(r.t.header) || column >= len(r.u.Cells) {
		return false
	}
	head := strings.Trim(reading.Lower(r.t.header[column]), " *")
	if at := strings.IndexAny(head, "(（"); at > 0 {
		head = strings.TrimSpace(head[:at])
	}
	cell := strings.Trim(r.u.Cells[column], " -–—/")
	return slices.Contains(l.HeadCountColumns, head) && (cell == "" || reading.ContainsAny(cell, "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"))
}

// headCount files how many people there are of a kind, all rows of one table together: it is what
// the product has to reckon with, and no wish of theirs.
func (x *understander) headCount(name string, r row) {
	for i := range r.u.Cells {
		cell := strings.Trim(r.u.Cells[i], " -–—/")
		if i == 0 || cell == "" || !x.lex.countsPeople(r, i) {
			continue
		}
		head, joint := reading.Unmark(r.t.header[i])+": ", ", "
		if reading.HasHan(r.t.header[i]) {
			head, joint = reading.Unmark(r.t.header[i])+"：", "，"
		}
		said := name + " " + cell
		if last := len(x.u.HeadCounts) - 1; last >= 0 && strings.HasPrefix(x.u.HeadCounts[last].Text, head) {
			it := &x.u.HeadCounts[last]
			it.Text = sentence(strings.TrimRight(it.Text, ".。") + joint + said)
			it.Source = it.Source.Join(x.source(r.u.From, r.u.To))
			continue
		}
		x.addItem(&x.u.HeadCounts, "head count", sentence(head+said), r.u.From, r.u.To)
	}
}
