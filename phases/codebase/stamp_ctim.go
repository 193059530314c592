//go:build linux || openbsd || dragonfly || solaris

package codebase

import (
	"io/fs"
	"syscall"
)

// changed is when the file system changed the file last, which nobody can set
// back, and the number of the file.
func changed(info fs.FileInfo) (nanos int64, number uint64) {
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return 0, 0
	}
	return s.Ctim.Nano(), s.Ino
}
