//go:build unix

package program_test

import "syscall"

// ownSession takes a child out of the process group of its parent.
func ownSession() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }
