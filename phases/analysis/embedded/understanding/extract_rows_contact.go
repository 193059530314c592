package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs"
)

// Columns of a table of systems that say who is asked about each, and what goes over.

// bareHead is the header of a column as the lists of columns have it.
func bareHead(head string) string {
	return reading.Lower(strings.Trim(specs.Plain(head), " .:：?？*"))
}

// contactOf is what a row says of who owns a system or is asked about it, with the head of the column:
// "Owner: Finance". Empty without such a column.
func (l *Lexicons) contactOf(r row, name string) string {
	for i, cell := range r.u.Cells[:min(len(r.u.Cells), len(r.u.Header))] {
		if i == 0 || cell == "" || cell == "–" || cell == "-" || cell == name || !slices.Contains(l.ContactColumns, bareHead(r.u.Header[i])) {
			continue
		}
		return LabelText(strings.Trim(specs.Plain(r.u.Header[i]), " .:：?？*"), cell)
	}
	return ""
}

// exchangedOf is the cell of the column that says what goes over; empty without one.
func (l *Lexicons) exchangedOf(r row, name string) string {
	for i, cell := range r.u.Cells[:min(len(r.u.Cells), len(r.u.Header))] {
		if i > 0 && cell != "" && cell != "–" && cell != name && slices.Contains(l.ExchangedColumns, bareHead(r.u.Header[i])) {
			return cell
		}
	}
	return ""
}
