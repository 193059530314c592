package command

import (
	"bytes"
	"io"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases"
	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestActivityNamesWhoIsStillAnswering: nothing for a short while, then phase,
// time and the engines that have not answered; nothing while somebody is asked.
func TestActivityNamesWhoIsStillAnswering(t *testing.T) {
	t.Parallel()
	var screen bytes.Buffer
	now := time.Unix(0, 0)
	a := &activity{progress: console.NewProgress(console.Streams{Err: &screen, ErrTerminal: true, ErrRedraw: true, Width: 80}, false), clock: func() time.Time { return now }}
	drawn := func() string {
		screen.Reset()
		a.draw()
		return strings.TrimPrefix(screen.String(), "\r\x1b[2K")
	}
	call := func(role string, done bool) {
		a.call(analysis.Call{Task: analysis.TaskPerspective, Role: role, Engine: "cmd:slow", Done: done})
	}
	require.Empty(t, drawn(), "no phase yet")
	a.phase(phases.Event{Phase: "2", Name: "product-brief"})
	now = now.Add(200 * time.Millisecond)
	require.Empty(t, drawn(), "it does not take long")
	for _, role := range []string{analysis.User, analysis.Product, analysis.Technical} {
		call(role, false)
	}
	now = now.Add(200 * time.Millisecond)
	require.Equal(t, "⠼ 2    product-brief 0.4 s · cmd:slow: product, technical, user", drawn())
	call(analysis.Product, true)
	a.call(analysis.Call{Task: analysis.TaskPerspective, Role: analysis.Product, Engine: "embedded"})
	now = now.Add(1100 * time.Millisecond)
	require.Equal(t, "⠴ 2    product-brief 1.5 s · cmd:slow: technical, user · embedded: product", drawn())
	a.pause(true)
	require.Empty(t, drawn(), "somebody is asked")
	a.pause(false)
	require.NotEmpty(t, drawn())
	a.phase(phases.Event{Phase: "2", Name: "product-brief", Done: true, Gate: "ok", Note: "3 goals", Engine: "cmd:slow → embedded"})
	require.Contains(t, screen.String(), "3 goals, cmd:slow → embedded")
	a.pause(false)
	require.Empty(t, drawn(), "it is done")
}

// TestTheTerminalShowsWhoIsWaitedFor runs an engine that never tells its points
// of view.
func TestTheTerminalShowsWhoIsWaitedFor(t *testing.T) {
	t.Parallel()
	dir := projectWith(t, crashInput)
	p := newProcess(t, dir, []string{"TERM=xterm-256color", "NO_COLOR=1"},
		"spec", "new", "-y", "--engine", "cmd:sluggish perspective '"+filepath.Join(t.TempDir(), "thinking")+"'", crashInput)
	p.Stdout, p.Stderr = nil, nil
	terminal, err := pty.StartWithSize(p.Cmd, &pty.Winsize{Rows: 24, Cols: 100})
	require.NoError(t, err)
	defer terminal.Close()
	seen := &watched{}
	go func() { _, _ = io.Copy(seen, terminal) }()
	require.True(t, within(func() bool {
		return strings.Contains(seen.String(), "cmd:sluggish: product, technical, user")
	}), "%q", seen)
	require.Regexp(t, `2    product-brief \d+\.\d s · cmd:sluggish`, seen.String())
	require.NoError(t, p.Process.Signal(syscall.SIGINT))
	_ = p.Wait()
}
