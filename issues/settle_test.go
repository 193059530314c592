package issues_test

import (
	"context"
	"encoding/json"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
)

func evidenceOf(exit int) issues.Evidence {
	return issues.Evidence{Commands: []issues.Command{{Command: "go test ./...", ExitCode: exit, Trust: issues.Verified}}, Files: []string{}}
}

// act does one thing with an issue for an owner.
func act(store *issues.Store, name, id string, terms issues.Terms) (issues.Issue, error) {
	ctx := context.Background()
	switch name {
	case "claim":
		found, err := store.Claim(ctx, id, terms)
		return found.Issue, err
	case "release":
		return store.Release(ctx, id, "", terms)
	case "done":
		return store.Done(ctx, id, evidenceOf(0), terms)
	case "fail":
		return store.Fail(ctx, id, issues.Failure{ErrorType: "x", Message: "y"}, terms)
	}
	return store.Retry(ctx, id, "", terms)
}

// The guards are a table, and every step that is not in it is refused with what
// would be allowed (X5, defect 9.8-15); a reason passes over them and is kept.
func TestEveryActInEveryStep(t *testing.T) {
	t.Parallel()
	for _, row := range issues.Acts()[1:] {
		for _, status := range issues.Statuses() {
			if status == issues.Completed {
				continue
			}
			c := &clock{noon()}
			store, dir := stocked(t, c, `A-1 "status":"`+string(status)+`"`)
			before := text(t, dir+"/issues.jsonl")
			after, err := act(store, row.Name, "A-1", by("ann"))
			if slices.Contains(row.From, status) {
				require.NoError(t, err, "%s %s", row.Name, status)
				require.NotEqual(t, row.To == "", row.To == after.Status)
				continue
			}
			refused := requireCode(t, "state.illegal_transition", err)
			require.Contains(t, refused.Fix, "it may go to", row.Name)
			exactly(t, before, text(t, dir+"/issues.jsonl"))

			terms := by("ann")
			terms.Force = "the boss says so"
			after, err = act(store, row.Name, "A-1", terms)
			require.NoError(t, err, "%s %s", row.Name, status)
			require.Contains(t, after.Feedback[0].Content, "forced: the boss says so")
		}
	}
}

func TestOnlyTheOwnerSettles(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"claim", "release", "done", "fail"} {
		c := &clock{noon()}
		store, _ := stocked(t, c, `A-1 "status":"registered"`)
		next(t, store, "ann")
		_, err := act(store, name, "A-1", by("bob"))
		require.Contains(t, requireCode(t, "conflict.leased", err).Message, "A-1 is held by ann until 2026-08-05T13:00:00Z")
		terms := by("bob")
		terms.Force = "ann is ill"
		after, err := act(store, name, "A-1", terms)
		require.NoError(t, err)
		require.Contains(t, after.Feedback[0].Content, "by bob, forced: ann is ill")
	}
}

// Whoever says that work of others is done or failed has taken it over before.
func TestAnExpiredLeaseIsNobodys(t *testing.T) {
	t.Parallel()
	for name, code := range map[string]string{"claim": "", "release": "", "done": "state.not_held", "fail": "state.not_held"} {
		c := &clock{noon()}
		store, _ := stocked(t, c, `A-1 "status":"registered"`)
		next(t, store, "ann")
		c.at = c.at.Add(time.Hour)
		_, err := act(store, name, "A-1", by("bob"))
		if code == "" {
			require.NoError(t, err)
			continue
		}
		requireCode(t, code, err)
		_, err = act(store, name, "A-1", by("ann"))
		require.NoError(t, err, "it is still hers when nobody has taken it")
	}
}

func TestClaim(t *testing.T) {
	t.Parallel()
	c := &clock{noon()}
	store, _ := stocked(t, c, `A-1 "status":"paused"`, `A-2 "status":"registered","depends_on":["A-1"]`, `A-3 "status":"executing"`)
	ctx := context.Background()
	_, err := store.Claim(ctx, "A-2", by("ann"))
	require.Equal(t, "A-2 waits for A-1 (paused)", requireCode(t, "state.waiting", err).Message)
	terms := by("ann")
	terms.For, terms.Commit = 2*time.Hour, "abc"
	one, err := store.Claim(ctx, "A-1", terms)
	require.NoError(t, err)
	require.Equal(t, issues.Lease{
		Owner: "ann", Token: one.Issue.Lease.Token, Since: "2026-08-05T12:00:00Z", ExpiresAt: "2026-08-05T14:00:00Z", From: issues.Paused, Commit: "abc",
	}, *one.Issue.Lease)
	c.at = c.at.Add(time.Hour)
	again, err := store.Claim(ctx, "A-1", by("ann"))
	require.NoError(t, err)
	require.True(t, again.Resumed)
	require.Equal(t, "2026-08-05T14:00:00Z", again.Issue.Lease.ExpiresAt)
	lost, err := store.Claim(ctx, "A-3", by("ann"))
	require.NoError(t, err)
	require.Contains(t, lost.Issue.Feedback[0].Content, "nobody held it")

	seen := 1
	terms.IfVersion = &seen
	_, err = store.Claim(ctx, "A-1", terms)
	requireCode(t, "conflict.version", err)
	_, err = store.Claim(ctx, "A-9", by("ann"))
	requireCode(t, "input.unknown_id", err)
	for _, bad := range []string{"", " x", "a\nb", "a\u202eb", string(make([]byte, 300))} {
		_, err = store.Claim(ctx, "A-1", by(bad))
		requireCode(t, "input.bad_owner", err)
	}
	terms = by("ann")
	terms.For = issues.MaxLease + 1
	_, err = store.Claim(ctx, "A-1", terms)
	requireCode(t, "input.bad_lease", err)
}

