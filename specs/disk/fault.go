package disk

import (
	"fmt"
	"os"
	"time"
)

// Op is the kind of a step that changes the disk.
type Op string

// The kinds of steps. Write makes a complete new file beside its target;
// Rename gives it the target's name; Sync makes what other steps did last; the
// others are what they say.
const (
	Write    Op = "write"
	Append   Op = "append"
	Rename   Op = "rename"
	Mkdir    Op = "mkdir"
	Remove   Op = "remove"
	Truncate Op = "truncate"
	Sync     Op = "sync"
)

// Step is one change of the disk, about to happen or done.
type Step struct {
	N    int64  // running number in this Disk, from 1
	Op   Op     // what is done
	Path string // the file it is done to
}

// Fault is the seam for tests. Before is called ahead of every step; an error
// from it is what the step fails with, and a *Torn makes it fail half done.
// After is called when the step is on the disk.
type Fault interface {
	Before(Step) error
	After(Step)
}

// Torn is what Fault.Before returns to cut a Write or Append in half: the first
// half of the bytes gets on the disk, then the step fails with Err, or the
// process is killed when Err is nil. For the other steps, which have no half, nothing is done first.
type Torn struct{ Err error }

// Error says that the step was torn on purpose.
func (t *Torn) Error() string { return fmt.Sprintf("torn by a fault: %v", t.Err) }

// Unwrap gives the error that the step is to fail with.
func (t *Torn) Unwrap() error { return t.Err }

// step runs one change through the seam and explains its error.
func (d *Disk) step(op Op, path string, change func(*Torn) error) error {
	step := Step{N: d.steps.Add(1), Op: op, Path: path}
	if d.fault == nil {
		return explain(change(nil), string(op), path)
	}
	if err := d.fault.Before(step); err != nil {
		torn, ok := err.(*Torn) //nolint:errorlint // only a fault itself is asked, never a chain
		if !ok {
			return explain(err, string(op), path)
		}
		if op == Write || op == Append {
			return explain(change(torn), string(op), path)
		}
		return explain(torn.finish(), string(op), path)
	}
	if err := change(nil); err != nil {
		return explain(err, string(op), path)
	}
	d.fault.After(step)
	return nil
}

// finish ends a torn step: with its error, or with the end of the process.
func (t *Torn) finish() error {
	if t.Err == nil {
		die()
	}
	return t.Err
}

// die ends this process as kill -9 does: no deferred call runs.
func die() {
	if self, err := os.FindProcess(os.Getpid()); err == nil {
		_ = self.Kill()
	}
	for { // the signal may take a moment to arrive
		time.Sleep(time.Second)
	}
}
