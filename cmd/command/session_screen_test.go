package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// startedSessions begins pieces of work in a project and gives their ids.
func startedSessions(t *testing.T, dir string, descriptions ...string) []string {
	t.Helper()
	var ids []string
	for _, text := range descriptions {
		ran := runProcess(t, dir, nil, "session", "start", text)
		require.Zero(t, ran.code, ran.err)
		id, _, _ := strings.Cut(ran.out, " ")
		ids = append(ids, id)
	}
	return ids
}

// TestSessionSolidify_10_6_Forms: what the program took a sentence for is shown
// before it is written; a person changes type and category, declines, or leaves.
func TestSessionSolidify_10_6_Forms(t *testing.T) {
	t.Parallel()
	dir := profiled(t)
	s := openScreen(t, dir, "session", "solidify", "Ask twice before a token is dropped")
	s.answer(down + enter) // change its type or category
	s.answer(down + enter) // a constraint and no convention
	s.answer(down + enter) // of the topic below the one that the words tell
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	rules := filepath.Join(dir, ".workflow", "specs", "architecture-constraints.md")
	text := readText(t, rules)
	require.Contains(t, text, "- [performance] Ask twice before a token is dropped <!-- R-0001 -->\n")

	s = openScreen(t, dir, "session", "solidify", "Never log a token")
	s.answer(enter)
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	require.Contains(t, s.seen.String(), "constraint [security]")
	text = readText(t, rules)
	require.Contains(t, text, "- [security] Never log a token <!-- R-0002 -->\n")

	s = openScreen(t, dir, "session", "solidify", "Never mail a token")
	s.answer(down + down + enter) // do not write it
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	require.Contains(t, s.seen.String(), "nothing was written")
	s = openScreen(t, dir, "session", "solidify", "Never mail a token")
	s.answer(ctrlC)
	require.Equal(t, 130, s.wait())
	require.Contains(t, s.seen.String(), "the rule was not written")
	require.Equal(t, text, readText(t, rules))
}

// TestSession_10_5_Forms takes a session from its start to its archive at a
// terminal: none is guessed of several, what would be written is shown, and a
// decision is kept at the end.
func TestSession_10_5_Forms(t *testing.T) {
	t.Parallel()
	dir := profiled(t)
	ids := startedSessions(t, dir, "Add a login form", "Draw the logo")
	s := openScreen(t, dir, "session", "pause")
	s.answer(down + enter) // of the same second: in the order of their names
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	require.Contains(t, s.seen.String(), ids[1]+" is paused")
	s = openScreen(t, dir, "session", "resume")
	s.answer(ctrlC)
	require.Equal(t, 130, s.wait())
	require.Contains(t, s.seen.String(), "no session was chosen")

	s = openScreen(t, dir, "session", "sync", "Fix the login. We decided to ask for the password twice. Never show a token.")
	s.answer(enter)                  // of the first session
	s.answer(down, down, " ", enter) // without the second rule
	s.answer(down + enter)           // no bugfix but the next kind
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	require.Contains(t, s.seen.String(), "1 left out")
	require.Contains(t, readText(t, filepath.Join(dir, ".workflow", "specs", "coding-conventions.md")), "] We decided to ask for the password twice <!--")
	tech := readText(t, filepath.Join(dir, ".workflow", "project-tech.json"))
	require.Contains(t, tech, `"title": "Fix the login"`)

	s = openScreen(t, dir, "session", "complete", ids[0])
	s.answer(ctrlC)
	require.Equal(t, 130, s.wait())
	require.Contains(t, s.seen.String(), ids[0]+" is not completed")
	require.DirExists(t, filepath.Join(dir, ".workflow", "active", ids[0]))
	require.Equal(t, tech, readText(t, filepath.Join(dir, ".workflow", "project-tech.json")))

	s = openScreen(t, dir, "session", "complete", ids[0])
	s.answer(enter)                          // what is written
	s.answer(enter)                          // as the kind that the words tell
	s.answer("Never guess a session", enter) // a decision to keep
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	require.DirExists(t, filepath.Join(dir, ".workflow", "archives", ids[0]))
	require.NoDirExists(t, filepath.Join(dir, ".workflow", "active", ids[0]))
	rules := readText(t, filepath.Join(dir, ".workflow", "specs", "architecture-constraints.md"))
	require.Contains(t, rules, "] Never guess a session <!--")
	require.NotContains(t, rules, "Never show a token", "it was left out")

	s = openScreen(t, dir, "session", "complete", ids[1])
	s.answer(enter)
	s.answer(enter)
	s.answer(ctrlC) // it is completed by then, so no decision is all that is lost
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	require.DirExists(t, filepath.Join(dir, ".workflow", "archives", ids[1]))
}

// TestClean_10_7_Forms: what is found is shown first, a person chooses categories
// and the highest risk, and leaving moves nothing.
func TestClean_10_7_Forms(t *testing.T) {
	t.Parallel()
	dir := profiled(t)
	id := startedSessions(t, dir, "Add a login form")[0]
	at := filepath.Join(dir, ".workflow", "active", id)
	old := time.Date(2023, 1, 1, 0, 0, 0, 0, time.UTC)
	file := filepath.Join(at, "workflow-session.json")
	text := strings.NewReplacer("2023-11-14T", "2023-01-01T").Replace(readText(t, file))
	require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	for _, name := range []string{file, at} {
		require.NoError(t, os.Chtimes(name, old, old))
	}
	s := openScreen(t, dir, "clean")
	s.answer(enter)
	s.answer(ctrlC)
	require.Equal(t, 130, s.wait())
	require.Contains(t, s.seen.String(), "nothing was moved")
	require.DirExists(t, at)
	s = openScreen(t, dir, "clean")
	s.answer(enter)
	s.answer(enter)
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	require.NoDirExists(t, at)
	ran := runProcess(t, dir, nil, "clean", "--undo")
	require.Zero(t, ran.code, ran.err)
	require.DirExists(t, at)
}
