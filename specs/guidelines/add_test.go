package guidelines_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/guidelines"
)

func places(t *testing.T) guidelines.Places {
	t.Helper()
	return guidelines.Places{Root: t.TempDir(), Home: t.TempDir()}
}

func put(t *testing.T, base, rel, text string) {
	t.Helper()
	path := filepath.Join(base, filepath.FromSlash(rel))
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
}

func text(t *testing.T, base, rel string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(base, filepath.FromSlash(rel)))
	require.NoError(t, err)
	return string(data)
}

func add(t *testing.T, p guidelines.Places, a guidelines.Addition) guidelines.Added {
	t.Helper()
	added, err := guidelines.Add(t.Context(), p, a)
	require.NoError(t, err)
	return added
}

// TestGuidelines_Seeds: headings without rules, only where missing.
func TestGuidelines_Seeds(t *testing.T) {
	t.Parallel()
	p := places(t)
	put(t, p.Root, ".workflow/specs/coding-conventions.md", "mine\n")
	made, err := guidelines.Init(t.Context(), p, time.Time{})
	require.NoError(t, err)
	require.Equal(t, []string{
		".workflow/specs/architecture-constraints.md",
		".overtone/specs/personal/coding-style.md", ".overtone/specs/personal/tool-preferences.md",
	}, made.Created)
	require.Equal(t, []string{".workflow/specs/coding-conventions.md"}, made.Skipped)
	require.Equal(t, "mine\n", text(t, p.Root, ".workflow/specs/coding-conventions.md"))
	book, err := guidelines.Read(p)
	require.NoError(t, err)
	require.Empty(t, book.Rules(), "no rule is invented for a team")
	require.Len(t, book.Files, 4)
	again, err := guidelines.Init(t.Context(), p, time.Time{})
	require.NoError(t, err)
	require.Empty(t, again.Created)
	require.Len(t, again.Skipped, 4)
}

// TestGuidelines_Adding: where the line lands, byte by byte.
func TestGuidelines_Adding(t *testing.T) {
	t.Parallel()
	const file = ".workflow/specs/coding-conventions.md"
	head := "---\ntitle: T\n---\n"
	cases := map[string]struct {
		before, after string
		add           guidelines.Addition
	}{
		"behind the last rule of its heading": {
			head + "# T\n\n## Naming\n\n- one\n\n## Style\n\n- two\n",
			head + "# T\n\n## Naming\n\n- one\n- [naming] new <!-- R-0001 -->\n\n## Style\n\n- two\n",
			guidelines.Addition{Topic: "naming", Text: "new"},
		},
		"under a heading without rules": {
			head + "## Naming\n\n## Style\n",
			head + "## Naming\n\n- [naming] new <!-- R-0001 -->\n\n## Style\n",
			guidelines.Addition{Topic: "naming", Text: "new"},
		},
		"under a Chinese heading": {
			head + "## 命名\n\n## 代码风格\n",
			head + "## 命名\n\n- [naming] new <!-- R-0001 -->\n\n## 代码风格\n",
			guidelines.Addition{Topic: "naming", Text: "new"},
		},
		"a heading that is missing is made": {
			head + "# T\n\n## Style\n\ntext\n",
			head + "# T\n\n## Style\n\ntext\n\n## Errors\n\n- [general] new <!-- R-0001 -->\n",
			guidelines.Addition{Section: "Errors", Text: "new"},
		},
		"windows line ends, no final line end": {
			"---\r\ntitle: T\r\n---\r\n## Naming\r\n\r\n* one\r\n  more",
			"---\r\ntitle: T\r\n---\r\n## Naming\r\n\r\n* one\r\n  more\r\n* [naming] new <!-- R-0001 -->",
			guidelines.Addition{Topic: "naming", Text: "new"},
		},
		"no frontmatter, no heading, odd blanks stay": {
			"  text   \n\n\n-   one\t\n",
			"  text   \n\n\n-   one\t\n- [general] new <!-- R-0001 -->\n",
			guidelines.Addition{Text: "new"},
		},
		"a body with a rule across it": {
			head + "- one\n\n---\n\ntext\n",
			head + "- one\n- [general] new <!-- R-0001 -->\n\n---\n\ntext\n",
			guidelines.Addition{Text: "new"},
		},
		"behind what an item holds": {
			head + "## Naming\n- one\n  - deep\n\n  more\n\ntext\n",
			head + "## Naming\n- one\n  - deep\n\n  more\n- [naming] new <!-- R-0001 -->\n\ntext\n",
			guidelines.Addition{Topic: "naming", Text: "new"},
		},
		"an id in the files counts": {
			head + "- one <!-- R-0041 -->\n",
			head + "- one <!-- R-0041 -->\n- [general] new <!-- R-0042 -->\n",
			guidelines.Addition{Text: "new"},
		},
		"a learning with its date": {
			head + "- one\n",
			head + "- one\n- [learning/other] new (2026-01-31) <!-- R-0001 -->\n",
			guidelines.Addition{File: "coding-conventions.md", Kind: guidelines.Learning, Topic: "other", Text: "new", Date: "2026-01-31"},
		},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := places(t)
			put(t, p.Root, file, c.before)
			added := add(t, p, c.add)
			require.Equal(t, c.after, text(t, p.Root, file))
			require.Equal(t, file, added.Path)
			require.Contains(t, strings.Split(c.after, "\n")[added.Line-1], added.ID)
			require.True(t, add(t, p, c.add).Existing, "the second time there is nothing to write")
			require.Equal(t, c.after, text(t, p.Root, file))
		})
	}
}

