package command

import (
	"context"
	"errors"

	"github.com/overtone-cli/overtone/specs/problem"
)

// The exit codes of overtone. This file is the only place that decides them.
const (
	exitOK          = 0   // the command did what it was asked
	exitFailed      = 1   // it failed for a reason not named below, or was asked whether something would change
	exitUsage       = 2   // a flag, argument or given file cannot be used
	exitGate        = 3   // the work was done and judged not good enough
	exitConflict    = 4   // something is in the way, or the step is not legal now
	exitStorage     = 5   // reading or writing failed, or somebody holds the lock
	exitInterrupted = 130 // stopped by a signal: 128 + SIGINT, as shells expect
)

// interrupted is the code of the problem that a stopped run reports.
const interrupted = "interrupted.signal"

// exitCode is the exit code of a problem, by the class of its code. An unknown
// class counts as a failure, so that a forgotten line here cannot look like
// success.
func exitCode(p *problem.Problem) int {
	if p == nil {
		return exitOK
	}
	switch p.Class() {
	case problem.Usage, problem.Input:
		return exitUsage
	case problem.Gate:
		return exitGate
	case problem.Conflict, problem.State:
		return exitConflict
	case problem.Storage, problem.Lock:
		return exitStorage
	case "interrupted":
		return exitInterrupted
	default: // problem.Engine, problem.Internal
		return exitFailed
	}
}

// asProblem gives every error a code. An error that came because the run was
// stopped becomes the interruption itself, whatever broke on the way down.
func asProblem(ctx context.Context, err error) *problem.Problem {
	p := problem.From(err)
	switch {
	case p == nil:
		return nil
	case p.Code == interrupted: // it knows how to go on
		return p
	case errors.Is(ctx.Err(), context.Canceled):
		return problem.New(interrupted, "stopped before the end").
			Mend("run the same command again; what was finished is kept")
	default:
		return p
	}
}
