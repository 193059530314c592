package markdown

import (
	"bytes"
	"slices"
	"strings"
	"sync"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// blockParser reads block structure only: no inline parsers, and no link
// definitions, whose removal is quadratic in goldmark (see definition.go).
var blockParser = sync.OnceValue(func() parser.Parser {
	return parser.NewParser(
		parser.WithBlockParsers(blockParsers()...),
		parser.WithParagraphTransformers(util.Prioritized(tables{}, 200)),
	)
})

// span is a stretch of inline text and where it begins in the source; seams
// are there when it has several lines.
type span struct {
	text  string
	at    int
	seams []seam
}

// seam ties an offset in joined text to one in the source.
type seam struct{ at, src int }

// source maps an offset in the text to one in the source.
func (s span) source(at int) int {
	if s.seams == nil {
		return s.at + at
	}
	i, ok := slices.BinarySearchFunc(s.seams, at, func(x seam, at int) int { return x.at - at })
	if !ok {
		i--
	}
	return s.seams[i].src + at - s.seams[i].at
}

type reader struct {
	src     []byte
	text    string // the same: every piece of it shares these bytes
	starts  []int  // offset of each line
	doc     *Document
	inline  []span // what may hold links
	refs    map[string]string
	scanner *scanner // of links, when there may be some
}

func newReader(src []byte, firstLine int) *reader {
	r := &reader{src: src, text: string(src), refs: map[string]string{}}
	r.starts = make([]int, 1, 1+bytes.Count(src, []byte{'\n'}))
	filled := 1
	for at := 0; ; {
		n := bytes.IndexByte(src[at:], '\n')
		if at += n + 1; n < 0 || at == len(src) {
			break
		}
		if n > 0 {
			filled++
		}
		r.starts = append(r.starts, at)
	}
	// Most lines that hold anything are blocks of their own.
	r.doc = &Document{Source: src, Blocks: make([]Block, 0, min(filled, 1024)), firstLine: firstLine}
	return r
}

func (r *reader) read() {
	if !r.quick() {
		r.parse()
	}
	if r.scanner != nil {
		r.scanner.release()
		r.scanner = nil
	}
}

// parse reads whatever there is, with the parser.
func (r *reader) parse() {
	r.finish(blockParser().Parse(text.NewReader(mask(r.src))))
}

// finish makes blocks and links of the parser's tree.
func (r *reader) finish(root ast.Node) {
	r.walk(root, place{})
	// The parser puts a table that it finds above the underline of a heading in
	// front of the heading.
	slices.SortStableFunc(r.doc.Blocks, func(a, b Block) int { return a.Line - b.Line })
	r.closeFences()
	for _, s := range r.inline {
		r.links(s)
	}
	r.settle()
}

// settle gives blocks no more room than they need and links the order of the
// source: those inside of others are found first.
func (r *reader) settle() {
	if d := r.doc; cap(d.Blocks)-len(d.Blocks) > len(d.Blocks)/4 {
		d.Blocks = slices.Clone(d.Blocks)
	}
	slices.SortStableFunc(r.doc.Links, func(a, b Link) int { return a.Start - b.Start })
}

// place is what surrounds a node.
type place struct {
	depth  int
	quoted bool
}

func (r *reader) walk(parent ast.Node, at place) {
	for c := parent.FirstChild(); c != nil; c = c.NextSibling() {
		r.node(c, at)
	}
}

func (r *reader) node(c ast.Node, at place) {
	switch n := c.(type) {
	case *ast.Heading:
		r.heading(n, at)
	case *ast.Paragraph, *ast.TextBlock:
		if s := r.defined(r.joined(n.Lines())); s.text != "" {
			r.inline = append(r.inline, s)
			r.add(Block{Kind: Paragraph, Level: at.depth, Text: s.text}, at, s.at, s.source(len(s.text)))
		}
	case *ast.Blockquote:
		r.walk(n, place{at.depth, true})
	case *ast.List:
		r.list(n, place{at.depth + 1, at.quoted})
	case *ast.FencedCodeBlock:
		r.fence(n, at)
	case *ast.CodeBlock:
		if n.Lines().Len() > 0 {
			first, last := n.Lines().At(0).Start, n.Lines().At(n.Lines().Len()-1).Stop
			r.add(Block{Kind: Fence, Indented: true, Text: r.raw(n.Lines())}, at, first, last-1)
		}
	case *ast.HTMLBlock:
		r.html(n, at)
	case *ast.ThematicBreak:
		p := mark(n)
		r.add(Block{Kind: Rule, Text: r.lineText(p)}, at, p, p)
	case *table:
		for i, row := range n.rows {
			r.row(row, i == 0, at)
		}
	}
}

// add completes a block whose bytes lie in src[first:last+1] and appends it.
func (r *reader) add(b Block, at place, first, last int) {
	b.Depth, b.Quoted = at.depth, at.quoted
	i, j := r.index(first), r.index(max(first, last))
	b.Line, b.EndLine = r.doc.firstLine+i, r.doc.firstLine+j
	b.Start, b.End = r.starts[i], r.endOf(j)
	r.doc.Blocks = append(r.doc.Blocks, b)
}

// index is the 0-based line that holds an offset.
func (r *reader) index(offset int) int {
	i, ok := slices.BinarySearch(r.starts, offset)
	if !ok {
		i--
	}
	return i
}

// endOf is the offset behind the 0-based line i.
func (r *reader) endOf(i int) int {
	if i+1 < len(r.starts) {
		return r.starts[i+1]
	}
	return len(r.src)
}

func (r *reader) line(offset int) int { return r.doc.firstLine + r.index(offset) }

func (r *reader) lineText(offset int) string {
	i := r.index(offset)
	return strings.TrimSpace(r.text[offset:r.endOf(i)])
}

// joined is the inline source of lines: each trimmed, joined with newlines. A
// line of nothing but a form feed is text for CommonMark and blank for everybody
// else: none begins or ends the text, which would have more lines than its block.
func (r *reader) joined(lines *text.Segments) span {
	from, to := 0, lines.Len()
	for from+1 < to && r.isEmpty(lines.At(from)) {
		from++
	}
	for to-1 > from && r.isEmpty(lines.At(to-1)) {
		to--
	}
	if to-from == 1 {
		return r.only(lines.At(from))
	}
	var b strings.Builder
	s := span{seams: make([]seam, 0, to-from)}
	for i := from; i < to; i++ {
		first, last := r.trimmed(lines.At(i))
		if i > from {
			b.WriteByte('\n')
		}
		s.seams = append(s.seams, seam{b.Len(), first})
		b.WriteString(r.text[first:last])
	}
	s.at = s.source(0)
	s.text = b.String()
	return s
}

// trimmed are the offsets of a line without the blanks around it.
func (r *reader) trimmed(segment text.Segment) (first, last int) {
	first, last = segment.Start, min(segment.Stop, len(r.src))
	for first < last && isBlank(r.src[first]) {
		first++
	}
	for last > first && isBlank(r.src[last-1]) {
		last--
	}
	return first, last
}

// only is joined for one line. An empty one stays in its line.
func (r *reader) only(segment text.Segment) span {
	if r.isEmpty(segment) {
		return span{at: segment.Start}
	}
	return r.cell(segment)
}

func (r *reader) isEmpty(segment text.Segment) bool {
	first, last := r.trimmed(segment)
	return first == last
}

// raw is the source of lines with the columns of a half-used tab as spaces.
func (r *reader) raw(lines *text.Segments) string {
	var b strings.Builder
	for i := range lines.Len() {
		seg := lines.At(i)
		b.WriteString(strings.Repeat(" ", seg.Padding))
		b.Write(r.src[seg.Start:min(seg.Stop, len(r.src))])
	}
	return strings.TrimSuffix(strings.TrimSuffix(strings.ReplaceAll(b.String(), "\r\n", "\n"), "\n"), "\r")
}
