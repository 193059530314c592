package issues_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
)

// What Skim gives is what All gives, without the long parts; what is wrong for
// the one is wrong for the other.
func TestSkimSeesWhatAllSees(t *testing.T) {
	t.Parallel()
	store, dir := open(t)
	require.NoError(t, os.MkdirAll(dir, 0o755))
	lines := `{"id":"A","title":"a","context":null,"tags":["wave-2"],"files":null,"depends_on":["B"],"extended_context":{"location":"x","notes":{"session":"S","wave":1,"spec_documents":["d"]}}}` + "\n" +
		`{"id":"C","context":5}` + "\n" + `{"id":"D","files":["a",5]}` + "\n" + `{"id":"E","depends_on":"A"}` + "\n" +
		`{"id":"F","extended_context":{"notes":{"spec_documents":[{}]}}}` + "\n" + `{"id":"G","extended_context":{"notes":"see mail"},"version":3,"priority":5}` + "\n"
	put(t, filepath.Join(dir, "issues.jsonl"), lines)
	all, err := store.All()
	require.NoError(t, err)
	skimmed, err := store.Skim()
	require.NoError(t, err)
	require.Equal(t, all.Warnings, skimmed.Warnings)
	require.Len(t, all.Warnings, 4)
	require.Equal(t, ids(all.Issues), ids(skimmed.Issues))
	for i, issue := range skimmed.Issues {
		full := all.Issues[i]
		shown := func(i issues.Issue) []any {
			return []any{i.ID, i.Title, i.Status, i.Version, i.Priority, i.Wave(), i.Tags, i.ExtendedContext.Notes.Session, i.Line()}
		}
		require.Equal(t, shown(full), shown(issue))
		require.Empty(t, issue.DependsOn)
	}
}

// Whatever the order of the file: the list comes as it is handed out.
func TestSortNextIsCompareNext(t *testing.T) {
	t.Parallel()
	var all []*issues.Issue
	for i, id := range []string{"GH-9", "GH-10", "B", "A", "GH-9", "A2", "A10"} {
		issue := &issues.Issue{ID: id, Priority: 1 + i%2}
		issue.ExtendedContext.Notes.Wave = i % 3
		all = append(all, issue)
	}
	for range 2 { // the second time they are in order already
		issues.SortNext(all)
		for i := range all[1:] {
			require.LessOrEqual(t, issues.CompareNext(*all[i], *all[i+1]), 0)
		}
	}
}
