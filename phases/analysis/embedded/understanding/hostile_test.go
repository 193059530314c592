package understanding

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// everyItem gives every text and provenance of an understanding to f.
func everyItem(u *Understanding, f func(where, text string, src specs.Source)) {
	var walk func(where string, v reflect.Value)
	walk = func(where string, v reflect.Value) {
		switch v.Kind() {
		case reflect.Slice:
			for i := range v.Len() {
				walk(where, v.Index(i))
			}
		case reflect.Struct:
			src, ok := v.FieldByName("Source"), false
			var s specs.Source
			if src.IsValid() {
				s, ok = reflect.TypeAssert[specs.Source](src)
			}
			for i := range v.NumField() {
				name := v.Type().Field(i).Name
				if name == "Source" || name == "Pos" || name == "Code" || name == "Form" {
					continue
				}
				if field := v.Field(i); field.Kind() == reflect.String && ok {
					f(where+"."+name, field.String(), s)
				} else {
					walk(where+"."+name, field)
				}
			}
		}
	}
	walk("", reflect.ValueOf(*u))
}

// requireSound checks what must hold for every source: lines in range, every
// line placed, texts without block markers.
func requireSound(t *testing.T, src analysis.Source, u *Understanding, r *reading.Reading) {
	t.Helper()
	placed := make([]bool, len(r.Lines)+1)
	mark := func(where string, ranges []specs.LineRange) {
		for _, n := range ranges {
			require.True(t, n.From >= 1 && n.To >= n.From && n.To <= len(r.Lines), "%s: %v of %d lines", where, n, len(r.Lines))
			for i := n.From; i <= n.To; i++ {
				placed[i] = true
			}
		}
	}
	mark("boilerplate", u.Boilerplate)
	mark("title", u.TitleSource.Lines)
	for _, f := range u.Facts() {
		mark(f.Kind, f.Source.Lines)
		require.NotEmpty(t, f.Source.Lines, "%s %q has no lines", f.Kind, f.Text)
	}
	everyItem(u, func(where, text string, s specs.Source) {
		mark(where, s.Lines)
		require.True(t, utf8.ValidString(text), where)
		require.NotContains(t, text, "\n", where)
		for _, marker := range []string{"- ", "* ", "# ", "> ", "| ", "```"} {
			require.False(t, strings.HasPrefix(text, marker), "%s: %q begins with a block marker", where, text)
		}
	})
	for i, line := range r.Lines {
		require.True(t, placed[i+1] || strings.TrimSpace(line) == "", "line %d is nowhere: %q (%s)", i+1, line, src.Name)
	}
}

func TestEveryLinePlaced(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, path := range labelPaths(t) {
		_, src := loadLabels(t, path)
		r := loadLexicons(t).Read(src)
		u := Understand(r, lex)
		requireSound(t, src, u, r)
		everyItem(u, func(where, text string, _ specs.Source) { require.NotContains(t, text, "**", where) })
		require.NotEmpty(t, u.Title, path)
		require.LessOrEqual(t, utf8.RuneCountInString(u.Title), 70)
		for _, f := range u.Features {
			require.NotEmpty(t, f.Name, "%s: %+v", path, f)
			require.LessOrEqual(t, utf8.RuneCountInString(f.Name), 72, f.Name)
			require.NotContains(t, ".,:;。，：；", LastRunes(f.Name, 1), f.Name)
		}
	}
}

func hostileTexts() []string {
	return []string{
		"", " \n\t\n", "---\ntitle: x\n---\n", "---\n", "# \n## \n", "- \n- \n", "| |\n|---|\n| |\n", "```\n", "<!-- -->", "****", "**:**\n- x", "a:\n\n- b\n  - c:\n    - d",
		"\uFEFF# T\r\n\r\n- a\r\n", "# T\n\n**Bold alone**\n\ntext", "作为，我希望", "As a , I want ", "`", "``` go\nfunc\n```", "1. a\n   1. b\n      1. c", "状态：a→b→c", "→→→", "> quote\n> - item",
		"Title\n=====\n\nGoals:\n- a\n", "| A | B |\n|---|---|\n| x |\n| x | y | z |\n", "[P0]", "(M) ", "FR-1:", "P0 P1 P2 = x", "\uE000\uE001 private `code` runes \uE002", strings.Repeat("- ", 50) + "x",
		"x is a, b or c.", "For each x we keep a, b and c.", "GET /", "`t(a_b, c)` `x`", "table `", "一、", "第三章 功能\n\n- 一\n", "a – b – c", "?", "？", "。", "No.", "#", "#标题\n内容",
		"Users: a, b\n\n# Users\n\n## A\n\n## A\n", "# Features\n\n### 1.1.1 X\n\n- y\n\n#### Acceptance criteria\n\n- z\n", "\x00\x01", "\xff\xfe", "a\u202eb", "\v\n00", "\f\n\n# a\n\v\nb",
	}
}

func TestHostile(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, text := range hostileTexts() {
		for _, plain := range []bool{false, true} {
			src := analysis.Source{Name: text, Text: text, Plain: plain}
			r := loadLexicons(t).Read(src)
			requireSound(t, src, Understand(r, lex), r)
		}
	}
}

func TestSameTwice(t *testing.T) {
	t.Parallel()
	for _, path := range labelPaths(t) {
		_, src := loadLabels(t, path)
		first, second := Understand(loadLexicons(t).Read(src), loadLexicons(t)), Understand(loadLexicons(t).Read(src), loadLexicons(t))
		require.Equal(t, first, second, path)
	}
}

func FuzzUnderstand(f *testing.F) {
	for _, text := range hostileTexts() {
		f.Add(text, false)
		f.Add(text, true)
	}
	paths, _ := filepath.Glob("../../../../testdata/inputs/*.md")
	for _, p := range paths {
		if data, err := os.ReadFile(p); err == nil {
			f.Add(string(data[:min(len(data), 4000)]), false)
		}
	}
	lex := loadLexicons(f)
	f.Fuzz(func(t *testing.T, text string, plain bool) {
		src := analysis.Source{Name: "fuzz", Text: text, Plain: plain}
		r := loadLexicons(t).Read(src)
		requireSound(t, src, Understand(r, lex), r)
	})
}
