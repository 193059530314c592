package merge_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/merge"
	"github.com/overtone-cli/overtone/specs/problem"
)

func versions() [3]merge.Names {
	return [3]merge.Names{{Active: "base", History: "base"}, {Active: "ours", History: "ours-history"}, {Active: "theirs", History: "theirs-history"}}
}

func files(active, history string) merge.Files {
	return merge.Files{Active: []byte(active), History: []byte(history)}
}

// sameText compares bytes: the order of fields and lines counts.
func sameText(t *testing.T, want string, got []byte, why ...any) {
	t.Helper()
	require.Equal(t, want, string(got), why...)
}

// three merges active files only.
func three(t *testing.T, base, ours, theirs string) merge.Result {
	t.Helper()
	out, err := merge.Merge(files(base, ""), files(ours, ""), files(theirs, ""), versions())
	require.NoError(t, err)
	return out
}

func TestFields(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ name, base, ours, theirs, want string }{
		{"each its own", `"title":"a","priority":3`, `"title":"b","priority":3`, `"title":"a","priority":1`, `"title":"b","priority":1`},
		{"the same", `"title":"a"`, `"title":"b","x":1`, `"title":"b","y":1`, `"title":"b","x":1,"y":1`},
		{"lists are sets", `"tags":["a","b"]`, `"tags":["b","c"]`, `"tags":["a","b","d"]`, `"tags":["b","d","c"]`},
		{"unknown fields are kept", `"x":{"a":1,"b":[1]}`, `"x":{"a":2,"b":[1]},"n":1.50`, `"x":{"a":1,"b":[1,2]}`, `"x":{"a":2,"b":[1,2]},"n":1.50`},
		{"taken out", `"x":1,"y":2`, `"y":2`, `"x":1,"y":3`, `"y":3`},
		{"taken out and changed", `"x":1`, `"y":1`, `"x":2`, `"y":1,"x":2`},
		{"the further step", `"status":"registered"`, `"status":"planned"`, `"status":"executing"`, `"status":"executing"`},
		{"the more urgent", `"priority":3`, `"priority":2`, `"priority":4`, `"priority":2`},
		{"the latest", `"queued_at":"2026-01-01T00:00:00Z"`, `"queued_at":"2026-01-03T00:00:00Z"`, `"queued_at":"2026-01-02T00:00:00Z"`, `"queued_at":"2026-01-03T00:00:00Z"`},
		{"no lease without work", `"status":"executing","lease":{"owner":"a"}`, `"status":"failed"`, `"status":"executing","lease":{"owner":"a","expires_at":"x"}`, `"status":"failed"`},
	} {
		line := func(more string) string { return strings.TrimSuffix(`{"id":"A",`+more, ",") + "}\n" }
		out := three(t, line(row.base), line(row.ours), line(row.theirs))
		want := line(row.want)
		require.JSONEq(t, want, string(out.Active), row.name)
		require.Empty(t, out.Conflicts)
	}
}

func TestWhatGivesWayIsKept(t *testing.T) {
	t.Parallel()
	line := func(title, at string) string {
		return fmt.Sprintf(`{"id":"A","title":%q,"updated_at":"2026-01-%sT00:00:00Z","version":1}`+"\n", title, at)
	}
	base, ours, theirs := line("a", "01"), line("mine <1>", "02"), line("yours", "03")
	out := three(t, base, ours, theirs)
	sameText(t, `{"id":"A","title":"yours","updated_at":"2026-01-03T00:00:00Z","version":2,"feedback":[{"type":"clarification","stage":"execute",`+
		`"content":"merge: both sides changed title; the other value was \"mine <1>\"","created_at":"2026-01-03T00:00:00Z"}]}`+"\n", out.Active)
	require.Equal(t, []merge.Decided{{ID: "A", Field: "title", Kept: `"yours"`, Lost: `"mine <1>"`}}, out.Decided)
	again := three(t, base, string(out.Active), theirs)
	sameText(t, string(out.Active), again.Active, "merged once more it stays")
}

func TestSameNewNumber(t *testing.T) {
	t.Parallel()
	base := `{"id":"ISS-20260131-001","title":"old"}` + "\n"
	ours := base + `{"id":"ISS-20260131-002","title":"ours","created_at":"2026-01-31T10:00:00Z"}` + "\n"
	theirs := base + `{"id":"ISS-20260131-002","title":"theirs","created_at":"2026-01-31T11:00:00Z","context":"more of ISS-20260131-002."}` + "\n" +
		`{"id":"ISS-20260131-003","title":"next","created_at":"2026-01-31T12:00:00Z","depends_on":["ISS-20260131-002"],"feedback":[{"content":"see\nISS-20260131-002, not ISS-20260131-0021"}]}` + "\n"
	want := base + `{"id":"ISS-20260131-002","title":"ours","created_at":"2026-01-31T10:00:00Z"}` + "\n" +
		`{"id":"ISS-20260131-004","title":"theirs","created_at":"2026-01-31T11:00:00Z","context":"more of ISS-20260131-004."}` + "\n" +
		`{"id":"ISS-20260131-003","title":"next","created_at":"2026-01-31T12:00:00Z","depends_on":["ISS-20260131-004"],"feedback":[{"content":"see\nISS-20260131-004, not ISS-20260131-0021"}]}` + "\n"
	out := three(t, base, ours, theirs)
	sameText(t, want, out.Active)
	require.Equal(t, []merge.Renumbered{{From: "ISS-20260131-002", To: "ISS-20260131-004", Title: "theirs"}}, out.Renumbered)
	sameText(t, want, three(t, base, theirs, ours).Active, "the later one, whichever side it is on")

	gh := three(t, "", `{"id":"GH-1","title":"a","x":1}`+"\n", `{"id":"GH-1","title":"a","y":1}`+"\n")
	require.JSONEq(t, `{"id":"GH-1","title":"a","x":1,"y":1}`, string(gh.Active), "others' ids mean one thing")
	require.Empty(t, gh.Renumbered)
}

