package issues_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/disk"
)

// clock is a clock that a test moves.
type clock struct{ at time.Time }

func (c *clock) now() time.Time { return c.at }

func by(owner string) issues.Terms { return issues.Terms{Owner: issues.Owner{Name: owner}} }

// stocked is a store with the lines given, each the fields of an issue after
// its id, title and times.
func stocked(t *testing.T, c *clock, lines ...string) (*issues.Store, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "issues")
	require.NoError(t, os.MkdirAll(dir, 0o755))
	var text strings.Builder
	for _, line := range lines {
		id, rest, _ := strings.Cut(line, " ")
		fmt.Fprintf(&text, `{"id":%q,"title":%q,"created_at":"2026-08-05T10:00:00Z","updated_at":"2026-08-05T10:00:00Z",%s}`+"\n", id, id, rest)
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "issues.jsonl"), []byte(text.String()), 0o600))
	return issues.Open(disk.New(nil), dir, c.now), dir
}

func next(t *testing.T, store *issues.Store, owner string) issues.Picked {
	t.Helper()
	found, err := store.Next(context.Background(), by(owner), issues.Want{})
	require.NoError(t, err)
	return found
}

func TestNextTakesReadyIssuesByWavePriorityAndID(t *testing.T) {
	t.Parallel()
	c := &clock{noon()}
	store, _ := stocked(t, c,
		`A-10 "status":"registered","priority":3,"tags":["wave-1"]`,
		`A-9 "status":"planned","priority":3,"tags":["wave-1"]`,
		`A-8 "status":"queued","priority":1,"tags":["wave-2"]`,
		`A-7 "status":"pending","priority":2,"tags":["wave-1"]`,
		`A-6 "status":"registered","priority":1,"tags":[]`,
		`A-5 "status":"planning","priority":1,"tags":["wave-1"]`,
		`A-4 "status":"paused","priority":1,"tags":["wave-1"]`,
		`A-3 "status":"failed","priority":1,"tags":["wave-1"]`,
		`A-2 "status":"registered","priority":1,"tags":["wave-1"],"depends_on":["A-3"]`,
		`A-1 "status":"registered","priority":1,"tags":["wave-1"],"depends_on":["gone","A-7"]`,
	)
	var got []string
	for i := range 5 {
		found := next(t, store, fmt.Sprint("worker-", i))
		require.Equal(t, issues.Executing, found.Issue.Status)
		got = append(got, found.Issue.ID)
	}
	require.Equal(t, []string{"A-7", "A-9", "A-10", "A-8", "A-6"}, got, "wave, priority, id; without a wave last")
	idle := next(t, store, "late").Idle
	require.NotNil(t, idle)
	require.Equal(t, []issues.Blocked{
		{ID: "A-2", For: []issues.Blocker{{ID: "A-3", State: "failed"}}},
		{ID: "A-1", For: []issues.Blocker{{ID: "gone", State: "missing"}, {ID: "A-7", State: "executing"}}},
	}, idle.Waiting, "a failed and a missing one block, and are named (C9)")
	require.Equal(t, 5, idle.HeldCount)
	require.Equal(t, 3, idle.StoppedCount)
	require.Equal(t, "nothing is ready: 2 issues wait for others, 5 are being worked on, 3 are paused, failed or being planned", idle.Message())
}

func TestNextFilters(t *testing.T) {
	t.Parallel()
	c := &clock{noon()}
	store, _ := stocked(t, c,
		`A-1 "status":"registered","tags":["wave-1","ui"]`,
		`A-2 "status":"registered","tags":["wave-2","api"]`,
		`A-3 "status":"registered","tags":["wave-2","api","mvp"]`,
	)
	for _, one := range []struct {
		want issues.Want
		id   string
	}{
		{issues.Want{Tags: []string{"api", "mvp"}}, "A-3"},
		{issues.Want{Wave: 2}, "A-2"},
		{issues.Want{Among: []string{"A-3", "A-1"}}, "A-3"},
		{issues.Want{Tags: []string{"none"}}, ""},
	} {
		found, err := store.Peek(issues.Owner{Name: "x"}, one.want)
		require.NoError(t, err)
		require.Equal(t, one.id, found.Issue.ID)
		require.Equal(t, one.id == "", found.Idle != nil)
	}
}

func TestNextGivesWhatItsOwnerHolds(t *testing.T) {
	t.Parallel()
	c := &clock{noon()}
	store, _ := stocked(t, c, `A-1 "status":"registered","priority":5`, `A-2 "status":"registered","priority":1`)
	first := next(t, store, "ann")
	require.Equal(t, "A-2", first.Issue.ID)
	require.False(t, first.Resumed)
	c.at = c.at.Add(30 * time.Minute)
	again := next(t, store, "ann")
	require.Equal(t, "A-2", again.Issue.ID, "executing goes before pending (C10)")
	require.True(t, again.Resumed)
	require.Equal(t, first.Issue.Lease.Token, again.Issue.Lease.Token)
	require.Equal(t, "2026-08-05T13:30:00Z", again.Issue.Lease.ExpiresAt, "renewed")
	require.Equal(t, first.Issue.Lease.Since, again.Issue.Lease.Since)

	// Without a name each process gets its own, and sees what the same user has.
	unnamed := func(pid string) issues.Terms {
		return issues.Terms{Owner: issues.Owner{Name: "u@h:" + pid, Stem: "u@h:"}}
	}
	mine, err := store.Next(context.Background(), unnamed("1"), issues.Want{})
	require.NoError(t, err)
	require.Equal(t, "A-1", mine.Issue.ID)
	more, err := store.Next(context.Background(), unnamed("2"), issues.Want{})
	require.NoError(t, err)
	require.NotNil(t, more.Idle)
	_, err = store.Release(context.Background(), "A-1", "", unnamed("3"))
	require.NoError(t, err)
	_, err = store.Release(context.Background(), "A-2", "", unnamed("3"))
	requireCode(t, "conflict.leased", err)
}

