package markdown

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestParseBlocks(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, src string
		want      []string // kind level/depth line-endline text
	}{
		{"empty", "", nil},
		{"blank", " \n\t\n", nil},
		{"atx", "## Goal ##\n", []string{"heading 2/0 1-1 Goal"}},
		{"empty heading", "#\ntext", []string{"heading 1/0 1-1 ", "paragraph 0/0 2-2 text"}},
		{"empty heading behind half a tab", "*\n\t#\n#0", []string{"item 1/1 1-1 ", "heading 1/1 2-2 ", "paragraph 0/0 3-3 #0"}},
		{"heading behind a vertical tab", "# \v0\n#", []string{"heading 1/0 1-1 0", "heading 1/0 2-2 "}},
		{"setext", "A\nB\n===\nC\n---", []string{"heading 1/0 1-3 A|B", "heading 2/0 4-5 C"}},
		{"seven", "####### x", []string{"paragraph 0/0 1-1 ####### x"}},
		{"crlf", "# A\r\n\r\none\r\ntwo\r\n", []string{"heading 1/0 1-1 A", "paragraph 0/0 3-4 one|two"}},
		{"item text and paragraph", "- a\n  b\n\n  c\n", []string{"item 1/1 1-2 a|b", "paragraph 1/1 4-4 c"}},
		{"nested", "- a\n  - b\n    1. c\n- d", []string{"item 1/1 1-1 a", "item 2/2 2-2 b", "item 3/3 3-3 c", "item 1/1 4-4 d"}},
		{"two markers", "- - a", []string{"item 1/1 1-1 ", "item 2/2 1-1 a"}},
		{"empty item", "-\n- a", []string{"item 1/1 1-1 ", "item 1/1 2-2 a"}},
		{"item with fence", "- ```\n  x\n  ```\n- b", []string{"item 1/1 1-1 ", "fence 0/1 1-3 x", "item 1/1 4-4 b"}},
		{"quote", "> a\nlazy\n>\n> - b", []string{"paragraph 0/0 1-2 a|lazy", "item 1/1 4-4 b"}},
		{"fence", "```go x\na\n\n b\n```\nz", []string{"fence 0/0 1-5 a|| b", "paragraph 0/0 6-6 z"}},
		{"open fence", "~~~\na\n", []string{"fence 0/0 1-2 a"}},
		{"empty fence", "```\n```\nx", []string{"fence 0/0 1-2 ", "paragraph 0/0 3-3 x"}},
		{"fence ends with its quote", "> ```\n> a\n```\nb\n```", []string{"fence 0/0 1-2 a", "fence 0/0 3-5 b"}},
		{"longer fence", "````\n```\n````\n", []string{"fence 0/0 1-3 ```"}},
		{"indented", "a\n\n    b\n\n      c\n", []string{"paragraph 0/0 1-1 a", "fence 0/0 3-5 b||  c"}},
		{"comment", "<!-- a\nb -->\nc", []string{"html 0/0 1-2 <!-- a|b -->", "paragraph 0/0 3-3 c"}},
		{"div", "<div>\nx\n\ny", []string{"html 0/0 1-2 <div>|x", "paragraph 0/0 4-4 y"}},
		{"rule", "a\n\n***\n", []string{"paragraph 0/0 1-1 a", "rule 0/0 3-3 ***"}},
		{"table after text", "t\n| a | b |\n|---|:-:|\n| 1 |\nend\n\nx", []string{
			"paragraph 0/0 1-1 t", "row 0/0 2-2 | a | b |", "row 0/0 4-4 | 1 |", "row 0/0 5-5 end", "paragraph 0/0 7-7 x",
		}},
		{"definition", "[a]: http://x\n  'title'\ntext [a]\n", []string{"paragraph 0/0 3-3 text [a]"}},
		{"definition only", "[a]: x\n===\n\n[b]: y\n---\n", []string{"paragraph 0/0 2-2 ===", "rule 0/0 5-5 ---"}},
		{"footnote stays", "[^1]: note\n", []string{"paragraph 0/0 1-1 [^1]: note"}},
		{"no table without pipe row", "a\n--\n", []string{"heading 2/0 1-2 a"}},
		{"cjk", "# 目标\n\n1. 用户登录\n", []string{"heading 1/0 1-1 目标", "item 1/1 3-3 用户登录"}},
		{"long rule", strings.Repeat("- ", 80) + "-\n", []string{"rule 0/0 1-1 " + strings.Repeat("- ", 80) + "-"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			var got []string
			for _, b := range Parse([]byte(c.src), 1).Blocks {
				got = append(got, fmt.Sprintf("%s %d/%d %d-%d %s", b.Kind, b.Level, b.Depth, b.Line, b.EndLine, strings.ReplaceAll(b.Text, "\n", "|")))
			}
			require.Equal(t, c.want, got)
		})
	}
}