func TestCompletedHereEditedThere(t *testing.T) {
	t.Parallel()
	const (
		open   = `{"id":"A","title":"a","status":"executing","version":1,"lease":{"owner":"x"}}` + "\n"
		edited = `{"id":"A","title":"better","status":"executing","version":2,"lease":{"owner":"x"}}` + "\n"
		done   = `{"id":"A","title":"a","status":"completed","version":2,"completed_at":"2026-01-31T10:00:00Z"}` + "\n"
		old    = `{"id":"Z","title":"z","status":"completed"}` + "\n"
		other  = `{"id":"Y","title":"y","status":"completed"}` + "\n"
		both   = `{"id":"A","title":"better","status":"completed","version":3,"completed_at":"2026-01-31T10:00:00Z"}` + "\n"
	)
	b := `{"id":"B","title":"b"}` + "\n"
	out, err := merge.Merge(files(open, old), files(edited+b, old+other), files("", old+done), versions())
	require.NoError(t, err)
	sameText(t, b, out.Active)
	sameText(t, old+both+other, out.History, "history has the edit and the end")

	// git does not ask about a history that only one side has changed
	out, err = merge.Merge(files(open, old), files(edited, old), files("", old+done), versions())
	require.NoError(t, err)
	sameText(t, both, out.Active, "nothing is lost, and nobody works on it again")
	sameText(t, old+done, out.History)
	require.Empty(t, out.Conflicts)

	// what the other side has just removed is kept for a person to look at
	out, err = merge.Merge(files(open, ""), files(edited, ""), files("", ""), versions())
	require.NoError(t, err)
	sameText(t, edited, out.Active)
	require.Len(t, out.Conflicts, 1)
	out, err = merge.Merge(files(open, ""), files(edited, ""), files("", `{"id":"A","title":"a","deleted_at":"2026-01-31T10:00:00Z"}`+"\n"), versions())
	require.NoError(t, err)
	sameText(t, edited, out.Active)
	require.Len(t, out.Conflicts, 1)

	// untouched there: it is just closed
	out, err = merge.Merge(files(open, ""), files(open+b, ""), files("", done), versions())
	require.NoError(t, err)
	sameText(t, b, out.Active)
	sameText(t, done, out.History)
}

func TestSameNumberOpenHereClosedThere(t *testing.T) {
	t.Parallel()
	ours := `{"id":"ISS-20260131-001","title":"ours","created_at":"1"}` + "\n"
	theirs := `{"id":"ISS-20260131-001","title":"theirs","status":"completed","created_at":"2"}` + "\n"
	user := `{"id":"ISS-20260131-002","title":"user","depends_on":["ISS-20260131-001"],"created_at":"3"}` + "\n"
	out, err := merge.Merge(files("", ""), files(ours, ""), files(user, theirs), versions())
	require.NoError(t, err)
	sameText(t, theirs, out.History)
	require.Contains(t, string(out.Active), `{"id":"ISS-20260131-003","title":"ours","created_at":"1"}`)
	require.Contains(t, string(out.Active), strings.TrimSpace(user), "theirs is the one that is done")
}

func TestMergeRefuses(t *testing.T) {
	t.Parallel()
	good := `{"id":"A","title":"a"}` + "\n"
	for want, bad := range map[string]string{
		"ours:2: this line cannot be read: it is not valid JSON":                good + "{oops\n",
		"ours:1: this line cannot be read: it is a merge conflict mark":         "<<<<<<< ours\n" + good,
		"ours:2: A is there twice":                                              good + good,
		"ours:1: this line cannot be read: it has no id":                        `{"title":"a"}` + "\n",
		"ours:1: this line cannot be read: its field x is there twice":          `{"id":"A","x":1,"x":2}` + "\n",
		`ours:1: this line cannot be read: "../x" cannot be the id of an issue`: `{"id":"../x"}` + "\n",
	} {
		_, err := merge.Merge(files(good, ""), files(bad, ""), files("", ""), versions())
		require.EqualError(t, err, want)
		require.Contains(t, []string{"storage.broken_line", "conflict.duplicate_id"}, problem.From(err).Code)
	}
	out := three(t, "{oops\n", strings.TrimSpace(good), good+`{"id":"B"}`+"\n")
	sameText(t, good+`{"id":"B"}`+"\n", out.Active, "a broken ancestor is none, a missing line end is mended")
}
