//go:build unix

package process

import (
	"os/exec"
	"syscall"
)

// Group is a process group: a program with everything that it starts, unless
// that leaves the group of its own will.
type Group struct{ id int }

// StartGroup starts a program as the head of a new process group. An interrupt
// typed at the terminal does not reach it; Kill does.
func StartGroup(cmd *exec.Cmd) (*Group, error) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return &Group{id: cmd.Process.Pid}, nil
}

// Kill ends every process of the group. A group without processes is fine.
func (g *Group) Kill() { _ = syscall.Kill(-g.id, syscall.SIGKILL) }

// Release lets go of what the system keeps for the group: nothing.
func (g *Group) Release() {}
