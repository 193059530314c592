// Package problem is the one shape of an error that a person or a script has
// to act on: what went wrong, where, and the next safe step. It lies under
// every other package, knows none of them, and holds no policy: which exit
// code a problem ends in is decided in cmd/command from the class of its code.
package problem

import (
	"errors"
	"fmt"
	"strings"
)

// Class is the part of a code before its first dot. It decides the exit code.
type Class string

// The classes, each with the exit code that cmd/command gives it.
const (
	Usage    Class = "usage"    // a flag or argument is wrong: exit 2
	Input    Class = "input"    // a file, text or id that was given cannot be used: exit 2
	Gate     Class = "gate"     // the work was done and judged not good enough: exit 3
	Conflict Class = "conflict" // something else stands where this should go: exit 4
	State    Class = "state"    // the step is not legal now: exit 4
	Storage  Class = "storage"  // reading or writing failed, or a store is damaged: exit 5
	Lock     Class = "lock"     // somebody else holds the store: exit 5
	Engine   Class = "engine"   // an external program or model failed: exit 1
	Internal Class = "internal" // a defect of overtone itself: exit 1
)

// Problem is an error with a stable code ("input.empty"), the place it is
// about and the mend. File is shown as given, Line is 1-based and 0 when there
// is none.
type Problem struct {
	Code    string
	Message string
	File    string
	Line    int
	Fix     string
	Err     error
}

// New makes a problem from a code "class.name" and a formatted message in
// lower case without a final stop.
func New(code, format string, args ...any) *Problem {
	return &Problem{Code: code, Message: fmt.Sprintf(format, args...)}
}

// Wrap makes a problem with an underlying cause, which errors.Is and errors.As
// see through.
func Wrap(err error, code, format string, args ...any) *Problem {
	p := New(code, format, args...)
	p.Err = err
	return p
}

// At says which file, and which 1-based line of it (0: none), and returns p.
func (p *Problem) At(file string, line int) *Problem {
	p.File, p.Line = file, line
	return p
}

// Mend says the next safe step, as a sentence without a final stop, and
// returns p. It never names a destructive command.
func (p *Problem) Mend(format string, args ...any) *Problem {
	p.Fix = fmt.Sprintf(format, args...)
	return p
}

// Class is the part of the code before the first dot.
func (p *Problem) Class() Class {
	class, _, _ := strings.Cut(p.Code, ".")
	return Class(class)
}

// Error is the message with its place in front and its cause behind; the mend
// is left to the caller, who knows whether there is room for a second line.
func (p *Problem) Error() string {
	var b strings.Builder
	if p.File != "" {
		b.WriteString(p.File)
		if p.Line > 0 {
			fmt.Fprintf(&b, ":%d", p.Line)
		}
		b.WriteString(": ")
	}
	b.WriteString(p.Reason())
	return b.String()
}

// Reason is the message with its cause behind, without the place. A cause whose
// words the message has already is not said twice.
func (p *Problem) Reason() string {
	if p.Err == nil {
		return p.Message
	}
	cause := p.Err.Error()
	if strings.Contains(p.Message, cause) {
		return p.Message
	}
	return p.Message + ": " + cause
}

// Unwrap gives the cause to errors.Is and errors.As.
func (p *Problem) Unwrap() error { return p.Err }

// From finds the problem inside err, or makes an internal one of it, so that
// every error has a code.
func From(err error) *Problem {
	if err == nil {
		return nil
	}
	var p *Problem
	if errors.As(err, &p) {
		return p
	}
	return Wrap(err, "internal.unexpected", "unexpected failure")
}
