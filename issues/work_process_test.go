package issues_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/disk"
)

// workChild does one job of the work in a process of its own.
func workChild(store *issues.Store, job string) error {
	ctx := context.Background()
	me := by(fmt.Sprint("process-", os.Getpid()))
	name, rest, _ := strings.Cut(job, " ")
	switch name {
	case "next":
		found, err := store.Next(ctx, me, issues.Want{})
		fmt.Println(found.Issue.ID)
		return err
	case "mixed":
		n, err := strconv.Atoi(rest)
		if err != nil {
			return err
		}
		return mixed(ctx, store, me, n)
	case "act":
		_, err := act(store, rest, "ISS-20260805-002", by("ann"))
		return err
	case "take":
		_, err := store.Next(ctx, by("bob"), issues.Want{})
		return err
	}
	return fmt.Errorf("unknown job %q", job)
}

// mixed takes n issues one after the other, at full size for as long as the
// clock says: some are done, some fail and are tried again, some are given back,
// and each makes another one.
func mixed(ctx context.Context, store *issues.Store, me issues.Terms, n int) error {
	begun := time.Now()
	for i := 0; i < n || long() && time.Since(begun) < mixedTime; i++ {
		found, err := store.Next(ctx, me, issues.Want{})
		if err != nil || found.Idle != nil {
			return err
		}
		id := found.Issue.ID
		switch i % 4 {
		case 0, 1:
			_, err = store.Done(ctx, id, evidenceOf(0), me)
		case 2:
			if _, err = store.Fail(ctx, id, issues.Failure{ErrorType: "x", Message: me.Owner.Name}, me); err == nil {
				_, err = store.Retry(ctx, id, "", me)
			}
		default:
			_, err = store.Release(ctx, id, "", me)
		}
		if err == nil {
			_, err = store.Create(ctx, draft(me.Owner.Name+" "+strconv.Itoa(i)))
		}
		if err == nil {
			_, err = store.Update(ctx, "ISS-20260805-001", func(i *issues.Issue) error { i.Context += "+"; return nil })
		}
		if err != nil {
			return err
		}
		fmt.Println(id)
	}
	return nil
}

// mixedTime is how long processes work at the same time at full size.
const mixedTime = 20 * time.Second

// long says whether tests run at their full size: make crash.
func long() bool { return os.Getenv("OVERTONE_TEST_LONG") != "" }

// Fifty processes ask at once and get fifty issues (defect 9.8-13).
func TestFiftyProcessesGetFiftyIssues(t *testing.T) {
	t.Parallel()
	const processes = 51
	store, dir := open(t)
	drafts := make([]issues.Draft, processes-1) // one too few
	for i := range drafts {
		drafts[i] = draft(strconv.Itoa(i))
	}
	create(t, store, drafts...)
	seen := map[string]int{}
	for _, out := range atOnce(t, processes, "next", dir) {
		seen[strings.TrimSpace(out)]++
	}
	require.Equal(t, 1, seen[""], "one too many asked, and was told so")
	require.Len(t, seen, processes)
	listing, err := store.All()
	require.NoError(t, err)
	owners := map[string]bool{}
	for _, issue := range listing.Issues {
		require.Equal(t, issues.Executing, issue.Status)
		owners[issue.Lease.Owner] = true
	}
	require.Len(t, owners, processes-1)
}

// atOnce runs a job in many processes at once and gives what they printed.
func atOnce(t *testing.T, processes int, job, dir string) []string {
	t.Helper()
	children := make([]*exec.Cmd, processes)
	outs := make([]bytes.Buffer, processes)
	for i := range children {
		children[i] = command(job, dir, "")
		children[i].Stdout, children[i].Stderr = &outs[i], os.Stderr
		require.NoError(t, children[i].Start())
	}
	texts := make([]string, processes)
	for i, one := range children {
		require.NoError(t, one.Wait())
		texts[i] = outs[i].String()
	}
	return texts
}

