package command

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/specs/problem"
)

// execution is one run of the program inside the test.
type execution struct {
	code     int
	out, err string
}

// start runs args in an empty folder with an empty home.
func start(t *testing.T, args ...string) execution {
	t.Helper()
	return startIn(t, testEnv(t), args...)
}

// startIn runs args in a given environment.
func startIn(t *testing.T, env Env, args ...string) execution {
	t.Helper()
	var out, errs bytes.Buffer
	streams := console.Streams{In: strings.NewReader(""), Out: &out, Err: &errs}
	code := Run(t.Context(), streams, env, args)
	return execution{code: code, out: out.String(), err: errs.String()}
}

// testEnv is an environment without variables; pairs adds some.
func testEnv(t *testing.T, pairs ...string) Env {
	t.Helper()
	return Env{
		Lookup: func(name string) (string, bool) {
			for _, pair := range pairs {
				if key, value, _ := strings.Cut(pair, "="); key == name {
					return value, true
				}
			}
			return "", false
		},
		Home: t.TempDir(), Dir: t.TempDir(), Version: "v1.2.3",
		Now: func() time.Time { return time.Date(2026, 3, 1, 23, 30, 0, 0, time.FixedZone("east", 7200)) },
	}
}

// try runs a root command that a test made up.
func try(t *testing.T, ctx context.Context, env Env, out io.Writer, run func(*App) error, args ...string) (execution, *App) { //nolint:revive // t comes first in tests
	t.Helper()
	var copied, errs bytes.Buffer
	if out == nil {
		out = &copied
	}
	guarded := &output{w: out}
	app := &App{streams: console.Streams{In: strings.NewReader(""), Out: guarded, Err: &errs}, env: env}
	root := &cobra.Command{Use: "overtone", SilenceErrors: true, SilenceUsage: true}
	app.addGlobalFlags(root)
	root.RunE = func(*cobra.Command, []string) error { return run(app) }
	err := func() (err error) {
		defer func() {
			if cause := recover(); cause != nil {
				err = app.defect(cause, []byte("the stack"))
			}
		}()
		return app.execute(ctx, root, args)
	}()
	code := app.finish(ctx, err, guarded)
	return execution{code: code, out: copied.String(), err: errs.String()}, app
}

func TestExitCodes(t *testing.T) {
	t.Parallel()
	tests := []struct {
		code string
		want int
	}{
		{"usage.unknown_flag", 2},
		{"input.empty", 2},
		{"gate.failed", 3},
		{"conflict.exists", 4},
		{"state.closed", 4},
		{"storage.full", 5},
		{"lock.held", 5},
		{"engine.timeout", 1},
		{"internal.panic", 1},
		{"interrupted.signal", 130},
		{"forgotten.class", 1},
	}
	for _, test := range tests {
		t.Run(test.code, func(t *testing.T) {
			t.Parallel()
			ran, _ := try(t, t.Context(), testEnv(t), nil, func(*App) error {
				return fmt.Errorf("around it: %w", problem.New(test.code, "it broke").At("a.md", 3).Mend("do this"))
			})
			require.Equal(t, test.want, ran.code)
			require.Equal(t, "overtone: a.md:3: it broke\n  fix: do this\n", ran.err)
			require.Empty(t, ran.out)
		})
	}
	require.Equal(t, 0, exitCode(nil))
}

func TestAnErrorWithoutACodeIsInternal(t *testing.T) {
	t.Parallel()
	ran, _ := try(t, t.Context(), testEnv(t), nil, func(*App) error { return errors.New("odd") }, "--json")
	require.Equal(t, 1, ran.code)
	var failure Failure
	require.NoError(t, json.Unmarshal([]byte(ran.out), &failure))
	require.Equal(t, Notice{Code: "internal.unexpected", Message: "unexpected failure: odd"}, failure.Error)
}

func TestInterruption(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	ran, _ := try(t, ctx, testEnv(t), nil, func(*App) error {
		cancel()
		return problem.New("storage.write", "something broke because of it")
	}, "--json")
	require.Equal(t, 130, ran.code)
	require.Contains(t, ran.err, "stopped before the end")
	require.Contains(t, ran.out, `"code": "interrupted.signal"`)

	ran, _ = try(t, ctx, testEnv(t), nil, func(*App) error { return nil })
	require.Equal(t, 0, ran.code, "a command that finished all the same has succeeded")
}

func TestPanicBecomesOneLine(t *testing.T) {
	t.Parallel()
	boom := func(*App) error { panic("boom") }
	ran, _ := try(t, t.Context(), testEnv(t), nil, boom, "--json")
	require.Equal(t, 1, ran.code)
	require.Equal(t, "overtone: this is a defect of overtone: boom\n"+
		"  fix: run it again with OVERTONE_DEBUG=1 and report what it prints\n", ran.err)
	require.Contains(t, ran.out, `"code": "internal.panic"`)
	require.NotContains(t, ran.out, "goroutine")

	ran, _ = try(t, t.Context(), testEnv(t, "OVERTONE_DEBUG=1"), nil, boom)
	require.Contains(t, ran.err, "the stack")
	require.Empty(t, ran.out)
}

func TestPanicInTheTreeIsCaught(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	env.Now = func() time.Time { panic("no clock") }
	var out, errs bytes.Buffer
	code := Run(t.Context(), console.Streams{Out: &out, Err: &errs}, env, []string{"version"})
	require.Equal(t, 1, code)
	require.Contains(t, errs.String(), "no clock")
	require.Empty(t, out.String())
}

// brokenWriter fails every write.
type brokenWriter struct{ err error }

func (w brokenWriter) Write([]byte) (int, error) { return 0, w.err }

