package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
)

func (r *reader) heading(n *ast.Heading, at place) {
	b := Block{Kind: Heading, Level: n.Level}
	if n.Lines().Len() == 0 {
		p := mark(n)
		r.add(b, at, p, p)
		return
	}
	s := r.joined(n.Lines())
	first, last := s.at, s.source(len(s.text))
	if !r.isATX(first) {
		// The underline is the line behind the text.
		last = r.endOf(r.index(last))
		if s = r.defined(s); s.text == "" {
			r.underline(last, at)
			return
		}
		first = s.at
	}
	b.Text = s.text
	r.inline = append(r.inline, s)
	r.add(b, at, first, last)
}

// underline adds what is left of a setext heading whose text turned out to be
// link definitions.
func (r *reader) underline(offset int, at place) {
	offset = min(offset, len(r.src)-1)
	text := strings.TrimLeft(r.lineText(offset), "> \t")
	b := Block{Kind: Paragraph, Level: at.depth, Text: text}
	if strings.HasPrefix(text, "---") {
		b.Kind, b.Level = Rule, 0
	}
	r.add(b, at, offset, offset)
}

// isATX tells whether the heading text at offset has a # before it on its line.
func (r *reader) isATX(offset int) bool {
	p := offset - 1
	for p >= 0 && r.src[p] != '\n' && isBlank(r.src[p]) {
		p--
	}
	return p >= 0 && p < offset-1 && r.src[p] == '#'
}

func (r *reader) list(n *ast.List, at place) {
	number := n.Start
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		b := Block{Kind: Item, Level: at.depth, Ordered: n.IsOrdered()}
		if b.Ordered {
			b.Number = number
			number++
		}
		r.item(c, b, at)
	}
}

// item adds a list item with the text of its first paragraph; what else it
// holds follows as blocks of their own.
func (r *reader) item(n ast.Node, b Block, at place) {
	first := mark(n)
	last := first
	child := n.FirstChild()
	switch child.(type) {
	case *ast.Paragraph, *ast.TextBlock:
		s := r.defined(r.joined(child.Lines()))
		child = child.NextSibling()
		if s.text == "" {
			break
		}
		last = s.source(len(s.text))
		s = r.task(&b, s)
		b.Text = s.text
		r.inline = append(r.inline, s)
	}
	r.add(b, at, first, last)
	for ; child != nil; child = child.NextSibling() {
		r.node(child, at)
	}
}

// task takes a box off the front of an item's text.
func (r *reader) task(b *Block, s span) span {
	t := s.text
	if len(t) < 3 || t[0] != '[' || t[2] != ']' || (len(t) > 3 && t[3] != ' ' && t[3] != '\t' && t[3] != '\n') {
		return s
	}
	switch t[1] {
	case ' ', '\t':
		b.Task = OpenTask
	case 'x', 'X':
		b.Task = DoneTask
	default:
		return s
	}
	b.Box = s.at + 1
	rest := strings.TrimLeft(t[3:], " \t\r\n\f\v")
	return s.from(len(t) - len(rest))
}

// from is the span without its first n bytes.
func (s span) from(n int) span {
	out := span{text: s.text[n:], at: s.source(n)}
	if s.seams == nil {
		return out
	}
	out.seams = []seam{{0, out.at}}
	for _, x := range s.seams {
		if x.at > n {
			out.seams = append(out.seams, seam{x.at - n, x.src})
		}
	}
	return out
}

func (r *reader) fence(n *ast.FencedCodeBlock, at place) {
	b := Block{Kind: Fence, Text: r.raw(n.Lines())}
	if n.Info != nil {
		b.Info = string(n.Info.Segment.Value(r.src))
	}
	first := mark(n)
	last := first
	if k := n.Lines().Len(); k > 0 {
		last = max(first, n.Lines().At(k-1).Stop-1)
	}
	r.add(b, at, first, last)
}

// closeFences lets each fence end with its closing line, which the parser does
// not report: the line behind the content, unless another block begins there.
func (r *reader) closeFences() {
	blocks := r.doc.Blocks
	for i := range blocks {
		b := &blocks[i]
		if b.Kind != Fence || b.Indented || b.End >= len(r.src) {
			continue
		}
		if i+1 < len(blocks) && blocks[i+1].Start <= b.End {
			continue
		}
		j := r.index(b.End)
		line := strings.TrimSpace(r.text[b.End:r.endOf(j)])
		if isCloser(strings.TrimLeft(line, "> \t"), r.opener(b)) {
			b.End, b.EndLine = r.endOf(j), r.doc.firstLine+j
		}
	}
}

// opener is the run of fence characters a block begins with.
func (r *reader) opener(b *Block) string {
	line := r.text[b.Start:r.endOf(r.index(b.Start))]
	i := strings.Index(line, "```")
	if j := strings.Index(line, "~~~"); i < 0 || j >= 0 && j < i {
		i = j
	}
	if i < 0 {
		return "```"
	}
	j := i
	for j < len(line) && line[j] == line[i] {
		j++
	}
	return line[i:j]
}

func isCloser(line, opener string) bool {
	return len(line) >= len(opener) && strings.Trim(line, opener[:1]) == ""
}

func (r *reader) html(n *ast.HTMLBlock, at place) {
	text := r.raw(n.Lines())
	first := n.Lines().At(0).Start
	last := n.Lines().At(n.Lines().Len()-1).Stop - 1
	if c := n.ClosureLine; !c.IsEmpty() {
		last = c.Stop - 1
		text += "\n" + strings.TrimRight(string(c.Value(r.src)), "\r\n")
	}
	r.add(Block{Kind: HTML, Text: text}, at, first, last)
}

func (r *reader) row(row tableRow, header bool, at place) {
	b := Block{Kind: Row, Header: header, Cells: make([]Cell, 0, len(row.cells)+row.lacks)}
	first := row.start
	if len(row.cells) > 0 {
		first = row.cells[0].Start
	}
	first = min(max(first, 0), len(r.src)-1)
	end := r.endOf(r.index(first))
	for end > first && isBlank(r.src[end-1]) {
		end--
	}
	for _, cell := range row.cells {
		s := r.cell(cell)
		if s.text != "" {
			r.inline = append(r.inline, s)
		}
		b.Cells = append(b.Cells, Cell{Text: s.text, Start: s.at})
	}
	for range row.lacks {
		b.Cells = append(b.Cells, Cell{Start: end})
	}
	b.Text = strings.TrimSpace(r.text[r.rowStart(first):end])
	r.add(b, at, first, first)
}

// cell is joined for one line.
func (r *reader) cell(segment text.Segment) span {
	first, last := r.trimmed(segment)
	return span{text: r.text[first:last], at: first}
}

// rowStart moves from the first cell of a row to the pipe before it, if any.
func (r *reader) rowStart(first int) int {
	p := first - 1
	for p >= 0 && (r.src[p] == ' ' || r.src[p] == '\t') {
		p--
	}
	if p >= 0 && r.src[p] == '|' {
		return p
	}
	return first
}
