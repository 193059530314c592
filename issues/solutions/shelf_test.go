package solutions_test

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/solutions"
)

func TestAddBindAndRebind(t *testing.T) {
	t.Parallel()
	store, shelf, dir := open(t)
	ctx := context.Background()
	first, err := shelf.Add(ctx, one, solutions.Solution{Approach: "a cache", Tasks: []solutions.Task{task("T1", "./cache.go")}})
	require.NoError(t, err)
	require.Regexp(t, `^SOL-ISS-20260805-001-[a-z0-9]{4}$`, first.ID)
	require.Equal(t, "2026-08-05T12:00:00Z", first.CreatedAt)
	second, err := shelf.Add(ctx, one, solutions.Solution{ID: "SOL-ISS-20260805-001-2", Approach: "no cache"})
	require.NoError(t, err, "the older form of an id is taken")
	issue, err := store.Get(one)
	require.NoError(t, err)
	require.Equal(t, 2, issue.SolutionCount)

	for _, next := range []solutions.Solution{first, second} {
		bound, err := shelf.Bind(ctx, one, next.ID)
		require.NoError(t, err)
		require.Equal(t, issues.Planned, bound.Issue.Status)
		require.NotEmpty(t, bound.Issue.PlannedAt)
		require.Equal(t, next.ID, bound.Issue.BoundSolutionID)
		all, warnings, err := shelf.List(one)
		require.NoError(t, err)
		require.Empty(t, warnings)
		for _, each := range all {
			require.Equal(t, each.ID == next.ID, each.IsBound)
			require.Equal(t, each.IsBound, each.BoundAt != "")
		}
	}
	_, err = shelf.Bind(ctx, one, "SOL-x")
	requireCode(t, "input.unknown_solution", err)
	_, err = shelf.Add(ctx, one, second)
	requireCode(t, "conflict.exists", err)
	_, err = shelf.Add(ctx, one, solutions.Solution{ID: "SOL-ISS-20260805-002-abcd"})
	requireCode(t, "input.bad_id", err)
	_, err = shelf.Add(ctx, "GH-9", solutions.Solution{})
	requireCode(t, "input.unknown_id", err)
	require.FileExists(t, filepath.Join(dir, "solutions", one+".jsonl"))
}

// 9.2: bind is for every issue but one that is being worked on or closed.
func TestBindGuards(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	for _, from := range []issues.Status{issues.Registered, issues.Planning, issues.Planned, issues.Queued, issues.Failed, issues.Paused, issues.Executing} {
		store, shelf, _ := open(t)
		made, err := shelf.Add(ctx, one, solutions.Solution{Approach: "x"})
		require.NoError(t, err)
		if from != issues.Registered {
			_, err = store.Force(ctx, one, "test", func(i *issues.Issue) error { i.Status = from; return nil })
			require.NoError(t, err)
		}
		bound, err := shelf.Bind(ctx, one, made.ID)
		if from == issues.Executing {
			requireCode(t, "state.executing", err)
			continue
		}
		require.NoError(t, err, from)
		require.Equal(t, issues.Planned, bound.Issue.Status)
	}
}

// 9.8 E12: ids become paths.
func TestE12IdsWithPathPartsAreRefused(t *testing.T) {
	t.Parallel()
	_, shelf, dir := open(t)
	ctx := context.Background()
	for _, id := range []string{"../x", "a/b", "..", "", "a\x00b", `a\b`, "/etc/passwd"} {
		_, _, err := shelf.List(id)
		requireCode(t, "input.bad_id", err)
		_, err = shelf.Add(ctx, id, solutions.Solution{})
		require.Error(t, err)
		_, err = shelf.PutTask(ctx, id, "", func(*solutions.Task) error { return nil })
		require.Error(t, err)
	}
	require.NoDirExists(t, filepath.Join(dir, "solutions"))
}

