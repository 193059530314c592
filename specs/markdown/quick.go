package markdown

import (
	"strings"

	"github.com/yuin/goldmark/text"
)

// quickReader reads a document without the parser when it is as documents are
// generated: headings, paragraphs, flat bullet lists of one line an item,
// tables, fences, comments and thematic breaks, none of them indented. Fuzzing
// holds it against the parser.
type quickReader struct {
	*reader
	cells []Cell // room for the cells of rows to come
}

// quick reads the document, or returns false with nothing found as soon as it
// meets what only the parser reads.
func (r *reader) quick() bool {
	q := quickReader{reader: r}
	if q.read() {
		r.settle()
		return true
	}
	r.doc.Blocks, r.doc.Links = r.doc.Blocks[:0], nil
	return false
}

func (q *quickReader) read() bool {
	for _, c := range []byte("\t\r\v\f") {
		if strings.IndexByte(q.text, c) >= 0 {
			return false
		}
	}
	blank := 0
	for i := 0; i >= 0 && i < len(q.starts); {
		kind := kindOf(q.lineAt(i))
		if kind == noText {
			if blank++; blank > maxBlankRun {
				return false
			}
			i++
			continue
		}
		blank = 0
		if i = q.block(i, kind); i < 0 {
			return false
		}
	}
	return true
}

// block reads the block that begins at the 0-based line i and gives the line
// behind it, -1 when it is nothing for a quick reader.
func (q *quickReader) block(i int, kind lineKind) int {
	switch kind {
	case headingLine:
		return q.heading(i)
	case itemLine:
		return q.item(i)
	case proseLine, pipeLine:
		return q.paragraph(i, kind)
	case fenceLine:
		return q.fence(i)
	case commentLine:
		q.put(Block{Kind: HTML, Text: q.lineAt(i)}, i, i)
		return i + 1
	case breakLine:
		q.put(Block{Kind: Rule, Text: q.lineAt(i)}, i, i)
		return i + 1
	default:
		return -1
	}
}

// lineAt is the 0-based line i without its line feed.
func (q *quickReader) lineAt(i int) string {
	end := q.endOf(i)
	if end > q.starts[i] && q.text[end-1] == '\n' {
		end--
	}
	return q.text[q.starts[i]:end]
}

// kindAt is the kind of the 0-based line i, noText behind the last.
func (q *quickReader) kindAt(i int) lineKind {
	if i >= len(q.starts) {
		return noText
	}
	return kindOf(q.lineAt(i))
}

// put appends a block of the 0-based lines first to last.
func (q *quickReader) put(b Block, first, last int) {
	b.Line, b.EndLine = q.doc.firstLine+first, q.doc.firstLine+last
	b.Start, b.End = q.starts[first], q.endOf(last)
	q.doc.Blocks = append(q.doc.Blocks, b)
}

// one is the text of a line from an offset in it on, without the blanks around.
func (q *quickReader) one(i, from int) span {
	line := strings.TrimRight(q.lineAt(i), " ")
	for from < len(line) && line[from] == ' ' {
		from++
	}
	return span{text: line[from:], at: q.starts[i] + from}
}

func (q *quickReader) heading(i int) int {
	line := q.lineAt(i)
	level := 0
	for line[level] == '#' {
		level++
	}
	s := q.one(i, level)
	q.links(s)
	q.put(Block{Kind: Heading, Level: level, Text: s.text}, i, i)
	return i + 1
}

// item reads an item of one line: what follows it directly must be no text.
func (q *quickReader) item(i int) int {
	s := q.one(i, len("- "))
	if mayDefine(s.text) {
		return -1
	}
	switch q.kindAt(i + 1) {
	case noText, itemLine, headingLine, fenceLine, commentLine:
	default:
		return -1
	}
	b := Block{Kind: Item, Level: 1, Depth: 1}
	s = q.task(&b, s)
	b.Text = s.text
	q.links(s)
	q.put(b, i, i)
	return i + 1
}

