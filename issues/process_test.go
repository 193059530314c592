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

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/disk"
)

func TestManyProcessesCreateWithoutLossOrDoubledIds(t *testing.T) {
	t.Parallel()
	processes, each := 16, 100
	if long() {
		each = 1000
	}
	store, dir := open(t)
	children := make([]*exec.Cmd, processes)
	for i := range children {
		children[i] = command(strconv.Itoa(each), dir, "")
		children[i].Stderr = os.Stderr
		require.NoError(t, children[i].Start())
	}
	for _, one := range children {
		require.NoError(t, one.Wait())
	}
	listing, err := store.All()
	require.NoError(t, err)
	require.Empty(t, listing.Warnings)
	require.Len(t, listing.Issues, processes*each)
	next := map[string]int{}
	for i, issue := range listing.Issues {
		require.Equal(t, fmt.Sprintf("ISS-20260805-%03d", i+1), issue.ID)
		pid, n, _ := strings.Cut(issue.Title, " ")
		require.Equal(t, strconv.Itoa(next[pid]), n, "in order per process")
		next[pid]++
	}
}

// A process is killed at every step of a job: afterwards readers see the job
// wholly undone or wholly done, and the next writer can go on.
func TestKilledAtEveryStep(t *testing.T) {
	t.Parallel()
	for job, want := range map[string]struct{ active, history []string }{
		"batch":    {[]string{"a", "b", "c", "one", "two", "three"}, []string{}},
		"complete": {[]string{"a", "c"}, []string{"b"}},
		"delete":   {[]string{"a", "b"}, []string{"c"}},
	} {
		_, dir := seeded(t)
		log := filepath.Join(t.TempDir(), "steps")
		out, err := command(job, dir, "count:"+log).CombinedOutput()
		require.NoError(t, err, string(out))
		steps := bytes.Count([]byte(text(t, log)), []byte("\n"))
		require.GreaterOrEqual(t, steps, 4, job)
		for n := 1; n <= steps; n++ {
			for _, mode := range []string{"kill-before", "kill-after", "tear"} {
				t.Run(fmt.Sprintf("%s %s %d", job, mode, n), func(t *testing.T) {
					t.Parallel()
					_, dir := seeded(t)
					require.ErrorContains(t, command(job, dir, mode+":"+strconv.Itoa(n)).Run(), "killed")
					store := issues.Open(disk.New(nil), dir, noon)
					done := requireWhole(t, store, want.active, want.history)
					made := create(t, store, draft("next"))
					requireWhole(t, store, append(want.active, "next"), want.history)
					require.NotContains(t, made[0].ID, "-003")
					if n == 1 && mode == "kill-before" {
						require.False(t, done)
					}
				})
			}
		}
	}
}

// requireWhole accepts the state before or after the job and says which it is.
func requireWhole(t *testing.T, store *issues.Store, wantActive, wantHistory []string) bool {
	t.Helper()
	snapshot, err := store.Snapshot()
	require.NoError(t, err)
	for _, one := range snapshot.Warnings { // a torn end of history may still wait for a writer
		require.Contains(t, one.Message, "unterminated")
	}
	titles := func(all []issues.Issue) []string {
		out := []string{}
		for _, issue := range all {
			out = append(out, issue.Title)
		}
		return out
	}
	gotActive, gotHistory := titles(snapshot.Active), titles(snapshot.History)
	undone := []string{"a", "b", "c"}
	if wantActive[len(wantActive)-1] == "next" {
		undone = append(undone, "next")
	}
	if strings.Join(gotActive, " ") == strings.Join(undone, " ") {
		require.Empty(t, gotHistory)
		return false
	}
	require.Equal(t, wantActive, gotActive)
	require.Equal(t, wantHistory, gotHistory)
	return true
}

func TestFullDiskAtEveryStep(t *testing.T) {
	t.Parallel()
	for n := 1; n <= 5; n++ {
		_, dir := seeded(t)
		fault, err := disk.FaultFromEnv(func(string) (string, bool) { return "nospace:" + strconv.Itoa(n), true })
		require.NoError(t, err)
		store := issues.Open(disk.New(fault), dir, noon)
		_, err = store.Update(context.Background(), "ISS-20260805-002", complete)
		requireCode(t, "storage.disk_full", err)
		healthy := issues.Open(disk.New(nil), dir, noon)
		requireWhole(t, healthy, []string{"a", "c"}, []string{"b"})
		create(t, healthy, draft("next"))
		requireWhole(t, healthy, []string{"a", "c", "next"}, []string{"b"})
	}
}

func TestBrokenAnnouncementStopsEverything(t *testing.T) {
	t.Parallel()
	for _, bad := range []string{"{", `[{"title":"no id"}]`, `[5]`} {
		store, dir := seeded(t)
		require.NoError(t, os.WriteFile(filepath.Join(dir, ".moving.json"), []byte(bad), 0o644))
		_, err := store.All()
		requireCode(t, "storage.broken_move", err)
		_, err = store.Create(context.Background(), draft("x"))
		requireCode(t, "storage.broken_move", err)
	}
}

func benchStore(b *testing.B, n int) *issues.Store {
	b.Helper()
	store := issues.Open(disk.New(nil), filepath.Join(b.TempDir(), "issues"), noon)
	drafts := make([]issues.Draft, n)
	for i := range drafts {
		drafts[i] = epic(i+1, fmt.Sprintf("work of an ordinary kind, number %d", i))
		drafts[i].Issue.ExtendedContext.Notes.Session = session
	}
	_, err := store.Create(context.Background(), drafts...)
	require.NoError(b, err)
	return store
}

func BenchmarkAll100k(b *testing.B) {
	store := benchStore(b, 100_000)
	info, err := os.Stat(store.Path())
	require.NoError(b, err)
	b.SetBytes(info.Size())
	for b.Loop() {
		listing, err := store.All()
		require.NoError(b, err)
		require.Len(b, listing.Issues, 100_000)
	}
}

func BenchmarkCreateInto100k(b *testing.B) {
	store := benchStore(b, 100_000)
	for b.Loop() {
		_, err := store.Create(context.Background(), draft("one more"))
		require.NoError(b, err)
	}
}

func BenchmarkCreate100k(b *testing.B) {
	for b.Loop() {
		benchStore(b, 100_000)
	}
}