// 9.8 E2: what an id left behind is never inherited, because ids are not given
// again; a solution is only ever added to an issue that is there.
func TestOlderFormsAreReadAndUnknownFieldsSurvive(t *testing.T) {
	t.Parallel()
	_, shelf, dir := open(t)
	ctx := context.Background()
	file := filepath.Join(dir, "solutions", one+".jsonl")
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
	const line = `{"id":"SOL-ISS-20260805-001-1","approach":"x","owner":{"team" : 1.50},"analysis":{"complexity":"high","cost":9},"tasks":[` +
		`{"id":"T1","title":"t","color":"red","modification_points":[{"file":"./src//a.go","target":"F","change":"c"}],"acceptance":["a"],"estimated_minutes":45,"priority":"high"},` +
		`{"id":"T2","title":"u","files":[{"path":"b.go","why":"z"}],"acceptance":{"criteria":["c1"],"verification":"go test","note":1},"priority":4,"depends_on":["T1"]}]}`
	require.NoError(t, os.WriteFile(file, []byte(line+"\n"), 0o644))

	all, warnings, err := shelf.List(one)
	require.NoError(t, err)
	require.Empty(t, warnings)
	require.Equal(t, []string{"src/a.go", "b.go"}, all[0].Files())
	first, second := all[0].Tasks[0], all[0].Tasks[1]
	require.Equal(t, "medium", first.Effort)
	require.Equal(t, 45, first.Minutes())
	require.Equal(t, solutions.Texts{"a"}, first.Convergence.Criteria)
	require.Equal(t, solutions.Priority(2), first.Priority)
	require.Equal(t, solutions.Texts{"go test"}, second.Convergence.Verification)
	require.Equal(t, solutions.Priority(4), second.Priority)

	_, err = shelf.Bind(ctx, one, "SOL-ISS-20260805-001-1")
	require.NoError(t, err)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	for _, kept := range []string{`"owner":{"team" : 1.50}`, `"cost":9`, `"color":"red"`, `"why":"z"`, `"note":1`, `"modification_points"`} {
		require.Contains(t, strings.ReplaceAll(string(data), `{"team":1.50}`, `{"team" : 1.50}`), kept)
	}
	plain, err := json.Marshal(all[0].Plain())
	require.NoError(t, err)
	require.NotContains(t, string(plain), "red")
}

func TestBrokenLinesAreNamedAndStopWriting(t *testing.T) {
	t.Parallel()
	_, shelf, dir := open(t)
	ctx := context.Background()
	file := filepath.Join(dir, "solutions", one+".jsonl")
	good, err := shelf.Add(ctx, one, solutions.Solution{Approach: "x"})
	require.NoError(t, err)
	before, err := os.ReadFile(file)
	require.NoError(t, err)
	for _, bad := range []string{"{", `{"approach":"no id"}`, `{"id":5}`, `[1]`, `{"id":"S","tasks":[{}]}`, strings.TrimSpace(string(before))} {
		require.NoError(t, os.WriteFile(file, []byte(string(before)+bad+"\n"), 0o644))
		all, warnings, err := shelf.List(one)
		require.NoError(t, err)
		require.Len(t, all, 1, bad)
		require.Len(t, warnings, 1, bad)
		require.Equal(t, 2, warnings[0].Line)
		_, err = shelf.Bind(ctx, one, good.ID)
		require.Equal(t, 2, requireCode(t, "storage.broken_line", err).Line)
		_, err = shelf.Add(ctx, one, solutions.Solution{})
		requireCode(t, "storage.broken_line", err)
		after, err := os.ReadFile(file)
		require.NoError(t, err)
		require.Equal(t, string(before)+bad+"\n", string(after))
	}
	require.NoError(t, os.WriteFile(file, append(before, `{"id":"torn`...), 0o644))
	_, err = shelf.Bind(ctx, one, good.ID)
	require.NoError(t, err, "a torn tail goes to quarantine")
	require.FileExists(t, file+".quarantine")
}

