package markdown

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// overshot is the attribute of a node whose position the parser gives too far
// behind, with the number of bytes.
const overshot = "overshot"

// placed is a block parser that leaves on its nodes how far behind the marker
// their position will lie: the columns left of a tab that is partly indentation
// of the block around are counted as bytes, though they take none.
type placed struct{ parser.BlockParser }

// Open opens a block as the parser below does, and notes the overshot columns.
func (p placed) Open(parent ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	_, line := reader.Position()
	n, state := p.BlockParser.Open(parent, reader, pc)
	if n != nil && line.Padding > 0 {
		n.SetAttributeString(overshot, line.Padding)
	}
	return n, state
}

// blockParsers are those of CommonMark, with nodes that know their place.
func blockParsers() []util.PrioritizedValue {
	parsers := parser.DefaultBlockParsers()
	for i := range parsers {
		if p, ok := parsers[i].Value.(parser.BlockParser); ok {
			parsers[i].Value = placed{p}
		}
	}
	return parsers
}

// mark is the offset of the marker that a block begins with.
func mark(n ast.Node) int {
	if far, ok := n.AttributeString(overshot); ok {
		if columns, ok := far.(int); ok {
			return n.Pos() - columns
		}
	}
	return n.Pos()
}
