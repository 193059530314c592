//go:build !linux

package command

// roomForNew is how far the heap of a run that writes a package may grow: with what else such
// a run needs it stays below 64 MiB.
const roomForNew heapSize = 16 << 20

// programPages are known on Linux only.
type programPages struct{}

func findProgramPages() programPages { return programPages{} }

func (programPages) giveBack() {}
