package markdown

import (
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// likeGoldmark reads a document with goldmark's own tables.
func likeGoldmark(src []byte) *Document {
	blocks := parser.NewParser(
		parser.WithBlockParsers(blockParsers()...),
		parser.WithParagraphTransformers(util.Prioritized(extension.NewTableParagraphTransformer(), 200)),
	)
	r := newReader(src, 1)
	root := blocks.Parse(text.NewReader(mask(src)))
	ourTables(root)
	r.finish(root)
	return r.doc
}

// ourTables puts tables of this package in the place of goldmark's.
func ourTables(parent ast.Node) {
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		theirs, ok := n.(*east.Table)
		if !ok {
			ourTables(n)
			continue
		}
		ours := &table{}
		for row := theirs.FirstChild(); row != nil; row = row.NextSibling() {
			one := tableRow{start: row.Pos()}
			for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
				if cell.Lines().Len() == 0 {
					one.lacks++
					continue
				}
				one.cells = append(one.cells, cell.Lines().At(0))
			}
			ours.rows = append(ours.rows, one)
		}
		parent.ReplaceChild(parent, theirs, ours)
		n = ours
	}
}

func FuzzTables(f *testing.F) {
	for _, s := range []string{
		"| a | b |\n|---|:-:|\n| c | d |\n", "a|b\n-|-\nc\n", "x\n| a |\n|---|\n", "- a\n\n  |x|\n  |-|\n  |y|z|\n- b\n", "> |a|\n> |-|\n> |`b\\|c`|\n",
		"a | b\n--|--\nc\n===\nd\n---\n", "|a|\n|-|-|\n", "|a|\n| : |\n", "|a|\n|:-|\n\n|\n", "|\n|-|\n", "||\n|-|\n|||\n", "a\n:-:\nb", "a\\|b\n-|-\n", "|a|\r\n|-|\r\n|b|\r\n",
		"[x]: y\n|a|\n|-|\n", "\t|a|\n|-|\n", "|a|\n    |-|\n", "|a|\n|-\v|\n", "a\nb|c\n-|-\nd|e\nf\n# g\n", "-\t|a|\n\t|-|\n", "|a||\n|-|\f-|\n| |\n", "|a\n|-|-\n",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		require.Equal(t, likeGoldmark(src), Parse(src, 1))
	})
}
