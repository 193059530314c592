package command

import (
	"bytes"
	"io"
	"testing"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

// onTerminal runs the program with a terminal for all its streams and gives
// what a person's screen received.
func onTerminal(t *testing.T, dir string, pairs []string, args ...string) string {
	t.Helper()
	p := newProcess(t, dir, pairs, args...)
	p.Stdout, p.Stderr = nil, nil
	screen, err := pty.StartWithSize(p.Cmd, &pty.Winsize{Rows: 24, Cols: 80})
	require.NoError(t, err)
	defer screen.Close()
	var seen bytes.Buffer
	_, _ = io.Copy(&seen, screen) // ends with an error when the program closes its side
	_ = p.Wait()
	return seen.String()
}

// A terminal gets a live line and colours; NO_COLOR takes the colours and a dumb
// terminal both; nothing that is piped gets either.
func TestDecorationIsForTerminals(t *testing.T) {
	t.Parallel()
	const live, green = "\r\x1b[2K", "\x1b[32m"
	for _, test := range []struct {
		name        string
		env         []string
		args        []string
		live, paint bool
	}{
		{"a terminal", []string{"TERM=xterm-256color"}, nil, true, true},
		{"without colours", []string{"TERM=xterm-256color", "NO_COLOR=1"}, nil, true, false},
		{"with the flag", []string{"TERM=xterm-256color"}, []string{"--no-color"}, true, false},
		{"a dumb one", []string{"TERM=dumb"}, nil, false, false},
		{"quiet", []string{"TERM=xterm-256color"}, []string{"--quiet", "--no-color"}, false, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			dir := projectWith(t, crashInput)
			seen := onTerminal(t, dir, test.env, append([]string{"spec", "new", "-y", crashInput}, test.args...)...)
			require.Contains(t, seen, "Look at first")
			require.Equal(t, test.live, bytes.Contains([]byte(seen), []byte(live)), "%q", seen)
			require.Equal(t, test.paint, bytes.Contains([]byte(seen), []byte(green)), "%q", seen)
		})
	}
	piped := runProcess(t, projectWith(t, crashInput), []string{"TERM=xterm-256color"}, "spec", "new", "-y", crashInput)
	require.NotContains(t, piped.out+piped.err, "\x1b")
}
