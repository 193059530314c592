package disk

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/problem"
)

// A file system may refuse locks, or grant every one: both are said before
// anything is written.
func TestFileSystemsWithoutLocks(t *testing.T) {
	t.Parallel()
	for _, refusal := range []error{syscall.ENOLCK, syscall.ENOTSUP, syscall.ENOSYS} {
		err := explain(&os.PathError{Op: "flock", Path: "x.lock", Err: refusal}, "lock", "x.lock")
		require.Equal(t, "lock.unsupported", problem.From(err).Code)
		require.Contains(t, problem.From(err).Fix, "local disk")
	}
	path := filepath.Join(t.TempDir(), "x.lock")
	require.NoError(t, os.WriteFile(path, nil, 0o600))
	err := enforced(path) // nobody holds it, which looks as if the lock had been granted to both
	require.Equal(t, "lock.unsupported", problem.From(err).Code)
	held, err := tryLock(path)
	require.NoError(t, err)
	require.NoError(t, enforced(path))
	require.NoError(t, held.Release())
}
