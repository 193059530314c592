package guidelines_test

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/guidelines"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// TestGuidelines_RulesOfAFile: which list items are rules, and where they stand.
func TestGuidelines_RulesOfAFile(t *testing.T) {
	t.Parallel()
	p := places(t)
	put(t, p.Root, ".workflow/specs/architecture-constraints.md", strings.Join([]string{
		"---", "title: Walls", "readMode: required", "category: planning", "priority: critical", "keywords: layer, module", "---", // 1-7
		"# Walls", "", "- [architecture] The domain imports", "  no framework <!-- R-0007 -->", // 10
		"- Naming:", "  - camelCase for values", "  - PascalCase for types", // 12-14
		"", "```", "- no rule", "```", "", "> - quoted", "", "## 分层", "", "1. 领域层不得依赖界面层。", // 24
		"- [learning/other] Caches lie (2026-01-31)", "- [learning] Old form", "- Older form (learned: 2025-02-03)", "- [ ] a box", "- [link](https://example.com) first", "",
	}, "\n"))
	book, err := guidelines.Read(p)
	require.NoError(t, err)
	require.Empty(t, book.Warnings)
	require.Len(t, book.Files, 1)
	file := book.Files[0]
	require.True(t, file.Required)
	require.Equal(t, []string{"layer", "module"}, file.Keywords)
	require.Equal(t, "critical", file.Priority)
	type short struct {
		kind              guidelines.Kind
		topic, text, date string
		line              int
		section           string
	}
	var got []short
	for _, r := range book.Rules() {
		got = append(got, short{r.Kind, r.Topic, r.Text, r.Date, r.Line, r.Section})
	}
	require.Equal(t, []short{
		{guidelines.Constraint, "architecture", "The domain imports no framework", "", 10, "Walls"},
		{guidelines.Constraint, "", "camelCase for values", "", 13, "Walls"},
		{guidelines.Constraint, "", "PascalCase for types", "", 14, "Walls"},
		{guidelines.Constraint, "", "领域层不得依赖界面层。", "", 24, "分层"},
		{guidelines.Learning, "other", "Caches lie", "2026-01-31", 25, "分层"},
		{guidelines.Learning, "", "Old form", "", 26, "分层"},
		{guidelines.Learning, "", "Older form", "2025-02-03", 27, "分层"},
		{guidelines.Constraint, "", "a box", "", 28, "分层"},
		{guidelines.Constraint, "", "[link](https://example.com) first", "", 29, "分层"},
	}, got)
	require.Equal(t, "R-0007", book.Rules()[0].ID)
	require.Regexp(t, `^H-[0-9a-f]{8}$`, book.Rules()[1].ID)
}

// TestGuidelines_BrokenFiles: what cannot be used is named with its line, and
// the other rules are read all the same.
func TestGuidelines_BrokenFiles(t *testing.T) {
	t.Parallel()
	p := places(t)
	dir := ".workflow/specs/"
	put(t, p.Root, dir+"a.md", "---\ntitle: A\nreadMode: Required\ncategory: coding\nscope: global\n---\n- a\n")
	put(t, p.Root, dir+"b.md", "---\ntitle: [b\nreadMode: required\n---\n- b\n")
	put(t, p.Root, dir+"c.md", "- c\n")
	put(t, p.Root, dir+"d.md", "---\ntitle: D\nkeywords:\n  - x\n\n- d\n")
	put(t, p.Root, dir+"e.md", "---\nread_mode: required\n---\n- e\n")
	put(t, p.Root, dir+"f.md", "- f\x00\xff\n")
	put(t, p.Root, dir+"g.MD", "---\r\ntitle: G\r\nreadMode: required\r\n---\r\n- g\r\n")
	put(t, p.Root, dir+"empty.md", "")
	require.NoError(t, os.Mkdir(filepath.Join(p.Root, dir, "h.md"), 0o755))
	book, err := guidelines.Read(p)
	require.NoError(t, err)
	require.Equal(t, []string{
		"guidelines.bad_value .workflow/specs/a.md:4", "guidelines.bad_value .workflow/specs/a.md:3", "guidelines.wrong_folder .workflow/specs/a.md:5",
		"guidelines.broken_frontmatter .workflow/specs/b.md:2", "guidelines.no_frontmatter .workflow/specs/c.md:1",
		"guidelines.broken_frontmatter .workflow/specs/d.md:1", "guidelines.unknown_field .workflow/specs/e.md:2",
		"guidelines.no_frontmatter .workflow/specs/empty.md:1", "guidelines.unreadable .workflow/specs/f.md:0",
	}, codes(book.Warnings))
	var rules []string
	for _, r := range book.Rules() {
		rules = append(rules, r.Text)
	}
	require.Equal(t, []string{"a", "b", "c", "d", "e", "g"}, rules)
	shelf := guidelines.Open(p, time.Time{}, guidelines.Trusted)
	require.ElementsMatch(t, codes(book.Warnings), codes(shelf.Warnings))
	shelf = guidelines.Open(p, time.Time{}, guidelines.Trusted)
	require.ElementsMatch(t, codes(book.Warnings), codes(shelf.Warnings), "the index remembers what is wrong")
	require.Len(t, shelf.Entries, 7)
}

