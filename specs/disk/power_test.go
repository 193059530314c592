package disk_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
)

// recorder notes every step and refuses one of them.
type recorder struct {
	mu     sync.Mutex
	steps  []string
	refuse string
}

func (r *recorder) Before(step disk.Step) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	did := string(step.Op) + " " + filepath.Base(step.Path)
	r.steps = append(r.steps, did)
	if strings.Join(r.steps, ", ") == r.refuse {
		return os.ErrPermission
	}
	return nil
}

func (*recorder) After(disk.Step) {}

// commit is the order on which everything rests: no manifest before what it
// names is flushed, none gone before the renames are.
const commit = "mkdir .overtone, sync root, write swap.json, rename swap.json, " +
	"rename a.md, rename b.md, rename c.md, remove gone.md, sync root, "

const staging = "write a.md, mkdir er, write b.md, write c.md, "

func rooted(t *testing.T) string {
	t.Helper()
	root := filepath.Join(t.TempDir(), "root")
	write(t, root, before())
	return root
}

func TestFlushesComeBeforeWhatRestsOnThem(t *testing.T) {
	t.Parallel()
	seen := &recorder{}
	require.NoError(t, save(disk.New(seen), rooted(t)))
	require.Equal(t, staging+commit+"remove swap.json, write state.json, rename state.json", strings.Join(seen.steps, ", "))
}

// TestPowerFailureLosesAnyOfTheRenames takes back every choice of the changes
// that were not flushed when the power failed.
func TestPowerFailureLosesAnyOfTheRenames(t *testing.T) {
	t.Parallel()
	for lost := range 1 << 4 {
		t.Run(fmt.Sprintf("%04b", lost), func(t *testing.T) {
			t.Parallel()
			root := rooted(t)
			seen := &recorder{refuse: staging + strings.TrimSuffix(commit, ", ")}
			require.Error(t, save(disk.New(seen), root), "the last flush is to fail")
			takeBack(t, root, lost)
			recovered, err := disk.New(nil).Recover(root, ".overtone/swap.json")
			require.NoError(t, err)
			require.True(t, recovered)
			want := after()
			want["state.json"] = before()["state.json"]
			require.Equal(t, want, tree(t, root))
		})
	}
}

// takeBack undoes those changes of a finished swap whose bit is set in lost.
func takeBack(t *testing.T, root string, lost int) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, ".overtone", "swap.json"))
	require.NoError(t, err)
	var swaps []struct{ Target, Temp string }
	require.NoError(t, json.Unmarshal(data, &swaps))
	require.Len(t, swaps, 4)
	for i, one := range swaps {
		if lost&(1<<i) == 0 {
			continue
		}
		if one.Temp != "" {
			require.NoError(t, os.Rename(filepath.Join(root, one.Target), filepath.Join(root, one.Temp)))
		}
		if old, known := before()[one.Target]; known {
			write(t, root, map[string]string{one.Target: old})
		}
	}
}

func TestStagedFilesMayBeReadOnlyOrGone(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	write(t, root, map[string]string{"a": "old"})
	require.NoError(t, os.Chmod(filepath.Join(root, "a"), 0o400))
	staged, err := disk.New(nil).Stage(root, "m.json")
	require.NoError(t, err)
	require.NoError(t, staged.Put("a", []byte("new"), 0o644))
	require.NoError(t, staged.Remove("never/was"))
	require.NoError(t, staged.Commit())
	info, err := os.Stat(filepath.Join(root, "a"))
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o400), info.Mode().Perm())
	require.Equal(t, map[string]string{"a": "new"}, tree(t, root))
}
