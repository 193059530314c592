package issues_test

import (
	"context"
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
)

const session = "SPEC-pay-2026-08-06"

// epic is the draft of an epic, needing others.
func epic(n int, title string, needs ...string) issues.Draft {
	return issues.Draft{
		Needs: needs,
		Issue: issues.Issue{
			Title: title, Context: "do " + title, Tags: []string{"spec-generated"}, Files: []string{"pay/"},
			ExtendedContext: issues.ExtendedContext{Notes: issues.Notes{SourceEpic: fmt.Sprintf("EPIC-%03d", n), Wave: 1}},
		},
	}
}

func export(t *testing.T, store *issues.Store, drafts ...issues.Draft) issues.Upserted {
	t.Helper()
	out, err := store.Upsert(context.Background(), session, drafts)
	require.NoError(t, err)
	return out
}

func TestExportAgainChangesNothing(t *testing.T) {
	t.Parallel()
	store, dir := open(t)
	drafts := []issues.Draft{epic(2, "second", "EPIC-001"), epic(1, "first"), epic(3, "third", "EPIC-001", "EPIC-002")}
	out := export(t, store, drafts...)
	require.Equal(t, []string{"ISS-20260805-001", "ISS-20260805-002", "ISS-20260805-003"}, ids(out.Created))
	require.Equal(t, []string{"ISS-20260805-002"}, out.Created[0].DependsOn)
	require.Equal(t, []string{"ISS-20260805-002", "ISS-20260805-001"}, out.Created[2].DependsOn)
	require.Equal(t, out.Created[2].DependsOn, out.Created[2].ExtendedContext.Notes.DependsOnIssues)
	require.Equal(t, session, out.Created[0].ExtendedContext.Notes.Session)
	before := text(t, filepath.Join(dir, "issues.jsonl"))
	again := export(t, store, drafts...)
	require.Len(t, again.Unchanged, 3)
	require.Empty(t, again.Created)
	require.Empty(t, again.Updated)
	require.Equal(t, before, text(t, filepath.Join(dir, "issues.jsonl")))
}

func TestExportFollowsTheDocumentsAndRespectsPeople(t *testing.T) {
	t.Parallel()
	store, _ := open(t)
	ctx := context.Background()
	export(t, store, epic(1, "first"), epic(2, "second", "EPIC-001"), epic(3, "third"), epic(4, "fourth"), epic(5, "fifth"))
	by := func(n int) string { return fmt.Sprintf("ISS-20260805-%03d", n) }
	extra := create(t, store, draft("by hand"))[0].ID
	update(t, store, by(2), func(i *issues.Issue) error {
		i.Status, i.Priority = issues.Executing, 1
		i.DependsOn = append(i.DependsOn, extra)
		i.Lifecycle.CommitStrategy = "squash"
		return nil
	})
	update(t, store, by(4), to(issues.Executing))
	update(t, store, by(4), complete)
	_, err := store.Delete(ctx, by(5))
	require.NoError(t, err)

	out := export(t, store, epic(1, "first"), epic(2, "second, better", "EPIC-004"), epic(4, "fourth"), epic(5, "fifth"), epic(6, "sixth", "EPIC-002"))
	require.Equal(t, []string{by(1)}, ids(out.Unchanged))
	require.Equal(t, []string{by(2)}, ids(out.Updated))
	require.Equal(t, []string{by(4), by(5)}, ids(out.Closed))
	require.Equal(t, []string{by(7)}, ids(out.Created))
	require.Equal(t, []string{by(3)}, ids(out.Vanished))
	second, err := store.Get(by(2))
	require.NoError(t, err)
	require.Equal(t, "second, better", second.Title)
	require.Equal(t, issues.Executing, second.Status, "status never follows")
	require.Equal(t, 1, second.Priority)
	require.Equal(t, "squash", second.Lifecycle.CommitStrategy)
	require.Equal(t, []string{extra, by(4)}, second.DependsOn, "what a person added stays")
	require.Equal(t, []string{by(4)}, second.ExtendedContext.Notes.DependsOnIssues)
	require.Equal(t, []string{by(1), by(2), by(3), extra, by(7)}, active(t, store), "vanished ones stay, deleted ones do not come back")
}

func TestSessionsDoNotMix(t *testing.T) {
	t.Parallel()
	store, _ := open(t)
	export(t, store, epic(1, "first"))
	other, err := store.Upsert(context.Background(), "SPEC-other", []issues.Draft{epic(1, "first")})
	require.NoError(t, err)
	require.Len(t, other.Created, 1)
	require.Empty(t, other.Vanished)
	item := issues.Draft{Ref: "L1", Issue: issues.Issue{Title: "layer"}}
	roadmap, err := store.Upsert(context.Background(), "RMAP-x", []issues.Draft{item})
	require.NoError(t, err)
	require.Equal(t, "L1", roadmap.Created[0].ExtendedContext.Notes.OriginalID)
}

func TestBadExportsWriteNothing(t *testing.T) {
	t.Parallel()
	for code, drafts := range map[string][]issues.Draft{
		"conflict.cycle":           {epic(1, "a", "EPIC-002"), epic(2, "b", "EPIC-001")},
		"conflict.duplicate_id":    {epic(1, "a"), epic(1, "b")},
		"input.unknown_dependency": {epic(1, "a", "EPIC-009")},
		"input.bad_field":          {epic(1, "a"), epic(2, "a\nb")},
	} {
		store, dir := open(t)
		_, err := store.Upsert(context.Background(), session, drafts)
		requireCode(t, code, err)
		require.NoFileExists(t, filepath.Join(dir, "issues.jsonl"))
	}
	store, _ := open(t)
	_, err := store.Upsert(context.Background(), "", nil)
	requireCode(t, "input.no_session", err)
}
