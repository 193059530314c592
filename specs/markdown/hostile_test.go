package markdown

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// hostile are inputs that make naive Markdown readers quadratic. n is a size
// in bytes, roughly.
func hostile(n int) map[string]string {
	rep := strings.Repeat
	var nest strings.Builder
	for i := 0; nest.Len() < n; i++ {
		nest.WriteString(rep("  ", i) + "- a\n")
	}
	var ticks strings.Builder
	for i := 1; ticks.Len() < n; i++ {
		ticks.WriteString(rep("`", i) + "a")
	}
	return map[string]string{
		"one line":           rep("word ", n/5),
		"headings":           rep("# h\n", n/4),
		"setext":             rep("h\n=\n", n/4),
		"quotes in a line":   rep(">", n),
		"quotes in lines":    rep(rep(">", 1000)+"\n", n/1001),
		"items in a line":    rep("- ", n/2) + "a",
		"mixed items":        rep("- * ", n/8) + "a\n" + rep("\n", n/2),
		"numbers then blank": rep("1. ", n/6) + "a\n" + rep("\n", n/2) + "   b\n",
		"stairs":             nest.String(),
		"open brackets":      rep("[", n),
		"bracket pairs":      rep("[", n/2) + rep("]", n/2),
		"half links":         rep("[a](b", n/5),
		"half angle links":   rep("[a](<b", n/6),
		"links in brackets":  rep("[", n/2) + rep("[a](b)", n/12),
		"nested images":      rep("![", n/8) + "a" + rep("](b)", n/8),
		"stars":              rep("*a ", n/3),
		"stars and lines":    rep("*a_ ", n/4),
		"strong inside":      rep("a**b", n/4),
		"backticks":          ticks.String(),
		"tags":               rep("<a b='", n/6),
		"comments":           rep("x<!--", n/5),
		"definitions":        rep("[a]: b\n", n/7),
		"definition titles":  rep("[a]: b\n(x\n", n/10),
		"table":              "|a|b|\n|-|-|\n" + rep("|1|2|\n", n/6),
		"wide table":         rep("|a", n/6) + "\n" + rep("|-", n/6) + "\n" + rep("|\n", n/6),
		"fences":             rep("```\n", n/4),
		"newlines":           rep("\n", n),
		"items":              rep("- a\n", n/4),
		"ampersands":         rep("&a", n/2),
		"backslashes":        rep("\\", n),
	}
}

// TestHostile reads every shape at 1 MB: the test ends at all only if the
// work is not quadratic, and the depth of what is found is bounded.
func TestHostile(t *testing.T) {
	t.Parallel()
	for name, src := range hostile(1 << 20) {
		t.Run(name, func(t *testing.T) {
			d := Parse([]byte(src), 1)
			check(t, d)
			d.Sections()
			Plain(src)
		})
	}
}

func TestBeyondTheBounds(t *testing.T) {
	t.Parallel()
	deep := Parse([]byte(strings.Repeat("> ", 300)+"text"), 1)
	require.Len(t, deep.Blocks, 1)
	require.True(t, strings.HasSuffix(deep.Blocks[0].Text, "> > text"), "what is too deep stays as text")
	wide := Parse([]byte(strings.Repeat("|a", 300)+"|\n"+strings.Repeat("|-", 300)+"|\n"), 1)
	require.Len(t, wide.Blocks, 1)
	require.Equal(t, Paragraph, wide.Blocks[0].Kind)
	gap := Parse([]byte("- a\n"+strings.Repeat("\r\n", 500)+"  b\n\n```\n"+strings.Repeat("\n", 500)+"x\n```\n"), 1)
	require.Equal(t, []string{"item", "paragraph", "fence"}, ourBlocks(gap))
	require.Equal(t, 502, gap.Blocks[1].Line)
	require.Equal(t, strings.Repeat("\n", 500)+"x", gap.Blocks[2].Text)
}

