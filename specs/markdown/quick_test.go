package markdown

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// generatedText is a document as the templates write it.
const generatedText = `# REQ-001: search the log

A gate clerk can search the log. ` + "`L3406`" + `
It takes **no** time. ` + "`inferred: tracking`" + `

## Description

<!-- kept -->

- The clerk must [search](../a.md#b). ` + "`R1.5`" + `
* another mark
+ and one more

### Criteria
- [ ] When the clerk saves, the list shows it.
- [x] Done \| [![a](b)](c)

---
` + "```mermaid" + `
graph LR
    a --> b

` + "```" + `

| ID | Title | Links |
|---|:-:|---|
| REQ-001 | a \| b | [one](two.md), <https://three.example> |
| REQ-002 ||
|

**As a** clerk, **I want** it [1].
5 is a number, 1.5 too; 中文。
`

// requireLikeParser holds what the quick reader finds against the parser.
func requireLikeParser(t *testing.T, src []byte) (quick bool) {
	t.Helper()
	fast := newReader(src, 1)
	if !fast.quick() {
		return false
	}
	slow := newReader(src, 1)
	slow.parse()
	require.Equal(t, slow.doc, fast.doc, "%q", src)
	return true
}

func TestQuickReadsWhatIsGenerated(t *testing.T) {
	t.Parallel()
	require.True(t, requireLikeParser(t, []byte(generatedText)))
	for line := range strings.Lines(generatedText) {
		requireLikeParser(t, []byte(line))
	}
	for _, same := range []string{"", "\n", "\n\n# a", "# ", "## \n# \na", "a", "- a", "|a|\n|-|", "```\n```", "|a|\nb\n", "a\n|b|", "[a]", "- [ ]", "<!-->\na", "--flag\n-5\n+1\n*a*", "1.5 a\n"} {
		require.True(t, requireLikeParser(t, []byte(same)), "%q", same)
	}
	for _, odd := range []string{
		"a\tb", "a\r\n", " a", "- a\n  b", "- a\nb", "- a\n|b|", "- - a", "- # a", "-\n", "- \n", "+ ", "*", "1. a", "2) a", "1.", "> a", "~~~\n~~~", "```", "``` a`b\n```",
		"<b>\n", "<!-- a\n-->", "a\n===", "a\n---", "a\n- - -", "***", "* * *", "___", "a|b\n-|-", "a\n|b|\n|-|", "|a|b|\n|-|", "|-|\n|-|", "|\n", "#", "# a #", "#a", "####### a",
		"[a]: b", "[a\nb]: c", "- [a]: b", strings.Repeat("\n", 70), "```\n" + strings.Repeat("\n", 70) + "```\n", "|a|\n|-|\nb", "- a\n---\n",
	} {
		require.False(t, requireLikeParser(t, []byte(odd)), "%q", odd)
	}
}

// goldenDocuments are the bodies of the generated packages.
func goldenDocuments(t testing.TB) [][]byte {
	t.Helper()
	var out [][]byte
	root := filepath.Join("..", "..", "testdata", "golden", "packages")
	require.NoError(t, filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(name) != ".md" || filepath.Base(filepath.Dir(name)) == "source" {
			return err
		}
		data, err := os.ReadFile(name)
		text := string(data)
		if end := strings.Index(text, "\n---\n"); strings.HasPrefix(text, "---\n") && end > 0 {
			text = text[end+len("\n---\n"):]
		}
		out = append(out, []byte(text))
		return err
	}))
	require.NotEmpty(t, out)
	return out
}

// TestQuickReadsTheGoldenPackages: nearly all that is generated needs no parser.
func TestQuickReadsTheGoldenPackages(t *testing.T) {
	t.Parallel()
	docs, quick := goldenDocuments(t), 0
	for _, doc := range docs {
		if requireLikeParser(t, doc) {
			quick++
		}
	}
	require.Greater(t, 100*quick, 98*len(docs), "%d of %d", quick, len(docs))
}

func FuzzQuick(f *testing.F) {
	f.Add([]byte(generatedText))
	for line := range strings.Lines(generatedText) {
		f.Add([]byte(line))
	}
	for _, s := range []string{
		"- a\n\n- b\n\n\nc\n* d\n# e\n- f\n<!-- x -->\n", "|a|\n|-|\n|b|\n- c\n", "```a\n`````\nb\n   ```  \n", "# a\\#\n## b # c\n", "a\n# b\na\n```\nx\n```\na\n- b\n",
		"|a\\|b|\n|:-|\n|c||\n||\n| |\n", "[a](b\nc)\n[![x](y)](z)\n", "- [x] [a]\n- [ ]\n- [X]a\n", "* **a**\n+ +1\n- -1\n", "é — 中\n文\n| 表 |\n|---|\n",
	} {
		f.Add([]byte(s))
	}
	for i, doc := range goldenDocuments(f) {
		if i%20 == 0 {
			f.Add(doc)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) { requireLikeParser(t, src) })
}
