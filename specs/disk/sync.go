package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"syscall"
)

// flushers is how many files are flushed at a time: enough for the disk to
// take several into one write of its own log.
const flushers = 8

// syncFiles makes the contents of files last.
func syncFiles(paths []string) error { return inParallel(paths, syncFile) }

// syncFolders makes the names of files last: each of their folders once. A
// folder that has gone has no names to lose.
func syncFolders(files []string) error {
	folders := make([]string, len(files))
	for i, file := range files {
		folders[i] = filepath.Dir(file)
	}
	slices.Sort(folders)
	return inParallel(slices.Compact(folders), func(folder string) error {
		if err := syncDir(folder); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	})
}

// inParallel does work for every path, a few at a time, and joins the errors
// in the order of the paths.
func inParallel(paths []string, work func(string) error) error {
	failed := make([]error, len(paths))
	var group sync.WaitGroup
	for first := range min(flushers, len(paths)) {
		group.Go(func() {
			for i := first; i < len(paths); i += flushers {
				failed[i] = work(paths[i])
			}
		})
	}
	group.Wait()
	return errors.Join(failed...)
}

// syncFile flushes a file that this process has closed. Everywhere but on
// Windows a file opened for reading will do, so that it may be read-only.
func syncFile(path string) error {
	mode := os.O_RDONLY
	if runtime.GOOS == "windows" {
		mode = os.O_WRONLY
	}
	file, err := os.OpenFile(path, mode, 0)
	if err != nil {
		return err
	}
	return errors.Join(file.Sync(), file.Close())
}

// syncDir makes names in a folder last. Windows has no such call, and some
// file systems refuse it; there the rename itself is all one can have.
func syncDir(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	dir, err := os.Open(path)
	if err != nil {
		return err
	}
	err = dir.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.ENOTSUP) {
		err = nil
	}
	return errors.Join(err, dir.Close())
}