func TestItems(t *testing.T) {
	t.Parallel()
	src := "3. a\n7. b\n\n- [ ] open\n- [x] done **now**\n- [X]\n- [x](url)\n- [y] no\n"
	d := Parse([]byte(src), 10)
	b := d.Blocks
	require.Equal(t, []int{3, 4}, []int{b[0].Number, b[1].Number})
	require.True(t, b[0].Ordered)
	require.Equal(t, []Task{OpenTask, DoneTask, DoneTask, NoTask, NoTask}, []Task{b[2].Task, b[3].Task, b[4].Task, b[5].Task, b[6].Task})
	require.Equal(t, "done **now**", b[3].Text)
	require.Equal(t, "[x](url)", b[5].Text)
	require.Equal(t, 13, b[2].Line)
	edit, ok := b[2].Tick(true)
	require.True(t, ok)
	out, err := Apply([]byte(src), []Edit{edit})
	require.NoError(t, err)
	require.Equal(t, strings.Replace(src, "[ ]", "[x]", 1), string(out))
	_, ok = b[5].Tick(true)
	require.False(t, ok)
}

func TestCells(t *testing.T) {
	t.Parallel()
	src := "> | ID | `a \\| b` |\n> |---|---|\n> | 1 |\n> | | x \\| y | more |\n"
	d := Parse([]byte(src), 1)
	require.Len(t, d.Blocks, 3)
	require.True(t, d.Blocks[0].Header)
	require.True(t, d.Blocks[0].Quoted)
	require.False(t, d.Blocks[1].Header)
	for i, want := range [][]string{{"ID", "`a \\| b`"}, {"1", ""}, {"", "x \\| y"}} {
		var got []string
		for _, c := range d.Blocks[i].Cells {
			require.Equal(t, c.Text, src[c.Start:c.Start+len(c.Text)])
			got = append(got, c.Text)
		}
		require.Equal(t, want, got)
	}
}

func TestLinks(t *testing.T) {
	t.Parallel()
	src := "See [the *spec*](a.md#x \"t\") and ![d](d.png), <https://e.f>, [r], [x][r], `[no](no)`.\n\n" +
		"- [ ] [in item](b\\_c.md)\n\n| [cell](c.md) |\n|---|\n\n```\n[no](no)\n```\n\n[![badge](i.svg)](k.md)\n\n[R]: <r s.md>\n"
	d := Parse([]byte(src), 1)
	require.Equal(t, []Link{
		{Text: "the spec", Dest: "a.md#x", Line: 1, Start: 4},
		{Text: "d", Dest: "d.png", Image: true, Line: 1, Start: 33},
		{Text: "https://e.f", Dest: "https://e.f", Line: 1, Start: 46},
		{Text: "r", Dest: "r s.md", Line: 1, Start: 61},
		{Text: "x", Dest: "r s.md", Line: 1, Start: 66},
		{Text: "in item", Dest: "b_c.md", Line: 3, Start: strings.Index(src, "[in item")},
		{Text: "cell", Dest: "c.md", Line: 5, Start: strings.Index(src, "[cell")},
		{Text: "badge", Dest: "k.md", Line: 12, Start: strings.Index(src, "[![badge")},
		{Text: "badge", Dest: "i.svg", Image: true, Line: 12, Start: strings.Index(src, "![badge")},
	}, d.Links)
	require.Equal(t, []Definition{{Label: "R", Dest: "r s.md", Line: 14, EndLine: 14}}, d.Definitions)
}

func TestSections(t *testing.T) {
	t.Parallel()
	src := "pre\n\n# A `x`\n\nbody\n\n## B\n\n- i\n\n### C\n\n## D\n> # quoted\n\n- # in item\n\n# E\n"
	d := Parse([]byte(src), 5)
	top := d.Sections()
	require.Len(t, top, 3)
	require.Equal(t, -1, top[0].Heading)
	require.Equal(t, "A x", top[1].Title)
	require.Equal(t, 7, top[1].Line)
	require.Len(t, top[1].Blocks, 1)
	require.Equal(t, strings.Index(src, "# E"), top[1].End)
	require.Equal(t, strings.Index(src, "## B"), top[1].OwnEnd())
	require.Len(t, top[1].Children, 2)
	require.Equal(t, "C", d.FindSection("nothing", "c").Title)
	require.Nil(t, top[1].FindChild("C"))
	require.Nil(t, d.FindSection("quoted"))
	require.Len(t, top[1].Children[1].Of(Item), 1)
	require.Len(t, top[1].Children[1].Of(Heading), 2)
	require.Empty(t, Parse(nil, 1).Sections())
	require.Len(t, Parse([]byte("only text"), 1).Sections(), 1)
}

func TestReplaceBody(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ src, want string }{
		{"# A\n\nold\n\n## B\nkeep\n", "# A\n\nnew\n\n## B\nkeep\n"},
		{"# A", "# A\n\nnew\n"},
		{"# A\n", "# A\n\nnew\n"},
		{"# A\r\nold\r\n# B\r\n", "# A\r\n\r\nnew\r\n\r\n# B\r\n"},
	} {
		d := Parse([]byte(c.src), 1)
		out, err := Apply(d.Source, []Edit{d.ReplaceBody(d.FindSection("A"), "new\n")})
		require.NoError(t, err)
		require.Equal(t, c.want, string(out))
	}
}

