package ask

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
	"sync"
)

// longestLine bounds a line that is typed or pasted, in bytes.
const longestLine = 1 << 20

var errLongLine = errors.New("the line has more than 1 MiB")

// lines reads a stream line by line, so that waiting for one can be given up.
// The stream is read by one goroutine, and only while somebody waits for a line.
type lines struct {
	in    *bufio.Reader
	start sync.Once
	ask   chan struct{}
	got   chan lineRead
}

type lineRead struct {
	text string
	err  error
}

func newLines(in io.Reader) *lines {
	return &lines{in: bufio.NewReader(in), ask: make(chan struct{}, 1), got: make(chan lineRead, 1)}
}

// next gives the next line without its end. A last line without one counts; at
// the end it fails with io.EOF, and with the context's error when that ends
// first.
func (l *lines) next(ctx context.Context) (string, error) {
	l.start.Do(func() { go l.pump() })
	select {
	case l.ask <- struct{}{}:
	default: // a line that an earlier call gave up on is on its way
	}
	select {
	case r := <-l.got:
		return r.text, r.err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// pump reads one line each time it is asked, so that a program that is started
// meanwhile, such as an editor, has the stream to itself.
func (l *lines) pump() {
	for range l.ask {
		text, err := l.one()
		l.got <- lineRead{text, err}
	}
}

func (l *lines) one() (string, error) {
	var b strings.Builder
	for {
		part, err := l.in.ReadSlice('\n')
		b.Write(part)
		switch {
		case b.Len() > longestLine:
			return "", errLongLine
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case errors.Is(err, io.EOF) && b.Len() > 0:
			return b.String(), nil
		case err != nil:
			return "", err
		}
		return strings.TrimRight(b.String(), "\r\n"), nil
	}
}
