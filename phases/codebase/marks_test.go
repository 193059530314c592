package codebase

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// held holds a file against one rule.
func held(r rule, f *file, src string) (mark, bool) {
	m := &marker{}
	m.addGroup("x.", []rule{r}, signRule{})
	m.texts.build()
	m.sortByLanguage(&tables{})
	list := m.newMarking().marks(f, []byte(src))
	if len(list) == 0 {
		return mark{}, false
	}
	return list[0], true
}

func TestRuleSkipsComments(t *testing.T) {
	t.Parallel()
	r := rule{ID: "r", Text: []string{"depguard"}}
	_, ok := held(r, &file{path: "x"}, "linters:\n  # - depguard\n")
	require.False(t, ok)
	m, ok := held(r, &file{path: "x"}, "# depguard\na: b\n- depguard\n- depguard\n")
	require.True(t, ok)
	require.Equal(t, mark{key: "x.r", line: 3, count: 2}, m)
	m, ok = held(rule{ID: "r", Text: []string{"\n//go:embed "}}, &file{path: "x"}, "package x\n\n//go:embed a\nvar a string // \n")
	require.True(t, ok)
	require.Equal(t, mark{key: "x.r", line: 3, count: 1}, m)
}

// TestInit_MarksAreThoseOfEachRule holds files made of the words of the rules
// against all rules at once, and against one after the other the plain way.
func TestInit_MarksAreThoseOfEachRule(t *testing.T) {
	t.Parallel()
	tb, err := loadTables()
	require.NoError(t, err)
	all := tb.newMarker(true)
	w := all.newMarking()
	random := rand.New(rand.NewPCG(1, 2)) //nolint:gosec // a test repeats itself
	between := []string{" ", "\n", "\n\t", "\n// ", "\n# ", "\n\n", "", "x", "\n  * ", "\nfunc "}
	for n := range 600 {
		lang := tb.Languages[random.IntN(len(tb.Languages))]
		f := &file{path: fmt.Sprintf("a/b%d.x", n), base: fmt.Sprintf("b%d.x", n), lang: lang, test: n%3 == 0, aside: n%7 == 0}
		if n%5 == 0 {
			f.lang = nil
		}
		if r := all.rules[random.IntN(len(all.rules))]; len(r.Path) > 0 {
			f.path = strings.NewReplacer("**", "d/e", "*", "z").Replace(r.Path[random.IntN(len(r.Path))])
			f.base = f.path[strings.LastIndexByte(f.path, '/')+1:]
		}
		var src bytes.Buffer
		for range random.IntN(60) {
			text := all.texts.list[random.IntN(len(all.texts.list))]
			if random.IntN(4) == 0 {
				text = text[:random.IntN(len(text))]
			}
			src.WriteString(between[random.IntN(len(between))])
			src.WriteString(text)
		}
		requireMarks(t, all, f, src.Bytes(), w.marks(f, src.Bytes()))
	}
	own, err := os.ReadFile("marks.go")
	require.NoError(t, err)
	f := &file{path: "marks.go", base: "marks.go", lang: tb.byName["Go"]}
	requireMarks(t, all, f, own, w.marks(f, own))
}

func requireMarks(t *testing.T, all *marker, f *file, src []byte, got []mark) {
	t.Helper()
	want := map[string]mark{}
	for _, r := range all.rules {
		if m, ok := plainly(r, f, src); ok {
			want[r.key] = m
		}
	}
	list := map[string]mark{}
	for _, m := range got {
		list[m.key] = m
	}
	require.Equal(t, want, list, "%s %v\n%s", f.path, f.lang, src)
	require.Len(t, got, len(list))
}

// plainly is what marker.marks has to find, one rule and one text at a time.
func plainly(r signRule, f *file, src []byte) (mark, bool) {
	source := f.lang != nil && f.lang.Kind == "source" && !f.aside
	switch {
	case len(r.Languages) > 0 && (f.lang == nil || !slices.Contains(r.Languages, f.lang.Name)),
		r.kin != "" && (f.lang == nil || kin(f.lang.Name) != r.kin),
		r.Tests == "only" && !f.test, r.Tests == "never" && f.test, r.untested && f.test,
		r.Code && !source, len(r.Path) > 0 && !matchAny(r.Path, f.path):
		return mark{}, false
	}
	for _, text := range r.All {
		if !bytes.Contains(src, []byte(text)) && (text[0] != '\n' || !bytes.HasPrefix(src, []byte(text[1:]))) {
			return mark{}, false
		}
	}
	if len(r.Text) == 0 {
		return mark{key: r.key, line: 1, count: 1}, true
	}
	first, count := -1, 0
	for _, text := range r.Text {
		at, n := countPlainly(src, []byte(text))
		count += n
		if n > 0 && (first < 0 || at < first) {
			first = at
		}
	}
	if first < 0 {
		return mark{}, false
	}
	return mark{key: r.key, line: 1 + bytes.Count(src[:first], []byte{'\n'}), count: count}, true
}

func countPlainly(src, text []byte) (first, count int) {
	if text[0] == '\n' && bytes.HasPrefix(src, text[1:]) {
		count = 1
	}
	for at := 0; ; {
		i := bytes.Index(src[at:], text)
		if i < 0 {
			return first, count
		}
		place := at + i
		at = place + len(text)
		start := bytes.LastIndexByte(src[:place], '\n') + 1
		if text[0] == '\n' {
			place++
		} else if text[0] != '#' && isComment(src[start:]) {
			continue
		}
		if count == 0 {
			first = place
		}
		count++
	}
}

// TestPatternsFitLikeMatchAny: found by name or ending or not, a pattern fits
// what it fits by itself.
func TestPatternsFitLikeMatchAny(t *testing.T) {
	t.Parallel()
	tb, err := loadTables()
	require.NoError(t, err)
	lists := [][]string{tb.Rules.Tests, tb.Rules.BuiltNames, {"*", "a*b?.go", "**", "x/**/y", "[ab].c", "Dockerfile.*", "*.*", ".*"}}
	for _, r := range tb.newMarker(true).rules {
		lists = append(lists, r.Path)
	}
	var paths []string
	for _, list := range lists {
		for _, one := range list {
			for _, star := range []string{"x", "x.y", "", "tests"} {
				for _, stars := range []string{"d", "d/e/f", "src/test"} {
					p := strings.Trim(strings.NewReplacer("**", stars, "*", star, "?", "q", "[ab]", "a").Replace(one), "/")
					if p != "" {
						paths = append(paths, p)
					}
				}
			}
		}
	}
	slices.Sort(paths)
	paths = slices.Compact(paths)
	var all patterns
	for i, list := range lists {
		all.add(i, list)
	}
	for n, p := range paths {
		if n%7 > 0 {
			continue // enough of them
		}
		got := map[int]bool{}
		all.fit(p, p[strings.LastIndexByte(p, '/')+1:], func(of int) { got[of] = true })
		for i, list := range lists {
			require.Equal(t, matchAny(list, p), got[i], "%s %v", p, list)
		}
	}
}
