//go:build unix

package program

import (
	"os/exec"
	"syscall"
)

// group is a process group: a program with everything that it starts, unless
// that leaves the group of its own will.
type group struct{ id int }

// startGroup starts a program as the head of a new process group. An interrupt
// typed at the terminal does not reach it; kill does.
func startGroup(cmd *exec.Cmd) (*group, error) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return &group{id: cmd.Process.Pid}, nil
}

// kill ends every process of the group. A group without processes is fine.
func (g *group) kill() { _ = syscall.Kill(-g.id, syscall.SIGKILL) }

// release lets go of what the system keeps for the group: nothing.
func (g *group) release() {}
