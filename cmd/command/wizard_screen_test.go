package command

import (
	"io"
	"strings"
	"testing"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

// screen is the program on a terminal with somebody at its keys.
type screen struct {
	t    *testing.T
	p    *process
	keys io.WriteCloser
	seen *watched
	read int // of seen, up to the end of the form that was answered last
	gone chan struct{}
}

// openScreen starts the program on a terminal of 80 columns and 24 rows.
func openScreen(t *testing.T, dir string, args ...string) *screen {
	t.Helper()
	p := newProcess(t, dir, []string{"TERM=xterm-256color"}, args...)
	p.Stdout, p.Stderr = nil, nil
	terminal, err := pty.StartWithSize(p.Cmd, &pty.Winsize{Rows: 24, Cols: 80})
	require.NoError(t, err)
	s := &screen{t: t, p: p, keys: terminal, seen: &watched{}, gone: make(chan struct{})}
	go func() {
		defer close(s.gone)
		_, _ = io.Copy(s.seen, terminal) // ends with an error when the program closes its side
	}()
	t.Cleanup(func() {
		_ = p.Process.Kill()
		_ = terminal.Close()
	})
	return s
}

// foot stands below every form.
const foot = "ctrl+c"

// answer waits for the next form and presses keys.
func (s *screen) answer(keys ...string) {
	s.t.Helper()
	var rest string
	require.True(s.t, within(func() bool {
		rest = s.seen.String()[s.read:]
		return strings.Contains(rest, foot)
	}), "no form in: %q", rest)
	for _, key := range keys {
		_, err := io.WriteString(s.keys, key)
		require.NoError(s.t, err)
	}
	// The form is left when the sequences that it set up are taken back.
	require.True(s.t, within(func() bool {
		i := strings.Index(s.seen.String()[s.read:], "\x1b[?2004l")
		if i >= 0 {
			s.read += i + 1
		}
		return i >= 0
	}), "the form stays: %q", rest)
}

// wait takes what is offered by the forms that are left, such as the one about
// the issues at the end, and gives the exit code.
func (s *screen) wait() int {
	s.t.Helper()
	for {
		over := false
		require.True(s.t, within(func() bool {
			select {
			case <-s.gone:
				over = true
			default:
			}
			return over || strings.Contains(s.seen.String()[s.read:], foot)
		}), "it neither asks nor ends: %q", s.seen.String()[s.read:])
		if over {
			break
		}
		s.answer(enter)
	}
	_ = s.p.Wait()
	return s.p.ProcessState.ExitCode()
}

// TestFormsAreLeftByKeys presses Ctrl-C before anything was confirmed, which
// leaves nothing, and after it, which keeps what was answered.
func TestFormsAreLeftByKeys(t *testing.T) {
	t.Parallel()
	const stop = "\x03"
	dir := projectWith(t, crashInput)
	s := openScreen(t, dir, "spec", "new")
	text := strings.Repeat("Neighbours lend each other tools, and nobody knows who has what.\n", 500)
	s.answer(enter)                               // an idea, and no file
	s.answer("\x1b[200~"+text+"\x1b[201~", enter) // pasted, and too long for the field
	s.answer(stop)
	require.Equal(t, 130, s.wait())
	require.Contains(t, s.seen.String(), "nobody knows who has what")
	require.Contains(t, s.seen.String(), "nothing was written")
	require.Equal(t, []string{crashInput}, names(snapshot(t, dir)))

	s = openScreen(t, dir, "spec", "new", "@"+crashInput)
	s.answer(enter)
	s.answer(down + enter)
	s.answer(stop)
	require.Equal(t, 130, s.wait())
	require.Contains(t, s.seen.String(), "overtone spec continue")
	answers := readText(t, packageIn(t, dir)+"/answers.yaml")
	require.Contains(t, answers, "value: comprehensive")
	require.NotContains(t, answers, "discovery.type")
}
