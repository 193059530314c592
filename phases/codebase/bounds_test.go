package codebase

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
)

// locked is a tree one folder of which refuses to be listed.
type locked struct {
	fs.FS

	dir string
}

func (l locked) ReadDir(name string) ([]fs.DirEntry, error) {
	if name == l.dir {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	return fs.ReadDir(l.FS, name)
}

// TestInit_UnreadableFolder: a folder that refuses to be listed is named, and
// the rest goes on.
func TestInit_UnreadableFolder(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	writeProjectFile(t, root, "a/a.py", "x = 1\n")
	writeProjectFile(t, root, "b/locked/deep/b.rb", "x = 1\n")
	writeProjectFile(t, root, "c/c.go", "package c\n")
	tech, err := Profile(t.Context(), Options{Root: root, seen: func(all fs.FS) fs.FS { return locked{all, "b/locked"} }})
	require.NoError(t, err)
	require.Equal(t, []string{`a folder could not be read: "b/locked"`}, tech.Metadata.Warnings)
	require.Equal(t, 2, tech.Metadata.FilesListed)
	require.Equal(t, 1, tech.Metadata.FilesSkipped)
	require.Len(t, tech.Overview.TechnologyStack.Languages, 2)

	e := &explorer{}
	e.hear("hint: something\nwarning: could not open directory 'b/it's/': Permission denied\n")
	require.Equal(t, []string{`a folder could not be read: "b/it's"`}, e.meta.Warnings)
}

// TestInit_HugeTree: of a tree with twice as many files as are looked at, the
// first are, and the profile says that the rest was left out. The long form has
// 200,000 files and the limits of every day.
func TestInit_HugeTree(t *testing.T) {
	t.Parallel()
	limits, files, reads := Limits{Files: 400, Bytes: 300 * 10}, 800, 300
	if os.Getenv("OVERTONE_TEST_LONG") != "" {
		limits, files, reads = ProfileLimits(), 200_000, 100_000
	}
	root := t.TempDir()
	for i := range files {
		if i%100 == 0 {
			require.NoError(t, os.Mkdir(filepath.Join(root, fmt.Sprintf("p%05d", i/100)), 0o755))
		}
		name := fmt.Sprintf("p%05d/f%02d.go", i/100, i%100)
		require.NoError(t, os.WriteFile(filepath.Join(root, filepath.FromSlash(name)), []byte("package p\n"), 0o600))
	}
	tech, err := Profile(t.Context(), Options{Root: root, Limits: limits})
	require.NoError(t, err)
	m := tech.Metadata
	require.True(t, m.Truncated)
	require.Equal(t, limits.Files, m.FilesListed)
	require.Equal(t, reads, m.FilesRead)
	require.Equal(t, limits.Files-reads, m.FilesSkipped)
	require.Contains(t, m.Warnings, fmt.Sprintf("only the first %d files were looked at", limits.Files))
	if reads < limits.Files {
		require.Contains(t, m.Warnings, "the project is larger than what is read at most; the rest was only listed")
	}
	require.Equal(t, limits.Files, tech.Overview.TechnologyStack.Languages[0].FileCount)
}

// TestInit_InterruptedWhileRead: an interrupt while files are read ends the
// profile at once, with nothing written.
func TestInit_InterruptedWhileRead(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	for i := range 1500 {
		require.NoError(t, os.WriteFile(filepath.Join(root, fmt.Sprintf("f%d.go", i)), []byte("package p\n"), 0o600))
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	read := 0
	_, err := Profile(ctx, Options{
		Root: root, Now: time.Unix(0, 0), Cache: NewCache(disk.New(nil), root, "test", nil),
		Progress: func(done, all int) {
			read = max(read, done)
			require.Equal(t, 1500, all)
			stop()
		},
	})
	require.ErrorIs(t, err, context.Canceled)
	require.Positive(t, read)
	require.Less(t, read, 1500)
	require.NoDirExists(t, filepath.Join(root, ".workflow"))
}
