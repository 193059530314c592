package markdown

import (
	"bytes"
	"strings"
	"sync"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// table is a GFM table in the parser's tree. Goldmark's own is not used: its
// package holds every other extension too, whose patterns are compiled at the
// start of each process, and a node for each cell, which nobody here wants.
type table struct {
	ast.BaseBlock
	rows []tableRow // the header first; the delimiter row is none
}

// tableRow is one line of a table.
type tableRow struct {
	start int            // of the line in the source
	cells []text.Segment // trimmed; without what a short row lacks
	lacks int            // cells
}

var tableKind = sync.OnceValue(func() ast.NodeKind { return ast.NewNodeKind("Table") })

// Kind implements ast.Node.
func (*table) Kind() ast.NodeKind { return tableKind() }

// IsRaw implements ast.Node: nothing inline is looked for.
func (*table) IsRaw() bool { return true }

// Dump implements ast.Node.
func (t *table) Dump(source []byte, level int) { ast.DumpHelper(t, source, level, nil, nil) }

// tables makes tables of paragraphs, as goldmark's extension does; fuzzing
// holds the two against each other.
type tables struct{}

// Transform implements parser.ParagraphTransformer.
func (tables) Transform(node *ast.Paragraph, reader text.Reader, _ parser.Context) {
	lines, source := node.Lines(), reader.Source()
	for i := 1; i < lines.Len(); i++ {
		columns := delimiters(lines.At(i), source)
		if columns == 0 {
			continue
		}
		header := cutRow(lines.At(i-1), source, columns+1)
		if len(header.cells) > columns {
			return
		}
		header.lacks--
		t := &table{rows: append(make([]tableRow, 0, lines.Len()-i), header)}
		for j := i + 1; j < lines.Len(); j++ {
			t.rows = append(t.rows, cutRow(lines.At(j), source, columns))
		}
		node.Parent().InsertAfter(node.Parent(), node, t)
		lines.SetSliced(0, i-1)
		if i == 1 {
			node.Parent().RemoveChild(node.Parent(), node)
			return
		}
		last := lines.At(i - 2)
		last.Stop-- // the line feed
		lines.Set(i-2, last)
		return
	}
}

// delimiters is the number of columns of a delimiter row, 0 for any other line:
// dashes alone, with no line feed behind them, underline a heading.
func delimiters(segment text.Segment, source []byte) int {
	line := segment.Value(source)
	if width, _ := util.IndentWidth(line, 0); width > 3 || len(bytes.Trim(line, "-")) == 0 {
		return 0
	}
	for _, c := range line {
		if c != '-' && c != '|' && c != ':' && !util.IsSpace(c) {
			return 0
		}
	}
	columns := bytes.Split(line, []byte{'|'})
	if util.IsBlank(columns[0]) {
		columns = columns[1:]
	}
	if n := len(columns); n > 0 && util.IsBlank(columns[n-1]) {
		columns = columns[:n-1]
	}
	for _, column := range columns {
		dashes := strings.Trim(string(column), "\t\n\f\r ")
		dashes = strings.TrimSuffix(strings.TrimPrefix(dashes, ":"), ":")
		if dashes == "" || strings.Trim(dashes, "-") != "" {
			return 0
		}
	}
	return len(columns)
}

// cutRow cuts a line at its pipes into at most the given number of cells.
func cutRow(segment text.Segment, source []byte, columns int) tableRow {
	row := tableRow{start: segment.Start, cells: make([]text.Segment, 0, min(columns, 8))}
	segment = segment.TrimLeftSpace(source)
	segment = segment.TrimRightSpace(source)
	line := segment.Value(source)
	pos, limit := 0, len(line)
	if limit > 0 && line[0] == '|' {
		pos++
	}
	if limit > 0 && line[limit-1] == '|' {
		limit--
	}
	for pos < limit && len(row.cells) != columns {
		end := pos
		for end < limit && (line[end] != '|' || end > 0 && line[end-1] == '\\') {
			end++
		}
		cell := text.NewSegment(segment.Start+pos, segment.Start+end)
		cell = cell.TrimLeftSpace(source)
		row.cells = append(row.cells, cell.TrimRightSpace(source))
		pos = end + 1
	}
	row.lacks = columns - len(row.cells)
	return row
}
