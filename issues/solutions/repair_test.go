package solutions_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/issues/solutions"
)

const three = "ISS-20260805-003"

// write puts lines into the file of solutions of an issue.
func write(t *testing.T, dir, issue, lines string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "solutions"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "solutions", issue+".jsonl"), []byte(lines), 0o600))
}

func bound(t *testing.T, store *issues.Store, issue, solution string) {
	t.Helper()
	_, err := store.Update(context.Background(), issue, func(i *issues.Issue) error {
		i.BoundSolutionID, i.SolutionCount = solution, 1
		return nil
	})
	require.NoError(t, err)
}

// names are the solutions that an issue has.
func names(t *testing.T, shelf *solutions.Shelf, issue string) []string {
	t.Helper()
	all, warnings, err := shelf.List(issue)
	require.NoError(t, err)
	require.Empty(t, warnings)
	out := []string{}
	for _, one := range all {
		out = append(out, one.ID)
	}
	return out
}

func TestGatherBringsSolutionsToTheirIssue(t *testing.T) {
	t.Parallel()
	const a, b, c = `{"id":"SOL-` + one + `-aaaa","mine":1}` + "\n", `{"id":"SOL-` + one + `-bbbb"}` + "\n", `{"id":"SOL-` + one + `-cccc"}` + "\n"
	for name, test := range map[string]struct {
		bind       map[string]string
		lines      string
		ones, twos []string
		threes     []string
		moved      int
	}{
		"nobody else has solutions": {
			bind: map[string]string{two: "aaaa"}, lines: a + b, moved: 1,
			ones: []string{}, twos: []string{"SOL-" + two + "-aaaa", "SOL-" + two + "-bbbb"}, threes: []string{},
		},
		"the other has one, too": {
			bind: map[string]string{one: "bbbb", two: "aaaa"}, lines: a + b + c, moved: 1,
			ones: []string{"SOL-" + one + "-bbbb", "SOL-" + one + "-cccc"}, twos: []string{"SOL-" + two + "-aaaa"}, threes: []string{},
		},
		"two in one file": {
			bind: map[string]string{two: "aaaa", three: "bbbb"}, lines: a + b, moved: 2,
			ones: []string{}, twos: []string{"SOL-" + two + "-aaaa"}, threes: []string{"SOL-" + three + "-bbbb"},
		},
		"both are bound to one": {
			bind: map[string]string{one: "aaaa", two: "aaaa"}, lines: a,
			ones: []string{"SOL-" + one + "-aaaa"}, twos: []string{}, threes: []string{},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			store, shelf, dir := open(t)
			write(t, dir, one, test.lines)
			for issue, short := range test.bind {
				bound(t, store, issue, "SOL-"+one+"-"+short)
			}
			moved, err := shelf.Gather(context.Background())
			require.NoError(t, err)
			require.Len(t, moved, test.moved)
			require.Equal(t, test.ones, names(t, shelf, one))
			require.Equal(t, test.twos, names(t, shelf, two))
			require.Equal(t, test.threes, names(t, shelf, three))
			for _, stray := range moved {
				issue, err := store.Get(stray.Issue)
				require.NoError(t, err)
				all, _, err := shelf.List(stray.Issue)
				require.NoError(t, err)
				now, there := solutions.Bound(issue, all)
				require.True(t, there)
				require.True(t, now.IsBound)
				require.Equal(t, len(all), issue.SolutionCount)
			}
			again, err := shelf.Strays()
			require.NoError(t, err)
			require.Empty(t, again)
		})
	}
}

func TestGatherKeepsFieldsAndWritesNothingBesideBrokenLines(t *testing.T) {
	t.Parallel()
	store, shelf, dir := open(t)
	write(t, dir, one, `{"id":"SOL-`+one+`-aaaa","mine":1}`+"\n{oops\n{}\n")
	bound(t, store, two, "SOL-"+one+"-aaaa")
	file := filepath.Join(dir, "solutions", one+".jsonl")
	before, err := os.ReadFile(file)
	require.NoError(t, err)
	_, err = shelf.Gather(context.Background())
	requireCode(t, "storage.broken_line", err)
	after, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, before, after)

	_, err = store.Repair(context.Background(), solutions.Judge)
	require.NoError(t, err)
	aside, err := os.ReadFile(file + ".quarantine")
	require.NoError(t, err)
	require.Contains(t, string(aside), "{oops")
	_, err = shelf.Gather(context.Background())
	require.NoError(t, err)
	moved, err := os.ReadFile(filepath.Join(dir, "solutions", two+".jsonl"))
	require.NoError(t, err)
	require.Contains(t, string(moved), `"mine":1`)
}

// A queue knows a solution by its name, so it keeps it.
func TestGatherLeavesQueuedIssues(t *testing.T) {
	t.Parallel()
	store, shelf, dir := open(t)
	write(t, dir, one, `{"id":"SOL-`+one+`-aaaa"}`+"\n")
	bound(t, store, two, "SOL-"+one+"-aaaa")
	for _, status := range []issues.Status{issues.Planning, issues.Planned, issues.Queued} {
		_, err := store.Update(context.Background(), two, func(i *issues.Issue) error { i.Status = status; return nil })
		require.NoError(t, err)
	}
	moved, err := shelf.Gather(context.Background())
	require.NoError(t, err)
	require.Empty(t, moved)
	require.Equal(t, []string{"SOL-" + one + "-aaaa"}, names(t, shelf, one))
}

func TestJudge(t *testing.T) {
	t.Parallel()
	require.Nil(t, solutions.Judge("issues.jsonl"))
	judge := solutions.Judge("solutions/GH-1.jsonl")
	for n, line := range []struct{ raw, want string }{
		{`{"id":"SOL-GH-1-1"}`, ""},
		{`{"title":"x"}`, "it has no id"},
		{`{"id":7}`, "its field id cannot be a number"},
		{`{"id":"SOL-GH-1-1"}`, "it is the same as line 1"},
		{`{"id":"SOL-GH-1-1","score":1}`, ""},
	} {
		require.Equal(t, line.want, judge(jsonlog.Line{Number: n + 1, Raw: []byte(line.raw)}))
	}
}