// TestB10_OneResolver: rules are read where they are written, and folders of
// older tools are read with a notice; a file that was moved and left behind too
// is read once.
func TestB10_OneResolver(t *testing.T) {
	t.Parallel()
	p := places(t)
	put(t, p.Root, ".ccw/specs/old.md", "---\ntitle: Old\n---\n- old\n")
	put(t, p.Root, ".ccw/specs/moved.md", "---\ntitle: Moved\n---\n- moved\n")
	put(t, p.Root, ".workflow/specs/moved.md", "---\ntitle: Moved\n---\n- moved\n")
	put(t, p.Root, ".ccw/personal/mine.md", "---\ntitle: Mine\n---\n- mine\n")
	put(t, p.Home, ".ccw/personal/h.md", "---\ntitle: H\n---\n- home\n")
	put(t, p.Home, ".ccw/specs/personal/s.md", "---\ntitle: S\n---\n- solid\n")
	add(t, p, guidelines.Addition{Text: "new"})
	add(t, p, guidelines.Addition{Dimension: guidelines.Personal, Scope: "global", Text: "newer"})
	book, err := guidelines.Read(p)
	require.NoError(t, err)
	var got []string
	for _, r := range book.Rules() {
		got = append(got, r.Path+" "+r.Text)
	}
	require.Equal(t, []string{
		"~/.overtone/specs/personal/conventions.md newer", "~/.ccw/personal/h.md home", "~/.ccw/specs/personal/s.md solid",
		".ccw/personal/mine.md mine", ".workflow/specs/coding-conventions.md new", ".workflow/specs/moved.md moved", ".ccw/specs/old.md old",
	}, got)
	require.Equal(t, []string{
		"guidelines.legacy_folder ~/.ccw/personal:0", "guidelines.legacy_folder ~/.ccw/specs/personal:0",
		"guidelines.legacy_folder .ccw/personal:0", "guidelines.legacy_folder .ccw/specs:0",
	}, codes(book.Warnings))
	require.Equal(t, "move its files to .workflow/specs when no other tool needs them here", book.Warnings[3].Fix)
	var entries []string
	for _, e := range guidelines.Open(p, time.Time{}, guidelines.Trusted).Entries {
		entries = append(entries, e.File)
	}
	require.Len(t, entries, 7)
}

// TestB17_RulesAreMarkdownLines: what is stored is a line of Markdown, not JSON.
func TestB17_RulesAreMarkdownLines(t *testing.T) {
	t.Parallel()
	p := places(t)
	add(t, p, guidelines.Addition{Topic: "naming", Text: "Use short names"})
	require.Contains(t, text(t, p.Root, ".workflow/specs/coding-conventions.md"), "\n## Naming\n\n- [naming] Use short names <!-- R-0001 -->\n")
	require.NoFileExists(t, filepath.Join(p.Root, ".workflow/project-guidelines.json"))
}

// TestGuidelines_LinksOutOfTheProject: a repository cannot make other files of
// the machine part of a prompt.
func TestGuidelines_LinksOutOfTheProject(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		return // links need a privilege there
	}
	p, secret := places(t), t.TempDir()
	put(t, secret, "secret.md", "- secret\n")
	put(t, p.Root, ".workflow/specs/own.md", "---\ntitle: T\n---\n- own\n")
	require.NoError(t, os.Symlink(filepath.Join(secret, "secret.md"), filepath.Join(p.Root, ".workflow/specs/x.md")))
	require.NoError(t, os.Symlink(secret, filepath.Join(p.Root, ".ccw")))
	book, err := guidelines.Read(p)
	require.NoError(t, err)
	require.Len(t, book.Rules(), 1)
	require.Equal(t, []string{"guidelines.unreadable .workflow/specs/x.md:0"}, codes(book.Warnings))
	_, err = guidelines.Add(t.Context(), p, guidelines.Addition{File: "x.md", Text: "x"})
	require.ErrorContains(t, err, "leads out of the folder")
	require.Equal(t, "- secret\n", text(t, secret, "secret.md"))
}

