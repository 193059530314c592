package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestInit_CacheOfThoseWhoOnlyLook: a check and a dry cleaning write nothing but
// the cache of files, and that neither on a dry run nor where the project has
// no folder for our files.
func TestInit_CacheOfThoseWhoOnlyLook(t *testing.T) {
	t.Parallel()
	const cache = ".workflow/.cache/"
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a.go"), []byte("package a\n"), 0o600))
	look := func(args ...string) (cached bool) {
		before := snapshot(t, dir)
		ran := runProcess(t, dir, nil, args...)
		require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
		after := snapshot(t, dir)
		for name := range after {
			if strings.HasPrefix(name, cache) {
				cached = cached || before[name] != after[name]
				delete(before, name)
				delete(after, name)
			}
		}
		require.Equal(t, before, after, "%v", args)
		return cached
	}
	require.False(t, look("guidelines", "check"))
	require.False(t, look("clean", "--dry-run"))
	require.NoDirExists(t, filepath.Join(dir, ".workflow"))

	require.NoError(t, os.Mkdir(filepath.Join(dir, ".workflow"), 0o755))
	require.False(t, look("clean", "--dry-run"))
	require.True(t, look("guidelines", "check"))
	require.Equal(t, "*\n", readText(t, filepath.Join(dir, cache, ".gitignore")))
}
