//go:build windows

package process

import (
	"os"
	"os/exec"
	"syscall"
)

// Group is a job object: a program with everything that it starts from the
// moment after its own start on.
type Group struct {
	job     syscall.Handle // 0 when the system gave none
	process *os.Process
}

// Access rights that a process must grant to be put into a job.
const (
	processTerminate = 0x0001
	processSetQuota  = 0x0100
)

// StartGroup starts a program and puts it into a new job. An interrupt typed
// at the console does not reach it; Kill does.
func StartGroup(cmd *exec.Cmd) (*Group, error) {
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	g := &Group{process: cmd.Process}
	kernel := syscall.NewLazyDLL("kernel32.dll")
	job, _, _ := kernel.NewProc("CreateJobObjectW").Call(0, 0)
	if job == 0 {
		return g, nil
	}
	handle, err := syscall.OpenProcess(processTerminate|processSetQuota, false, uint32(cmd.Process.Pid))
	if err != nil {
		_ = syscall.CloseHandle(syscall.Handle(job))
		return g, nil //nolint:nilerr // it has ended already
	}
	defer syscall.CloseHandle(handle) //nolint:errcheck // nothing is lost
	kernel.NewProc("AssignProcessToJobObject").Call(job, uintptr(handle))
	g.job = syscall.Handle(job)
	return g, nil
}

// Kill ends every process of the job.
func (g *Group) Kill() {
	if g.job != 0 {
		syscall.NewLazyDLL("kernel32.dll").NewProc("TerminateJobObject").Call(uintptr(g.job), 1)
	}
	_ = g.process.Kill() // when it could not be put into a job
}

// Release closes the job.
func (g *Group) Release() {
	if g.job != 0 {
		_ = syscall.CloseHandle(g.job)
		g.job = 0
	}
}
