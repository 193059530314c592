package disk_test

import (
	"bufio"
	"context"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

func TestLockNamesItsHolderAndDiesWithIt(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	path := filepath.Join(root, "x.lock")
	d := disk.New(nil)
	_, held, err := d.IsHeld(path)
	require.NoError(t, err)
	require.False(t, held)
	require.NoFileExists(t, path, "asking makes no file")

	holder := command("hold", root, "")
	out, err := holder.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, holder.Start())
	_, err = bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)

	who, held, err := d.IsHeld(path)
	require.NoError(t, err)
	require.True(t, held)
	require.Equal(t, holder.Process.Pid, who.PID)
	require.NotEmpty(t, who.Host)
	require.False(t, who.Since.IsZero())

	for _, wait := range []time.Duration{0, 20 * time.Millisecond} {
		_, err = d.Lock(context.Background(), path, wait)
		require.Equal(t, "lock.held", problem.From(err).Code)
		require.ErrorContains(t, err, "process "+strconv.Itoa(holder.Process.Pid))
	}
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	_, err = d.Lock(cancelled, path, time.Minute)
	require.ErrorIs(t, err, context.Canceled)

	require.NoError(t, holder.Process.Kill())
	_ = holder.Wait()
	mine, err := d.Lock(context.Background(), path, time.Minute)
	require.NoError(t, err)
	require.NoError(t, mine.Release())
	_, held, err = d.IsHeld(path)
	require.NoError(t, err)
	require.False(t, held)
}

func TestLockExcludesWithinOneProcess(t *testing.T) {
	t.Parallel()
	d, path := disk.New(nil), filepath.Join(t.TempDir(), "made", "by", "need.lock")
	first, err := d.Lock(context.Background(), path, 0)
	require.NoError(t, err)
	_, err = d.Lock(context.Background(), path, 0)
	require.Equal(t, "lock.held", problem.From(err).Code)
	require.NoError(t, first.Release())
	second, err := d.Lock(context.Background(), path, 0)
	require.NoError(t, err)
	require.NoError(t, second.Release())
}

func TestLockOnARemovedFileIsNotTrusted(t *testing.T) {
	t.Parallel()
	d, path := disk.New(nil), filepath.Join(t.TempDir(), "x.lock")
	old, err := d.Lock(context.Background(), path, 0)
	require.NoError(t, err)
	require.NoError(t, os.Remove(path)) // somebody cleaned up
	fresh, err := d.Lock(context.Background(), path, time.Second)
	require.NoError(t, err)
	require.FileExists(t, path)
	require.NoError(t, old.Release())
	_, held, err := d.IsHeld(path)
	require.NoError(t, err)
	require.True(t, held, "releasing the old file does not open the new one")
	require.NoError(t, fresh.Release())
}

func TestLockWantsASideFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "issues.jsonl")
	_, err := disk.New(nil).Lock(context.Background(), path, 0)
	require.Equal(t, "internal.lock_name", problem.From(err).Code)
	require.NoFileExists(t, path)
}

// Four who want the lock again as soon as they have released it share it: when
// one has had all it wants, none of the others has been left out.
func TestLockIsFair(t *testing.T) {
	t.Parallel()
	const takers, each = 4, 60
	d, path := disk.New(nil), filepath.Join(t.TempDir(), "x.lock")
	var order []int
	var mu sync.Mutex // the race detector does not know the kernel's lock
	var group sync.WaitGroup
	failed := make(chan error, takers)
	for who := range takers {
		group.Go(func() {
			for range each {
				held, err := d.Lock(context.Background(), path, time.Minute)
				if err != nil {
					failed <- err
					return
				}
				mu.Lock()
				order = append(order, who)
				mu.Unlock()
				time.Sleep(time.Millisecond)
				if err := held.Release(); err != nil {
					failed <- err
				}
			}
		})
	}
	group.Wait()
	close(failed)
	require.NoError(t, <-failed)
	require.Len(t, order, takers*each)
	had := make([]int, takers)
	for _, who := range order {
		if had[who]++; had[who] == each {
			break
		}
	}
	for who, n := range had {
		require.Greater(t, n, each/4, "taker %d of %v", who, had)
	}
}

// The one who is next is killed while it waits: those behind it go on.
func TestNextInLineIsKilled(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	path, turn := filepath.Join(root, "x.lock"), filepath.Join(root, "x.turn.lock")
	d := disk.New(nil)
	held, err := d.Lock(context.Background(), path, 0)
	require.NoError(t, err)
	next := command("hold", root, "")
	require.NoError(t, next.Start())
	require.Eventually(t, func() bool {
		_, waiting, err := d.IsHeld(turn)
		return err == nil && waiting
	}, time.Minute, time.Millisecond)

	_, err = d.Lock(context.Background(), path, 30*time.Millisecond)
	require.Equal(t, "lock.held", problem.From(err).Code)
	require.ErrorContains(t, err, "process "+strconv.Itoa(os.Getpid()), "the holder, not the one who is next")
	require.NoError(t, next.Process.Kill())
	_ = next.Wait()
	require.NoError(t, held.Release())
	mine, err := d.Lock(context.Background(), path, time.Minute)
	require.NoError(t, err)
	require.NoError(t, mine.Release())
}