// TestGuidelines_Unloaded names what a person may think is loaded.
func TestGuidelines_Unloaded(t *testing.T) {
	t.Parallel()
	p := places(t)
	rule := "---\ntitle: Same\nreadMode: required\n---\n- x\n"
	put(t, p.Root, ".workflow/specs/one.md", rule)
	put(t, p.Root, ".workflow/specs/two.md", strings.Replace(rule, "- x", "- y", 1))
	put(t, p.Root, ".workflow/specs/notes.txt", "- x\n")
	put(t, p.Root, ".workflow/specs/backend/deep.md", rule)
	put(t, p.Root, ".overtone/specs/mine.md", rule)
	put(t, p.Root, "specs/wrong.md", rule)
	put(t, p.Root, "specs/readme.md", "no rules\n")
	put(t, p.Root, ".workflow/project-guidelines.json", "{}")
	put(t, p.Home, ".overtone/specs/home.md", rule)
	put(t, p.Root, ".workflow/specs/lonely.md", "---\ntitle: Lonely\n---\n- z\n")
	book, err := guidelines.Read(p)
	require.NoError(t, err)
	require.Equal(t, []string{
		"guidelines.never_loaded .workflow/specs/backend/deep.md:0", "guidelines.never_loaded .workflow/specs/notes.txt:0",
		"guidelines.never_loaded .overtone/specs/mine.md:0", "guidelines.never_loaded specs/wrong.md:0",
		"guidelines.never_loaded ~/.overtone/specs/home.md:0", "guidelines.never_loaded .workflow/project-guidelines.json:0",
		"guidelines.no_keywords .workflow/specs/lonely.md:0", "guidelines.same_title .workflow/specs/two.md:0",
	}, codes(guidelines.Unloaded(p, book)))
}

// TestC11_TheIndexFollowsTheFiles: an index is compared with the files whenever
// it is used, and may be broken, hostile or gone.
func TestC11_TheIndexFollowsTheFiles(t *testing.T) {
	t.Parallel()
	p := places(t)
	titles := func() string {
		var all []string
		for _, e := range guidelines.Open(p, time.Unix(0, 0), guidelines.Trusted).Entries {
			all = append(all, e.Title)
		}
		return strings.Join(all, " ")
	}
	put(t, p.Root, ".workflow/specs/a.md", "---\ntitle: A\n---\n- a\n")
	require.Equal(t, "A", titles())
	index := filepath.Join(p.Root, filepath.FromSlash(selection.IndexFile("specs")))
	require.FileExists(t, index)
	require.Equal(t, "*\n", text(t, p.Root, ".workflow/.spec-index/.gitignore"))
	put(t, p.Root, ".workflow/specs/b.md", "---\ntitle: B\n---\n- b\n")
	require.Equal(t, "A B", titles(), "a new file is seen")
	put(t, p.Root, ".workflow/specs/a.md", "---\ntitle: C\n---\n- a\n")
	require.Equal(t, "C B", titles(), "a change of the same size at the same time too")
	old := time.Now().Add(-time.Hour)
	require.NoError(t, os.Chtimes(filepath.Join(p.Root, ".workflow/specs/a.md"), old, old))
	require.Equal(t, "C B", titles())
	put(t, p.Root, ".workflow/specs/a.md", "---\ntitle: D\n---\n- a\n")
	require.NoError(t, os.Chtimes(filepath.Join(p.Root, ".workflow/specs/a.md"), old.Add(-time.Hour), old.Add(-time.Hour)))
	require.Equal(t, "D B", titles(), "an older file is another one too")
	require.NoError(t, os.Remove(filepath.Join(p.Root, ".workflow/specs/b.md")))
	require.Equal(t, "D", titles())
	whole := text(t, p.Root, selection.IndexFile("specs"))
	for _, broken := range []string{
		"", "{", "[]", strings.Replace(whole, `"schema_version":1`, `"schema_version":9`, 1),
		strings.Replace(whole, `"sections":[{`, `"sections":[{"start":-5,"end":99999,"body":0,"heading":"","level":0,"empty":false,"rules":[]},{`, 1),
	} {
		require.NoError(t, os.WriteFile(index, []byte(broken), 0o644))
		require.Equal(t, "D", titles())
		require.Equal(t, whole, text(t, p.Root, selection.IndexFile("specs")), "it is made anew")
	}
	require.NoError(t, os.RemoveAll(filepath.Join(p.Root, ".workflow/.spec-index")))
	require.Equal(t, "D", titles())
	bare := guidelines.Places{Root: t.TempDir(), Home: p.Home}
	guidelines.Open(bare, time.Time{}, guidelines.Trusted)
	require.NoDirExists(t, filepath.Join(bare.Root, ".workflow"), "looking makes no folder")
}

