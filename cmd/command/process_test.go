package command

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// process is one run of the program as a process of its own.
type process struct {
	*exec.Cmd
	out, err bytes.Buffer
}

// newProcess prepares a run in a folder, with an empty home beside it and a
// fixed clock; pairs add to the environment or replace.
func newProcess(t *testing.T, dir string, pairs []string, args ...string) *process {
	t.Helper()
	home := dir + ".home"
	require.NoError(t, os.MkdirAll(home, 0o755))
	p := &process{Cmd: exec.Command("overtone", args...)}
	p.Dir, p.Stdout, p.Stderr = dir, &p.out, &p.err
	p.Env = append([]string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "USERPROFILE=" + home, goldenEpoch}, pairs...)
	return p
}

// runProcess runs the program to its end. The code of a killed process is -1.
func runProcess(t *testing.T, dir string, pairs []string, args ...string) execution {
	t.Helper()
	p := newProcess(t, dir, pairs, args...)
	require.NoError(t, p.Start())
	return p.end(t)
}

// end waits for the process.
func (p *process) end(t *testing.T) execution {
	t.Helper()
	err := p.Wait()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	return execution{code: p.ProcessState.ExitCode(), out: p.out.String(), err: p.err.String()}
}

// projectWith makes a folder with one of the sample inputs in it.
func projectWith(t *testing.T, input string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "project")
	require.NoError(t, os.Mkdir(dir, 0o755))
	data, err := os.ReadFile(filepath.Join("..", "..", "testdata", "inputs", input))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, input), data, 0o600))
	return dir
}

// snapshot reads every file of a folder but locks, which name their holder.
func snapshot(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(dir, func(at string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(d.Name(), ".lock") {
			return err
		}
		rel, err := filepath.Rel(dir, at)
		out[filepath.ToSlash(rel)] = readText(t, at)
		return err
	})
	require.NoError(t, err)
	return out
}
