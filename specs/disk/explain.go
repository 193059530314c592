package disk

import (
	"errors"
	"io/fs"
	"os"
	"syscall"

	"github.com/overtone-cli/overtone/specs/problem"
)

// cause is one row of the table from system errors to problems.
type cause struct {
	is      []error
	code    string
	message string
	mend    string
}

// causes is asked from top to bottom; the first row that fits explains.
func causes() []cause {
	return []cause{
		{[]error{syscall.ENOSPC, syscall.EDQUOT}, "storage.disk_full", "the disk is full", "free some space and run the same command again; what was saved before is intact"},
		{[]error{syscall.EROFS}, "storage.read_only", "the file system is read-only", "choose a folder that can be written with --dir"},
		{[]error{fs.ErrPermission}, "storage.permission", "permission denied", "give yourself write permission there or choose another folder with --dir"},
		{[]error{fs.ErrNotExist}, "storage.missing", "there is no such file or folder", "check the name"},
		{[]error{syscall.ENOTDIR}, "conflict.not_a_folder", "a file stands where a folder should be", "move the file away or choose another folder"},
		{[]error{syscall.EISDIR}, "conflict.is_a_folder", "a folder stands where a file should be", "move the folder away or choose another name"},
		{[]error{syscall.ENOTEMPTY}, "conflict.not_empty", "the folder is not empty", "move its files away first"},
		{[]error{fs.ErrExist}, "conflict.exists", "the name is taken", "choose another name"},
		{[]error{syscall.ENAMETOOLONG}, "input.name_too_long", "the name is too long for this file system", "choose a shorter name"},
		{[]error{syscall.EMFILE, syscall.ENFILE}, "storage.too_many_files", "too many files are open", "raise the limit (ulimit -n) or run fewer commands at a time"},
	}
}

// What is said of a file system on which two processes cannot keep out of each
// other's way.
const (
	noLocks     = "the file system has no locks, so two processes could destroy each other's work"
	mendNoLocks = "keep the project on a local disk, or have the share mounted with locks"
)

// explain makes a problem of a system error; a problem passes unchanged, nil
// stays nil.
func explain(err error, doing, path string) error {
	if err == nil {
		return nil
	}
	var done *problem.Problem
	if errors.As(err, &done) {
		return err
	}
	rows := causes()
	if doing == "lock" {
		refused := []error{syscall.ENOLCK, syscall.ENOTSUP, syscall.EOPNOTSUPP, syscall.ENOSYS}
		rows = append([]cause{{refused, "lock.unsupported", noLocks, mendNoLocks}}, rows...)
	}
	for _, row := range rows {
		for _, target := range row.is {
			if errors.Is(err, target) {
				return problem.Wrap(bare(err), row.code, "%s (%s)", row.message, doing).At(path, 0).Mend("%s", row.mend)
			}
		}
	}
	return problem.Wrap(bare(err), "storage.failed", "cannot %s", doing).At(path, 0).
		Mend("check the disk and run the same command again; what was saved before is intact")
}

// bare takes the path out of a system error, because the problem names it.
func bare(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	var link *os.LinkError
	if errors.As(err, &link) {
		return link.Err
	}
	return err
}
