package conformance_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/conformance"
	"github.com/overtone-cli/overtone/specs/problem"
)

// TestGuidelines_CheckStagedContents: whatever a file is called and whatever is
// in it, its staged content is read, and no git is started for each file.
func TestGuidelines_CheckStagedContents(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Log("names with line ends and programs made of scripts need another system")
		return
	}
	real, err := exec.LookPath("git")
	require.NoError(t, err, "the tests need git")
	base := files{"src/old.ts": "export function bad_old() {}\n", "src/gone.ts": "export function bad_gone() {}\n", "src/turned.ts": "export {}\n", "go.mod": "module example.com/x\n"}.write(t)
	git := func(dir string, args ...string) string {
		t.Helper()
		cmd := exec.Command(real, append([]string{"-c", "user.name=a", "-c", "user.email=a@b.c"}, args...)...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, string(out))
		return strings.TrimSpace(string(out))
	}
	git(base, "init", "-q", ".")
	git(base, "add", ".")
	git(base, "commit", "-qm", "one")
	root := filepath.Join(t.TempDir(), "linked work tree")
	git(base, "worktree", "add", "-q", "-b", "other", root)

	made := files{}
	for i := range 30 {
		made[fmt.Sprintf("src/many %d.ts", i)] = "export function good() {}\n" + strings.Repeat("// padding\n", 20)
	}
	made["src/two\nlines.ts"] = "export function bad_name() {}\n"
	made["src/\xff\xfe.ts"] = "export function bad_bytes() {}"
	made["src/ space \"quoted\".ts"] = "abc missing\n0123456789012345678901234567890123456789 blob 7\n\nexport function bad_quoted() {}\n\n\n"
	made["src/empty.ts"] = ""
	made["src/zeros.ts"] = "\x00\x00\n\x00"
	made.into(t, root)
	require.NoError(t, os.Rename(filepath.Join(root, "src", "old.ts"), filepath.Join(root, "src", "renamed.ts")))
	require.NoError(t, os.Remove(filepath.Join(root, "src", "gone.ts")))
	require.NoError(t, os.Remove(filepath.Join(root, "src", "turned.ts")))
	require.NoError(t, os.Symlink("renamed.ts", filepath.Join(root, "src", "turned.ts")))
	git(root, "add", "-A", ".")
	git(root, "update-index", "--add", "--cacheinfo", "160000,"+git(root, "rev-parse", "HEAD")+",src/sub.ts")
	for name := range made { // what lies there is not what is staged
		files{name: "export function bad_later() {}\n"}.into(t, root)
	}

	bin, log := t.TempDir(), filepath.Join(t.TempDir(), "started")
	script := fmt.Sprintf("#!/bin/sh\necho run >> '%s'\nexec '%s' \"$@\"\n", log, real)
	require.NoError(t, os.WriteFile(filepath.Join(bin, "git"), []byte(script), 0o755))
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	staged := func(o *conformance.Options) { o.Staged = true }
	report := check(t, root, rules("Functions use camelCase"), staged)
	require.Equal(t, []string{
		"R-0001 src/ space \"quoted\".ts:4 the function name bad_quoted is not in camelCase (architecture-constraints.md:10)",
		"R-0001 src/renamed.ts:1 the function name bad_old is not in camelCase (architecture-constraints.md:10)",
	}, shown(report))
	require.Contains(t, strings.Join(report.Warnings, "\n"), `"src/two\nlines.ts"`, "the profile says what it leaves out")
	require.Contains(t, strings.Join(report.Warnings, "\n"), `"src/\xff\xfe.ts"`)
	started, err := os.ReadFile(log)
	require.NoError(t, err)
	require.LessOrEqual(t, strings.Count(string(started), "run"), 8, "git is not started for every file")

	// An object that is not there is an error, and not an empty file.
	object := git(root, "rev-parse", ":src/renamed.ts")
	require.NoError(t, os.RemoveAll(filepath.Join(base, ".git", "objects", object[:2], object[2:])))
	words, err := reader()
	require.NoError(t, err)
	_, err = conformance.Check(t.Context(), conformance.Options{Root: root, Staged: true, Rules: rules("Functions use camelCase"), Reader: words, Now: time.Now})
	require.Equal(t, "input.git", problem.From(err).Code)
	require.Contains(t, err.Error(), object)
}
