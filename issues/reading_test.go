package issues_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
)

// A file long enough to be read on all cores, with everything in it that lines
// may have: every way to read it sees the same issues and says the same of the
// lines, in their order, as a reader that goes line by line.
func TestManyLinesAreReadAsOneAfterTheOther(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(11, 12))
	odd := []string{
		"", " \t", `{"id":"BAD",`, `{"title":"no id"}`, `{"id":"A-BAD","priority":"high"}`, `[1]`, "<<<<<<< ours", `{"id":"CON","status":"pending"}`,
		`{"id":"ISS-20260131-007","title":"again"}`, `{"id":"X Y","status":"lost"}`, "{\"id\":\"\xff\"}", ` {"id":"blank-around"} `, `{"\u0069d":"spelt-oddly","tags":["\u00e9"]}`,
		`{"id":"nested","x":` + strings.Repeat("[", 80) + strings.Repeat("]", 80) + `}`, `{"id":"done-1","status":"completed"}`, `{"id":"held","status":"executing","lease":{"owner":"a","expires_at":"2026-01-31T09:00:00Z"}}`,
	}
	var file strings.Builder
	for i := range 6_000 {
		if r.IntN(40) == 0 {
			file.WriteString(odd[r.IntN(len(odd))] + []string{"\n", "\r\n"}[r.IntN(2)])
		}
		fmt.Fprintf(&file, `{"id":"ISS-20260131-%03d","title":"t","priority":%d,"context":"%s","depends_on":["ISS-20260131-001"],"files":["src/%d/"],"tags":["wave-%d"]}`+"\n",
			i+1, 1+i%5, strings.Repeat("c", r.IntN(300)), i%7, 1+i%4)
	}
	store, dir := open(t)
	require.NoError(t, os.MkdirAll(dir, 0o755))
	path := filepath.Join(dir, "issues.jsonl")
	put(t, path, "\ufeff"+file.String()+`{"id":"torn"`)

	alone := map[string]string{} // the id of a line, by itself in a file
	for _, line := range append(odd, `{"id":"torn"`) {
		single, dir := open(t)
		require.NoError(t, os.MkdirAll(dir, 0o755))
		put(t, filepath.Join(dir, "issues.jsonl"), line+map[bool]string{false: "\n"}[strings.Contains(line, "torn")])
		listing, err := single.All()
		require.NoError(t, err)
		alone[line] = strings.Join(ids(listing.Issues), "")
	}
	var want []string
	var broken []int
	for i, line := range strings.Split(strings.TrimPrefix(text(t, path), "\ufeff"), "\n") {
		line = strings.TrimSuffix(line, "\r")
		id, strange := alone[line]
		if !strange {
			id, _, _ = strings.Cut(strings.TrimPrefix(line, `{"id":"`), `"`)
		}
		if id != "" {
			want = append(want, id)
		} else if strings.TrimSpace(line) != "" {
			broken = append(broken, i+1)
		}
	}
	all, err := store.All()
	require.NoError(t, err)
	require.Equal(t, want, ids(all.Issues))
	var reported []int
	for _, warning := range all.Warnings {
		if warning.Code == "storage.broken_line" {
			reported = append(reported, warning.Line)
		}
	}
	require.Equal(t, broken, reported)
	requireOutlines(t, store)
	skimmed, err := store.Skim()
	require.NoError(t, err)
	require.Equal(t, all.Warnings, skimmed.Warnings)
	require.Equal(t, want, ids(skimmed.Issues))
	_, err = store.Peek(issues.Owner{Name: "a"}, issues.Want{})
	require.ErrorContains(t, err, "is on line", "of doubled ids none is handed out")
}
