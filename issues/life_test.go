package issues_test

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
)

func to(status issues.Status) func(*issues.Issue) error {
	return func(i *issues.Issue) error { i.Status = status; return nil }
}

// Every pair of the table is tried: legal steps pass, the others name what is
// allowed.
func TestTransitionTable(t *testing.T) {
	t.Parallel()
	legal := map[issues.Status][]issues.Status{}
	for _, row := range issues.Transitions() {
		legal[row.From] = row.To
	}
	require.Len(t, legal, 8)
	for _, from := range issues.Statuses() {
		for _, next := range issues.Statuses() {
			err := issues.CheckTransition(from, next)
			allowed := from == next
			for _, one := range legal[from] {
				allowed = allowed || one == next
			}
			if allowed {
				require.NoError(t, err, "%s → %s", from, next)
				continue
			}
			found := requireCode(t, "state.illegal_transition", err)
			for _, one := range legal[from] {
				require.Contains(t, found.Fix, string(one))
			}
		}
	}
	requireCode(t, "input.bad_status", issues.CheckTransition(issues.Registered, "done"))
	requireCode(t, "state.illegal_transition", issues.CheckTransition("done", issues.Queued))
	require.NoError(t, issues.CheckTransition("done", issues.Registered))
	require.NotContains(t, issues.Targets(issues.Registered), issues.Completed)
	require.NotContains(t, issues.Targets(issues.Failed), issues.Completed)
}

// The page for people has the same table.
func TestTransitionsAreDocumented(t *testing.T) {
	t.Parallel()
	page := text(t, filepath.Join("..", "docs", "issues.md"))
	for _, row := range issues.Transitions() {
		to := "nothing: it is in history"
		if len(row.To) > 0 {
			var names []string
			for _, one := range row.To {
				names = append(names, string(one))
			}
			to = strings.Join(names, ", ")
		}
		require.Contains(t, page, fmt.Sprintf("| %s | %s |", row.From, to))
	}
}

func TestLifeOfAnIssue(t *testing.T) {
	t.Parallel()
	store, _ := open(t)
	id := create(t, store, draft("x"))[0].ID
	require.Empty(t, update(t, store, id, to(issues.Planning)).PlannedAt)
	require.Equal(t, "2026-08-05T12:00:00Z", update(t, store, id, to(issues.Planned)).PlannedAt)
	require.Equal(t, "2026-08-05T12:00:00Z", update(t, store, id, to(issues.Queued)).QueuedAt)
	_, err := store.Update(context.Background(), id, complete)
	requireCode(t, "state.illegal_transition", err)
	update(t, store, id, to(issues.Executing))
	_, err = store.Update(context.Background(), id, to(issues.Completed))
	requireCode(t, "state.no_evidence", err)
	_, err = store.Update(context.Background(), id, func(i *issues.Issue) error {
		i.Status, i.Evidence = issues.Completed, &issues.Evidence{Waiver: "no tests yet"}
		return nil
	})
	requireCode(t, "state.no_evidence", err)
	_, err = store.Update(context.Background(), id, func(i *issues.Issue) error {
		_ = complete(i)
		i.Evidence.Commands[0].ExitCode = 1
		return nil
	})
	requireCode(t, "state.failed_evidence", err)
	done := update(t, store, id, complete)
	require.Equal(t, "2026-08-05T12:00:00Z", done.CompletedAt)
	require.Empty(t, active(t, store))
	require.Equal(t, []string{id}, history(t, store))
	_, err = store.Update(context.Background(), id, to(issues.Registered))
	requireCode(t, "state.closed", err)
	back, err := store.Get(id)
	require.NoError(t, err)
	require.Equal(t, "go test ./...", back.Evidence.Commands[0].Command)
}

func TestWaiverNeedsAName(t *testing.T) {
	t.Parallel()
	store, _ := seeded(t)
	update(t, store, "ISS-20260805-001", func(i *issues.Issue) error {
		i.Status, i.Evidence = issues.Completed, &issues.Evidence{Waiver: "documentation only", WaivedBy: "Kim"}
		return nil
	})
	require.Equal(t, []string{"ISS-20260805-001"}, history(t, store))
}