// Who changes a status or deletes past the lease is told whose it is.
func TestNoStepPastALease(t *testing.T) {
	t.Parallel()
	c := &clock{noon()}
	store, _ := stocked(t, c, `A-1 "status":"registered"`, `A-2 "status":"registered"`)
	ctx := context.Background()
	next(t, store, "ann")
	pause := func(i *issues.Issue) error { i.Status = issues.Paused; return nil }
	_, err := store.Update(ctx, "A-1", pause)
	requireCode(t, "conflict.leased", err)
	_, err = store.Delete(ctx, "A-1")
	requireCode(t, "conflict.leased", err)
	_, err = store.Update(ctx, "A-1", func(i *issues.Issue) error { i.Priority = 1; return nil })
	require.NoError(t, err, "what is no step is free")
	after, err := store.Force(ctx, "A-1", "she is ill", pause)
	require.NoError(t, err)
	require.Nil(t, after.Lease)
	require.Contains(t, after.Feedback[0].Content, "taken away from ann, who held it until 2026-08-05T13:00:00Z, forced: she is ill")
	next(t, store, "ann")
	c.at = c.at.Add(2 * time.Hour)
	_, err = store.Update(ctx, "A-2", pause)
	require.NoError(t, err, "nobody's any more")
}

// C8: what failed is in the store, through retry and whatever comes after.
func TestFailureSurvivesRetry(t *testing.T) {
	t.Parallel()
	c := &clock{noon()}
	store, _ := stocked(t, c, `A-1 "status":"queued","queued_at":"2026-08-05T11:00:00Z"`)
	ctx := context.Background()
	next(t, store, "ann")
	failure, odd := issues.ParseFailure(`{"error_type":"test_failure","message":"3 of 40","stack_trace":"a\nb","task_id":"T2"}`)
	require.False(t, odd)
	failed, err := store.Fail(ctx, "A-1", failure, by("ann"))
	require.NoError(t, err)
	require.Equal(t, issues.Failed, failed.Status)
	require.Nil(t, failed.Lease)
	again, err := store.Retry(ctx, "A-1", "a better idea", by("bob"))
	require.NoError(t, err)
	require.Equal(t, issues.Queued, again.Status, "back into its queue")
	found := next(t, store, "bob")
	require.Equal(t, []issues.Failure{failure}, found.Issue.Failures())
	require.Contains(t, found.Issue.Feedback[1].Content, "tried again by bob: a better idea")
}

func TestParseFailure(t *testing.T) {
	t.Parallel()
	for given, want := range map[string]issues.Failure{
		" it broke ":           {ErrorType: "execution_error", Message: "it broke"},
		`{"message":"x"}`:      {ErrorType: "unknown", Message: "x"},
		`{"error_type":"y"}`:   {ErrorType: "y", Message: `{"error_type":"y"}`},
		`{broken`:              {ErrorType: "execution_error", Message: "{broken"},
		`{"message":["list"]}`: {ErrorType: "execution_error", Message: `{"message":["list"]}`},
	} {
		got, odd := issues.ParseFailure(given)
		require.Equal(t, want, got)
		require.Equal(t, given == `{broken` || given == `{"message":["list"]}`, odd)
	}
}

// C21: what failed does not complete an issue, whoever asks, and so releases
// none that waits for it.
func TestFailedEvidenceCompletesNothing(t *testing.T) {
	t.Parallel()
	c := &clock{noon()}
	store, _ := stocked(t, c, `A-1 "status":"registered"`, `A-2 "status":"registered","depends_on":["A-1"]`)
	ctx := context.Background()
	next(t, store, "ann")
	_, err := store.Done(ctx, "A-1", evidenceOf(1), by("ann"))
	requireCode(t, "state.failed_evidence", err)
	_, err = store.Done(ctx, "A-1", issues.Evidence{Waiver: "nobody says so"}, by("ann"))
	requireCode(t, "state.no_evidence", err)
	kept, err := store.NoteFailure(ctx, "A-1", issues.Failure{ErrorType: "evidence_failed", Message: "go test: ended with 1"}, by("ann"))
	require.NoError(t, err)
	require.Equal(t, issues.Executing, kept.Status)
	require.NotNil(t, next(t, store, "bob").Idle)
	done, err := store.Done(ctx, "A-1", evidenceOf(0), by("ann"))
	require.NoError(t, err)
	require.Nil(t, done.Lease)
	require.Equal(t, "A-2", next(t, store, "bob").Issue.ID)
}

// Lines of before the lease and the longer evidence are read and kept.
func TestOldEvidenceIsRead(t *testing.T) {
	t.Parallel()
	line := `{"id":"A-1","title":"x","status":"completed","priority":3,"evidence":{"commands":[{"command":"make","exit_code":0,"trust":"reported"}],"files":[]}}`
	issue, err := issues.Decode([]byte(line))
	require.NoError(t, err)
	require.Equal(t, "make", issue.Evidence.Commands[0].Command)
	require.Empty(t, issue.Evidence.Unmet())
	out, err := json.Marshal(issue)
	require.NoError(t, err)
	require.Contains(t, string(out), `"evidence":{"commands":[{"command":"make","exit_code":0,"trust":"reported"}],"files":[]}`)
}
