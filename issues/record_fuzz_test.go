package issues_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
)

// Whatever object stands on a line: it is read or reported, and an update of
// what was read loses no field and no value.
func FuzzRecord(f *testing.F) {
	for _, seed := range []string{
		`{"id":"A"}`, `{"id":"A","x":1,"\u0078":2}`, `{"id":"A","feedback":[{"y":1}],"extended_context":{"notes":{"text":"t","q":[]}}}`,
		`{"id":"A","evidence":{"commands":null}}`, `{"id":"A","status":"pending","tags":["a\n",""]}`, `{"id":"A","\u0069d":"B"}`, `{"id":5}`,
		`{"id":"A","version":"1"}`, `{"id":"A","title":[]}`, `{"id":"A","priority":1.5}`, `{"id":"A","tags":["a",1]}`, `{"id":"A","files":{}}`,
		`{"id":"A","context":7,"depends_on":null}`, `{"id":"A","extended_context":{"notes":{"wave":"2"}}}`, `{"id":"A","feedback":[5]}`,
		`{"id":"A","evidence":{"commands":[{"exit_code":"0"}]}}`, `{"id":"A","lease":[]}`, `{"id":"A","extended_context":{"location":1}}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		var before map[string]json.RawMessage
		if json.Unmarshal(line, &before) != nil || before == nil {
			return
		}
		require.NoError(t, issues.QuickIsRead(line))
		store, dir := open(t)
		require.NoError(t, os.MkdirAll(dir, 0o755))
		file := filepath.Join(dir, "issues.jsonl")
		require.NoError(t, os.WriteFile(file, append(line, '\n'), 0o644))
		listing, err := store.All()
		require.NoError(t, err)
		skimmed, err := store.Skim()
		require.NoError(t, err)
		require.Equal(t, listing.Warnings, skimmed.Warnings, "tables and whole issues are of one mind")
		require.Equal(t, ids(listing.Issues), ids(skimmed.Issues))
		requireOutlines(t, store)
		_, err = store.Examine()
		require.NoError(t, err)
		if len(listing.Issues) != 1 {
			require.NotEmpty(t, listing.Warnings, "read or reported")
			return
		}
		id := listing.Issues[0].ID
		if update(t, store, id, func(i *issues.Issue) error { i.Priority = 1 + i.Priority%5&3; return nil }).ID != id {
			t.Fatal("another issue")
		}
		var after map[string]json.RawMessage
		require.NoError(t, json.Unmarshal([]byte(text(t, file)), &after))
		for key, value := range before {
			if key != "priority" && key != "updated_at" && key != "version" {
				require.JSONEq(t, string(value), string(after[key]), key)
			}
		}
	})
}

// requireOutlines holds the outlines of a store against its whole issues.
func requireOutlines(t *testing.T, store *issues.Store) {
	t.Helper()
	snapshot, err := store.Snapshot()
	require.NoError(t, err)
	outlines, err := store.Outlines()
	require.NoError(t, err)
	require.Equal(t, snapshot.Warnings, outlines.Warnings)
	require.Len(t, outlines.Active, len(snapshot.Active))
	for i, issue := range snapshot.Active {
		require.Equal(t, issue.Outline(), outlines.Active[i])
		require.Equal(t, issue.Line(), outlines.Active[i].Line())
	}
	for _, list := range [][]issues.Issue{snapshot.Active, snapshot.History} {
		for _, issue := range list {
			require.Equal(t, snapshot.Done(issue.ID), outlines.Done(issue.ID), issue.ID)
		}
	}
}
