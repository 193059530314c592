package program

import (
	"io"
	"os"
	"os/exec"
	"sync"
	"time"

	"github.com/overtone-cli/overtone/specs/process"
)

// patience is how long after a program's end its pipes may stay open. What
// holds them then has left the process group on purpose.
const patience = 2 * time.Second

// started is a running program with the near ends of its pipes.
type started struct {
	cmd    *exec.Cmd
	group  *process.Group
	near   pipes
	gone   chan struct{} // closed when the program has ended; status is set then
	flood  chan struct{} // closed when the answer is larger than allowed
	read   chan struct{} // closed when nothing touches answer and tail any more
	status error
	answer []byte
	tail   []byte
}

// pipes are one end each of standard input, output and error. They are plain
// files: the standard library starts no goroutines for them, so waiting for
// the program does not wait for whoever inherited them.
type pipes struct{ in, out, err *os.File }

func (p pipes) close() {
	for _, f := range []*os.File{p.in, p.out, p.err} {
		if f != nil {
			_ = f.Close() // nothing is buffered, and it may be closed already
		}
	}
}

func newPipes() (near, far pipes, err error) {
	for _, pair := range []struct{ read, write **os.File }{{&far.in, &near.in}, {&near.out, &far.out}, {&near.err, &far.err}} {
		if *pair.read, *pair.write, err = os.Pipe(); err != nil {
			near.close()
			far.close()
			return near, far, err
		}
	}
	return near, far, nil
}

// start runs the program in a process group of its own and begins to talk.
func (e *Engine) start(request []byte) (*started, error) {
	near, far, err := newPipes()
	if err != nil {
		return nil, err
	}
	cmd := e.command()
	cmd.Stdin, cmd.Stdout, cmd.Stderr = far.in, far.out, far.err
	group, err := process.StartGroup(cmd)
	far.close()
	if err != nil {
		near.close()
		return nil, err
	}
	p := &started{
		cmd: cmd, group: group, near: near,
		gone: make(chan struct{}), flood: make(chan struct{}), read: make(chan struct{}),
	}
	p.talk(request, e.limits.Answer)
	return p, nil
}

// talk writes the request, reads both outputs and waits for the end, all at
// the same time: a program may do these in any order, or not at all.
func (p *started) talk(request []byte, limit int) {
	go func() {
		_, _ = p.near.in.Write(request) // a program need not read what it is told
		_ = p.near.in.Close()
	}()
	go func() {
		p.status = p.cmd.Wait()
		close(p.gone)
	}()
	var reading sync.WaitGroup
	reading.Go(func() {
		// What was read stays when reading fails: it is judged as it is.
		p.answer, _ = io.ReadAll(io.LimitReader(p.near.out, int64(limit)+1))
		if len(p.answer) > limit {
			close(p.flood)
		}
	})
	reading.Go(func() { p.tail = readTail(p.near.err, maxComplaint) })
	go func() {
		reading.Wait()
		close(p.read)
	}()
}

// stop ends the whole group and gives what the program printed until then.
func (p *started) stop() (answer, tail []byte) {
	p.group.Kill()
	within(p.gone)
	p.group.Release()
	if !within(p.read) {
		p.near.close()
		if !within(p.read) {
			return nil, nil
		}
	}
	p.near.close()
	return p.answer, p.tail
}

// within waits for c to be closed, for as long as patience lasts.
func within(c <-chan struct{}) bool {
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case <-c:
		return true
	case <-timer.C:
		return isClosed(c)
	}
}

// readTail reads everything and keeps the last bytes, at most limit.
func readTail(r io.Reader, limit int) []byte {
	var tail []byte
	buf := make([]byte, limit)
	for {
		n, err := r.Read(buf)
		tail = append(tail, buf[:n]...)
		if len(tail) > limit {
			tail = append(tail[:0], tail[len(tail)-limit:]...)
		}
		if err != nil {
			return tail
		}
	}
}