func TestForceIsNoted(t *testing.T) {
	t.Parallel()
	store, _ := open(t)
	ctx := context.Background()
	id := create(t, store, draft("x"))[0].ID
	_, err := store.Force(ctx, id, "", to(issues.Failed))
	requireCode(t, "usage.no_reason", err)
	_, err = store.Force(ctx, id, "typo", to("done"))
	requireCode(t, "input.bad_status", err)
	_, err = store.Force(ctx, id, "the branch is gone", to(issues.Failed))
	require.NoError(t, err)
	back, err := store.Get(id)
	require.NoError(t, err)
	require.Equal(t, issues.Failed, back.Status)
	require.Equal(t, "status forced from registered to failed: the branch is gone", back.Feedback[0].Content)
	_, err = store.Force(ctx, id, "because", to(issues.Completed))
	requireCode(t, "state.no_evidence", err)
}

func TestUpdateGuards(t *testing.T) {
	t.Parallel()
	store, dir := seeded(t)
	file := filepath.Join(dir, "issues.jsonl")
	before := text(t, file)
	ctx := context.Background()
	const one, two = "ISS-20260805-001", "ISS-20260805-002"
	stop := errors.New("stop")
	for code, edit := range map[string]func(*issues.Issue) error{
		"internal.unexpected":      func(i *issues.Issue) error { i.Title = "x"; return stop },
		"input.bad_id":             func(i *issues.Issue) error { i.ID = two; return nil },
		"input.bad_priority":       func(i *issues.Issue) error { i.Priority = 0; return nil },
		"input.unknown_dependency": func(i *issues.Issue) error { i.DependsOn = []string{"GH-9"}; return nil },
	} {
		_, err := store.Update(ctx, one, edit)
		require.Error(t, err)
		if !errors.Is(err, stop) {
			requireCode(t, code, err)
		}
		require.Equal(t, before, text(t, file))
	}
	_, err := store.Update(ctx, "GH-9", to(issues.Failed))
	requireCode(t, "input.unknown_id", err)
	update(t, store, one, func(i *issues.Issue) error { i.CreatedAt = "then"; return nil })
	issue, err := store.Get(one)
	require.NoError(t, err)
	require.Equal(t, "2026-08-05T12:00:00Z", issue.CreatedAt, "times are the store's")

	update(t, store, one, func(i *issues.Issue) error { i.DependsOn = []string{two}; return nil })
	_, err = store.Update(ctx, two, func(i *issues.Issue) error { i.DependsOn = []string{one}; return nil })
	require.Contains(t, requireCode(t, "conflict.cycle", err).Message, two+" → "+one+" → "+two)
}

func TestDelete(t *testing.T) {
	t.Parallel()
	store, _ := seeded(t)
	ctx := context.Background()
	update(t, store, "ISS-20260805-001", func(i *issues.Issue) error { i.DependsOn = []string{"ISS-20260805-002"}; return nil })
	gone, err := store.Delete(ctx, "ISS-20260805-002")
	require.NoError(t, err)
	require.Equal(t, []string{"ISS-20260805-001"}, gone.NeededBy)
	require.Equal(t, "2026-08-05T12:00:00Z", gone.Issue.DeletedAt)
	_, err = store.Delete(ctx, "ISS-20260805-002")
	requireCode(t, "state.closed", err)
	_, err = store.Delete(ctx, "GH-1")
	requireCode(t, "input.unknown_id", err)
	update(t, store, "ISS-20260805-003", complete)
	snapshot, err := store.Snapshot()
	require.NoError(t, err)
	require.Len(t, snapshot.Active, 1)
	require.Len(t, snapshot.History, 2)
	require.True(t, snapshot.Done("ISS-20260805-003"))
	for _, id := range []string{"ISS-20260805-001", "ISS-20260805-002", "GH-1"} {
		require.False(t, snapshot.Done(id), id)
	}
}