// check holds what is true of every document. It avoids require in the loops:
// there are up to 262,144 blocks.
func check(t testing.TB, d *Document) {
	t.Helper()
	src, line := d.Source, 0
	covered := map[int]bool{}
	cover := func(from, to int) {
		for l := from; l <= to; l++ {
			covered[l] = true
		}
	}
	for _, b := range d.Blocks {
		switch {
		case b.Kind < Heading || b.Kind > Rule:
			t.Fatalf("kind of %+v", b)
		case b.Start < 0 || b.Start > b.End || b.End > len(src):
			t.Fatalf("offsets of %+v", b)
		case b.Start > 0 && src[b.Start-1] != '\n' || b.End < len(src) && src[b.End-1] != '\n':
			t.Fatalf("no whole lines: %+v", b)
		case b.Line > b.EndLine || b.Line < line:
			t.Fatalf("order of lines: %+v after line %d", b, line)
		case b.Task != NoTask && (!strings.Contains(" \txX", string(src[b.Box])) || src[b.Box+1] != ']'):
			t.Fatalf("box of %+v", b)
		case (b.Kind == Paragraph || b.Kind == Item || b.Kind == Heading) && (strings.Count(b.Text, "\n") > b.EndLine-b.Line || strings.Trim(b.Text, " \t\r\n\f\v") != b.Text):
			t.Fatalf("more lines of text than lines: %+v", b)
		}
		line = b.Line
		cover(b.Line, b.EndLine)
		for _, c := range b.Cells {
			if string(src[c.Start:c.Start+len(c.Text)]) != c.Text {
				t.Fatalf("cell %+v of %+v", c, b)
			}
		}
	}
	for _, l := range d.Links {
		if !strings.Contains("[!<", string(src[l.Start])) {
			t.Fatalf("place of link %+v", l)
		}
	}
	for _, f := range d.Definitions {
		cover(f.Line, f.EndLine)
	}
	for i, l := range strings.Split(string(src), "\n") {
		bare := strings.Trim(l, " \t\r\v\f>|:-+*0123456789.)=`~")
		if bare != "" && !covered[i+d.firstLine] {
			t.Fatalf("line %d %.80q is in no block", i+1, l)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{
		"# a\n\n- [ ] b\n  c\n\n| x |\n|---|\n| y |\n", "> ```\n> a\n```\n", "[a]: b\n===\n", "-\t#\n", "1.\t\t- x", "- - -\n* * a", "\u2003\n\u3000a", "*\n\t#\n#0", "1.\n\t#\n#", "# \v0\n#", "<!-- \n-->x", "\r\n\r", "a\n\n\n\tb", "* [X] \v0",
	} {
		f.Add([]byte(s), 3)
	}
	f.Fuzz(func(t *testing.T, src []byte, firstLine int) {
		if firstLine < 1 || firstLine > 1<<20 {
			firstLine = 1
		}
		d := Parse(src, firstLine)
		check(t, d)
		for _, s := range d.Sections() {
			s.Walk(func(s *Section) bool {
				require.True(t, s.Start <= s.BodyStart && s.BodyStart <= s.OwnEnd() && s.OwnEnd() <= s.End)
				return true
			})
		}
		for _, b := range d.Blocks {
			if e, ok := b.Tick(b.Task == OpenTask); ok {
				out, err := Apply(src, []Edit{e})
				require.NoError(t, err)
				require.Equal(t, string(src[:e.Start]), string(out[:e.Start]))
				require.Equal(t, string(src[e.End:]), string(out[e.End:]))
			}
		}
	})
}

func FuzzPlain(f *testing.F) {
	for _, s := range []string{"**a** [b](c)", "<b>&amp;", "`x` \\*", "![[a](b)](c)", "*_~~", "a\n\n中\n文"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		at := 0
		for _, tok := range new(scanner).scan(s, nil) {
			require.Equal(t, at, tok.start, "tokens leave no gap")
			require.Greater(t, tok.end, tok.start)
			at = tok.end
		}
		require.Equal(t, len(s), at)
		Plain(s)
	})
}

// BenchmarkParse shows linear growth: bytes per second stay level from 1 to
// 16 MB.
func BenchmarkParse(b *testing.B) {
	page := "## Feature %d: search\n\nUsers **must** find a [part](parts.md) in *under 200 ms*, see `find`.\n\n- [ ] first box\n- second\n  - nested item\n\n" +
		"| id | name |\n|---|---|\n| 1 | `x` |\n\n> quoted text\n\n"
	for _, mb := range []int{1, 2, 4, 8, 16} {
		var src strings.Builder
		for i := 0; src.Len() < mb<<20; i++ {
			fmt.Fprintf(&src, page, i)
		}
		bytes := []byte(src.String())
		b.Run(fmt.Sprintf("%dMB", mb), func(b *testing.B) {
			b.SetBytes(int64(len(bytes)))
			for b.Loop() {
				Parse(bytes, 1)
			}
		})
	}
}

// BenchmarkHostile is the same for the shapes of TestHostile.
func BenchmarkHostile(b *testing.B) {
	for _, name := range []string{"mixed items", "stairs", "bracket pairs", "half links", "stars and lines", "backticks", "definitions", "wide table"} {
		for _, mb := range []int{1, 4} {
			src := hostile(mb << 20)[name]
			b.Run(fmt.Sprintf("%s/%dMB", name, mb), func(b *testing.B) {
				b.SetBytes(int64(len(src)))
				for b.Loop() {
					Parse([]byte(src), 1)
					Plain(src)
				}
			})
		}
	}
}
