package disk_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

func TestContainRefusesHostileNames(t *testing.T) {
	t.Parallel()
	for _, rel := range []string{
		"", ".", "..", "../x", "a/../../x", "a/..", "/etc/passwd", "a//b", "a/", "./a", "a\x00b", "a\nb", "a\x7f",
		"a\u202eb", "a\u200fb", "a\u2066b", "\ufeffa", "a\\b", "C:\\x", "c:x", "nul", "NUL.txt", "com1", "LPT9.md", "aux ", "con.a.b",
		"com¹", "a.", "a ", "a*", "a?", "a|b", "\xff", strings.Repeat("x", 256),
	} {
		_, err := disk.Contain("/root", rel)
		require.Equal(t, "input.bad_path", problem.From(err).Code, "%+q", rel)
		require.NotContains(t, err.Error(), "\u202e", "the mark is shown quoted")
	}
	for _, rel := range []string{"a", "a/b.md", ".workflow/issues", "规格/需求.md", "com", "com10", "console", "nully", "a..b", "…"} {
		path, err := disk.Contain("/root", rel)
		require.NoError(t, err, rel)
		require.Equal(t, "/root/"+rel, filepath.ToSlash(path))
	}
}

// Regression C2: a name from outside must not escape the folder.
func TestC2ContainResolvedFollowsLinks(t *testing.T) {
	t.Parallel()
	root, outside := t.TempDir(), t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(root, "real"), 0o755))
	link := func(to, name string) { require.NoError(t, os.Symlink(to, filepath.Join(root, name))) }
	link(outside, "out")
	link("real", "in")
	link("nowhere", "dangling")
	link("loop", "loop")
	link("..", "real/up")
	for _, rel := range []string{"out", "out/x", "dangling", "dangling/x", "loop", "real/up/../x", "in/up/out/x"} {
		_, err := disk.ContainResolved(root, rel)
		require.Equal(t, "input.bad_path", problem.From(err).Code, rel)
	}
	base, err := filepath.EvalSymlinks(root)
	require.NoError(t, err)
	for rel, want := range map[string]string{"in/x/y": "real/x/y", "real": "real", "new/file": "new/file", "in/up/real": "real"} {
		path, err := disk.ContainResolved(root, rel)
		require.NoError(t, err, rel)
		require.Equal(t, filepath.Join(base, want), path)
	}
	_, err = disk.ContainResolved(filepath.Join(root, "none"), "x")
	require.Equal(t, "storage.missing", problem.From(err).Code)
}

func FuzzContain(f *testing.F) {
	for _, seed := range []string{"a/b", "../x", "a\x00", "/", "a/./b", "nul", "\u202e"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, rel string) {
		path, err := disk.Contain("/root/here", rel)
		if err == nil {
			require.True(t, strings.HasPrefix(filepath.ToSlash(path), "/root/here/"))
			require.NotContains(t, path, "\x00")
		}
	})
}
