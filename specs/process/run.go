package process

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"sync"
	"time"

	"github.com/overtone-cli/overtone/specs/problem"
)

// patience is how long after a program's end its pipes may stay open. What
// holds them then has left the process group on purpose.
const patience = 2 * time.Second

// Command is a program to be run to its end. It reads Input and nothing else.
type Command struct {
	Args  []string         // the program and its arguments; one without a slash is looked up on PATH
	Dir   string           // its working folder
	Input []byte           // what it can read on standard input; it may leave some of it
	Env   []string         // its environment, "NAME=value"; nil: this process's
	Limit time.Duration    // how long it may take; 0: as long as it likes
	Keep  int              // bytes that are kept of each output: the end of it
	Clock func() time.Time // to measure how long it took
}

// Outcome is how a program ended.
type Outcome struct {
	Exit int           // exit code; -1 when a signal or the limit ended it
	Late bool          // it was ended because its time was over
	Out  []byte        // what it printed on standard output, the end of it
	Err  []byte        // the same of standard error
	Cut  bool          // it printed more on standard output than was kept
	Took time.Duration // from its start to its end
}

// Run runs a program. However it ends, everything that it started in its
// process group is ended with it. A program that fails is no error; errors are
// input.program_missing when there is no such program, internal.start when it
// cannot be started, and the context's cause when that was cancelled.
func Run(ctx context.Context, c Command) (Outcome, error) {
	cmd := exec.Command(c.Args[0], c.Args[1:]...)
	cmd.Dir, cmd.Env = c.Dir, c.Env
	out, err := newTail(c.Keep)
	if err != nil {
		return Outcome{}, startError(c, err)
	}
	complaint, err := newTail(c.Keep)
	if err != nil {
		out.close()
		return Outcome{}, startError(c, err)
	}
	cmd.Stdout, cmd.Stderr = out.far, complaint.far
	if len(c.Input) > 0 {
		cmd.Stdin, cmd.WaitDelay = bytes.NewReader(c.Input), patience
	}
	if ctx.Err() != nil {
		out.close()
		complaint.close()
		return Outcome{}, context.Cause(ctx)
	}
	began := c.Clock()
	group, err := StartGroup(cmd)
	if err != nil {
		out.close()
		complaint.close()
		return Outcome{}, startError(c, err)
	}
	out.begin()
	complaint.begin()
	late := await(ctx, cmd, group, c.Limit)
	o := Outcome{Exit: cmd.ProcessState.ExitCode(), Late: late, Took: c.Clock().Sub(began)}
	o.Out, o.Cut = out.end()
	o.Err, _ = complaint.end()
	group.Release()
	if ctx.Err() != nil {
		return o, context.Cause(ctx)
	}
	return o, nil
}

func startError(c Command, err error) error {
	if errors.Is(err, exec.ErrNotFound) || errors.Is(err, os.ErrNotExist) {
		return problem.Wrap(err, "input.program_missing", "there is no program %q to run", c.Args[0]).
			Mend("install it, or give its path; a command is a program with arguments, not a line for a shell")
	}
	return problem.Wrap(err, "internal.start", "%q cannot be started", c.Args[0])
}

// await waits for the end of the program, ends its group and says whether its
// time was over before.
func await(ctx context.Context, cmd *exec.Cmd, group *Group, limit time.Duration) (late bool) {
	if limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limit)
		defer cancel()
	}
	gone := make(chan struct{})
	go func() {
		_ = cmd.Wait() // its state says more
		close(gone)
	}()
	select {
	case <-gone:
	case <-ctx.Done():
		late = errors.Is(ctx.Err(), context.DeadlineExceeded)
	}
	group.Kill()
	<-gone
	return late
}

// tail keeps the end of what is written to a pipe. The far end is a plain
// file, so that waiting for the program does not wait for whoever inherited it.
type tail struct {
	near, far *os.File
	limit     int
	kept      []byte
	cut       bool
	reading   sync.WaitGroup
}

func newTail(limit int) (*tail, error) {
	near, far, err := os.Pipe()
	return &tail{near: near, far: far, limit: limit}, err
}

func (t *tail) close() {
	_ = t.near.Close() // nothing is buffered
	_ = t.far.Close()
}

// begin reads until everybody has closed the far end.
func (t *tail) begin() {
	_ = t.far.Close() // the program has its own
	t.reading.Go(func() {
		buf := make([]byte, 32<<10)
		for {
			n, err := t.near.Read(buf)
			t.kept = append(t.kept, buf[:n]...)
			if over := len(t.kept) - t.limit; over > 0 {
				t.cut = true
				t.kept = append(t.kept[:0], t.kept[over:]...)
			}
			if err != nil {
				return // the end, or closed because nobody wants to wait any more
			}
		}
	})
}

// end gives what was read. Whoever still holds the pipe after the end of the
// program is not waited for.
func (t *tail) end() (kept []byte, cut bool) {
	timer := time.AfterFunc(patience, func() { _ = t.near.Close() })
	t.reading.Wait()
	timer.Stop()
	_ = t.near.Close()
	return t.kept, t.cut
}
