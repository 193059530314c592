package evidence_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/issues/evidence"
	"github.com/overtone-cli/overtone/specs/problem"
)

// sh runs a script in a folder, with an identity for git and nobody's settings.
func sh(t *testing.T, dir, script string) string {
	t.Helper()
	cmd := exec.Command("sh", "-ec", script)
	cmd.Dir = dir
	cmd.Env = []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + dir, "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@example.org",
		"GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@example.org",
	}
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return strings.TrimSpace(string(out))
}

func repository(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	sh(t, dir, "git init -q -b main; mkdir sub; echo 1 > a; echo 1 > sub/b; git add .; git commit -qm one")
	return dir
}

func look(t *testing.T, dir string, begin evidence.Begin, commit string) evidence.Work {
	t.Helper()
	work, err := evidence.Git{Dir: dir, Clock: time.Now}.Look(context.Background(), begin, commit)
	require.NoError(t, err)
	return work
}

func TestLookFindsTheWork(t *testing.T) {
	t.Parallel()
	dir := repository(t)
	base := sh(t, dir, "git rev-parse HEAD")
	require.Equal(t, base, evidence.Git{Dir: dir, Clock: time.Now}.Head(context.Background()))
	sh(t, dir, "echo 2 > a; git commit -qam two; echo 3 > sub/c; git add .; git commit -qm three; echo 4 > sub/b; mkdir -p .workflow/issues; echo 5 > .workflow/issues/x; echo 6 > 'new file'; printf 7 > \"$(printf 'b\\001d')\"")
	head := sh(t, dir, "git rev-parse HEAD")
	work := look(t, dir, evidence.Begin{Commit: base}, "")
	require.Equal(t, head, work.Commit)
	require.Equal(t, "main", work.Branch)
	require.Equal(t, []string{"a", "new file", "sub/b", "sub/c"}, work.Files, "of both commits, and what is not committed")
	require.Len(t, work.Gaps, 1)
	require.Contains(t, work.Gaps[0], "1 touched files are not named")

	require.Equal(t, []string{"sub/c"}, look(t, dir, evidence.Begin{}, "HEAD").Files, "one commit, when nobody knows where the work began")
	require.Equal(t, []string{"a"}, look(t, dir, evidence.Begin{Commit: base}, "HEAD~1").Files)
	require.Equal(t, []string{"b", "c"}, look(t, filepath.Join(dir, "sub"), evidence.Begin{Commit: base}, "").Files, "relative to the project, which may lie below")

	old := time.Now().Add(-time.Hour)
	require.NoError(t, os.Chtimes(filepath.Join(dir, "new file"), old, old))
	require.NotContains(t, look(t, dir, evidence.Begin{Commit: base, At: time.Now().Add(-time.Minute)}, "").Files, "new file")

	for _, bad := range []string{"nothing", "--all", "a b", "HEAD:a", "-"} {
		_, err := evidence.Git{Dir: dir, Clock: time.Now}.Look(context.Background(), evidence.Begin{}, bad)
		require.Equal(t, "input.unknown_commit", problem.From(err).Code, bad)
	}
}

func TestLookInUnusualPlaces(t *testing.T) {
	t.Parallel()
	dir := repository(t)
	base := sh(t, dir, "git rev-parse HEAD")

	linked := filepath.Join(t.TempDir(), "linked")
	sh(t, dir, "git worktree add -q -b side '"+linked+"'; cd '"+linked+"'; echo 2 > w; git add .; git commit -qm w")
	work := look(t, linked, evidence.Begin{Commit: base}, "")
	require.Equal(t, "side", work.Branch)
	require.Equal(t, []string{"w"}, work.Files)

	sh(t, dir, "echo 2 > a; git commit -qam two; git checkout -q --detach")
	work = look(t, dir, evidence.Begin{Commit: base}, "")
	require.Empty(t, work.Branch)
	require.Equal(t, []string{"a"}, work.Files)

	shallow := filepath.Join(t.TempDir(), "shallow")
	sh(t, dir, "git clone -q --depth 1 'file://"+dir+"' '"+shallow+"'")
	work = look(t, shallow, evidence.Begin{Commit: base}, "")
	require.NotEmpty(t, work.Commit)
	require.Contains(t, work.Gaps[0], "is not in this clone")

	fresh := t.TempDir()
	sh(t, fresh, "git init -q; echo 1 > a")
	work = look(t, fresh, evidence.Begin{}, "")
	require.Empty(t, work.Commit)
	require.Equal(t, []string{"a"}, work.Files)
	require.Contains(t, work.Gaps[0], "there is none yet")

	work = look(t, t.TempDir(), evidence.Begin{Commit: base}, "")
	require.Empty(t, work.Commit)
	require.Empty(t, work.Files)
	require.Contains(t, work.Gaps[0], "no commit and no files: git said: not a git repository")
	require.Contains(t, look(t, filepath.Join(dir, ".git"), evidence.Begin{}, "").Gaps[0], "working tree")
}
