package issues_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/disk"
)

// What a merge leaves: one issue that is done, one whose number history gives to
// another, one that waits for it.
const (
	mergedActive = `{"id":"ISS-20230131-001","title":"done there","status":"completed","created_at":"2023-01-31T00:00:00Z","completed_at":"2023-02-01T00:00:00Z","mine":{"kept":1}}
{"id":"ISS-20230131-002","title":"ours","status":"planned","created_at":"2023-01-31T02:00:00Z","mine":{"kept":2}}
{"id":"ISS-20230131-003","title":"waits","status":"registered","depends_on":["ISS-20230131-002"],"created_at":"2023-01-31T03:00:00Z"}
`
	mergedPast = `{"id":"ISS-20230131-002","title":"theirs","status":"completed","created_at":"2023-01-31T01:00:00Z","completed_at":"2023-02-01T00:00:00Z"}
{"id":"ISS-20230131-007","title":"highest","status":"completed","created_at":"2023-01-31T01:00:00Z","completed_at":"2023-02-01T00:00:00Z"}
`
)

// merged writes the files of a store.
func merged(t *testing.T, active, past string) (*issues.Store, string) {
	t.Helper()
	store, dir := open(t)
	require.NoError(t, os.MkdirAll(dir, 0o755))
	put(t, filepath.Join(dir, "issues.jsonl"), active)
	put(t, filepath.Join(dir, "issue-history.jsonl"), past)
	return store, dir
}

// requireInPlace holds a store to what a repair is to make of it; a number that
// a killed process had given is not given again.
func requireInPlace(t *testing.T, store *issues.Store, next ...string) {
	t.Helper()
	listing, err := store.All()
	require.NoError(t, err)
	require.Len(t, listing.Issues, 2)
	require.Contains(t, next, listing.Issues[0].ID)
	require.Equal(t, "ISS-20230131-003", listing.Issues[1].ID)
	require.Equal(t, "ours", listing.Issues[0].Title)
	require.Equal(t, []string{"ISS-20230131-002", listing.Issues[0].ID}, listing.Issues[1].DependsOn)
	for id, title := range map[string]string{"ISS-20230131-001": "done there", "ISS-20230131-002": "theirs"} {
		one, err := store.Get(id)
		require.NoError(t, err)
		require.Equal(t, title, one.Title)
	}
	for _, code := range codes(t, store) {
		require.Equal(t, "note storage.quarantine", code, "a torn line may be there")
	}
}

func TestRepairPutsMergedIssuesInPlace(t *testing.T) {
	t.Parallel()
	store, dir := merged(t, mergedActive, mergedPast)
	done, err := store.Repair(context.Background())
	require.NoError(t, err)
	require.Len(t, done, 2)
	requireInPlace(t, store, "ISS-20230131-008")
	active, past := text(t, filepath.Join(dir, "issues.jsonl")), text(t, filepath.Join(dir, "issue-history.jsonl"))
	require.Contains(t, active, `"mine":{"kept":2}`)
	require.Contains(t, past, `"mine":{"kept":1}`)
	require.True(t, strings.HasPrefix(past, mergedPast), "what history had stays as it is")
	again, err := store.Repair(context.Background())
	require.NoError(t, err)
	require.Empty(t, again)
	exactly(t, active, text(t, filepath.Join(dir, "issues.jsonl")))
}

// What only a person can settle stays as it is, byte by byte.
func TestRepairLeavesWhatIsNotSure(t *testing.T) {
	t.Parallel()
	const id, made, done = `{"id":"ISS-20230131-002"`, `,"created_at":"2023-01-31T02:00:00Z"`, `,"created_at":"2023-01-31T01:00:00Z","status":"completed","completed_at":"2023-02-01T00:00:00Z"}` + "\n"
	for name, one := range map[string]struct{ active, past string }{
		"made at the same time":   {id + `,"title":"a","created_at":"2023-01-31T02:00:00+01:00"}` + "\n", id + `,"title":"b"` + done},
		"made of one item":        {id + `,"source_url":"https://example.org/1"` + made + "}\n", id + `,"source_url":"https://example.org/1"` + done},
		"no time":                 {id + `,"title":"a"}` + "\n", id + `,"title":"b"` + done},
		"an id of somebody":       {`{"id":"GH-2"` + made + "}\n", `{"id":"GH-2"` + done},
		"at work":                 {id + `,"status":"executing"` + made + "}\n", id + done},
		"in a queue":              {id + `,"status":"queued"` + made + "}\n", id + done},
		"two lines":               {id + `,"title":"a"` + made + "}\n" + id + `,"title":"b"` + made + "}\n", id + done},
		"two lines, one is done":  {id + `,"title":"a"` + made + "}\n" + id + `,"title":"b"` + done, ""},
		"done, and so in history": {id + `,"title":"a"` + done, id + `,"title":"b"` + done},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			store, dir := merged(t, one.active, one.past)
			before := codes(t, store)
			require.NotEmpty(t, before)
			done, err := store.Repair(context.Background())
			require.NoError(t, err)
			require.Empty(t, done)
			exactly(t, one.active, text(t, filepath.Join(dir, "issues.jsonl")))
			exactly(t, one.past, text(t, filepath.Join(dir, "issue-history.jsonl")))
			require.Equal(t, before, codes(t, store))
		})
	}
}

// A process is killed at every step: nothing is lost, and the next repair ends
// where the first would have.
func TestRepairOfPlacesKilledAtEveryStep(t *testing.T) {
	t.Parallel()
	for n := 1; n <= 9; n++ {
		for _, mode := range []string{"kill-before", "tear"} {
			_, dir := merged(t, mergedActive, mergedPast)
			_ = command("repair", dir, mode+":"+string(rune('0'+n))).Run()
			everything := text(t, filepath.Join(dir, "issues.jsonl")) + text(t, filepath.Join(dir, "issue-history.jsonl"))
			for _, title := range []string{"done there", "ours", "waits", "theirs", "highest"} {
				require.Contains(t, everything, `"title":"`+title+`"`, "%s %d", mode, n)
			}
			store := issues.Open(disk.New(nil), dir, noon)
			_, err := store.Repair(context.Background())
			require.NoError(t, err, "%s %d", mode, n)
			requireInPlace(t, store, "ISS-20230131-008", "ISS-20230131-009")
		}
	}
}

// Lines of other files are judged by whoever knows them.
func TestRepairAsksWhoKnowsTheOtherFiles(t *testing.T) {
	t.Parallel()
	store, dir := merged(t, mergedActive, mergedPast)
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "solutions"), 0o755))
	file := filepath.Join(dir, "solutions", "ISS-20230131-003.jsonl")
	put(t, file, "{\"good\":1}\n{\"bad\":1}\n")
	_, err := store.Repair(context.Background(), func(name string) func(jsonlog.Line) string {
		require.Equal(t, "solutions/ISS-20230131-003.jsonl", name)
		return func(line jsonlog.Line) string {
			if strings.Contains(string(line.Raw), "bad") {
				return "it is bad"
			}
			return ""
		}
	})
	require.NoError(t, err)
	exactly(t, "{\"good\":1}\n", text(t, file))
	require.Contains(t, text(t, file+".quarantine"), "it is bad")
}
