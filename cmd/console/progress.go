package console

import (
	"fmt"
	"io"
	"sync"
)

// Progress tells on Err what a long job is doing. Finished steps are plain
// lines that stay, everywhere; the step at work is one line that is redrawn,
// on a terminal only. Its methods may be called from several goroutines.
type Progress struct {
	mu    sync.Mutex
	w     io.Writer
	style Style
	live  bool
	quiet bool
	width int
	drawn bool // the live line stands on the screen
}

// NewProgress prepares progress lines on s.Err; quiet drops all of them.
func NewProgress(s Streams, quiet bool) *Progress {
	p := &Progress{w: s.Err, style: s.ErrStyle(), live: s.ErrRedraw, quiet: quiet}
	if s.ErrTerminal || s.ErrRedraw {
		p.width = s.Width
	}
	return p
}

// Width is the number of columns that a line may take without wrapping; 0 when
// nothing wraps it.
func (p *Progress) Width() int { return p.width }

// Style is the decoration that lines of this progress may use.
func (p *Progress) Style() Style { return p.style }

// Live says whether the line of what is being done is shown at all.
func (p *Progress) Live() bool { return p.live && !p.quiet }

// Now shows what is being done at this moment. It leaves no trace where lines
// cannot be redrawn.
func (p *Progress) Now(format string, args ...any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.quiet || !p.live {
		return
	}
	text := Clean(fmt.Sprintf(format, args...))
	if p.width > 1 {
		text = Cut(text, p.width-1) // a full line would wrap and could not be redrawn
	}
	p.erase()
	p.write(p.style.Faint(text))
	p.drawn = true
}

// Line writes one line that stays. Text from outside has to be cleaned by the
// caller, because the line may carry decorations.
func (p *Progress) Line(format string, args ...any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.quiet {
		return
	}
	p.erase()
	p.write(fmt.Sprintf(format, args...) + "\n")
}

// Close takes the live line off the screen. It may be called again.
func (p *Progress) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.erase()
}

func (p *Progress) erase() {
	if p.drawn {
		p.write("\r\x1b[2K")
		p.drawn = false
	}
}

// write drops errors: a progress line that cannot be shown is no reason to
// stop the work it is about.
func (p *Progress) write(text string) { _, _ = io.WriteString(p.w, text) }