func TestWordsThatAreNoneOfThoseAllowed(t *testing.T) {
	t.Parallel()
	_, shelf, _ := open(t)
	for field, text := range map[string]string{
		"tasks[0].action":            `{"tasks":[{"id":"T1","title":"x","action":"Hack"}]}`,
		"tasks[0].effort":            `{"tasks":[{"id":"T1","title":"x","effort":"huge"}]}`,
		"tasks[0].title":             `{"tasks":[{"id":"T1"}]}`,
		"tasks[0].id":                `{"tasks":[{"id":"A","title":"x"}]}`,
		"tasks[1].id":                `{"tasks":[{"id":"T1","title":"x"},{"id":"T1","title":"x"}]}`,
		"tasks[0].files[0].path":     `{"tasks":[{"id":"T1","title":"x","files":["../../etc/passwd"]}]}`,
		"tasks[0].files[0].action":   `{"tasks":[{"id":"T1","title":"x","files":[{"path":"a","action":"chmod"}]}]}`,
		"tasks[0].depends_on":        `{"tasks":[{"id":"T1","title":"x","depends_on":["T9"]}]}`,
		"tasks[0].commit.type":       `{"tasks":[{"id":"T1","title":"x","commit":{"type":"yolo"}}]}`,
		"analysis.complexity":        `{"analysis":{"complexity":"epic"}}`,
		"score":                      `{"score":1.5}`,
		"tasks[0].status":            `{"tasks":[{"id":"T1","title":"x","status":"done?"}]}`,
		"tasks[0].estimated_minutes": `{"tasks":[{"id":"T1","title":"x","estimated_minutes":-1}]}`,
	} {
		var next solutions.Solution
		require.NoError(t, json.Unmarshal([]byte(text), &next))
		_, err := shelf.Add(context.Background(), one, next)
		require.Contains(t, requireCode(t, "input.bad_field", err).Message, field+":")
	}
	var circle solutions.Solution
	require.NoError(t, json.Unmarshal([]byte(`{"tasks":[{"id":"T1","title":"x","depends_on":["T2"]},{"id":"T2","title":"x","depends_on":"T1"}]}`), &circle))
	_, err := shelf.Add(context.Background(), one, circle)
	requireCode(t, "conflict.cycle", err)
}

func TestPutTask(t *testing.T) {
	t.Parallel()
	store, shelf, _ := open(t)
	ctx := context.Background()
	title := func(text string) func(*solutions.Task) error {
		return func(t *solutions.Task) error { t.Title = text; return nil }
	}
	_, err := shelf.PutTask(ctx, one, "T1", title("x"))
	requireCode(t, "input.unknown_task", err)
	made, err := shelf.PutTask(ctx, one, "", title("first"))
	require.NoError(t, err)
	require.True(t, made.Created && made.Bound)
	require.Equal(t, "T1", made.Task.ID)
	require.Nil(t, made.Task.Test, "no command is made up")
	issue, err := store.Get(one)
	require.NoError(t, err)
	require.Equal(t, issues.Planned, issue.Status)
	require.Equal(t, made.Solution.ID, issue.BoundSolutionID)
	made, err = shelf.PutTask(ctx, one, "", title("second"))
	require.NoError(t, err)
	require.Equal(t, "T2", made.Task.ID)
	require.False(t, made.Bound)
	made, err = shelf.PutTask(ctx, one, "T1", title("changed"))
	require.NoError(t, err)
	require.False(t, made.Created)
	require.Len(t, made.Solution.Tasks, 2)
	require.Equal(t, "changed", made.Solution.Tasks[0].Title)
	_, err = shelf.PutTask(ctx, one, "T7", title("x"))
	require.Contains(t, requireCode(t, "input.unknown_task", err).Fix, "T1, T2")
	_, err = shelf.PutTask(ctx, one, "", title(""))
	requireCode(t, "input.bad_field", err)
}

func FuzzSolutions(f *testing.F) {
	f.Add([]byte(`{"id":"SOL-A-1","tasks":[{"id":"T1","acceptance":"x","priority":"low","files":["a"]}]}` + "\n"))
	f.Add([]byte(`{"id":"SOL-A-1","analysis":"big","tasks":[{"id":"T1","modification_points":[{"file":"x"}],"test":{"coverage_target":0.8}}]}` + "\n{\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		all, _ := solutions.Parse(data)
		for _, one := range all {
			_ = one.Check()
			raw, err := json.Marshal(one)
			require.NoError(t, err)
			again, broken := solutions.Parse(append(raw, '\n'))
			require.Empty(t, broken, "%s", raw)
			require.Len(t, again, 1)
			second, err := json.Marshal(again[0])
			require.NoError(t, err)
			require.Equal(t, string(raw), string(second))
		}
	})
}
