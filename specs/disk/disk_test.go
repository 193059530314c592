package disk_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

func TestReplaceKeepsPermissionsAndLeavesNothingBehind(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	path := filepath.Join(root, strings.Repeat("é", 120)+".md") // 243 bytes
	d := disk.New(nil)
	require.NoError(t, d.Replace(path, []byte("one"), 0o640))
	require.NoError(t, os.Chmod(path, 0o604))
	require.NoError(t, d.Replace(path, []byte("two"), 0o640))
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.Equal(t, fs.FileMode(0o604), info.Mode().Perm())
	require.Equal(t, map[string]string{filepath.Base(path): "two"}, tree(t, root))
}

func TestReplaceDoesNotFollowALink(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	outside := filepath.Join(t.TempDir(), "precious")
	require.NoError(t, os.WriteFile(outside, []byte("keep"), 0o644))
	path := filepath.Join(root, "x")
	require.NoError(t, os.Symlink(outside, path))
	require.NoError(t, disk.New(nil).Replace(path, []byte("new"), 0o644))
	data, err := os.ReadFile(outside)
	require.NoError(t, err)
	require.Equal(t, "keep", string(data))
}

func TestReadFileRefuses(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	write(t, root, map[string]string{"ten": "0123456789"})
	for name, want := range map[string]string{
		"none": "storage.missing", ".": "input.not_a_file", "ten": "input.too_large", "ten/x": "conflict.not_a_folder",
	} {
		_, err := disk.New(nil).ReadFile(filepath.Join(root, name), 9)
		require.Equal(t, want, problem.From(err).Code, name)
	}
	_, err := disk.New(nil).ReadFile(filepath.Join(root, "none"), 9)
	require.ErrorIs(t, err, fs.ErrNotExist)
	data, err := disk.New(nil).ReadFile(filepath.Join(root, "ten"), 10)
	require.NoError(t, err)
	require.Equal(t, "0123456789", string(data))
}

func TestFileOperations(t *testing.T) {
	t.Parallel()
	root, d := t.TempDir(), disk.New(nil)
	in := func(name string) string { return filepath.Join(root, name) }
	require.NoError(t, d.MkdirAll(in("a/b/c")))
	require.NoError(t, d.MkdirAll(in("a/b/c")), "twice is fine")
	require.NoError(t, d.Replace(in("a/x"), []byte("x"), 0o640))
	require.NoError(t, d.Copy(in("a/x"), in("a/b/y"), 100))
	require.NoError(t, d.Rename(in("a/x"), in("a/b/c/z")))
	require.NoError(t, d.Remove(in("a/x")), "already gone")
	require.Equal(t, map[string]string{"a/b/y": "x", "a/b/c/z": "x"}, tree(t, root))
	require.Equal(t, "conflict.not_a_folder", problem.From(d.MkdirAll(in("a/b/y"))).Code)
	require.Equal(t, "conflict.not_empty", problem.From(d.Remove(in("a"))).Code)
	require.Equal(t, "storage.missing", problem.From(d.Replace(in("no/such"), nil, 0o644)).Code)
	require.NoError(t, d.Append(in("log"), []byte("abc\ndef"), 0o644))
	require.NoError(t, d.Truncate(in("log"), 4))
	require.Equal(t, "abc\n", tree(t, root)["log"])
}

func TestCreateDirHasOneWinner(t *testing.T) {
	t.Parallel()
	d, path := disk.New(nil), filepath.Join(t.TempDir(), "SPEC-x")
	var won, lost atomic.Int32
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			err := d.CreateDir(path)
			if err == nil {
				won.Add(1)
			} else if problem.From(err).Code == "conflict.exists" {
				lost.Add(1)
			}
		})
	}
	all.Wait()
	require.Equal(t, int32(1), won.Load())
	require.Equal(t, int32(19), lost.Load())
}

func TestStageDiscardAndSecondPut(t *testing.T) {
	t.Parallel()
	root, d := t.TempDir(), disk.New(nil)
	write(t, root, map[string]string{"a": "old"})
	staged, err := d.Stage(root, "m.json")
	require.NoError(t, err)
	require.NoError(t, staged.Put("a", []byte("first"), 0o644))
	staged.Discard()
	require.Equal(t, map[string]string{"a": "old"}, tree(t, root))
	require.NoError(t, staged.Put("a", []byte("second"), 0o644))
	require.NoError(t, staged.Put("a", []byte("third"), 0o644))
	require.NoError(t, staged.Commit())
	staged.Discard()
	require.Equal(t, map[string]string{"a": "third"}, tree(t, root))
	require.Equal(t, "input.bad_path", problem.From(staged.Put("../b", nil, 0o644)).Code)
	require.Equal(t, "input.bad_path", problem.From(staged.Remove("/etc/passwd")).Code)
}

func TestRecoverTrustsNoManifest(t *testing.T) {
	t.Parallel()
	for name, manifest := range map[string]string{
		"leaves":      `[{"target":"../x","temp":"../.x.1-1.overtone-tmp"}]`,
		"foreign":     `[{"target":"a","temp":"b"}]`,
		"other place": `[{"target":"a","temp":"d/.a.1-1.overtone-tmp"}]`,
		"unknown":     `[{"target":"a","run":"rm"}]`,
		"torn":        `[{"target":"a","te`,
		"lost":        `[{"target":"new","temp":".new.1-1.overtone-tmp"}]`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			root := t.TempDir()
			files := map[string]string{"m.json": manifest, "a": "a", "b": "b", "d/.a.1-1.overtone-tmp": "evil"}
			write(t, root, files)
			_, err := disk.New(nil).Recover(root, "m.json")
			require.Equal(t, "storage.broken_manifest", problem.From(err).Code)
			require.Equal(t, files, tree(t, root), "nothing moved")
		})
	}
}

// TestSweepDeadLeavesThoseWhoWrite: what a process left that ended goes, what one
// that runs is writing stays, and so does everything else.
func TestSweepDeadLeavesThoseWhoWrite(t *testing.T) {
	t.Parallel()
	dead := command("save", t.TempDir(), "")
	require.NoError(t, dead.Run())
	root := t.TempDir()
	mine, gone := fmt.Sprintf(".a.md.%d-1.overtone-tmp", os.Getpid()), fmt.Sprintf(".a.md.%d-1.overtone-tmp", dead.Process.Pid)
	files := map[string]string{mine: "half", gone: "half", "sub/" + gone: "half", "a.md": "a", ".a.md.x-1.overtone-tmp": "whose", ".a.overtone-tmp": "whose"}
	write(t, root, files)
	disk.New(nil).SweepDead(root)
	delete(files, gone)
	require.Equal(t, files, tree(t, root))
	disk.New(nil).SweepDead(filepath.Join(root, "sub"), "b.md")
	require.Equal(t, files, tree(t, root), "of the file that is named alone")
	disk.New(nil).SweepDead(filepath.Join(root, "sub"), "b.md", "a.md")
	delete(files, "sub/"+gone)
	require.Equal(t, files, tree(t, root))
	disk.New(nil).SweepDead(filepath.Join(root, "nowhere"))
}