func TestPlain(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"plain":                               "plain",
		"**bold** and *it* and ***both***":    "bold and it and both",
		"snake_case and _em_":                 "snake_case and em",
		"2 * 3 * 4":                           "2 * 3 * 4",
		"**Login**：用户 *登录*":                   "Login：用户 登录",
		"~~gone~~ 3~5 天 6~8":                  "gone 3~5 天 6~8",
		"[text](url \"t\") [a][b] [P0] [c][]": "text a [P0] c",
		"m[i][j]":                             "m[i][j]",
		"![alt *x*](u)":                       "alt x",
		"`a **b** <c>`":                       "a **b** <c>",
		"`` a`b ``":                           "a`b",
		"`open":                               "`open",
		"a<br>b <b>c</b> <!-- no --> d":       "a b c  d",
		"GET /users/<id>":                     "GET /users/<id>",
		"<https://a.b> <x@y.z>":               "https://a.b x@y.z",
		`\*no\* \[x\] \\ \a`:                  `*no* [x] \ \a`,
		"&amp; &lt;b&gt; &copy; &nope; AT&T":  "& <b> © &nope; AT&T",
		"one\ntwo":                            "one two",
		"第一行\n第二行":                            "第一行第二行",
		"a \\\nb":                             "a  b",
		"*open and **strong**":                "*open and strong",
		"*[link*](u)":                         "*link*",
		"x **REQ-001**: y":                    "x REQ-001: y",
		"[![badge](i)](k)":                    "badge",
		"a < b > c":                           "a < b > c",
		"</p>x":                               "x",
		"":                                    "",
		"  spaced  ":                          "spaced",
	} {
		require.Equal(t, want, Plain(in), "%q", in)
	}
}

func TestAnchor(t *testing.T) {
	t.Parallel()
	seen := map[string]int{}
	for _, c := range [][2]string{
		{"Hello, World!", "hello-world"},
		{"Hello World", "hello-world-1"},
		{"hello-world-1", "hello-world-1-1"},
		{"Hello World", "hello-world-2"},
		{"用户登录（必须）", "用户登录必须"},
		{"A & B", "a--b"},
		{"C++ / C#", "c--c"},
		{"snake_case", "snake_case"},
		{"🚀 Go", "-go"},
		{"É", "é"},
		{"v1.2", "v12"},
	} {
		require.Equal(t, c[1], Anchor(c[0], seen), c[0])
	}
	require.Equal(t, "a", Anchor("A", nil))
}

func TestApply(t *testing.T) {
	t.Parallel()
	out, err := Apply([]byte("abcdef"), []Edit{{4, 5, ""}, {2, 2, "X"}, {0, 1, "AA"}, {2, 2, "Y"}, {2, 3, "c!"}})
	require.NoError(t, err)
	require.Equal(t, "AAbXYc!df", string(out))
	for _, bad := range [][]Edit{{{0, 2, ""}, {1, 3, ""}}, {{-1, 0, ""}}, {{3, 2, ""}}, {{0, 7, ""}}} {
		_, err := Apply([]byte("abcdef"), bad)
		require.Error(t, err)
	}
}

// TestBlankOfControls: a line of nothing but a form feed or a vertical tab is
// text for CommonMark and blank for everybody else. The text of a block begins
// and ends in the lines its block begins and ends in.
func TestBlankOfControls(t *testing.T) {
	t.Parallel()
	for src, want := range map[string]string{
		"\v\nb\n":            "paragraph 2-2 \"b\"",
		"a\n\v\n":            "paragraph 1-1 \"a\"",
		"a\n\v\nb\n":         "paragraph 1-3 \"a\\n\\nb\"",
		"a\n\n\f\n\v\nb\n":   "paragraph 1-1 \"a\" paragraph 5-5 \"b\"",
		"- \v\n  a\n":        "item 1-2 \"a\"",
		"- [x] \va\n":        "item 1-1 \"a\"",
		"- a\n\n  \v\n  b\n": "item 1-1 \"a\" paragraph 4-4 \"b\"",
		"> \v\n> a.\n":       "paragraph 2-2 \"a.\"",
		"[a]: b\n\v\nc\n":    "paragraph 3-3 \"c\"",
		"\v\n===\n":          "paragraph 2-2 \"===\"",
		"# \v\nb\n":          "heading 1-1 \"\" paragraph 2-2 \"b\"",
		"\v":                 "",
	} {
		var got []string
		for _, b := range Parse([]byte(src), 1).Blocks {
			got = append(got, fmt.Sprintf("%s %d-%d %q", b.Kind, b.Line, b.EndLine, b.Text))
		}
		require.Equal(t, want, strings.Join(got, " "), "%q", src)
	}
}