func TestAnExpiredLeaseIsTakenOver(t *testing.T) {
	t.Parallel()
	c := &clock{noon()}
	store, _ := stocked(t, c, `A-1 "status":"queued","queued_at":"2026-08-05T11:00:00Z"`, `A-2 "status":"registered"`)
	first := next(t, store, "ann")
	require.Equal(t, "A-1", first.Issue.ID)
	c.at = c.at.Add(time.Hour - time.Second)
	require.Equal(t, "A-2", next(t, store, "bob").Issue.ID, "it is hers to the end")
	c.at = c.at.Add(time.Second)
	over := next(t, store, "eve")
	require.Equal(t, "A-1", over.Issue.ID)
	require.Equal(t, "ann", over.TakenOver.Owner)
	require.NotEqual(t, first.Issue.Lease.Token, over.Issue.Lease.Token)
	require.Contains(t, over.Issue.Feedback[0].Content, "taken over by eve: the lease of ann expired at 2026-08-05T13:00:00Z")

	_, err := store.Done(context.Background(), "A-1", issues.Evidence{Waiver: "x", WaivedBy: "y"}, by("ann"))
	require.Contains(t, requireCode(t, "conflict.leased", err).Message, "held by eve until 2026-08-05T14:00:00Z")
	stale := by("eve")
	stale.Token = first.Issue.Lease.Token
	_, err = store.Release(context.Background(), "A-1", "", stale)
	requireCode(t, "conflict.stale_lease", err)
	back, err := store.Release(context.Background(), "A-1", "no time", by("eve"))
	require.NoError(t, err)
	require.Equal(t, issues.Queued, back.Status, "to where it was taken from first")
	require.Nil(t, back.Lease)
}

// A clock that goes back must neither give an issue to two nor keep it for ever.
func TestAClockThatGoesBack(t *testing.T) {
	t.Parallel()
	c := &clock{noon().AddDate(1, 0, 0)}
	store, _ := stocked(t, c, `A-1 "status":"registered"`)
	next(t, store, "ann")
	c.at = noon()
	found := next(t, store, "bob")
	require.NotNil(t, found.Idle, "it is still hers")
	require.Equal(t, "state.clock_back", found.Warnings[0].Code)
	c.at = c.at.Add(59 * time.Minute)
	require.NotNil(t, next(t, store, "bob").Idle)
	c.at = c.at.Add(time.Minute)
	require.Equal(t, "ann", next(t, store, "bob").TakenOver.Owner, "an hour after it was noticed")

	// Her own clock, too.
	c.at = noon().AddDate(0, 0, -1)
	again := next(t, store, "bob")
	require.True(t, again.Resumed)
	require.Equal(t, "2026-08-04T12:00:00Z", again.Issue.Lease.Since)
	require.Equal(t, "2026-08-04T13:00:00Z", again.Issue.Lease.ExpiresAt)
}

// A little difference between machines is no clock that went back.
func TestClocksOfSeveralMachines(t *testing.T) {
	t.Parallel()
	c := &clock{noon().Add(30 * time.Second)}
	store, _ := stocked(t, c, `A-1 "status":"registered"`)
	first := next(t, store, "ann")
	c.at = noon()
	found := next(t, store, "bob")
	require.Empty(t, found.Warnings)
	issue, err := store.Get("A-1")
	require.NoError(t, err)
	require.Equal(t, first.Issue.Lease, issue.Lease)
}

func TestNextRefusesADamagedStore(t *testing.T) {
	t.Parallel()
	c := &clock{noon()}
	store, _ := stocked(t, c, `A-1 "status":"registered"`, `A-1 "status":"registered"`)
	_, err := store.Next(context.Background(), by("x"), issues.Want{})
	requireCode(t, "conflict.duplicate_id", err)
	for _, bad := range []string{"{\n", "{\"id\":5}\n", "{\"id\":\"A-2\",\"lease\":\"x\"}\n", "{\"id\":\"A-2\",\"depends_on\":[1]}\n", "{\"id\":\"A-2\",\"files\":5}\n"} {
		store, dir := stocked(t, c, `A-1 "status":"registered"`)
		file := filepath.Join(dir, "issues.jsonl")
		before := text(t, file) + bad
		require.NoError(t, os.WriteFile(file, []byte(before), 0o600))
		_, err := store.Next(context.Background(), by("x"), issues.Want{})
		requireCode(t, "storage.broken_line", err)
		exactly(t, before, text(t, file))
	}
}

// What a glimpse reads quickly is what the decoder reads.
func TestNextReadsUnusualLines(t *testing.T) {
	t.Parallel()
	c := &clock{noon()}
	for _, fields := range []string{
		`"status":"pending"`,
		`"status":null,"priority":null,"tags":null,"depends_on":null,"lease":null,"extended_context":null`,
		`"sta\u0074us":"registered","tags":["w\u0061ve-3"]`,
		`"status":"failed","status":"registered"`,
		`"status":"registered","extended_context":{"notes":"a text"}`,
		`"status":"registered","extended_context":{"notes":{"wave":3}},"someone":{"lease":{}}`,
		`"status":"executing","lease":{"owner":"y","token":"t","since":"x","expires_at":"never","mood":"good"}`,
	} {
		store, _ := stocked(t, c, `A-1 `+fields)
		found := next(t, store, "x")
		require.Equal(t, "A-1", found.Issue.ID, fields)
	}
}