func TestStdoutThatBreaks(t *testing.T) {
	t.Parallel()
	for _, flag := range []string{"--quiet", "--json"} {
		print := func(app *App) error {
			return app.Answer("x", func(w io.Writer) error { _, err := io.WriteString(w, "x"); return err })
		}
		ran, _ := try(t, t.Context(), testEnv(t), brokenWriter{syscall.EPIPE}, print, flag)
		require.Equal(t, execution{code: 0}, ran, "a reader that left is no failure")

		ran, _ = try(t, t.Context(), testEnv(t), brokenWriter{syscall.ENOSPC}, print, flag)
		require.Equal(t, 5, ran.code)
		require.Contains(t, ran.err, "could not be written to standard output")
	}
}

func TestResultAndGateFailureTogether(t *testing.T) {
	t.Parallel()
	ran, _ := try(t, t.Context(), testEnv(t), nil, func(app *App) error {
		app.Warn(problem.New("input.alias", "old word").At("x.jsonl", 2))
		if err := app.Answer([]string{"finding"}, func(io.Writer) error { return nil }); err != nil {
			return err
		}
		return problem.New("gate.failed", "score 61 of 80")
	}, "--json")
	require.Equal(t, 3, ran.code)
	var result Result[[]string]
	require.NoError(t, json.Unmarshal([]byte(ran.out), &result))
	require.Equal(t, Result[[]string]{
		SchemaVersion: 1, Data: []string{"finding"},
		Warnings: []Notice{{Code: "input.alias", Message: "old word", File: "x.jsonl", Line: 2}},
	}, result)
	require.Equal(t, "overtone: warning: x.jsonl:2: old word\novertone: score 61 of 80\n", ran.err)
}

func TestErrorsCannotDriveTheTerminal(t *testing.T) {
	t.Parallel()
	ran, _ := try(t, t.Context(), testEnv(t), nil, func(*App) error {
		return problem.New("input.bad_name", "evil\x1b]0;title\a\nname").Mend("rename\x1b[2J it")
	})
	require.NotContains(t, ran.err, "\x1b")
	require.Equal(t, 2, strings.Count(ran.err, "\n"))
}

func TestColours(t *testing.T) {
	t.Parallel()
	coloured := console.Streams{OutColour: true, ErrColour: true}
	app := &App{streams: coloured}
	require.True(t, app.Streams().OutColour)
	app.flags.noColor = true
	require.False(t, app.Streams().OutColour)
}

func TestClock(t *testing.T) {
	t.Parallel()
	now, err := testEnv(t).clock()
	require.NoError(t, err)
	require.Equal(t, "2026-03-01T23:30:00+02:00", now.Format(time.RFC3339), "the zone of the user stays")

	now, err = testEnv(t, "SOURCE_DATE_EPOCH=1700000000").clock()
	require.NoError(t, err)
	require.Equal(t, "2023-11-14T22:13:20Z", now.Format(time.RFC3339))

	for _, bad := range []string{"-1", "1.5", "soon", "999999999999999"} {
		_, err = testEnv(t, "SOURCE_DATE_EPOCH="+bad).clock()
		require.Equal(t, "usage.bad_clock", problem.From(err).Code, bad)
	}
}

func TestNoWorkingFolder(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	env.Dir, env.Home = "", ""
	var out, errs bytes.Buffer
	streams := console.Streams{Out: &out, Err: &errs}
	require.Equal(t, 2, Run(t.Context(), streams, env, []string{"config"}))
	require.Contains(t, errs.String(), "the working folder does not exist any more")
	require.Equal(t, 0, Run(t.Context(), streams, env, []string{"version"}), "not every command needs one")
	require.Equal(t, 0, Run(t.Context(), streams, env, []string{"config", "--dir", t.TempDir()}))
}

func TestPaths(t *testing.T) {
	t.Parallel()
	env := testEnv(t)
	app := &App{env: env}
	path, err := app.Path("in/prd.md")
	require.NoError(t, err)
	require.Equal(t, env.Dir+"/in/prd.md", path)
	require.Equal(t, "in/prd.md", app.Shown(path))
	require.Equal(t, "/etc/hosts", app.Shown("/etc/hosts"))

	app.flags.dir = t.TempDir()
	path, err = app.Path("prd.md")
	require.NoError(t, err)
	require.Equal(t, app.flags.dir+"/prd.md", path, "names are read from --dir, as with git -C")
}

func TestEveryCommandExplainsItself(t *testing.T) {
	t.Parallel()
	var walk func(cmd *cobra.Command)
	walk = func(cmd *cobra.Command) {
		require.NotEmpty(t, cmd.Short, cmd.CommandPath())
		require.NotContains(t, cmd.Short, "\n", cmd.CommandPath())
		require.False(t, strings.HasSuffix(cmd.Short, "."), "%s: a purpose has no final stop", cmd.CommandPath())
		require.NotEmpty(t, cmd.Example, cmd.CommandPath())
		require.NotNil(t, cmd.Args, cmd.CommandPath())
		ran := start(t, append(strings.Fields(cmd.CommandPath())[1:], "--help")...)
		require.Equal(t, 0, ran.code, cmd.CommandPath())
		require.Empty(t, ran.err, cmd.CommandPath())
		require.Contains(t, ran.out, "Usage\n  "+cmd.CommandPath())
		if strings.HasPrefix(cmd.CommandPath(), "overtone spec") {
			for line := range strings.SplitSeq(ran.out, "\n") {
				require.LessOrEqual(t, console.Width(line), 80, "%s: %s", cmd.CommandPath(), line)
			}
		}
		for _, next := range cmd.Commands() {
			walk(next)
		}
	}
	walk(newRootCommand(&App{}))
}
