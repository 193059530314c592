package markdown

import (
	"fmt"
	"html"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// oracle is goldmark with everything on: the authority for ordinary input.
func oracle(src []byte) ast.Node {
	md := goldmark.New(goldmark.WithExtensions(extension.Table, extension.TaskList, extension.Strikethrough))
	return md.Parser().Parse(text.NewReader(src))
}

// oracleBlocks are the kinds of block goldmark finds, in order.
func oracleBlocks(n ast.Node) []string {
	var out []string
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		switch x := c.(type) {
		case *ast.Heading:
			out = append(out, fmt.Sprintf("heading %d", x.Level))
		case *ast.Paragraph, *ast.TextBlock:
			_, inItem := c.Parent().(*ast.ListItem)
			if !inItem || c.PreviousSibling() != nil {
				out = append(out, "paragraph")
			}
		case *ast.ListItem:
			out = append(out, "item")
			out = append(out, oracleBlocks(c)...)
		case *ast.FencedCodeBlock, *ast.CodeBlock:
			out = append(out, "fence")
		case *ast.HTMLBlock:
			out = append(out, "html")
		case *ast.ThematicBreak:
			out = append(out, "rule")
		case *east.Table:
			for range c.ChildCount() {
				out = append(out, "row")
			}
		case *ast.Blockquote, *ast.List:
			out = append(out, oracleBlocks(c)...)
		}
	}
	return out
}

func ourBlocks(d *Document) []string {
	var out []string
	for _, b := range d.Blocks {
		name := b.Kind.String()
		if b.Kind == Heading {
			name = fmt.Sprintf("heading %d", b.Level)
		}
		out = append(out, name)
	}
	return out
}

// oracleLinks are destination and place of the links goldmark finds.
func oracleLinks(root ast.Node, src []byte) []string {
	var out []string
	_ = ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch x := n.(type) {
		case *ast.Link:
			out = append(out, fmt.Sprintf("link %s", html.UnescapeString(string(util.UnescapePunctuations(x.Destination)))))
		case *ast.Image:
			out = append(out, fmt.Sprintf("image %s", html.UnescapeString(string(util.UnescapePunctuations(x.Destination)))))
		case *ast.AutoLink:
			out = append(out, fmt.Sprintf("link %s", strings.TrimPrefix(string(x.URL(src)), "mailto:")))
		}
		return ast.WalkContinue, nil
	})
	return out
}

func ourLinks(d *Document) []string {
	var out []string
	for _, l := range d.Links {
		kind := "link"
		if l.Image {
			kind = "image"
		}
		out = append(out, fmt.Sprintf("%s %s", kind, strings.TrimPrefix(l.Dest, "mailto:")))
	}
	return out
}

// TestBlocksAsGoldmark compares block structure on random documents built from
// pieces people write, without link definitions (read by this package).
func TestBlocksAsGoldmark(t *testing.T) {
	t.Parallel()
	pieces := []string{
		"# ", "## ", "text", " ", "\n", "\n\n", "- ", "  - ", "    ", "1. ", "2) ", "> ", "```", "```go", "---", "===", "|a|b|", "|-|-|", "|1|",
		"<!-- c -->", "<div>", "\t", "* ", "***", "- [ ] ", "中文", "\\", "`x`", "\r\n", "~~~", "+ ",
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		var b strings.Builder
		for range rng.IntN(14) {
			b.WriteString(pieces[rng.IntN(len(pieces))])
		}
		src := b.String()
		require.Equal(t, oracleBlocks(oracle([]byte(src))), ourBlocks(Parse([]byte(src), 1)), "%q", src)
	}
}

// TestLinksAsGoldmark compares the links on random lines of inline Markdown.
// A destination with an unpaired "(" is left out: goldmark takes it, CommonMark
// and this package do not.
func TestLinksAsGoldmark(t *testing.T) {
	t.Parallel()
	pieces := []string{
		"[", "]", ")", "![", "](", "](u)", "[a](b)", "text", " ", "`", "``", "<https://a.b>", "<b>", "</b>", "\\", "*", "_", "[r]", "[r][]",
		"][r]", "\"t\"", "<", ">", "\n", "!", "<x@y.z>", "<!--", "-->", "&amp;", "](u \"t\")", "中",
	}
	rng := rand.New(rand.NewPCG(3, 4))
	compared := 0
	for range 40000 {
		var b strings.Builder
		b.WriteString("x")
		for range rng.IntN(12) {
			b.WriteString(pieces[rng.IntN(len(pieces))])
		}
		b.WriteString("\n\n[r]: /ref\n")
		src := b.String()
		want, got := oracleLinks(oracle([]byte(src)), []byte(src)), ourLinks(Parse([]byte(src), 1))
		if all := fmt.Sprint(want); strings.Count(all, "(") != strings.Count(all, ")") {
			continue
		}
		require.Equal(t, want, got, "%q", src)
		compared++
	}
	require.Greater(t, compared, 35000)
}
