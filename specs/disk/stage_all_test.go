package disk

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPutAllIsPutOfEachInOrder(t *testing.T) {
	t.Parallel()
	for _, n := range []int{0, 1, 2, 3, 41} {
		root := t.TempDir()
		var files []File
		var want []string
		for i := range n {
			name := fmt.Sprintf("f%d/%d.md", i%3, i)
			files, want = append(files, File{Rel: name, Data: []byte(name)}), append(want, name)
		}
		staged, err := New(nil).Stage(root, "m.json")
		require.NoError(t, err)
		require.NoError(t, staged.PutAll(files, 0o644))
		var got []string
		for _, one := range staged.swaps {
			got = append(got, one.Target)
		}
		require.Equal(t, want, got)
		require.NoError(t, staged.Commit())
		for _, file := range files {
			data, err := os.ReadFile(filepath.Join(root, file.Rel))
			require.NoError(t, err)
			require.Equal(t, string(file.Data), string(data))
		}
	}
}

func TestPutAllSaysWhichFileHasNoPlaceAndLeavesNothing(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	staged, err := New(nil).Stage(root, "m.json")
	require.NoError(t, err)
	err = staged.PutAll([]File{{Rel: "a.md"}, {Rel: "../b.md"}, {Rel: "c.md"}}, 0o644)
	require.ErrorContains(t, err, "../b.md")
	staged.Discard()
	require.Empty(t, filesIn(t, root))
}

// refuse is a fault that lets some writes through and refuses the next.
type refuse struct{ left int }

func (r *refuse) Before(step Step) error {
	if step.Op != Write {
		return nil
	}
	if r.left--; r.left < 0 {
		return errFull
	}
	return nil
}

func (*refuse) After(Step) {}

var errFull = errors.New("no space left")

func TestPutAllStopsAtTheFirstErrorWhereStepsAreWatched(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	staged, err := New(&refuse{left: 1}).Stage(root, "m.json")
	require.NoError(t, err)
	err = staged.PutAll([]File{{Rel: "a.md"}, {Rel: "b.md"}, {Rel: "c.md"}}, 0o644)
	require.ErrorIs(t, err, errFull)
	require.Len(t, filesIn(t, root), 1)
	staged.Discard()
	require.Empty(t, filesIn(t, root))
}

// filesIn lists the files under a folder.
func filesIn(t *testing.T, root string) (out []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.Type().IsRegular() {
			out = append(out, path)
		}
		return err
	}))
	return out
}
