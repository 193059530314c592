package command

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// atTheReport makes a project in which everything up to the readiness report
// is answered, and tells how the conversation begins there.
func atTheReport(t *testing.T, given []byte) (dir string, args []string) {
	t.Helper()
	const input = "cli-tool.md"
	dir = projectWith(t, input)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "given.yaml"), given, 0o600))
	return dir, []string{"spec", "new", "--answers", "given.yaml", "@" + input}
}

// answered runs the program and answers line by line.
func answered(t *testing.T, dir string, lines []string, args ...string) execution {
	t.Helper()
	p := newProcess(t, dir, nil, append(args, "--plain")...)
	p.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\n")
	require.NoError(t, p.Start())
	return p.end(t)
}

// TestGoingBackFromTheReport changes the epics after the report was read, and
// ends with the package of whoever had cut them so at once; of the detour no
// answer stays.
func TestGoingBackFromTheReport(t *testing.T) {
	t.Parallel()
	before := answersBefore(t, "cli-tool.md", "epics.")
	straight, args := atTheReport(t, before)
	ran := answered(t, straight, []string{"merge", "4,5", "Keys and reports", "good", "export", "done"}, args...)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	want := snapshot(t, filepath.Join(straight, "specs"))

	dir, args := atTheReport(t, before)
	ran = answered(t, dir, []string{
		"split", "EPIC-002", "3,4", "Rules", "Reports", "good",
		"change something", "epics", "merge", "4,5", "Keys and reports", "good",
		"2", ":back", "2", "4", "", "", "", "", // and once more into the epics, where what was answered is offered
		"export issues", "all issues", "wave 1", "done",
	}, args...)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	require.Contains(t, ran.err, "Enter takes split an epic")
	require.Contains(t, ran.err, "Enter takes merge epics")

	require.Contains(t, ran.err, "Enter takes Keys and reports")
	require.Contains(t, ran.err, "Wave 2\n")
	require.Equal(t, 2, strings.Count(ran.err, "Wave 1\n"), "all of them, then the first wave")
	require.Regexp(t, `ISS-\d+-004  .+\n    priority 2, EPIC-004, waits for ISS-\d+-001`, ran.err)
	requireSame(t, want, snapshot(t, filepath.Join(dir, "specs")), "the detour")
}

// TestADetourLeavesNoTrace opens reviews again behind the report, also such as a
// file has answered, goes back from there, and ends with the package of the
// straight way.
func TestADetourLeavesNoTrace(t *testing.T) {
	t.Parallel()
	before := bytes.ReplaceAll(answersBefore(t, "cli-tool.md", "requirements."), []byte("how: default"), []byte("how: answered"))
	run := func(lines ...string) map[string]string {
		dir, args := atTheReport(t, before)
		ran := answered(t, dir, lines, args...)
		require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
		return snapshot(t, filepath.Join(dir, "specs"))
	}
	straight := run("good", "must", "good", "good", "export", "done")
	for name, detour := range map[string][]string{
		"into the requirements":           {"requirements", "good", "must", "export", "done"},
		"changed and changed back":        {"requirements", "priorities", "+4", "good", "all", "2", "requirements", "good", "must", "export", "done"},
		"into the design, and from there": {"architecture", ":back", "must", "good", "export", "done"},
		"and a phase back":                {"architecture", ":phase", "good", "must", "good", "export", "done"},
		"what a file answered":            {"brief", "good", "export", "done"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			requireSame(t, straight, run(append([]string{"good", "must", "good", "good", "change something"}, detour...)...), name)
		})
	}
}

// TestStoppingBehindTheReport exports nothing and is replayed so; going on later
// asks nothing else again, and -y takes the default then.
func TestStoppingBehindTheReport(t *testing.T) {
	t.Parallel()
	before := answersBefore(t, "cli-tool.md", "readiness.")
	whole, args := atTheReport(t, before)
	ran := answered(t, whole, []string{"export"}, args...)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	want := withoutMode(snapshot(t, filepath.Join(whole, "specs")))

	stop := func() string {
		dir, args := atTheReport(t, before)
		ran := answered(t, dir, []string{"stop here"}, args...)
		require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
		require.Contains(t, strings.Join(strings.Fields(ran.out), " "), "offers the export of issues again")
		require.NotContains(t, ran.err, "Will you look at the issues?")
		require.NoDirExists(t, filepath.Join(dir, ".workflow", "issues"))
		return dir
	}
	dir := stop()
	stopped := snapshot(t, filepath.Join(dir, "specs"))
	status := runProcess(t, dir, nil, "spec", "status")
	require.Regexp(t, `7 +issue-export +missing`, status.out)
	require.Contains(t, status.out, "issues were not wanted yet")
	replay, _ := atTheReport(t, before)
	ran = runProcess(t, replay, nil, "spec", "new", "--answers", filepath.Join(packageIn(t, dir), "answers.yaml"), "@cli-tool.md")
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	requireSame(t, stopped, snapshot(t, filepath.Join(replay, "specs")), "the replay of its answers")

	replay, _ = atTheReport(t, before)
	ran = runProcess(t, replay, nil, "spec", "new", "--no-export", "--answers", filepath.Join(packageIn(t, dir), "answers.yaml"), "@cli-tool.md")
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	require.NotContains(t, ran.err, "no question has the key", "what the flag says need not be asked")

	ran = runProcess(t, dir, nil, "spec", "continue")
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	requireSame(t, stopped, snapshot(t, filepath.Join(dir, "specs")), "nobody is there to want them now")
	ran = answered(t, dir, []string{"", "wave 1"}, "spec", "continue")
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	require.Equal(t, 1, strings.Count(ran.err, "What comes next?"), ran.err)
	require.NotContains(t, ran.err, "What do you think")
	requireSame(t, want, withoutMode(snapshot(t, filepath.Join(dir, "specs"))), "going on with a person")

	dir = stop()
	ran = runProcess(t, dir, nil, "spec", "continue", "-y")
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	require.Contains(t, ran.out, "issues        ")
	require.NotContains(t, readText(t, filepath.Join(packageIn(t, dir), "answers.yaml")), "stop")
}

// withoutMode leaves out who answered.
func withoutMode(files map[string]string) map[string]string {
	for name, text := range files {
		files[name] = strings.ReplaceAll(text, `"mode": "auto"`, `"mode": "interactive"`)
	}
	return files
}

// TestNobodyGoesBack refuses a file that would go back for ever.
func TestNobodyGoesBack(t *testing.T) {
	t.Parallel()
	dir, args := atTheReport(t, []byte("answers:\n  readiness.next: revise\n  readiness.revise: epics\n"))
	ran := runProcess(t, dir, nil, append(args, "-y")...)
	require.Equal(t, 2, ran.code, ran.err)
	require.Contains(t, ran.err, ".yaml:2: only a person can answer")
}
