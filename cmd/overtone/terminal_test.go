package main_test

import (
	"bytes"
	"io"
	"os/exec"
	"testing"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

// onTerminal runs cmd with all three streams on a pseudo terminal that answers
// no question, and gives everything the program wrote there.
func onTerminal(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	master, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 30, Cols: 100})
	require.NoError(t, err)
	defer master.Close()
	var shown bytes.Buffer
	_, _ = io.Copy(&shown, master) // ends with an error when the program closes its side
	require.NoError(t, cmd.Wait())
	return shown.String()
}
