package issues_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/disk"
)

// together closes one issue, changes another and writes, changes and removes files.
func together(b *issues.Both) error {
	if _, err := b.Update("ISS-20260805-002", complete); err != nil {
		return err
	}
	if _, err := b.Update("ISS-20260805-003", to(issues.Failed)); err != nil {
		return err
	}
	b.Write("queues/new.json", []byte("{}\n"))
	b.Write("queues/old.json", []byte("{\"changed\":1}\n"))
	b.Remove("queues/gone.json")
	return nil
}

// withFiles is a seeded store with two files of a queue.
func withFiles(t *testing.T) (*issues.Store, string) {
	t.Helper()
	store, dir := seeded(t)
	require.NoError(t, store.Together(context.Background(), func(b *issues.Both) error {
		b.Write("queues/old.json", []byte("{}\n"))
		b.Write("queues/gone.json", []byte("{}\n"))
		return nil
	}))
	return store, dir
}

// state is what a reader without a lock sees of issues and files.
func state(t *testing.T, store *issues.Store) string {
	t.Helper()
	snapshot, err := store.Snapshot()
	require.NoError(t, err)
	out := ""
	for _, issue := range snapshot.Active {
		out += issue.Title + " " + string(issue.Status) + ", "
	}
	for _, issue := range snapshot.History {
		out += issue.Title + " " + string(issue.Status) + ", "
	}
	names, err := store.ListFiles("queues", ".json")
	require.NoError(t, err)
	for _, name := range names {
		data, err := store.ReadFile("queues/" + name)
		require.NoError(t, err)
		out += fmt.Sprintf("%s %d, ", name, len(data))
	}
	return out
}

const (
	undone = "a executing, b executing, c executing, gone.json 3, old.json 3, "
	done   = "a executing, c failed, b completed, new.json 3, old.json 14, "
)

func TestTogether(t *testing.T) {
	t.Parallel()
	store, _ := withFiles(t)
	require.Equal(t, undone, state(t, store))
	stop := errors.New("stop")
	require.ErrorIs(t, store.Together(context.Background(), func(b *issues.Both) error { return errors.Join(together(b), stop) }), stop)
	require.Equal(t, undone, state(t, store))
	require.NoError(t, store.Together(context.Background(), together))
	require.Equal(t, done, state(t, store))
	err := store.Together(context.Background(), func(b *issues.Both) error {
		closed, err := b.Done("ISS-20260805-002")
		require.NoError(t, err)
		require.True(t, closed)
		_, err = b.Update("ISS-20260805-002", to(issues.Failed))
		return err
	})
	requireCode(t, "state.closed", err)
	_, err = store.ReadFile("queues/gone.json")
	require.ErrorIs(t, err, fs.ErrNotExist)
	_, err = store.ReadFile("../issues/issues.jsonl")
	requireCode(t, "input.bad_path", err)
}

// Killed, torn or out of space at every step: readers see all of it or nothing,
// and so it stays when the next writer has been.
func TestTogetherKilledAtEveryStep(t *testing.T) {
	t.Parallel()
	_, dir := withFiles(t)
	log := filepath.Join(t.TempDir(), "steps")
	out, err := command("together", dir, "count:"+log).CombinedOutput()
	require.NoError(t, err, string(out))
	steps := bytes.Count([]byte(text(t, log)), []byte("\n"))
	require.GreaterOrEqual(t, steps, 12)
	for n := 1; n <= steps; n++ {
		for _, mode := range []string{"kill-before", "kill-after", "tear"} {
			t.Run(fmt.Sprintf("%s %d", mode, n), func(t *testing.T) {
				t.Parallel()
				_, dir := withFiles(t)
				require.ErrorContains(t, command("together", dir, mode+":"+strconv.Itoa(n)).Run(), "killed")
				store := issues.Open(disk.New(nil), dir, noon)
				seen := state(t, store)
				require.Contains(t, []string{undone, done}, seen)
				update(t, store, "ISS-20260805-001", func(i *issues.Issue) error { i.Priority = 1; return nil })
				require.Equal(t, seen, state(t, store))
				left, err := filepath.Glob(filepath.Join(dir, "queues", ".*"))
				require.NoError(t, err)
				require.Empty(t, left)
				left, err = filepath.Glob(filepath.Join(dir, ".[mt]*.json"))
				require.NoError(t, err)
				require.Empty(t, left)
			})
		}
	}
}
