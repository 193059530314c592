package issues_test

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

func TestDecodeKeepsEveryFieldAndNamesTheWrongOne(t *testing.T) {
	t.Parallel()
	const given = `{"title":"Pay","lifecycle_requirements":{"test_strategy":"unit","x":1},"extended_context":{"location":"pay.go","notes":{"wave":2,"y":[1]}},` +
		`"bound_solution_id":null,"points":5,"status":"pending","big":12345678901234567890}`
	issue, err := issues.Decode([]byte(given))
	require.NoError(t, err)
	require.Equal(t, []string{"points", "big"}, issue.Unknown())
	store, _ := open(t)
	made := create(t, store, issues.Draft{Issue: issue})[0]
	require.Equal(t, []string{"points", "big"}, made.Unknown())
	line, err := json.Marshal(made)
	require.NoError(t, err)
	for _, part := range []string{
		`"points":5,"big":12345678901234567890}`, `"test_strategy":"unit","x":1}`, `"wave":2,"y":[1]}`, `"status":"registered","version":1`,
	} {
		require.Contains(t, string(line), part)
	}
	require.NotContains(t, string(line), "null")

	for text, want := range map[string]string{
		`{"tags":"a"}`:        "tags: it must be a list of texts",
		`{"title":5}`:         "title: it must be a text",
		`{"priority":"high"}`: "priority: it must be a whole number",
		`{"extended_context":{"notes":{"wave":"x"}}}`:                  "extended_context.notes.wave: it must be a whole number",
		`{"lifecycle_requirements":[]}`:                                "lifecycle_requirements: it must be an object",
		`{"feedback":[{"type":"failure"},{"content":null,"stage":1}]}`: "feedback.1.stage: it must be a text",
		`[]`:    "not a JSON object",
		`{"a":`: "not valid JSON",
	} {
		_, err := issues.Decode([]byte(text))
		require.ErrorContains(t, err, want)
	}
}

func TestVersionCountsChanges(t *testing.T) {
	t.Parallel()
	store, _ := open(t)
	id := create(t, store, draft("a"))[0].ID
	title := func(text string) func(*issues.Issue) error {
		return func(i *issues.Issue) error { i.Title, i.Version = text, 77; return nil }
	}
	require.Equal(t, 2, update(t, store, id, title("b")).Version)
	require.Equal(t, 2, update(t, store, id, title("b")).Version, "nothing changed")
	_, err := store.Update(context.Background(), id, func(i *issues.Issue) error { i.Title = "c"; return i.CheckVersion(1) })
	require.Contains(t, requireCode(t, "conflict.version", err).Message, "has version 2 by now, not 1")
	_, err = store.Update(context.Background(), id, func(i *issues.Issue) error { i.Title = "c"; return i.CheckVersion(2) })
	require.NoError(t, err)
	gone, err := store.Delete(context.Background(), id)
	require.NoError(t, err)
	require.Equal(t, 4, gone.Issue.Version)
}

// The clock goes back by a day: no time of an issue is before an earlier one,
// and ids stay unique.
func TestClockThatGoesBack(t *testing.T) {
	t.Parallel()
	now := noon()
	_, dir := open(t)
	store := issues.Open(disk.New(nil), dir, func() time.Time { return now })
	first := create(t, store, draft("a"))[0]
	now = now.AddDate(0, 0, -1)
	changed := update(t, store, first.ID, to(issues.Planned))
	require.Equal(t, []string{first.CreatedAt, first.CreatedAt}, []string{changed.UpdatedAt, changed.PlannedAt})
	second := create(t, store, draft("b"))[0]
	now = now.AddDate(0, 0, 1)
	third := create(t, store, draft("c"))[0]
	require.Equal(t, []string{"ISS-20260804-001", "ISS-20260805-002"}, []string{second.ID, third.ID})
}

func TestOrderOfHandingOut(t *testing.T) {
	t.Parallel()
	for _, row := range [][2]string{{"GH-9", "GH-10"}, {"ISS-20260131-999", "ISS-20260131-1000"}, {"A", "B"}, {"A", "A1"}, {"A07", "A7"}} {
		require.Negative(t, issues.CompareIDs(row[0], row[1]), row)
		require.Positive(t, issues.CompareIDs(row[1], row[0]), row)
	}
	wave := func(id string, wave, priority int, needs ...string) issues.Issue {
		i := issues.Issue{ID: id, Priority: priority, Status: issues.Registered, DependsOn: needs}
		i.ExtendedContext.Notes.Wave = wave
		return i
	}
	tagged := wave("T", 9, 1)
	tagged.Tags = []string{"wave-x", "wave-1"}
	running := wave("R", 1, 1)
	running.Status = issues.Executing
	s := issues.Snapshot{Active: []issues.Issue{wave("N", 0, 1), wave("B", 2, 1), wave("A", 2, 1), wave("C", 1, 4), tagged, running, wave("W", 1, 1, "R", "gone", "R")}}
	ready, waiting := s.Ready()
	order := []string{}
	for _, issue := range ready {
		order = append(order, issue.ID)
	}
	require.Equal(t, []string{"T", "C", "A", "B", "N"}, order)
	require.Len(t, waiting, 1)
	require.Equal(t, []string{"R", "gone"}, waiting[0].For)
}

func FuzzParseIDs(f *testing.F) {
	for _, seed := range []string{"A,B", " GH-1 ， ISS-20260131-001,,", "../etc", "A B\nA", "", "CON", "a\x00b"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := issues.ParseIDs(text)
		if err != nil {
			require.Regexp(t, "^input\\.", problem.From(err).Code)
			return
		}
		require.NotEmpty(t, got)
		seen := map[string]bool{}
		for _, id := range got {
			require.NoError(t, issues.CheckID(id))
			require.Contains(t, text, id)
			require.False(t, seen[id])
			seen[id] = true
		}
	})
}