// paragraph reads running text or, when a delimiter row follows the first line,
// a table.
func (q *quickReader) paragraph(i int, kind lineKind) int {
	end := i + 1
	for ; ; end++ {
		switch q.kindAt(end) {
		case proseLine, pipeLine:
			continue
		case delimiterLine:
			if end > i+1 || kind != pipeLine {
				return -1
			}
			return q.table(i)
		case noText, itemLine, headingLine, fenceLine, commentLine:
		default:
			return -1
		}
		break
	}
	s := q.one(i, 0)
	if end > i+1 {
		s = q.several(i, end)
	}
	if mayDefine(s.text) {
		return -1
	}
	q.links(s)
	q.put(Block{Kind: Paragraph, Text: s.text}, i, end-1)
	return end
}

// several is the text of the 0-based lines from i to end.
func (q *quickReader) several(i, end int) span {
	var b strings.Builder
	b.Grow(q.endOf(end-1) - q.starts[i])
	s := span{at: q.starts[i], seams: make([]seam, 0, end-i)}
	for ; i < end; i++ {
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
		s.seams = append(s.seams, seam{b.Len(), q.starts[i]})
		b.WriteString(strings.TrimRight(q.lineAt(i), " "))
	}
	s.text = b.String()
	return s
}

// table reads the table whose header is the 0-based line i.
func (q *quickReader) table(i int) int {
	columns := delimiters(text.NewSegment(q.starts[i+1], q.endOf(i+1)), q.src)
	if columns == 0 || columns > maxTableColumns || !q.tableRow(i, columns, true) {
		return -1
	}
	for i += 2; ; i++ {
		switch q.kindAt(i) {
		case pipeLine, delimiterLine:
			q.tableRow(i, columns, false)
		case noText, itemLine, headingLine, fenceLine, commentLine:
			return i
		default:
			return -1
		}
	}
}

// tableRow reads a row; it returns false for a header of too many cells.
func (q *quickReader) tableRow(i, columns int, header bool) bool {
	line := strings.TrimRight(q.lineAt(i), " ")
	start, limit := q.starts[i], len(line)
	if line[limit-1] == '|' {
		limit--
	}
	if cap(q.cells)-len(q.cells) < columns {
		const rows = 16
		q.cells = make([]Cell, 0, rows*columns)
	}
	first := len(q.cells)
	for pos := 1; pos < limit; {
		if len(q.cells)-first == columns {
			if header {
				return false
			}
			break
		}
		end := pos
		for end < limit && (line[end] != '|' || line[end-1] == '\\') {
			end++
		}
		left, right := pos, end
		for left < right && line[left] == ' ' {
			left++
		}
		for right > left && line[right-1] == ' ' {
			right--
		}
		s := span{text: line[left:right], at: start + left}
		q.links(s)
		q.cells = append(q.cells, Cell{Text: s.text, Start: s.at})
		pos = end + 1
	}
	for len(q.cells)-first < columns {
		q.cells = append(q.cells, Cell{Start: start + len(line)})
	}
	last := len(q.cells)
	q.put(Block{Kind: Row, Header: header, Cells: q.cells[first:last:last], Text: strings.TrimSpace(line)}, i, i)
	return true
}

// fence reads a fence that is closed.
func (q *quickReader) fence(i int) int {
	opener := strings.TrimRight(q.lineAt(i), " ")
	ticks := runLength(opener, 0)
	blank := 0
	for end := i + 1; end < len(q.starts); end++ {
		line := strings.Trim(q.lineAt(end), " ")
		if line == "" {
			if blank++; blank > maxBlankRun {
				return -1
			}
			continue
		}
		blank = 0
		if n := runLength(line, 0); n < ticks || n < len(line) {
			continue
		}
		if strings.HasPrefix(q.lineAt(end), "    ") {
			continue // code by its indentation
		}
		content := strings.TrimSuffix(q.text[q.starts[i+1]:q.starts[end]], "\n")
		q.put(Block{Kind: Fence, Info: strings.TrimLeft(opener[ticks:], " "), Text: content}, i, end)
		return end + 1
	}
	return -1
}
