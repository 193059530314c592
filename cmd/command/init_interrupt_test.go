package command

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// slowGit is a git that says it was started by making a file, and never ends.
const slowGit = "#!/bin/sh\n: > '%s'\nexec sleep 60\n"

// TestInit_Interrupted sends SIGINT while the files of the project are listed:
// no file is left, and a profile that was there stays as it was.
func TestInit_Interrupted(t *testing.T) {
	t.Parallel()
	dir, before := madeBefore(t)
	for i := range 200 {
		require.NoError(t, os.WriteFile(filepath.Join(dir, fmt.Sprintf("f%d.go", i)), []byte("package pay\n"), 0o600))
	}
	require.NoError(t, os.Mkdir(filepath.Join(dir, ".git"), 0o755))
	bin, started := t.TempDir(), filepath.Join(t.TempDir(), "started")
	require.NoError(t, os.WriteFile(filepath.Join(bin, "git"), fmt.Appendf(nil, slowGit, started), 0o700)) //nolint:gosec // it is run
	files := snapshot(t, dir)

	p := newProcess(t, dir, []string{"PATH=" + bin + string(os.PathListSeparator) + os.Getenv("PATH")}, "init", "--regenerate", "--json")
	require.NoError(t, p.Start())
	require.True(t, within(func() bool { _, err := os.Stat(started); return err == nil }))
	require.NoError(t, p.Process.Signal(syscall.SIGINT))
	ran := p.end(t)
	require.Equal(t, 130, ran.code, "%s%s", ran.out, ran.err)
	require.Contains(t, ran.out, `"code": "interrupted.`)
	requireSame(t, files, snapshot(t, dir), "interrupted")
	requireProfiles(t, dir, before)
}
