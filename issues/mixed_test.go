package issues_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// hot is the issue that all processes of the mixed test change.
const hot = "HOT-1"

// crowd is what one process of the test does, round after round: it makes an
// issue, writes its name on the one that all change, once under the lock and
// once by the version that it has seen, and completes or deletes what it made.
// It prints how many changes of the hot issue it made.
func crowd(store *issues.Store, rounds int) error {
	ctx, changes := context.Background(), 0
	begun := time.Now()
	for n := 0; n < rounds || long() && time.Since(begun) < mixedTime; n++ {
		name := fmt.Sprintf("%d-%d", os.Getpid(), n)
		made, err := store.Create(ctx, draft(name))
		if err != nil {
			return err
		}
		if _, err := store.Update(ctx, hot, tagged(name+"-lock")); err != nil {
			return err
		}
		if err := bySight(ctx, store, name+"-seen"); err != nil {
			return err
		}
		changes += 2
		switch n % 3 {
		case 0:
			if _, err = store.Update(ctx, made[0].ID, to(issues.Executing)); err == nil {
				_, err = store.Update(ctx, made[0].ID, complete)
			}
		case 1:
			_, err = store.Delete(ctx, made[0].ID)
		}
		if err != nil {
			return err
		}
	}
	fmt.Println(changes)
	return nil
}

func tagged(tag string) func(*issues.Issue) error {
	return func(i *issues.Issue) error { i.Tags = append(i.Tags, tag); return nil }
}

// bySight changes the hot issue as it was seen, until nobody was faster.
func bySight(ctx context.Context, store *issues.Store, tag string) error {
	for {
		seen, err := store.Get(hot)
		if err != nil {
			return err
		}
		_, err = store.Update(ctx, hot, func(i *issues.Issue) error {
			if err := i.CheckVersion(seen.Version); err != nil {
				return err
			}
			i.Tags = append(slices.Clone(seen.Tags), tag)
			return nil
		})
		if err == nil || problem.From(err).Code != "conflict.version" {
			return err
		}
	}
}

// Processes create, change by lock and by version, complete and delete at the
// same time: nothing is lost, nothing is there twice, and the version of the
// issue that all change counts every change. At full size for 20 seconds.
func TestManyProcessesMixedLoseNothing(t *testing.T) {
	t.Parallel()
	store, dir := open(t)
	create(t, store, issues.Draft{Issue: issues.Issue{ID: hot, Title: "changed by all"}})
	children := make([]*exec.Cmd, 8)
	out := make([]*strings.Builder, len(children))
	for i := range children {
		children[i], out[i] = command("crowd", dir, ""), &strings.Builder{}
		children[i].Stdout, children[i].Stderr = out[i], os.Stderr
		require.NoError(t, children[i].Start())
	}
	changes := 0
	for i, one := range children {
		require.NoError(t, one.Wait())
		n, err := strconv.Atoi(strings.TrimSpace(out[i].String()))
		require.NoError(t, err)
		changes += n
	}
	snapshot, err := store.Snapshot()
	require.NoError(t, err)
	require.Empty(t, snapshot.Warnings)
	require.Len(t, snapshot.Active[0].Tags, changes)
	require.Equal(t, 1+changes, snapshot.Active[0].Version)
	seen, titles := map[string]bool{}, map[string]bool{}
	for _, issue := range slices.Concat(snapshot.Active, snapshot.History) {
		require.False(t, seen[issue.ID] || titles[issue.Title], issue.ID)
		seen[issue.ID], titles[issue.Title] = true, true
	}
	require.Len(t, seen, 1+changes/2)
	tags := slices.Clone(snapshot.Active[0].Tags)
	slices.Sort(tags)
	require.Len(t, slices.Compact(tags), changes)
	require.Empty(t, codes(t, store))
}
