// Package disk is the only door through which overtone changes files. It
// replaces a file in one step, appends to one with a single write, swaps a
// whole set of files, holds locks on side files, and turns names from outside
// into paths only after checking them.
//
// Every step that changes the disk passes one seam, Fault, and gets a running
// number there. Tests use the seam to count the steps of a job, to kill the
// process before or after each of them, and to make one of them fail, which is
// how "kill -9 anywhere leaves the last good state" is shown and not hoped.
//
// The package knows nothing of documents or issues and reads no clock.
package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync/atomic"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Disk changes files. Make one with New and pass it on; it is safe for use by
// several goroutines, though two of them writing the same file need a Lock.
type Disk struct {
	fault Fault
	steps atomic.Int64
	temps atomic.Int64
}

// New makes a Disk whose steps pass fault first; nil means none, as in daily use.
func New(fault Fault) *Disk { return &Disk{fault: fault} }

// ReadFile reads a regular file of at most limit bytes (0: no limit). Pipes,
// devices and folders are refused before they are opened, because opening a
// pipe may wait for ever. Errors: storage.missing (errors.Is fs.ErrNotExist),
// storage.permission, input.not_a_file, input.too_large.
func (d *Disk) ReadFile(path string, limit int64) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, explain(err, "read", path)
	}
	if !info.Mode().IsRegular() {
		return nil, problem.New("input.not_a_file", "this is not a regular file").At(path, 0).Mend("name a file")
	}
	if limit > 0 && info.Size() > limit {
		return nil, tooLarge(path, limit)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, explain(err, "read", path)
	}
	defer file.Close()
	data := make([]byte, 0, info.Size()+1)
	return readUpTo(file, data, path, limit)
}

// readUpTo fills data from file and refuses to pass limit even when the file
// has grown since it was measured.
func readUpTo(file io.Reader, data []byte, path string, limit int64) ([]byte, error) {
	for {
		if len(data) == cap(data) {
			data = append(data, 0)[:len(data)]
		}
		n, err := file.Read(data[len(data):cap(data)])
		data = data[:len(data)+n]
		if limit > 0 && int64(len(data)) > limit {
			return nil, tooLarge(path, limit)
		}
		if errors.Is(err, io.EOF) {
			return data, nil
		}
		if err != nil {
			return nil, explain(err, "read", path)
		}
	}
}

func tooLarge(path string, limit int64) error {
	return problem.New("input.too_large", "the file is larger than %d bytes", limit).
		At(path, 0).Mend("split it into smaller files")
}

// MkdirAll makes a folder and whatever is missing above it; it is not an error
// when all of it is there. One step when something is made, none otherwise.
func (d *Disk) MkdirAll(path string) error {
	info, err := os.Stat(path)
	if err == nil {
		if info.IsDir() {
			return nil
		}
		return problem.New("conflict.not_a_folder", "a file stands where a folder should be").
			At(path, 0).Mend("move the file away or choose another folder")
	}
	made := missingFolders(path)
	return d.step(Mkdir, path, func(*Torn) error {
		if err := os.MkdirAll(path, 0o755); err != nil {
			return err
		}
		for _, folder := range made {
			if err := syncDir(filepath.Dir(folder)); err != nil {
				return err
			}
		}
		return nil
	})
}

// missingFolders lists path and its ancestors that do not exist, deepest first.
func missingFolders(path string) []string {
	var missing []string
	for path = filepath.Clean(path); ; path = filepath.Dir(path) {
		if _, err := os.Lstat(path); err == nil || path == filepath.Dir(path) {
			return missing
		}
		missing = append(missing, path)
	}
}

// CreateDir makes exactly one folder and fails with conflict.exists
// (errors.Is fs.ErrExist) when the name is taken: of several processes that
// want the same folder name exactly one wins.
func (d *Disk) CreateDir(path string) error {
	return d.step(Mkdir, path, func(*Torn) error {
		if err := os.Mkdir(path, 0o755); err != nil {
			return err
		}
		return syncDir(filepath.Dir(path))
	})
}

// Rename moves a file or folder in one step; an existing file at the new name
// is replaced.
func (d *Disk) Rename(from, to string) error {
	return d.step(Rename, to, func(*Torn) error { return renameAndSync(from, to) })
}

func renameAndSync(from, to string) error {
	if err := os.Rename(from, to); err != nil {
		return err
	}
	if filepath.Dir(from) != filepath.Dir(to) {
		if err := syncDir(filepath.Dir(from)); err != nil {
			return err
		}
	}
	return syncDir(filepath.Dir(to))
}

// Remove deletes one file or one empty folder. What is already gone is no
// error, so that a repeated clean-up succeeds.
func (d *Disk) Remove(path string) error {
	return d.step(Remove, path, func(*Torn) error {
		err := os.Remove(path)
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return err
		}
		return syncDir(filepath.Dir(path))
	})
}

// Copy gives the file at to the bytes and the permissions of the file at from,
// replacing it in one step. Limit bounds the size in bytes; 0 means none.
func (d *Disk) Copy(from, to string, limit int64) error {
	data, err := d.ReadFile(from, limit)
	if err != nil {
		return err
	}
	info, err := os.Stat(from)
	if err != nil {
		return explain(err, "read", from)
	}
	return d.Replace(to, data, info.Mode().Perm())
}
