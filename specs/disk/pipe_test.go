//go:build unix

package disk_test

import (
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

func TestReadFileDoesNotWaitForAPipe(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "pipe")
	require.NoError(t, syscall.Mkfifo(path, 0o644))
	_, err := disk.New(nil).ReadFile(path, 0)
	require.Equal(t, "input.not_a_file", problem.From(err).Code)
}