// TestGuidelines_Duplicates: the same words are the same rule, in every form
// that a line ever had.
func TestGuidelines_Duplicates(t *testing.T) {
	t.Parallel()
	for _, line := range []string{
		"- Use tabs.", "- [style] use  TABS", "- [learning] use tabs", "- [learning/other] Use tabs (2026-01-31)",
		"- use tabs (learned: 2025-12-01)", "* [general] Use `tabs` <!-- R-0007 -->", "- [x] use tabs", "1. **Use tabs**!",
	} {
		p := places(t)
		put(t, p.Root, ".workflow/specs/team.md", "# Team\n\n"+line+"\n")
		added := add(t, p, guidelines.Addition{Text: "Use tabs"})
		require.True(t, added.Existing, line)
		require.Equal(t, 3, added.Line)
		require.NoFileExists(t, filepath.Join(p.Root, ".workflow/specs/coding-conventions.md"))
	}
	p := places(t)
	add(t, p, guidelines.Addition{Text: "Do not use tabs"})
	require.False(t, add(t, p, guidelines.Addition{Text: "Use tabs"}).Existing, "the contrary is not the same")
	require.False(t, add(t, p, guidelines.Addition{Dimension: guidelines.Personal, Text: "Use tabs"}).Existing, "a person may hold what the team holds")
	require.False(t, add(t, p, guidelines.Addition{Dimension: guidelines.Personal, Scope: "global", Text: "Use tabs"}).Existing, "it holds further than that of the project")
	require.True(t, add(t, p, guidelines.Addition{Dimension: guidelines.Personal, Text: "use tabs"}).Existing)
}

// TestGuidelines_HostileRules: any text becomes one rule that reads back as it
// was given, on one line, and the rest of the file stays as it was.
func TestGuidelines_HostileRules(t *testing.T) {
	t.Parallel()
	p := places(t)
	given := []string{
		"# heading", "- item", "> quote", "```go", "---", "| a | b |", "<!-- comment", "a <!-- R-0009 --> b", "<!-- R-0009 -->",
		"[x] box", "[link](https://example.com)", "[naming] topic twice", "1. one", "*emphasis* and `code` and <div>",
		`back\slash \<!-- kept`, "ends in a backslash \\", "see (2026-01-01)", "see (learned: 2026-01-01)", `seen \(2026-01-01)`, "中文规则：使用制表符", "a: b",
	}
	for _, kind := range []guidelines.Kind{guidelines.Convention, guidelines.Learning} {
		for _, one := range given {
			a := guidelines.Addition{Kind: kind, Text: one + string(kind[0])}
			if strings.HasPrefix(one, "see") {
				a.Text = string(kind[0]) + one
			}
			added := add(t, p, a)
			book, err := guidelines.Read(p)
			require.NoError(t, err)
			rules := book.Rules()
			at := -1
			for i, rule := range rules {
				if rule.ID == added.ID {
					at = i
				}
			}
			require.GreaterOrEqual(t, at, 0, "%q", a.Text)
			require.Equal(t, a.Text, rules[at].Text)
			require.Equal(t, kind, rules[at].Kind)
			require.Equal(t, added.Line, rules[at].Line)
		}
	}
	book, err := guidelines.Read(p)
	require.NoError(t, err)
	require.Len(t, book.Rules(), 2*len(given))
	added := add(t, p, guidelines.Addition{Text: "two\r\n\r\n- lines\u2028and\tmore\x00\u202e"})
	require.Contains(t, text(t, p.Root, added.Path), "- [general] two - lines and more <!--")
}

// TestGuidelines_RefusedRules: what cannot be a rule is said before anything is written.
func TestGuidelines_RefusedRules(t *testing.T) {
	t.Parallel()
	p := places(t)
	for want, a := range map[string]guidelines.Addition{
		"a rule needs words":       {Text: " \n "},
		"at most 4000 characters":  {Text: strings.Repeat("字", 4001)},
		"cannot be the topic":      {Topic: "a]b", Text: "x"},
		"is no dimension":          {Dimension: "team", Text: "x"},
		"is no type of rule":       {Kind: "law", Text: "x"},
		"is no scope":              {Scope: "world", Text: "x"},
		"hold in the project only": {Scope: "global", Text: "x"},
		"cannot be a file name":    {File: "../x.md", Text: "x"},
		"ends in .md":              {File: "x.txt", Text: "x"},
		"cannot be the date":       {Kind: guidelines.Learning, Date: "today", Text: "x"},
	} {
		_, err := guidelines.Add(t.Context(), p, a)
		require.ErrorContains(t, err, want)
	}
	require.NoDirExists(t, filepath.Join(p.Root, ".workflow"))
	_, err := guidelines.Add(t.Context(), guidelines.Places{Root: p.Root}, guidelines.Addition{Dimension: guidelines.Personal, Scope: "global", Text: "x"})
	require.ErrorContains(t, err, "there is no home folder")
}

// TestGuidelines_OpenEnd: a file that ends inside a code block takes no rule.
func TestGuidelines_OpenEnd(t *testing.T) {
	t.Parallel()
	p := places(t)
	put(t, p.Root, ".workflow/specs/coding-conventions.md", "text\n\n```\ncode\n")
	_, err := guidelines.Add(t.Context(), p, guidelines.Addition{Text: "x"})
	require.ErrorContains(t, err, "would not be read back")
	require.Equal(t, "text\n\n```\ncode\n", text(t, p.Root, ".workflow/specs/coding-conventions.md"))
}
