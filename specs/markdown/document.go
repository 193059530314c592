// Package markdown reads Markdown into a flat list of blocks with byte offsets
// and line numbers, and changes files by byte edits. It never renders: what a
// person wrote stays as written, and every position can be shown to them.
//
// Block structure comes from goldmark (CommonMark with GFM tables); inline
// structure (links, emphasis, code) is read by a scanner of this package whose
// time is linear, because several inline and nesting shapes make goldmark
// quadratic. Parse never fails and is bounded on hostile input; see mask.go for
// the bounds. The package knows nothing of specifications.
package markdown

// Kind says what a Block is.
type Kind uint8

// The kinds of block. Block quotes and lists are no blocks of their own: their
// contents are, with Quoted and Depth set.
const (
	Heading   Kind = iota + 1 // ATX or setext heading
	Paragraph                 // running text, also further paragraphs of an item
	Item                      // a list item with its first text
	Row                       // one row of a table; the delimiter row is no block
	Fence                     // fenced or indented code
	HTML                      // an HTML block or a comment on lines of its own
	Rule                      // a thematic break
)

// String names the kind for messages and tests.
func (k Kind) String() string {
	switch k {
	case Heading:
		return "heading"
	case Paragraph:
		return "paragraph"
	case Item:
		return "item"
	case Row:
		return "row"
	case Fence:
		return "fence"
	case HTML:
		return "html"
	case Rule:
		return "rule"
	}
	return "unknown"
}

// Task is the state of the box in front of a list item.
type Task uint8

// The states of a task box.
const (
	NoTask   Task = iota // no box
	OpenTask             // [ ]
	DoneTask             // [x] or [X]
)

// Cell is one cell of a table row.
type Cell struct {
	Text  string // verbatim inline Markdown, trimmed; `\|` kept as written
	Start int    // byte offset of Text in the source
}

// Block is one piece of a document, in the order of the source.
type Block struct {
	Kind    Kind
	Ordered bool // Item of a numbered list
	Task    Task
	Header  bool
	// Indented marks a Fence that is code by indentation only.
	Indented bool
	Quoted   bool
	Level    int // heading 1–6; list depth of an Item or of a Paragraph inside one (from 1); 0 otherwise
	Depth    int // number of list items around the block, an Item counting itself
	Number   int // its number in the list, as rendered
	Box      int // byte offset of the mark inside [ ], for a one-byte edit; 0 without a box
	Cells    []Cell
	// Info is the info string of a fence; empty for indented code.
	Info string
	// Text is the verbatim inline source without block markers: lines joined
	// with "\n", each trimmed of ASCII blanks (an ideographic space is text, as in
	// CommonMark). For a Fence it is the content, for HTML the raw text, for a Row
	// the line.
	Text          string
	Line, EndLine int // 1-based in the file
	Start, End    int // byte offsets of the whole lines in the source
}

// Link is a link or image outside code. Dest is unescaped and resolved when
// it was written as a reference.
type Link struct {
	Text, Dest string // Text is plain
	Image      bool
	Line       int // 1-based in the file
	Start      int // byte offset of the opening bracket
}

// Definition is a link reference definition: a line that is no block.
type Definition struct {
	Label, Dest   string
	Line, EndLine int
}

// Document is what Parse found.
type Document struct {
	Source      []byte
	Blocks      []Block
	Links       []Link
	Definitions []Definition

	firstLine int
}

// Parse reads the body of a Markdown file: no front matter, no byte order
// mark. firstLine is the number in the file of the first line of src. It never
// fails: whatever is no Markdown is a paragraph. CRLF line ends are fine.
func Parse(src []byte, firstLine int) *Document {
	r := newReader(src, firstLine)
	r.read()
	return r.doc
}
