package command

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs/merge"
)

func changesOfAll() []session.Change {
	return []session.Change{
		{Name: "a.md", Before: []byte("one\ntwo\n"), After: []byte("one\n\x1b[2Jnew\n"), Edited: true},
		{Name: "b.md", After: []byte("made\n")},
		{Name: "c.md", Before: []byte("gone\n")},
		{Name: "d.md", Before: []byte("mine\n"), After: []byte("mine\n"), Clashes: []merge.Conflict{
			{Key: "section title > Criteria", BaseLines: []string{"old"}, MineLines: []string{"mine"}, TheirsLines: []string{"new"}, Line: 1},
			{Key: "front status", MineLines: []string{"status: mine"}, Line: 2},
			{Line: 3},
		}},
	}
}

func TestChangesAreDescribed(t *testing.T) {
	t.Parallel()
	got := specChanges("specs/SPEC-x", changesOfAll(), false)
	var kinds []string
	for _, c := range got {
		kinds = append(kinds, c.Change)
	}
	require.Equal(t, []string{fileChanged, fileAdded, fileRemoved, fileKept}, kinds)
	require.Equal(t, "--- a/specs/SPEC-x/a.md\n+++ b/specs/SPEC-x/a.md\n@@ -1,2 +1,2 @@\n one\n-two\n+\x1b[2Jnew\n", got[0].Diff)
	require.True(t, strings.HasPrefix(got[1].Diff, "--- /dev/null\n+++ b/specs/SPEC-x/b.md\n"))
	require.True(t, strings.HasPrefix(got[2].Diff, "--- a/specs/SPEC-x/c.md\n+++ /dev/null\n"))
	require.Empty(t, got[3].Diff)
	require.Len(t, got[3].Conflicts, 3)
	require.Equal(t, "3 files, 2 lines added, 2 removed", countText(got))
	for _, c := range specChanges("x", changesOfAll(), true) {
		require.Empty(t, c.Diff)
	}
}

// A pipe gets the bytes of the files, a terminal colours and nothing that moves
// its cursor.
func TestDiffOnATerminalAndInAPipe(t *testing.T) {
	t.Parallel()
	changes := specChanges("x", changesOfAll(), false)
	plain := diffText(changes, console.Streams{})
	require.Contains(t, plain, "+\x1b[2Jnew\n")
	require.Contains(t, plain, "conflict in d.md:1, Criteria\n  your text stays; what is new goes to d.md.rej\n  - old\n  = mine\n  + new\n")
	require.Contains(t, plain, "conflict in d.md:2, status\n")
	require.Contains(t, plain, "conflict in d.md:3\n")
	bare := diffText(changes, console.Streams{OutTerminal: true})
	require.NotContains(t, bare, "\x1b")
	coloured := diffText(changes, console.Streams{OutTerminal: true, OutColour: true})
	require.Contains(t, coloured, "\x1b[32m+")
	require.Contains(t, coloured, "\x1b[31m-two")
	require.NotContains(t, coloured, "[2J\x1b")
	require.NotContains(t, coloured, "\x1b[2J")
}