// Next, done, fail, retry, release, create and update by many at once: every
// issue that was made is there, each is closed once, and no update is lost. At
// full size for 20 seconds by the clock.
func TestMixedWorkLosesNothing(t *testing.T) {
	t.Parallel()
	processes, each := 6, 12
	if long() {
		processes = 16
	}
	store, dir := open(t)
	create(t, store, draft("counted"))
	update(t, store, "ISS-20260805-001", func(i *issues.Issue) error { i.Status = issues.Paused; return nil })
	drafts := make([]issues.Draft, processes)
	for i := range drafts {
		drafts[i] = draft("first")
	}
	create(t, store, drafts...)
	steps := 0
	for _, out := range atOnce(t, processes, "mixed "+strconv.Itoa(each), dir) {
		steps += strings.Count(out, "\n")
	}
	require.Greater(t, steps, processes)
	snapshot, err := store.Snapshot()
	require.NoError(t, err)
	require.Empty(t, snapshot.Warnings)
	require.Len(t, ids(append(snapshot.Active, snapshot.History...)), 1+processes+steps, "each step made one")
	closed := map[string]bool{}
	for _, issue := range snapshot.History {
		require.False(t, closed[issue.ID], "closed twice")
		closed[issue.ID] = true
		require.Equal(t, issues.Completed, issue.Status)
		require.NotNil(t, issue.Evidence)
	}
	for _, issue := range snapshot.Active {
		require.False(t, closed[issue.ID], "both active and closed")
		require.NotEqual(t, issues.Executing, issue.Status)
		require.Nil(t, issue.Lease)
	}
	counted, err := store.Get("ISS-20260805-001")
	require.NoError(t, err)
	require.Len(t, counted.Context, steps, "no update is lost")
}

// held is a store with issues 001 to 003 that ann works on, and 004 that is new.
func held(t *testing.T) string {
	t.Helper()
	store, dir := open(t)
	create(t, store, draft("a"), draft("b"), draft("c"), draft("d"))
	for _, id := range []string{"001", "002", "003"} {
		_, err := act(store, "claim", "ISS-20260805-"+id, by("ann"))
		require.NoError(t, err)
	}
	return dir
}

// A process is killed at every write of the work: the issue is as it was or as
// it was to be, nothing else has changed, and the next writer goes on.
func TestWorkKilledAtEveryWrite(t *testing.T) {
	t.Parallel()
	for job, id := range map[string]string{
		"take": "004", "act claim": "002", "act done": "002", "act fail": "002", "act release": "002",
	} {
		dir := held(t)
		log := filepath.Join(t.TempDir(), "steps")
		out, err := command(job, dir, "count:"+log).CombinedOutput()
		require.NoError(t, err, string(out))
		want := seenIn(t, dir)
		steps := strings.Count(text(t, log), "\n")
		require.NotZero(t, steps)
		for n := 1; n <= steps; n++ {
			for _, mode := range []string{"kill-before", "kill-after", "tear"} {
				t.Run(fmt.Sprintf("%s %s %d", job, mode, n), func(t *testing.T) {
					t.Parallel()
					dir := held(t)
					was := seenIn(t, dir)
					require.ErrorContains(t, command(job, dir, mode+":"+strconv.Itoa(n)).Run(), "killed")
					now := seenIn(t, dir)
					if now["ISS-20260805-"+id] == was["ISS-20260805-"+id] {
						require.Equal(t, was, now)
					} else {
						require.Equal(t, want, now)
					}
					create(t, issues.Open(disk.New(nil), dir, noon), draft("next"))
				})
			}
		}
	}
}

// seenIn is every issue of a store in short: where it is, in which step, whose.
func seenIn(t *testing.T, dir string) map[string]string {
	t.Helper()
	snapshot, err := issues.Open(disk.New(nil), dir, noon).Snapshot()
	require.NoError(t, err)
	out := map[string]string{}
	for where, list := range map[string][]issues.Issue{"active": snapshot.Active, "history": snapshot.History} {
		for _, issue := range list {
			owner := ""
			if issue.Lease != nil {
				owner = issue.Lease.Owner + issue.Lease.ExpiresAt
			}
			require.Empty(t, out[issue.ID], "it is in two places")
			out[issue.ID] = fmt.Sprintf("%s %s %s %d", where, issue.Status, owner, issue.Version)
		}
	}
	return out
}
