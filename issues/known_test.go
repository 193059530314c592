package issues_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/disk"
)

// madeOneByOne is a store whose side file knows the active file as it stands.
func madeOneByOne(t *testing.T) (store *issues.Store, file string) {
	t.Helper()
	store, dir := open(t)
	for _, title := range []string{"a", "b", "c"} {
		create(t, store, draft(title))
	}
	return store, filepath.Join(dir, "issues.jsonl")
}

// again is the store as another process opens it.
func again(file string) *issues.Store { return issues.Open(disk.New(nil), filepath.Dir(file), noon) }

// What others do to the files between two new issues is seen, though a new
// issue does not read a file that nobody has touched.
func TestNewIssueSeesWhatOthersDid(t *testing.T) {
	t.Parallel()
	const foreign = `{"id":"ISS-20260805-040","title":"brought by a merge"}` + "\n"
	for name, row := range map[string]struct {
		do   func(t *testing.T, file, lines string)
		want string // id of the next issue, or code of the error
	}{
		"nothing":         {func(*testing.T, string, string) {}, "ISS-20260805-004"},
		"appended":        {func(t *testing.T, file, lines string) { put(t, file, lines+foreign) }, "ISS-20260805-041"},
		"inserted":        {func(t *testing.T, file, lines string) { put(t, file, foreign+lines) }, "ISS-20260805-041"},
		"taken out":       {func(t *testing.T, file, _ string) { put(t, file, "") }, "ISS-20260805-004"},
		"file gone":       {func(t *testing.T, file, _ string) { require.NoError(t, os.Remove(file)) }, "ISS-20260805-004"},
		"torn end":        {func(t *testing.T, file, lines string) { put(t, file, lines+`{"id":"ISS-2026`) }, "ISS-20260805-004"},
		"broken at end":   {func(t *testing.T, file, lines string) { put(t, file, lines+"{oops\n") }, "storage.broken_line"},
		"broken in place": {func(t *testing.T, file, lines string) { put(t, file, strings.Replace(lines, `{"id"`, `["id"`, 1)) }, "storage.broken_line"},
		"id in place":     {func(t *testing.T, file, lines string) { put(t, file, strings.Replace(lines, "-002", "-092", 1)) }, "ISS-20260805-093"},
		"history grew": {func(t *testing.T, file, _ string) {
			put(t, filepath.Join(filepath.Dir(file), "issue-history.jsonl"), foreign)
		}, "ISS-20260805-041"},
		"side file gone":   {func(t *testing.T, file, _ string) { require.NoError(t, os.Remove(side(file))) }, "ISS-20260805-004"},
		"side file torn":   {func(t *testing.T, file, _ string) { put(t, side(file), text(t, side(file))[:20]) }, "ISS-20260805-004"},
		"side file lies":   {func(t *testing.T, file, _ string) { edit(t, side(file), `"lines":3`, `"lines":-3`) }, "ISS-20260805-004"},
		"side file is old": {func(t *testing.T, file, _ string) { put(t, side(file), `{"high":{"20260805":3},"history_bytes":0}`) }, "ISS-20260805-004"},
		"many on that day": {func(t *testing.T, file, _ string) { edit(t, side(file), `"20260805":3`, `"20260805":99999`) }, "ISS-20260805-100001"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, file := madeOneByOne(t)
			lines := text(t, file)
			if name == "many on that day" { // an older tool has used the time of day as its number
				lines += `{"id":"ISS-20260805-100000","title":"at ten"}` + "\n"
				put(t, file, lines)
				create(t, again(file), issues.Draft{Issue: issues.Issue{ID: "X", Title: "reads all"}})
			}
			row.do(t, file, lines)
			made, err := again(file).Create(context.Background(), draft("next"))
			if strings.Contains(row.want, ".") {
				requireCode(t, row.want, err)
				return
			}
			require.NoError(t, err)
			require.Equal(t, row.want, made[0].ID)
		})
	}
}

// A file that is as long as the side file says, and was written when it says,
// is not read for one more issue: the cost does not grow with the store.
func TestNewIssueDoesNotReadWhatIsKnown(t *testing.T) {
	t.Parallel()
	_, file := madeOneByOne(t)
	info, err := os.Stat(file)
	require.NoError(t, err)
	edit(t, file, `"title":"b"`, `"title":[1]`)
	require.NoError(t, os.Chtimes(file, time.Time{}, info.ModTime()))
	create(t, again(file), draft("does not look"))
	_, err = again(file).Create(context.Background(), draft("looks"), draft("at all"))
	requireCode(t, "storage.broken_line", err)
	_, err = again(file).Create(context.Background(), issues.Draft{Issue: issues.Issue{Title: "looks", DependsOn: []string{"ISS-20260805-001"}}})
	requireCode(t, "storage.broken_line", err)
}

func side(file string) string { return filepath.Join(filepath.Dir(file), ".sequence.json") }

// put writes a file as a person does: later than the program, by more than the
// clock of the file system can miss.
func put(t *testing.T, file, text string) {
	t.Helper()
	later := time.Time{}
	if info, err := os.Stat(file); err == nil {
		later = info.ModTime().Add(time.Second)
	}
	require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	require.NoError(t, os.Chtimes(file, time.Time{}, later))
}

// edit changes a text of the file that is there.
func edit(t *testing.T, file, old, with string) {
	t.Helper()
	before := text(t, file)
	require.Contains(t, before, old)
	put(t, file, strings.Replace(before, old, with, 1))
}
