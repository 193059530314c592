package disk

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Holder says who holds a lock. It is for messages only: the lock itself is
// the kernel's and dies with its process. Zero fields are unknown.
type Holder struct {
	PID   int       // process number
	Host  string    // machine name
	Since time.Time // when the lock was taken, by the clock of the file system
}

// String is the holder as a message names it.
func (h Holder) String() string {
	if h.PID == 0 {
		return "another process"
	}
	return fmt.Sprintf("process %d on %s since %s", h.PID, h.Host, h.Since.UTC().Format(time.RFC3339))
}

// Held is a lock that this process holds until Release.
type Held struct{ lock *flock.Flock }

// Release gives the lock back. The lock file stays: removing it would let two
// processes hold two files of one name.
func (h *Held) Release() error { return h.lock.Close() }

// Lock takes the exclusive lock on a side file whose name ends in ".lock",
// never on a file that is replaced, and waits up to timeout for it (0: one
// try). Those who wait get it one after the other: whoever releases it and
// wants it again stands behind them. The folder and the file are made when they
// are missing. Two Lock calls of one process exclude each other like those of
// two. Errors: lock.held with the holder, lock.unsupported, storage.permission,
// storage.read_only; a cancelled ctx gives its own error.
func (d *Disk) Lock(ctx context.Context, path string, timeout time.Duration) (*Held, error) {
	if filepath.Ext(path) != ".lock" {
		return nil, problem.New("internal.lock_name", "a lock is a side file whose name ends in .lock").At(path, 0)
	}
	if err := d.MkdirAll(filepath.Dir(path)); err != nil {
		return nil, err
	}
	if timeout <= 0 || !hasTurnstile(path) {
		held, err := tryLock(path)
		if held == nil && err == nil && timeout <= 0 {
			err = heldBy(path)
		}
		if held != nil || err != nil {
			return held, err
		}
	}
	return queue(ctx, path, timeout)
}

func heldBy(path string) error {
	return problem.New("lock.held", "locked by %s", readHolder(path)).At(path, 0).
		Mend("wait until it has finished and run the same command again")
}

// tryLock takes the lock now and notes who has it, or answers nil when somebody
// else has it.
func tryLock(path string) (*Held, error) {
	held, err := tryFile(path)
	if held == nil {
		return nil, err
	}
	if err := enforced(path); err != nil {
		_ = held.Release()
		return nil, err
	}
	writeHolder(path)
	return held, nil
}

// enforced says whether a lock that this process holds keeps others out. Some
// network and user-space file systems grant every lock; there nothing may be
// written, because it would be lost one day. Error: lock.unsupported.
func enforced(path string) error {
	second := flock.New(path, flock.SetFlag(os.O_RDONLY))
	got, err := second.TryRLock()
	_ = second.Close() // nothing was written
	switch {
	case err != nil:
		return explain(err, "lock", path)
	case got:
		return problem.New("lock.unsupported", "%s", noLocks).At(path, 0).Mend(mendNoLocks)
	}
	return nil
}

// tryFile takes the kernel's lock on a file, or answers nil.
func tryFile(path string) (*Held, error) {
	lock := flock.New(path, flock.SetPermissions(0o644))
	got, err := lock.TryLock()
	if err != nil {
		_ = lock.Close()
		return nil, explain(err, "lock", path)
	}
	if !got {
		return nil, lock.Close()
	}
	if !stillThere(lock, path) {
		return nil, lock.Close() // the file was removed under us; the next try makes a new one
	}
	return &Held{lock: lock}, nil
}

// stillThere says whether the locked file is the one that has the name now.
func stillThere(lock *flock.Flock, path string) bool {
	mine, err := lock.Stat()
	if err != nil {
		return false
	}
	named, err := os.Stat(path)
	return err == nil && os.SameFile(mine, named)
}

// holderNote is what stands in a lock file.
type holderNote struct {
	PID  int    `json:"pid"`
	Host string `json:"host"`
}

// writeHolder leaves the note for the message. It is no step of the seam and
// its failure is no failure: nobody ever relies on the note.
func writeHolder(path string) {
	host, _ := os.Hostname()
	note, err := json.Marshal(holderNote{PID: os.Getpid(), Host: host})
	if err == nil {
		_ = os.WriteFile(path, append(note, '\n'), 0o644)
	}
}

func readHolder(path string) Holder {
	info, err := os.Stat(path)
	if err != nil || info.Size() > 4096 {
		return Holder{}
	}
	data, err := os.ReadFile(path)
	var note holderNote
	if err != nil || json.Unmarshal(data, &note) != nil {
		return Holder{}
	}
	return Holder{PID: note.PID, Host: note.Host, Since: info.ModTime()}
}

// IsHeld says whether a living process holds the lock at path, and who. It
// makes no file: a lock that was never taken is not held.
func (d *Disk) IsHeld(path string) (Holder, bool, error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return Holder{}, false, nil
	}
	lock := flock.New(path, flock.SetFlag(os.O_RDONLY))
	got, err := lock.TryRLock()
	if err != nil {
		_ = lock.Close()
		return Holder{}, false, explain(err, "lock", path)
	}
	if err := lock.Close(); err != nil {
		return Holder{}, false, explain(err, "lock", path)
	}
	if got {
		return Holder{}, false, nil
	}
	return readHolder(path), true, nil
}
