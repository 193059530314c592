package command

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestInit_OffersTheWizard: at a terminal a person is asked whether to set the
// rules now. Later ends well and names the command; now begins the rounds.
func TestInit_OffersTheWizard(t *testing.T) {
	t.Parallel()
	dir := profiled(t)
	s := openScreen(t, dir, "init")
	s.answer("j", enter) // later
	require.Equal(t, 0, s.wait(), "%s", s.seen.String())
	require.Contains(t, s.seen.String(), "overtone init-guidelines")
	require.NotContains(t, s.seen.String(), "1/5")
	require.NoFileExists(t, filepath.Join(dir, ".workflow", "guidelines-answers.yaml"))

	s = openScreen(t, dir, "init")
	s.answer(enter) // now
	s.answer("\x03")
	require.Equal(t, 130, s.wait(), "%s", s.seen.String())
	require.Contains(t, s.seen.String(), "1/5")

	require.NotContains(t, onTerminal(t, dir, nil, "init", "-y"), "Set the team's rules now?")
}
