package command

import (
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTwoWizardsOnOnePackage: the second is told who works on it, and can look
// at it or leave; it changes nothing.
func TestTwoWizardsOnOnePackage(t *testing.T) {
	t.Parallel()
	dir := projectWith(t, crashInput)
	first := runProcess(t, dir, nil, "spec", "new", "-y", crashInput)
	require.Zero(t, first.code, "%s%s", first.out, first.err)
	id := filepath.Base(packageIn(t, dir))
	holder := stuck(t, dir, "requirements", "-c", id, "--depth", "light")
	before := snapshot(t, dir)
	who := "locked by process " + strconv.Itoa(holder.Process.Pid) + " on "

	for answer, code := range map[string]int{"": 0, "leave": 4, ":quit": 4} {
		p := newProcess(t, dir, nil, "spec", "continue", "--plain", id)
		p.Stdin = strings.NewReader(answer + "\n")
		require.NoError(t, p.Start())
		ran := p.end(t)
		require.Equal(t, code, ran.code, "%q: %s%s", answer, ran.out, ran.err)
		require.Contains(t, strings.Join(strings.Fields(ran.err), " "), who)
		require.Contains(t, ran.err, " since ")
		require.Equal(t, code == 0, strings.Contains(ran.out, "Requirements"), ran.out)
	}
	s := openScreen(t, dir, "spec", "continue", id)
	s.answer(down + enter)
	require.Equal(t, 4, s.wait())
	require.Contains(t, s.seen.String(), "look at it")
	s = openScreen(t, dir, "spec", "continue", id)
	s.answer(enter)
	require.Zero(t, s.wait())
	require.Contains(t, s.seen.String(), "REQ-001")

	nobody := runProcess(t, dir, nil, "spec", "continue", id)
	require.Equal(t, 4, nobody.code)
	require.Contains(t, nobody.err, "overtone spec show")
	requireSame(t, before, snapshot(t, dir), "the second wizard")
	require.NoError(t, holder.Process.Signal(syscall.SIGINT))
	require.Equal(t, 130, holder.end(t).code)
}
