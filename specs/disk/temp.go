package disk

import (
	"errors"
	"os"
	"runtime"
	"strconv"
	"strings"
	"syscall"
)

// TempOf says whether a file name is one that Replace or Stage give to a file
// while it is written, and which process gave it.
func TempOf(name string) (pid int, ours bool) {
	stem, ours := strings.CutSuffix(name, tempSuffix)
	if !ours || !strings.HasPrefix(name, ".") {
		return 0, false
	}
	marks := stem[strings.LastIndexByte(stem, '.')+1:] // PID-N
	number, _, dashed := strings.Cut(marks, "-")
	pid, err := strconv.Atoi(number)
	return pid, dashed && err == nil && pid > 0
}

// Alive says whether a process of this machine is running. When it cannot be
// told, it is.
func Alive(pid int) bool {
	process, err := os.FindProcess(pid)
	if err != nil {
		return false
	}
	defer func() { _ = process.Release() }()
	if runtime.GOOS == "windows" {
		return true // it was found
	}
	err = process.Signal(syscall.Signal(0))
	return err == nil || !errors.Is(err, os.ErrProcessDone) && !errors.Is(err, syscall.ESRCH)
}
