package selection_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/selection"
)

// file is a rule file of sections with rules, and its bytes.
type file struct {
	entry selection.Entry
	src   string
}

// shelf makes the entries of files and a reader of them.
func shelf(files ...file) ([]selection.Entry, func(selection.Entry) ([]byte, error)) {
	var entries []selection.Entry
	src := map[string]string{}
	for _, f := range files {
		entries = append(entries, f.entry)
		src[f.entry.File] = f.src
	}
	return entries, func(e selection.Entry) ([]byte, error) { return []byte(src[e.File]), nil }
}

// ruleFile makes a file; what is "name dimension mode priority category".
func ruleFile(what string, keywords []string, sections ...[]string) file {
	words := strings.Fields(what)
	f := file{entry: selection.Entry{
		File: words[0] + ".md", Title: words[0], Dimension: words[1], Scope: "project", ReadMode: words[2], Priority: words[3], Category: words[4],
		Keywords: keywords,
	}}
	for i, rules := range sections {
		heading := fmt.Sprintf("## %s part %d\n", words[0], i)
		s := selection.Section{Heading: fmt.Sprintf("%s part %d", words[0], i), Level: 2, Start: len(f.src), Empty: len(rules) == 0}
		f.src += heading
		s.Body = len(f.src)
		for _, rule := range rules {
			f.src += "- " + rule + "\n"
			s.Rules = append(s.Rules, len(f.src))
		}
		s.End = len(f.src)
		f.entry.Sections = append(f.entry.Sections, s)
	}
	f.entry.Hash, f.entry.Size = selection.HashOf([]byte(f.src)), int64(len(f.src))
	return f
}

func names(all []selection.Choice, state string) string {
	var out []string
	for _, c := range all {
		if c.State == state {
			out = append(out, c.Entry.Title)
		}
	}
	return strings.Join(out, " ")
}

func plainFrame() selection.Frame {
	return selection.Frame{Head: func(n int) string { return fmt.Sprintf("# %d\n\n", n) }, Tail: "\n"}
}

// TestSpecLoader_9_10_T9_11 and C13: words meet words, never parts of words.
func TestSpecLoader_9_10_T9_11_C13_WordsMeetWords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		question, keyword string
		meets             bool
	}{
		{"the client", "cli", false},
		{"edit", "ed", false},
		{"the editor", "ed", false},
		{"a cli tool", "CLI", true},
		{"tests", "testing", true},
		{"tested", "test", true},
		{"caches", "cache", true},
		{"policies", "policy", true},
		{"authentication", "auth", false},
		{"authentication", "auth*", true},
		{"handle errors", "error-handling", true},
		{"the ui", "ui-kit", false},
		{"c code", "c++", false},
		{"c++ code", "C++", true},
		{"parseConfigFile fails", "config", true},
		{"HTTPServer", "server", true},
		{"统一命名规则", "命名", true},
		{"数据结构怎么设计", "数据库", false},
		{"优化数据库查询", "数据库", true},
		{"请问命名", "命名规范", false},
		{"what should I do with it", "should", false},
		{"version 2026", "2026", false},
		{"naming", "name", true},
		{"names", "name", true},
	} {
		entry := selection.Entry{Title: "zz", Keywords: []string{c.keyword}}
		hits, _ := selection.Match(entry, selection.Words(c.question))
		require.Equal(t, c.meets, len(hits) > 0, "%q and %q: %v", c.question, c.keyword, selection.Words(c.question))
	}
	_, title := selection.Match(selection.Entry{Title: "Cache rules"}, []string{"cache"})
	_, keyword := selection.Match(selection.Entry{Title: "x", Keywords: []string{"cache"}}, []string{"cache"})
	_, heading := selection.Match(selection.Entry{Title: "x", Sections: []selection.Section{{Heading: "The cache"}}}, []string{"cache"})
	require.Greater(t, title, keyword)
	require.Greater(t, keyword, heading)
	require.Positive(t, heading)
	require.Equal(t, []string{"test*", "a-b"}, selection.GivenWords("Test*, a-b，test*  *"))
	require.Equal(t, []string{"统一命名规则", "统一", "一命", "命名", "名规", "规则"}, selection.Words("统一命名规则"))
	require.LessOrEqual(t, len(selection.Words(strings.Repeat("a1b2 ", 10)+manyWords())), 500)
}

func manyWords() string {
	var b strings.Builder
	for i := range 5000 {
		fmt.Fprintf(&b, "word%dx ", i)
	}
	return b.String()
}

// TestSpecLoader_9_10_T9_13: general rules hold in every category.
func TestSpecLoader_9_10_T9_13_B12_C12_GeneralHoldsEverywhere(t *testing.T) {
	t.Parallel()
	entries, _ := shelf(
		ruleFile("general specs required high general", nil, []string{"a"}),
		ruleFile("planning specs required high planning", nil, []string{"a"}),
		ruleFile("review specs required high review", nil, []string{"a"}),
		ruleFile("empty specs required high general", nil, nil),
	)
	for category, want := range map[string]string{
		"": "general planning review", "exploration": "general", "execution": "general", "planning": "general planning", "planning review": "general planning review",
	} {
		all := selection.Choose(entries, selection.Query{Categories: strings.Fields(category)})
		require.Equal(t, want, names(all, selection.Taken), category)
	}
	require.Equal(t, "it is for review, not for planning", selection.Choose(entries, selection.Query{Categories: []string{"planning"}})[2].Reason)
}

