package command

import (
	"errors"
	"io"
	"syscall"

	"github.com/overtone-cli/overtone/specs/problem"
)

// output is stdout with a memory. When the reader has gone away the rest is
// dropped and nothing is reported: `overtone … | head -1` is no failure, and
// the files the command is writing are not touched by it. Any other failure
// (a full disk behind a redirection) is kept and reported at the end.
type output struct {
	w    io.Writer
	gone bool
	err  error
}

// Write passes p on, or drops it when nobody can receive it any more.
func (o *output) Write(p []byte) (int, error) {
	if o.closed() {
		return len(p), nil
	}
	_, err := o.w.Write(p)
	o.note(err)
	return len(p), nil
}

// closed tells whether anything more can be written.
func (o *output) closed() bool { return o.gone || o.err != nil }

// note remembers how a write ended.
func (o *output) note(err error) {
	o.gone = errors.Is(err, syscall.EPIPE) || errors.Is(err, io.ErrClosedPipe)
	if !o.gone {
		o.err = err
	}
}

// problem is what has to be said about stdout at the end, or nil.
func (o *output) problem() error {
	if o.err == nil {
		return nil
	}
	return problem.Wrap(o.err, "storage.stdout", "the result could not be written to standard output").
		Mend("free some space or send the output somewhere else")
}
