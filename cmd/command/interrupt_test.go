package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// sluggish is an engine that refuses every task but one, which it announces by
// making a file and never answers: sluggish TASK FILE.
func sluggish() {
	var request struct {
		Task string `json:"task"`
	}
	if err := json.NewDecoder(os.Stdin).Decode(&request); err != nil || request.Task != os.Args[1] {
		os.Exit(1)
	}
	if err := os.WriteFile(os.Args[2], nil, 0o600); err != nil {
		os.Exit(1)
	}
	time.Sleep(time.Minute)
}

// stuck starts a run that stops to think at one task until somebody ends it.
func stuck(t *testing.T, dir, task string, args ...string) *process {
	t.Helper()
	signal := filepath.Join(t.TempDir(), "thinking")
	args = append([]string{"spec", "new", "-y", "--engine", "cmd:sluggish " + task + " '" + signal + "'"}, args...)
	p := newProcess(t, dir, nil, args...)
	require.NoError(t, p.Start())
	require.Eventually(t, func() bool { _, err := os.Stat(signal); return err == nil }, 30*time.Second, 5*time.Millisecond)
	return p
}

// packageIn is the only package of a project.
func packageIn(t *testing.T, dir string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(dir, "specs", "SPEC-*"))
	require.NoError(t, err)
	require.Len(t, found, 1)
	return found[0]
}

// TestInterruptedInTheMiddle sends SIGINT while the third phase thinks.
func TestInterruptedInTheMiddle(t *testing.T) {
	t.Parallel()
	dir := projectWith(t, crashInput)
	p := stuck(t, dir, "requirements", "--json", crashInput)
	require.NoError(t, p.Process.Signal(syscall.SIGINT))
	ran := p.end(t)
	require.Equal(t, 130, ran.code, "%s%s", ran.out, ran.err)
	require.Contains(t, ran.out, `"code": "interrupted.signal"`)

	pkg := packageIn(t, dir)
	require.Contains(t, ran.err, "go on with `overtone spec new -y -c "+filepath.Base(pkg)+"`")
	require.FileExists(t, filepath.Join(pkg, "product-brief.md"), "what was finished stays")
	require.NoDirExists(t, filepath.Join(pkg, "requirements"), "what was not finished is not there")
	before := readText(t, filepath.Join(pkg, "product-brief.md"))

	again := runProcess(t, dir, nil, "spec", "new", "-y", "-c", filepath.Base(pkg))
	require.Zero(t, again.code, "%s%s", again.out, again.err)
	require.Regexp(t, `(?m)^= 2 +product-brief +fresh$`, again.err)
	require.Regexp(t, `(?m)^. 3 +requirements `, again.err)
	require.NotContains(t, again.err, "because", "a phase that never ran needs no reason")
	require.FileExists(t, filepath.Join(pkg, "epics", "_index.md"))
	require.Contains(t, readText(t, filepath.Join(pkg, "product-brief.md")), before[len(before)/2:])
}

// TestInterruptedBeforeAnythingIsWritten leaves nothing.
func TestInterruptedBeforeAnythingIsWritten(t *testing.T) {
	t.Parallel()
	dir := projectWith(t, crashInput)
	p := stuck(t, dir, "seed-analysis", crashInput)
	require.NoError(t, p.Process.Signal(syscall.SIGINT))
	ran := p.end(t)
	require.Equal(t, 130, ran.code, "%s%s", ran.out, ran.err)
	require.Empty(t, ran.out)
	require.Equal(t, []string{crashInput}, names(snapshot(t, dir)))
}

func names(files map[string]string) []string {
	out := make([]string, 0, len(files))
	for name := range files {
		out = append(out, name)
	}
	return out
}

// TestTwoRunsOnOnePackage lets a second run find the package in use: it ends in
// a conflict that names the first, and changes nothing.
func TestTwoRunsOnOnePackage(t *testing.T) {
	t.Parallel()
	dir := projectWith(t, crashInput)
	first := runProcess(t, dir, nil, "spec", "new", "-y", crashInput)
	require.Zero(t, first.code, "%s%s", first.out, first.err)
	id := filepath.Base(packageIn(t, dir))

	p := stuck(t, dir, "requirements", "-c", id, "--depth", "light")
	before := snapshot(t, dir)
	second := runProcess(t, dir, nil, "spec", "new", "-y", "-c", id, "--json")
	require.Equal(t, 4, second.code, "%s%s", second.out, second.err)
	require.Contains(t, second.out, `"code": "conflict.held"`)
	require.Regexp(t, `in use: locked by process \d+`, second.out)
	regen := runProcess(t, dir, nil, "spec", "regen", "-y", id)
	require.Equal(t, 4, regen.code, "%s%s", regen.out, regen.err)
	require.Regexp(t, `in use: locked by process \d+`, regen.err)
	require.Contains(t, strings.Join(strings.Fields(regen.err), " "), "`overtone spec diff`")
	requireSame(t, before, snapshot(t, dir), "the second run")
	for _, reader := range [][]string{{"list"}, {"show", id}, {"status", id}, {"path", id}, {"validate", id}, {"trace", "REQ-001"}, {"diff", id}, {"regen", "--dry-run", id}} {
		ran := runProcess(t, dir, nil, append([]string{"spec"}, reader...)...)
		require.Contains(t, []int{0, 3}, ran.code, "%v: %s", reader, ran.err)
	}

	require.NoError(t, p.Process.Signal(syscall.SIGINT))
	require.Equal(t, 130, p.end(t).code)
	third := runProcess(t, dir, nil, "spec", "new", "-y", "-c", id)
	require.Zero(t, third.code, "%s%s", third.out, third.err)
}

// TestTwoNewPackagesAtOnce gives two runs of one idea a package each.
func TestTwoNewPackagesAtOnce(t *testing.T) {
	t.Parallel()
	dir := projectWith(t, crashInput)
	var runs []*process
	for range 4 {
		p := newProcess(t, dir, nil, "spec", "new", "-y", crashInput)
		require.NoError(t, p.Start())
		runs = append(runs, p)
	}
	for _, p := range runs {
		ran := p.end(t)
		require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	}
	found, err := filepath.Glob(filepath.Join(dir, "specs", "SPEC-*"))
	require.NoError(t, err)
	require.Len(t, found, 4)
	listed := runProcess(t, dir, nil, "spec", "validate", "--all")
	require.Zero(t, listed.code, "%s%s", listed.out, listed.err)
}
