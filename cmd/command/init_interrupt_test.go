package command

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs"
)

// slowGit is a git that says it was started by making a file, and never ends.
const slowGit = "#!/bin/sh\n: > '%s'\nexec sleep 60\n"

// TestInit_Interrupted sends SIGINT while the files of the project are listed:
// no file is left, and a profile that was there stays as it was.
func TestInit_Interrupted(t *testing.T) {
	t.Parallel()
	dir, before := madeBefore(t)
	for i := range 200 {
		require.NoError(t, os.WriteFile(filepath.Join(dir, fmt.Sprintf("f%d.go", i)), []byte("package pay\n"), 0o600))
	}
	require.NoError(t, os.Mkdir(filepath.Join(dir, ".git"), 0o755))
	bin, started := t.TempDir(), filepath.Join(t.TempDir(), "started")
	require.NoError(t, os.WriteFile(filepath.Join(bin, "git"), fmt.Appendf(nil, slowGit, started), 0o700)) //nolint:gosec // it is run
	files := snapshot(t, dir)

	p := newProcess(t, dir, []string{"PATH=" + bin + string(os.PathListSeparator) + os.Getenv("PATH")}, "init", "--regenerate", "--json")
	require.NoError(t, p.Start())
	require.True(t, within(func() bool { _, err := os.Stat(started); return err == nil }))
	require.NoError(t, p.Process.Signal(syscall.SIGINT))
	ran := p.end(t)
	require.Equal(t, 130, ran.code, "%s%s", ran.out, ran.err)
	require.Contains(t, ran.out, `"code": "interrupted.`)
	requireSame(t, files, snapshot(t, dir), "interrupted")
	requireProfiles(t, dir, before)
}

// heldWhileReading is the program, but for its progress: as soon as that says
// how many files were read, it makes the file HELD and holds up who said it,
// and so all that read, until an interrupt has arrived.
func heldWhileReading() {
	ctx, stop := untilInterrupted()
	defer stop()
	streams := console.Open(os.Stdin, os.Stdout, os.Stderr, os.LookupEnv)
	streams.Err, streams.ErrRedraw = holding{ctx}, true
	os.Exit(Run(ctx, streams, system(scriptVersion), os.Args[1:]))
}

// holding is a place for progress that does not come back before its time.
type holding struct{ ctx context.Context }

func (h holding) Write(text []byte) (int, error) {
	if bytes.Contains(text, []byte("reading the project: ")) {
		if err := os.WriteFile(os.Getenv("HELD"), text, 0o600); err != nil {
			return 0, err
		}
		<-h.ctx.Done()
	}
	return os.Stderr.Write(text)
}

// TestInit_InterruptedWhileReading sends SIGINT when some files of the project
// are read and others are not: nothing is left, neither in the project nor in
// the home, a profile that was there stays as it was, and the next run makes what a
// run makes that nobody disturbed.
func TestInit_InterruptedWhileReading(t *testing.T) {
	t.Parallel()
	undisturbed := manyFiles(t)
	ran := runProcess(t, undisturbed, nil, "init", "-y")
	require.Zero(t, ran.code, ran.err)

	dir := manyFiles(t)
	interruptWhileReading(t, dir, "init", "-y", "--json")
	require.Empty(t, snapshot(t, dir+".home"))
	require.NoDirExists(t, filepath.Join(dir, ".workflow"))
	ran = runProcess(t, dir, nil, "init", "-y")
	require.Zero(t, ran.code, ran.err)
	require.Equal(t, initFiles(t, undisturbed), initFiles(t, dir))

	require.NoError(t, os.WriteFile(filepath.Join(dir, "new.go"), []byte("package pay\n"), 0o600))
	interruptWhileReading(t, dir, "init", "--regenerate", "--json")
	require.NoFileExists(t, filepath.Join(dir, filepath.FromSlash(specs.TechBackup)))
	ran = runProcess(t, dir, nil, "init", "--regenerate")
	require.Zero(t, ran.code, ran.err)
	require.Contains(t, readText(t, filepath.Join(dir, filepath.FromSlash(specs.TechFile))), `"file_count": 1101`)
}

// manyFiles is a project of more files than are read between two lines of
// progress by both who read.
func manyFiles(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "pay")
	require.NoError(t, os.Mkdir(dir, 0o755))
	for i := range 1100 {
		require.NoError(t, os.WriteFile(filepath.Join(dir, fmt.Sprintf("f%d.go", i)), []byte("package pay\n"), 0o600))
	}
	return dir
}

// interruptWhileReading runs the program until it reads files, interrupts it
// and wants everything as it was.
func interruptWhileReading(t *testing.T, dir string, args ...string) {
	t.Helper()
	held := filepath.Join(t.TempDir(), "held")
	p := newProcess(t, dir, []string{"HELD=" + held, "GOMAXPROCS=2"}, args...)
	program, err := exec.LookPath("overtone-held")
	require.NoError(t, err)
	p.Path, p.Args[0] = program, program
	before := snapshot(t, dir)

	require.NoError(t, p.Start())
	require.True(t, within(func() bool { _, err := os.Stat(held); return err == nil }))
	require.NoError(t, p.Process.Signal(syscall.SIGINT))
	ran := p.end(t)
	require.Equal(t, 130, ran.code, "%s%s", ran.out, ran.err)
	require.Contains(t, ran.out, `"code": "interrupted.`)
	requireSame(t, before, snapshot(t, dir), "interrupted")
}
