package command

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// answersBefore writes into the project what -y answers, up to the questions of
// one phase, so that a conversation begins there.
func answersBefore(t *testing.T, input, prefix string) []byte {
	t.Helper()
	dir := projectWith(t, input)
	ran := runProcess(t, dir, nil, "spec", "new", "-y", "@"+input)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	head, _, found := strings.Cut(readText(t, filepath.Join(packageIn(t, dir), "answers.yaml")), "\n  "+prefix)
	require.True(t, found, prefix)
	return []byte(head + "\n")
}

// TestEpicsAreMergedAndSplit cuts the work anew line by line, replays that, and
// does the same in forms. No story and no requirement is lost, what vanished is
// named nowhere, and the package passes its gates.
func TestEpicsAreMergedAndSplit(t *testing.T) {
	t.Parallel()
	const input = "cli-tool.md"
	given := answersBefore(t, input, "epics.")
	begin := func() (dir string, args []string) {
		dir = projectWith(t, input)
		require.NoError(t, os.WriteFile(filepath.Join(dir, "given.yaml"), given, 0o600))
		return dir, []string{"spec", "new", "--answers", "given.yaml", "@" + input}
	}
	dir, args := begin()
	p := newProcess(t, dir, nil, append(args, "--plain")...)
	lines := []string{
		"merge", "4", "4,5", "", // one epic is refused and asked again
		"split", "EPIC-002", "1,2,3,4", "3,4", "Rules", "Rules", "Reports", // not all can go, and two epics have two names
		"looks good", "", "", "",
	}
	p.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\n")
	require.NoError(t, p.Start())
	ran := p.end(t)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	require.Contains(t, ran.err, "one epic cannot be merged with nothing")
	require.Contains(t, ran.err, "some have to go and some to stay")
	require.Contains(t, ran.err, "another epic is called")
	want := snapshot(t, filepath.Join(dir, "specs"))
	pkg := packageIn(t, dir)
	uncut := projectWith(t, input)
	ran = runProcess(t, uncut, nil, "spec", "new", "-y", "@"+input)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	requireCutAnew(t, want, len(storiesOf(snapshot(t, filepath.Join(uncut, "specs")))))
	ran = runProcess(t, dir, nil, "spec", "validate")
	require.Zero(t, ran.code, ran.out)
	require.NotContains(t, ran.out, "  error  ")
	ran = runProcess(t, dir, nil, "spec", "new", "-y", "-c")
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	requireSame(t, want, snapshot(t, filepath.Join(dir, "specs")), "nothing that was made is stale")

	replay := projectWith(t, input)
	ran = runProcess(t, replay, nil, "spec", "new", "--answers", filepath.Join(pkg, "answers.yaml"), "@"+input)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	requireSame(t, want, snapshot(t, filepath.Join(replay, "specs")), "the replay of its answers")

	forms, args := begin()
	s := openScreen(t, forms, args...)
	for _, keys := range []string{
		down + enter, down + down + down + " " + down + " " + enter, enter,
		down + down + enter, up + up + enter, enter, clear + "Rules" + enter, clear + "Reports" + enter, // offered: 3 and 4
		enter,
	} {
		s.answer(keys)
	}
	require.Zero(t, s.wait())
	requireSame(t, want, snapshot(t, filepath.Join(forms, "specs")), "the same answers in forms")
}

// storiesOf are the documents in which the stories of a package stand.
func storiesOf(files map[string]string) map[string]string {
	stories := map[string]string{}
	for name, text := range files {
		for _, m := range regexp.MustCompile(`(?m)^### (STORY-\S+): `).FindAllStringSubmatch(text, -1) {
			stories[m[1]] = filepath.Base(name)
		}
	}
	return stories
}

// requireCutAnew reads the epics of a package in which EPIC-005 went into
// EPIC-004, and the last two stories of EPIC-002 into a new one; it keeps all
// the stories that there were before.
func requireCutAnew(t *testing.T, files map[string]string, before int) {
	t.Helper()
	for name, text := range files {
		if strings.HasSuffix(name, ".md") {
			require.NotRegexp(t, `EPIC-005|STORY-005`, text, name)
		}
	}
	stories := storiesOf(files)
	for _, id := range []string{"STORY-004-004", "STORY-004-005", "STORY-002-002", "STORY-007-001", "STORY-007-002"} {
		require.Contains(t, stories, id)
	}
	require.NotContains(t, stories, "STORY-002-003")
	require.Len(t, stories, before)
	require.Equal(t, "EPIC-007-reports.md", stories["STORY-007-001"])
}