// TestSpecLoader_9_10_Order: personal before project, critical before low,
// required before optional, then by score.
func TestSpecLoader_9_10_Order(t *testing.T) {
	t.Parallel()
	entries, read := shelf(
		ruleFile("p-low specs required low general", nil, []string{"a"}),
		ruleFile("p-opt specs optional high general", []string{"cache"}, []string{"a"}),
		ruleFile("cache specs optional high general", nil, []string{"a"}),
		ruleFile("p-req specs required high general", nil, []string{"a"}),
		ruleFile("mine personal optional low general", []string{"cache"}, []string{"a"}),
		ruleFile("other personal optional critical general", []string{"nothing"}, []string{"a"}),
	)
	all := selection.Choose(entries, selection.Query{Words: []string{"cache"}})
	require.Equal(t, "mine p-req cache p-opt p-low", names(all, selection.Taken))
	require.Equal(t, "optional, and cache meets its title", all[3].Reason)
	text, err := selection.Compose(all, plainFrame(), 8000, read)
	require.NoError(t, err)
	require.Equal(t, "# 5\n\n## mine\n\n## mine part 0\n- a\n\n---\n\n## p-req\n\n#", text[:50])
	require.Empty(t, names(selection.Choose(entries, selection.Query{Dimension: "specs", Words: []string{"nothing"}}), "x"))
}

// TestSpecLoader_9_10_T9_14: the budget holds with its own notice, the personal
// low one goes first, the project's required rules last.
func TestSpecLoader_9_10_T9_14_C14_Budget(t *testing.T) {
	t.Parallel()
	rules := func(n, length int) []string {
		var out []string
		for i := range n {
			out = append(out, fmt.Sprintf("%03d %s", i, strings.Repeat("规", length)))
		}
		return out
	}
	files := []file{
		ruleFile("low personal optional low general", []string{"x"}, rules(20, 95), rules(20, 95)),
		ruleFile("mine personal required critical general", nil, rules(20, 95), rules(20, 95)),
		ruleFile("team specs required high general", nil, rules(20, 95), rules(20, 95)),
	}
	entries, read := shelf(files...)
	query := selection.Query{Words: []string{"x"}}
	for _, most := range []int{200, 300, 500, 1000, 2500, 4000, 4300, 6000, 8000, 8300, 8600, 12000, 20000} {
		all := selection.Choose(entries, query)
		text, err := selection.Compose(all, plainFrame(), most, read)
		require.NoError(t, err)
		require.LessOrEqual(t, utf8.RuneCountInString(text), most)
		left := names(all, selection.Dropped) + names(all, selection.Cut)
		require.Equal(t, left != "", strings.Contains(text, "Left out to stay within"), "%d: %s", most, text)
		for line := range strings.Lines(text) {
			if strings.HasPrefix(line, "- ") {
				require.Equal(t, 102, utf8.RuneCountInString(line), "only whole rules")
			}
		}
	}
	all := selection.Choose(entries, query)
	_, err := selection.Compose(all, plainFrame(), 8000, read)
	require.NoError(t, err)
	require.Equal(t, "low", names(all, selection.Dropped))
	require.Equal(t, "mine", names(all, selection.Cut), "personal before project")
	require.Equal(t, "team", names(all, selection.Taken))
	require.Equal(t, 1, all[0].Sections+all[1].Sections, "whole sections")

	all = selection.Choose(entries, query)
	text, err := selection.Compose(all, plainFrame(), 1000, read)
	require.NoError(t, err)
	require.Equal(t, "team", names(all, selection.Cut))
	require.Equal(t, "mine low", names(all, selection.Dropped))
	require.Contains(t, text, "## team part 0", "the first section is cut behind a whole rule")
	require.Contains(t, text, "team.md (1 of 2 sections)")
	require.Positive(t, all[2].Rules)
}

// TestSpecLoader_9_10_T9_16: a body with a line across it is whole.
func TestSpecLoader_9_10_T9_16_LinesAcross(t *testing.T) {
	t.Parallel()
	f := ruleFile("a specs required high general", nil, []string{"one\n\n---\n\n- two", "three"})
	entries, read := shelf(f, ruleFile("b specs required low general", nil, []string{"four"}))
	text, err := selection.Compose(selection.Choose(entries, selection.Query{}), plainFrame(), 300, read)
	require.NoError(t, err)
	require.Equal(t, "# 2\n\n## a\n\n## a part 0\n- one\n\n---\n\n- two\n- three\n\n---\n\n## b\n\n## b part 0\n- four\n", text)
}

// TestSpecLoader_9_10_Changed: a file that is no longer what its entry says is
// not printed by places that no longer fit.
func TestSpecLoader_9_10_Changed(t *testing.T) {
	t.Parallel()
	entries, _ := shelf(ruleFile("a specs required high general", nil, []string{"one"}))
	_, err := selection.Compose(selection.Choose(entries, selection.Query{}), plainFrame(), 300, func(selection.Entry) ([]byte, error) { return []byte("x"), nil })
	require.True(t, selection.IsStale(err))
}
