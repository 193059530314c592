package console

import (
	"io"
	"strings"
)

// gap is the blank space between two columns.
const gap = "  "

// Table collects rows and prints them in aligned columns. Cells are cleaned
// (see Clean), so text from anywhere may be put in.
type Table struct {
	header []string
	rows   [][]string
	right  []bool
}

// NewTable begins a table with these column headings.
func NewTable(header ...string) *Table {
	return &Table{header: header, right: make([]bool, len(header))}
}

// Right aligns the columns with these 0-based numbers to the right, for counts.
func (t *Table) Right(columns ...int) *Table {
	for _, column := range columns {
		t.right[column] = true
	}
	return t
}

// Add appends one row. Missing cells are blank and cells beyond the headings
// are dropped.
func (t *Table) Add(cells ...string) {
	row := make([]string, len(t.header))
	for i := range row {
		if i < len(cells) {
			row[i] = Clean(cells[i])
		}
	}
	t.rows = append(t.rows, row)
}

// Len is the number of rows without the heading.
func (t *Table) Len() int { return len(t.rows) }

// Print writes heading and rows to Out. On a terminal the last column is cut
// to fit; elsewhere nothing is ever cut, because a program or a file reads it.
func (t *Table) Print(s Streams) error {
	widths := t.widths()
	limit := 0
	if s.OutTerminal {
		limit = s.Width
	}
	var b strings.Builder
	style := s.OutStyle()
	writeRow(&b, t.header, widths, t.right, limit, style.Strong)
	for _, row := range t.rows {
		writeRow(&b, row, widths, t.right, limit, func(cell string) string { return cell })
	}
	_, err := io.WriteString(s.Out, b.String())
	return err
}

func (t *Table) widths() []int {
	widths := make([]int, len(t.header))
	for i, cell := range t.header {
		widths[i] = Width(cell)
	}
	for _, row := range t.rows {
		for i, cell := range row {
			widths[i] = max(widths[i], Width(cell))
		}
	}
	return widths
}

// writeRow writes one line. The padding of the last column is left out, so
// that no line ends in blanks.
func writeRow(b *strings.Builder, row []string, widths []int, right []bool, limit int, paint func(string) string) {
	var line strings.Builder
	used := 0
	for i, cell := range row {
		last := i == len(row)-1
		if last && limit > used {
			cell = Cut(cell, limit-used)
		}
		pad := strings.Repeat(" ", max(0, widths[i]-Width(cell)))
		switch {
		case right[i]:
			line.WriteString(pad + paint(cell))
		case last:
			line.WriteString(paint(cell))
		default:
			line.WriteString(paint(cell) + pad)
		}
		if !last {
			line.WriteString(gap)
			used += widths[i] + len(gap)
		}
	}
	b.WriteString(strings.TrimRight(line.String(), " "))
	b.WriteByte('\n')
}
