//go:build unix

package codebase

import (
	"context"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestInit_ProfileOfHostileTree: a pipe in place of an ignore file, of a manifest
// and of code, links in a loop, out of the tree and to nowhere neither stop the
// profile nor get into it.
func TestInit_ProfileOfHostileTree(t *testing.T) {
	t.Parallel()
	outside := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(outside, "package.json"), []byte(`{"dependencies":{"express":"4"}}`), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(outside, "server.js"), []byte("require('express')\n"), 0o600))
	root := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(root, "src"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(root, "src", "app.py"), []byte("print(1)\n"), 0o600))
	for _, name := range []string{".gitignore", ".overtoneignore", "src/.gitignore", "go.mod", "src/pipe.py"} {
		require.NoError(t, syscall.Mkfifo(filepath.Join(root, filepath.FromSlash(name)), 0o600))
	}
	for name, target := range map[string]string{
		"self": ".", "src/up": "..", "a": "b", "b": "a", "nowhere": "missing", "out": outside,
		"package.json": filepath.Join(outside, "package.json"), "src/server.js": filepath.Join(outside, "server.js"),
	} {
		require.NoError(t, os.Symlink(target, filepath.Join(root, filepath.FromSlash(name))))
	}
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	defer stop()
	var tech *specs.ProjectTech
	done := make(chan error, 1)
	go func() {
		var err error
		tech, err = Profile(ctx, Options{Root: root, Now: time.Unix(0, 0)})
		done <- err
	}()
	select {
	case err := <-done:
		require.NoError(t, err)
	case <-ctx.Done():
		require.Fail(t, "the profile hangs")
	}
	stack := tech.Overview.TechnologyStack
	require.Len(t, stack.Languages, 1)
	require.Equal(t, "Python", stack.Languages[0].Name)
	require.Equal(t, 1, stack.Languages[0].FileCount)
	require.Empty(t, stack.Frameworks)
	require.Equal(t, 1, tech.Metadata.FilesListed)
}
