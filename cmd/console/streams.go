// Package console is the border to the terminal: the three streams with what
// is known about each of them, colours, tables and progress lines. It decides
// from the environment and from one question to the operating system per
// stream whether there is a terminal and how wide it is; it never writes a
// query to the terminal and waits for an answer, because some terminals do not
// answer. It knows no command and no document.
package console

import (
	"io"
	"os"

	"github.com/charmbracelet/x/term"
)

// Streams are where a command reads and writes, with the facts about each that
// decide how to write. Results go to Out and everything else to Err. Tests
// fill it with buffers and plain facts.
type Streams struct {
	In  io.Reader
	Out io.Writer
	Err io.Writer

	InTerminal  bool // a person can answer on In
	OutTerminal bool // a person sees Out
	ErrTerminal bool // a person sees Err

	OutColour bool // Out may carry colours
	ErrColour bool // Err may carry colours
	ErrRedraw bool // the last line of Err may be redrawn in place

	Ground Ground // background of the terminal

	Width int // columns of the terminal; 0 when there is none
}

// Open learns the facts about the three files of a process. Lookup reads the
// environment: NO_COLOR (any text) forbids colours, TERM=dumb forbids
// colours and redrawing, and COLORFGBG tells dark terminals from light ones.
func Open(in, out, err *os.File, lookup func(string) (string, bool)) Streams {
	restore()
	s := Streams{
		In: in, Out: out, Err: err,
		InTerminal:  term.IsTerminal(in.Fd()),
		OutTerminal: term.IsTerminal(out.Fd()),
		ErrTerminal: term.IsTerminal(err.Fd()),
	}
	name, _ := lookup("TERM")
	dumb := name == "dumb"
	noColour, _ := lookup("NO_COLOR")
	s.OutColour = s.OutTerminal && !dumb && noColour == ""
	s.ErrColour = s.ErrTerminal && !dumb && noColour == ""
	s.ErrRedraw = s.ErrTerminal && !dumb
	colours, _ := lookup("COLORFGBG")
	s.Ground = groundOf(colours)
	s.Width = width(out, err)
	return s
}

// width is the number of columns of the first of the files that is a terminal.
func width(files ...*os.File) int {
	for _, file := range files {
		if columns, _, err := term.GetSize(file.Fd()); err == nil && columns > 0 {
			return columns
		}
	}
	return 0
}

// Plain gives the same streams without colours, as --no-color asks.
func (s Streams) Plain() Streams {
	s.OutColour, s.ErrColour = false, false
	return s
}
