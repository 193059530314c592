package console

import "bytes"

// gap is the blank space between two columns.
const gap = "  "

// Table collects rows and prints them in aligned columns. Cells are cleaned
// (see Clean), so text from anywhere may be put in.
type Table struct {
	header []string
	rows   [][]cell
	widths []int // of the columns so far
	right  []bool
}

// NewTable begins a table with these column headings.
func NewTable(header ...string) *Table {
	t := &Table{header: header, right: make([]bool, len(header)), widths: make([]int, len(header))}
	for i, name := range header {
		t.widths[i] = Width(name)
	}
	return t
}

// cell is a text with its width, which is measured once.
type cell struct {
	text  string
	width int
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
	row := make([]cell, len(t.header))
	for i := range row {
		if i < len(cells) {
			text := Clean(cells[i])
			row[i] = cell{text, Width(text)}
			t.widths[i] = max(t.widths[i], row[i].width)
		}
	}
	t.rows = append(t.rows, row)
}

// Len is the number of rows without the heading.
func (t *Table) Len() int { return len(t.rows) }

// Print writes heading and rows to Out. On a terminal the last column is cut
// to fit; elsewhere nothing is ever cut, because a program or a file reads it.
func (t *Table) Print(s Streams) error {
	limit := 0
	if s.OutTerminal {
		limit = s.Width
	}
	style := s.OutStyle()
	head := make([]cell, len(t.header))
	for i, name := range t.header {
		head[i] = cell{style.Strong(name), Width(name)}
		if last := i == len(head)-1; last && limit > 0 { // painted after the cut
			name = Cut(name, limit-t.before(i))
			head[i] = cell{style.Strong(name), Width(name)}
		}
	}
	var out []byte
	out = t.appendRow(out, head, 0)
	for _, row := range t.rows {
		out = t.appendRow(out, row, limit)
	}
	_, err := s.Out.Write(out)
	return err
}

// before is how many columns of the terminal stand before a cell.
func (t *Table) before(column int) int {
	used := 0
	for i := range column {
		used += t.widths[i] + len(gap)
	}
	return used
}

// appendRow adds one line, whose last cell is cut to the limit (0: none). No
// line ends in blanks.
func (t *Table) appendRow(out []byte, row []cell, limit int) []byte {
	for i, one := range row {
		last := i == len(row)-1
		if last && limit > 0 && t.before(i) < limit && one.width > limit-t.before(i) {
			one.text = Cut(one.text, limit-t.before(i))
			one.width = Width(one.text)
		}
		if t.right[i] {
			out = appendBlanks(out, t.widths[i]-one.width)
		}
		out = append(out, one.text...)
		if last {
			break
		}
		if !t.right[i] {
			out = appendBlanks(out, t.widths[i]-one.width)
		}
		out = append(out, gap...)
	}
	return append(bytes.TrimRight(out, " "), '\n')
}

func appendBlanks(out []byte, n int) []byte {
	for range n {
		out = append(out, ' ')
	}
	return out
}
