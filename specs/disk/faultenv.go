package disk

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"

	"github.com/overtone-cli/overtone/specs/problem"
)

// FaultFromEnv makes a Fault from the variable OVERTONE_FAULT, read through
// lookup, or nil when it is not set. It is a seam for the tests that kill the
// real program and is of no use in daily work. N counts steps from 1:
//
//	kill-before:N   kill the process before step N
//	kill-after:N    kill it after step N
//	tear:N          write half the bytes of step N, then kill it
//	nospace:N       the disk is full from step N on; step N gets half its bytes in
//	denied:N        step N fails for lack of permission
//	count:FILE      add one line "N op path" to FILE for every step done
//
// Any other value is the problem usage.bad_fault.
func FaultFromEnv(lookup func(string) (string, bool)) (Fault, error) {
	value, set := lookup("OVERTONE_FAULT")
	if !set || value == "" {
		return nil, nil //nolint:nilnil // no fault is the daily case, not an error
	}
	mode, argument, _ := strings.Cut(value, ":")
	if mode == "count" && argument != "" {
		return stepLog{file: argument}, nil
	}
	n, err := strconv.ParseInt(argument, 10, 64)
	known := mode == "kill-before" || mode == "kill-after" || mode == "tear" || mode == "nospace" || mode == "denied"
	if !known || err != nil || n < 1 {
		return nil, problem.New("usage.bad_fault", "OVERTONE_FAULT=%q is not understood", value).
			Mend("unset OVERTONE_FAULT; it is only for tests")
	}
	return trap{mode: mode, n: n}, nil
}

// trap springs at one step.
type trap struct {
	mode string
	n    int64
}

// Before springs the trap when its step is next.
func (t trap) Before(step Step) error {
	switch {
	case t.mode == "nospace" && step.N == t.n && (step.Op == Write || step.Op == Append):
		return &Torn{Err: syscall.ENOSPC}
	case t.mode == "nospace" && step.N >= t.n && step.Op != Remove && step.Op != Truncate:
		return syscall.ENOSPC
	case step.N != t.n:
		return nil
	case t.mode == "kill-before":
		die()
	case t.mode == "tear":
		return &Torn{}
	case t.mode == "denied":
		return syscall.EACCES
	}
	return nil
}

// After springs it when its step is done.
func (t trap) After(step Step) {
	if t.mode == "kill-after" && step.N == t.n {
		die()
	}
}

// stepLog writes the steps done into a file of its own, past the seam.
type stepLog struct{ file string }

// Before lets every step pass.
func (stepLog) Before(Step) error { return nil }

// After notes the step.
func (l stepLog) After(step Step) {
	file, err := os.OpenFile(l.file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return // a test that counts sees the missing line
	}
	defer file.Close()
	_, _ = fmt.Fprintf(file, "%d %s %s\n", step.N, step.Op, step.Path)
}
