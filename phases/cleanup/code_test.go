package cleanup

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/phases/codebase"
)

// codeRoom is a project with code in git, looked at a year after its commit.
func codeRoom(t *testing.T, files map[string]string) *Room {
	t.Helper()
	room, _ := roomAt(t, nil)
	for name, text := range files {
		write(t, room.Root, name, text)
	}
	committed := room.Now.AddDate(-1, 0, 0)
	for _, args := range [][]string{
		{"init", "-q", "."},
		{"add", "-A", "-f", "src", "package.json"},
		{"-c", "user.name=Ana", "-c", "user.email=ana@example.com", "-c", "commit.gpgsign=false", "commit", "-q", "-m", "code"},
	} {
		cmd := exec.Command("git", args...)
		cmd.Dir = room.Root
		cmd.Env = append(os.Environ(), "GIT_AUTHOR_DATE="+committed.Format(time.RFC3339), "GIT_COMMITTER_DATE="+committed.Format(time.RFC3339))
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, string(out))
	}
	room.Git = evidence.Git{Dir: room.Root, Clock: time.Now}
	room.Sources = func(ctx context.Context) (*codebase.Sources, error) {
		return codebase.ReadSources(ctx, codebase.Options{Root: room.Root, Lang: "en", Now: room.Now})
	}
	return room
}

func TestClean_10_7_DeadCodeIsReportedOnly(t *testing.T) {
	old := strings.Repeat("// total := add(1, 2)\n", 11)
	room := codeRoom(t, map[string]string{
		"package.json":         `{"name": "till", "scripts": {"nightly": "node src/jobs/nightly.js"}}`,
		"src/index.ts":         "import { pay } from './pay/pay';\npay();\n",
		"src/pay/pay.ts":       "import { add } from './add';\nexport function pay() { return add(1, 2); }\n",
		"src/pay/add.ts":       "export function add(a: number, b: number) { return a + b; } // TODO: cents\n",
		"src/pay/forgotten.ts": "export const rate = 3;\n",
		"src/jobs/nightly.js":  "console.log('named by the manifest');\n",
		"src/pay/add.test.ts":  "import { add } from './add';\nadd(1, 1);\n",
		"src/old.go":           "package src\n\n" + old + "\nfunc add(a, b int) int { return a + b }\n",
		"src/doc.go":           "package src\n\n// Sum adds. Use it so:\n" + strings.Repeat("//\ttotal := Sum(1, 2)\n", 12) + "func Sum(a, b int) int { return a + b }\n",
		"src/prose.go":         "package src\n\n" + strings.Repeat("// A long remark on how things are added, and why.\n", 14) + "\nvar x = 1\n",
	})
	write(t, room.Root, "src/pay/fresh.ts", "// TODO: not committed\nimport './add';\nimport './pay';\n")
	found, err := room.Scan(t.Context())
	require.NoError(t, err)
	var got []string
	for _, item := range found.Discoveries.DeadCode {
		require.Equal(t, Report, item.Action, item.Path)
		got = append(got, fmt.Sprintf("%s %s:%d", item.Type, item.Path, item.Line))
	}
	require.ElementsMatch(t, []string{
		"orphan_file src/pay/forgotten.ts:0", "orphan_file src/pay/fresh.ts:0",
		"commented_code src/old.go:3", "old_todo src/pay/add.ts:1",
	}, got)
	require.Empty(t, Chosen(found.Items(), []string{Code}, High), "code is never moved")

	require.NoError(t, os.RemoveAll(room.Root+"/.git"))
	found, err = room.Scan(t.Context())
	require.NoError(t, err, "without git the notes have no age")
	require.Len(t, found.Discoveries.DeadCode, 3)
}

func TestIsStatement(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]bool{
		"total := add(1, 2)": true, "if (x) {": true, "return total": true, "for x in rows:": true, "print(total)": true, "const a = 1": true,
		"This is how it works.": false, "see the notes (on paper)": false, "with care and thought": false, "return to it when the store is full of things": false, "why?": false,
	} {
		require.Equal(t, want, isStatement(line), line)
	}
}

