//go:build unix

package main

import (
	"os"
	"runtime"
	"syscall"
)

// peak is the largest resident memory of a process that has ended, in bytes. A
// child begins with what its parent had, so the parent must stay small: this
// program lets other processes make what is big.
func peak(state *os.ProcessState) int64 {
	usage, ok := state.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	if runtime.GOOS == "darwin" || runtime.GOOS == "ios" {
		return int64(usage.Maxrss) //nolint:unconvert // 32 bits wide on some systems
	}
	return int64(usage.Maxrss) << 10 //nolint:unconvert // 32 bits wide on some systems
}
