package guidelines_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/guidelines"
)

// TestMain lets the test binary be a process that adds rules to the folder
// named by its last argument, as the variable says.
func TestMain(m *testing.M) {
	rule := os.Getenv("OVERTONE_RULE_CHILD")
	if rule == "" {
		os.Exit(m.Run())
	}
	fault, err := disk.FaultFromEnv(os.LookupEnv)
	if err == nil {
		p := guidelines.Places{Root: os.Args[len(os.Args)-1], Disk: disk.New(fault)}
		for i := 0; err == nil && i < 3; i++ {
			_, err = guidelines.Add(context.Background(), p, guidelines.Addition{Topic: "naming", Text: fmt.Sprintf("%s number %d", rule, i)})
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
}

func child(root, rule, fault string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], "--", root)
	cmd.Env = append(os.Environ(), "OVERTONE_RULE_CHILD="+rule, "OVERTONE_FAULT="+fault)
	return cmd
}

// TestGuidelines_TwentyProcesses: twenty processes add at the same time, every
// rule is kept once, every id is another one.
func TestGuidelines_TwentyProcesses(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	const processes = 20
	var all []*exec.Cmd
	for i := range processes {
		cmd := child(root, fmt.Sprintf("process %d", i), "")
		cmd.Stderr = os.Stderr
		require.NoError(t, cmd.Start())
		all = append(all, cmd)
	}
	for _, cmd := range all {
		require.NoError(t, cmd.Wait())
	}
	book, err := guidelines.Read(guidelines.Places{Root: root})
	require.NoError(t, err)
	ids, texts := map[string]bool{}, map[string]bool{}
	for _, rule := range book.Rules() {
		ids[rule.ID], texts[rule.Text] = true, true
		require.Equal(t, "Naming", rule.Section)
	}
	require.Len(t, book.Rules(), 3*processes)
	require.Len(t, ids, 3*processes)
	require.Len(t, texts, 3*processes)
}

// TestGuidelines_Killed: wherever a process is killed while it adds rules, the
// file holds whole rules only, and the next one adds what is missing.
func TestGuidelines_Killed(t *testing.T) {
	t.Parallel()
	const before = "---\ntitle: T\n---\n\n## Naming\n\n- mine\n\ntext\n"
	for n := 1; ; n++ {
		root := t.TempDir()
		put(t, root, ".workflow/specs/coding-conventions.md", before)
		err := child(root, "new", fmt.Sprintf("kill-after:%d", n)).Run()
		data := text(t, root, ".workflow/specs/coding-conventions.md")
		require.True(t, strings.HasPrefix(data, "---\ntitle: T\n---\n\n## Naming\n\n- mine\n"), "%d: %q", n, data)
		require.True(t, strings.HasSuffix(data, "\n\ntext\n"), "%d: %q", n, data)
		require.NoError(t, child(root, "new", "").Run())
		book, readErr := guidelines.Read(guidelines.Places{Root: root})
		require.NoError(t, readErr)
		require.Len(t, book.Rules(), 4, "%d", n)
		require.Empty(t, book.Warnings, "%d", n)
		if err == nil {
			require.Greater(t, n, 6, "three rules take some steps")
			return
		}
	}
}

// TestGuidelines_IDsAreNotGivenTwice: the number of a rule that was taken away
// is not given again, and ids are unique over all files.
func TestGuidelines_IDsAreNotGivenTwice(t *testing.T) {
	t.Parallel()
	p := places(t)
	require.Equal(t, "R-0001", add(t, p, guidelines.Addition{Text: "one"}).ID)
	require.Equal(t, "R-0002", add(t, p, guidelines.Addition{Kind: guidelines.Constraint, Text: "two"}).ID)
	require.NoError(t, os.Remove(filepath.Join(p.Root, ".workflow/specs/architecture-constraints.md")))
	require.Equal(t, "R-0003", add(t, p, guidelines.Addition{Dimension: guidelines.Personal, Text: "three"}).ID)
	require.Equal(t, "R-G0001", add(t, p, guidelines.Addition{Dimension: guidelines.Personal, Scope: "global", Text: "four"}).ID)
	put(t, p.Root, ".workflow/specs/.rule-ids.json", "broken")
	require.Equal(t, "R-0004", add(t, p, guidelines.Addition{Text: "five"}).ID, "the files say how far it got")
	put(t, p.Root, ".workflow/specs/copy.md", "- copied <!-- R-0004 -->\n")
	book, err := guidelines.Read(p)
	require.NoError(t, err)
	ids := map[string]bool{}
	for _, rule := range book.Rules() {
		require.False(t, ids[rule.ID], rule.ID)
		ids[rule.ID] = true
	}
	require.Contains(t, codes(book.Warnings), "guidelines.same_id .workflow/specs/copy.md:1")
}

func codes(warnings []guidelines.Warning) []string {
	out := []string{}
	for _, w := range warnings {
		out = append(out, fmt.Sprintf("%s %s:%d", w.Code, w.File, w.Line))
	}
	return out
}

// FuzzAdd: whatever a file holds, adding any rule keeps every line of it, and
// the rule reads back as it was given, or nothing is written.
func FuzzAdd(f *testing.F) {
	f.Add("---\ntitle: T\n---\n## Naming\n- one\n", "new rule", "naming", "")
	f.Add("a\r\n* b\r\n  - c", "<!-- x --> (2026-01-01)", "style", "Errors `in` <b>")
	f.Add("---\nkeywords: [a\n\n```\n", "- [ ] # x", "general", "")
	f.Add("> - quoted\n\n1. one\n   2. two\n---\n", "\\[a\\]", "", "#")
	f.Fuzz(func(t *testing.T, file, rule, topic, section string) {
		p := guidelines.Places{Root: t.TempDir()}
		const name = ".workflow/specs/coding-conventions.md"
		put(t, p.Root, name, file)
		added, err := guidelines.Add(t.Context(), p, guidelines.Addition{Text: rule, Topic: topic, Section: section})
		after := text(t, p.Root, name)
		if err != nil || added.Existing {
			require.Equal(t, file, after)
			return
		}
		if strings.TrimSpace(file) != "" {
			rest := after
			for line := range strings.Lines(file) {
				_, behind, found := strings.Cut(rest, strings.TrimRight(line, "\n"))
				require.True(t, found, "%q is gone from %q", line, after)
				rest = behind
			}
		}
		book, err := guidelines.Read(p)
		require.NoError(t, err)
		found := 0
		for _, r := range book.Rules() {
			if r.ID == added.ID {
				require.Equal(t, added.Line, r.Line)
				found++
			}
		}
		require.Equal(t, 1, found)
		again, err := guidelines.Add(t.Context(), p, guidelines.Addition{Text: rule, Topic: topic, Section: section})
		require.NoError(t, err)
		require.True(t, again.Existing)
	})
}