// TestClean_10_7_CodeIsReadOnce: with files that nothing imports, too, no file is
// read twice; a program that begins with a file needs no import of it.
func TestClean_10_7_CodeIsReadOnce(t *testing.T) {
	t.Parallel()
	room, _ := roomAt(t, nil)
	for name, text := range map[string]string{
		"src/a.py":       "from src.core import b\n",
		"src/core/b.py":  "# TODO: cents\nx = 1\n",
		"src/core/c.py":  "y = 1\n",
		"src/jobs/d.py":  "def run():\n    pass\n\n\nif __name__ == \"__main__\":\n    run()\n",
		"src/other.yaml": "name: here\n",
	} {
		write(t, room.Root, name, text)
	}
	sources, err := codebase.ReadSources(t.Context(), codebase.Options{Root: room.Root})
	require.NoError(t, err)
	s := &scan{Room: room, found: &Found{}}
	require.NoError(t, room.Set.Decode("rules/cleanup.yaml", &s.limits))
	root, err := os.OpenRoot(room.Root)
	require.NoError(t, err)
	defer root.Close()
	look := &codeLook{scan: s, root: root, sources: sources}
	read := map[string]int{}
	look.text = func(path string) string {
		read[path]++
		return look.read(path)
	}
	require.NoError(t, look.all(t.Context()))
	var orphans []string
	for _, item := range s.found.Discoveries.DeadCode {
		orphans = append(orphans, item.Type+" "+item.Path)
	}
	require.Contains(t, orphans, "orphan_file src/core/c.py")
	require.NotContains(t, orphans, "orphan_file src/jobs/d.py")
	require.Equal(t, 1, read["src/core/b.py"])
	for path, times := range read {
		require.Equal(t, 1, times, path)
	}
}

func TestClean_10_7_UnusedExports(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		language, text, others string
		want                   []string
	}{
		"Go":         {"Go", "package till\n\nfunc Pay() {}\n\n// Refund gives money back.\nfunc Refund() {}\n\ntype Rate struct{}\n\nfunc (Rate) String() string { return \"\" }\n\nfunc hidden() {}\n\nconst Limit = 3\n", "till.Pay()", []string{"Refund:6", "Limit:14"}},
		"TypeScript": {"TypeScript", "export const rate = 3\nexport async function pay() {}\nexport default function page() {}\nexport type Sum = number\nconst own = 1\nexport { own }\n", "import { pay } from './till'", []string{"rate:1", "Sum:4"}},
		"Python":     {"Python", "def pay():\n    pass\n", "", nil},
		"by a page":  {"JavaScript", "export function openTill() {}\n", "<button onclick=\"openTill()\">", nil},
	} {
		e := exports{}
		e.note(c.text, codebase.LineComments(c.language))
		e.note(c.others, nil)
		e.of(&codebase.SourceFile{Path: "till", Language: c.language}, c.text)
		var got []string
		for _, x := range e.unused() {
			got = append(got, fmt.Sprintf("%s:%d", x.name, x.line))
		}
		require.Equal(t, c.want, got, name)
	}
	library := exports{}
	text := ""
	for i := range 20 {
		text += fmt.Sprintf("func Name%d() {}\n", i)
	}
	library.note(text, nil)
	library.of(&codebase.SourceFile{Path: "lib.go", Language: "Go"}, text)
	require.Empty(t, library.unused(), "what is made for others is used by others")
}

func TestClean_10_7_UnusedExportsAreReported(t *testing.T) {
	room := codeRoom(t, map[string]string{
		"package.json":   `{"name": "till"}`,
		"src/index.ts":   "import { pay } from './pay/pay';\npay();\n",
		"src/pay/pay.ts": "export function pay() { return 1; }\n\nexport const rate = 3;\n",
		"src/lone.ts":    "export const alone = 3;\n",
	})
	found, err := room.Scan(t.Context())
	require.NoError(t, err)
	var got []string
	for _, item := range found.Discoveries.DeadCode {
		got = append(got, fmt.Sprintf("%s %s:%d %s %s", item.Type, item.Path, item.Line, item.Risk, item.Action))
	}
	require.ElementsMatch(t, []string{"unused_export src/pay/pay.ts:3 high report", "orphan_file src/lone.ts:0 high report"}, got)
}