// TestGuidelines_Import: every part of an old file is taken or named, and a
// second import adds nothing.
func TestGuidelines_Import(t *testing.T) {
	t.Parallel()
	old, err := guidelines.ParseOld("old.json", []byte(`{
  "conventions": {"coding_style": ["Early returns", {"rule": "Small functions"}], "naming_patterns": "kebab-case files", "odd": 7},
  "constraints": {"architecture": ["No cycles"], "security": [""]},
  "quality_rules": [{"rule": "Coverage of 80 %", "scope": "all", "enforced_by": "CI"}, {"rule": "Lint is clean"}],
  "learnings": [{"date": "2025-03-04T10:00:00Z", "insight": "Caches lie", "category": "performance", "session_id": "x"}, 5],
  "_metadata": {"created_at": "x"}, "extra": {"a": 1}
}`))
	require.NoError(t, err)
	require.Equal(t, []guidelines.OldPart{
		{From: "conventions.odd", Why: "it is no list of rules"},
		{From: "constraints.security[0]", Why: "it has no words"},
		{From: "learnings[1]", Why: "it is neither a text nor an object with a rule"},
		{From: "extra", Why: "nothing is known of this part"},
	}, old.Left)
	p := places(t)
	for round := range 2 {
		for _, rule := range old.Rules {
			require.Equal(t, round == 1, add(t, p, rule.Addition).Existing, rule.From)
		}
	}
	conventions := text(t, p.Root, ".workflow/specs/coding-conventions.md")
	require.Contains(t, conventions, "## Style\n\n- [coding_style] Early returns <!-- R-0001 -->\n- [coding_style] Small functions <!-- R-0002 -->\n")
	require.Contains(t, conventions, "- [naming_patterns] kebab-case files")
	require.Contains(t, conventions, "## Learnings\n\n- [learning/performance] Caches lie (2025-03-04) <!-- R-0007 -->\n")
	require.Contains(t, text(t, p.Root, ".workflow/specs/quality-rules.md"), "- [quality] Coverage of 80 % (scope: all; enforced by: CI) <!-- R-0005 -->\n")
	for _, bad := range []string{"", "[]", "null", "{\n\n", `{"features": []}`} {
		_, err := guidelines.ParseOld("old.json", []byte(bad))
		require.ErrorContains(t, err, "old.json:", bad)
	}
}

// TestGuidelines_Quality: a quality rule is one line that reads back.
func TestGuidelines_Quality(t *testing.T) {
	t.Parallel()
	for _, q := range []guidelines.Quality{
		{Rule: "a"}, {Rule: "a (b)", Scope: "src/**"}, {Rule: "a", EnforcedBy: "CI (nightly)"}, {Rule: "a", Scope: "all", EnforcedBy: "go test"},
	} {
		require.Equal(t, q, guidelines.ReadQuality(q.Text()))
	}
}

// TestGuidelines_MisspeltFields: a field that is but for one letter one of ours is
// named with its line; other fields are other tools' own.
func TestGuidelines_MisspeltFields(t *testing.T) {
	t.Parallel()
	p := places(t)
	put(t, p.Root, ".workflow/specs/a.md", "---\nkeyword: [a]\ntitel: x\nread_mode: required\nprority: high\ntags: [x]\nauthor: ann\nkey: v\n---\n\n- Rule\n")
	book, err := guidelines.Read(p)
	require.NoError(t, err)
	var said []string
	for _, w := range book.Warnings {
		if w.Code == "guidelines.unknown_field" {
			said = append(said, fmt.Sprintf("%d %s", w.Line, w.Fix))
		}
	}
	require.Equal(t, []string{"2 write keywords", "3 write title", "4 write readMode", "5 write priority"}, said)
}

// TestAdd_HomeNotWritable: the error says what to do about it.
func TestAdd_HomeNotWritable(t *testing.T) {
	t.Parallel()
	p := places(t)
	put(t, p.Home, ".overtone", "a file in the way\n")
	_, err := guidelines.Add(t.Context(), p, guidelines.Addition{Dimension: guidelines.Personal, Scope: guidelines.ScopeGlobal, Text: "Be nice"})
	require.Error(t, err)
	require.Contains(t, problem.From(err).Fix, "--scope project")
	_, err = guidelines.Add(t.Context(), p, guidelines.Addition{Dimension: guidelines.Personal, Text: "Be nice"})
	require.NoError(t, err, "the project's own folder is not touched by that")
}
