//go:build unix

package process_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/process"
)

func command(args ...string) process.Command {
	return process.Command{Args: args, Limit: time.Minute, Keep: 100, Clock: time.Now}
}

func TestRun(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	for _, one := range []struct {
		script string
		want   process.Outcome
	}{
		{"true", process.Outcome{}},
		{"echo out; echo err >&2; exit 7", process.Outcome{Exit: 7, Out: []byte("out\n"), Err: []byte("err\n")}},
		{"cat; echo $VAR; pwd", process.Outcome{Out: []byte("x\n/\n")}},
		{"kill -9 $$", process.Outcome{Exit: -1}},
	} {
		c := command("sh", "-c", one.script)
		c.Dir, c.Env = "/", []string{"VAR=x", "PATH=" + os.Getenv("PATH")}
		got, err := process.Run(ctx, c)
		require.NoError(t, err)
		require.Positive(t, got.Took)
		got.Took = 0
		require.Equal(t, string(one.want.Out), string(got.Out), one.script)
		require.Equal(t, string(one.want.Err), string(got.Err), one.script)
		require.Equal(t, one.want.Exit, got.Exit, one.script)
	}
	flood, err := process.Run(ctx, command("sh", "-c", "yes | head -c 1000000; echo end"))
	require.NoError(t, err)
	require.True(t, flood.Cut)
	require.Len(t, flood.Out, 100)
	require.True(t, strings.HasSuffix(string(flood.Out), "end\n"), "its end is kept")

	_, err = process.Run(ctx, command("no-such-program-anywhere"))
	require.Equal(t, "input.program_missing", problem.From(err).Code)
	_, err = process.Run(ctx, command(filepath.Join(t.TempDir(), "missing")))
	require.Equal(t, "input.program_missing", problem.From(err).Code)
}

// TestRunInput: a program reads what it is given, and may leave all of it.
func TestRunInput(t *testing.T) {
	t.Parallel()
	input := []byte(strings.Repeat("0123456789\n", 100_000))
	for script, want := range map[string]string{"cat": string(input), "true": "", "head -c 3": "012", "wc -c": "1100000\n"} {
		c := command("sh", "-c", script)
		c.Input, c.Keep = input, 1<<21
		got, err := process.Run(t.Context(), c)
		require.NoError(t, err)
		require.Zero(t, got.Exit, script)
		require.Equal(t, want, strings.TrimLeft(string(got.Out), " "), script)
	}
}

// A program that is ended takes along what it started, and a child that holds
// on to its output is not waited for.
func TestRunEndsTheWholeGroup(t *testing.T) {
	t.Parallel()
	for name, run := range map[string]func(c process.Command) (process.Outcome, error){
		"late": func(c process.Command) (process.Outcome, error) {
			c.Limit = 300 * time.Millisecond
			return process.Run(context.Background(), c)
		},
		"cancelled": func(c process.Command) (process.Outcome, error) {
			ctx, cancel := context.WithCancel(context.Background())
			time.AfterFunc(300*time.Millisecond, cancel)
			return process.Run(ctx, c)
		},
	} {
		note := filepath.Join(t.TempDir(), "pid")
		c := command("sh", "-c", "sleep 600 & echo $! > "+note+"; wait")
		got, err := run(c)
		require.Equal(t, name == "late", got.Late)
		require.Equal(t, name == "cancelled", err != nil)
		text, err := os.ReadFile(note)
		require.NoError(t, err)
		pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
		require.NoError(t, err)
		require.Eventually(t, func() bool { return gone(pid) }, 5*time.Second, 10*time.Millisecond, name)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, err := process.Run(ctx, command("true"))
	require.ErrorIs(t, err, context.Canceled)
}

// gone says whether a process has ended, be it as a zombie.
func gone(pid int) bool {
	if syscall.Kill(pid, 0) != nil {
		return true
	}
	state, err := exec.Command("ps", "-o", "stat=", "-p", strconv.Itoa(pid)).Output()
	return err != nil || strings.HasPrefix(string(state), "Z")
}
