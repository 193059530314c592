package command

import (
	"context"
	"os"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/cmd/ask"
	"github.com/overtone-cli/overtone/phases/interview"
)

// person is the asker that reaches whoever started the program: forms on a
// terminal, plain lines on a simple one and wherever --plain asks for them, and
// nil when -y forbids questions or nobody is there.
func (a *App) person(o *specNewOptions) interview.Asker {
	if o.person != nil {
		return o.person // of a pipe, what one asker read ahead is lost to the next
	}
	s := a.Streams()
	there := s.InTerminal && s.ErrTerminal
	editor := ask.Editor{Command: ask.EditorFrom(a.env.Lookup)}
	editor.In, _ = s.In.(*os.File)
	editor.Out, _ = s.Err.(*os.File)
	switch {
	case o.yes || !there && !o.plain:
		return nil
	case a.plain(o):
		o.person = ask.NewPlain(s, editor)
	default:
		o.person = ask.NewForm(s, a.colours(), editor)
	}
	return o.person
}

// plain says whether a person is asked line by line.
func (a *App) plain(o *specNewOptions) bool { return o.plain || !a.Streams().ErrRedraw }

// colours is what of the environment decides how a terminal shows colours.
func (a *App) colours() []string {
	var out []string
	for _, name := range []string{"TERM", "COLORTERM", "NO_COLOR", "TERM_PROGRAM"} {
		if value, ok := a.env.Lookup(name); ok {
			out = append(out, name+"="+value)
		}
	}
	return out
}

// locale is the language of the environment, for what is asked before there is
// a source to tell it from.
func (a *App) locale() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value, _ := a.env.Lookup(name); value != "" {
			if strings.HasPrefix(value, "zh") {
				return "zh"
			}
			return "en"
		}
	}
	return "en"
}

// pausing takes the live line off the screen while somebody is asked, and keeps
// count of the time that they took.
type pausing struct {
	interview.Asker
	activity *activity
	clock    func() time.Time
	waited   time.Duration
}

// Ask asks.
func (p *pausing) Ask(ctx context.Context, q interview.Question) (interview.Answer, error) {
	p.activity.pause(true)
	begun := p.clock()
	defer func() {
		p.waited += p.clock().Sub(begun)
		p.activity.pause(false)
	}()
	return p.Asker.Ask(ctx, q)
}

// working is a clock that stands still while a person thinks, so that the time
// of a phase is that of its work.
func (p *pausing) working() time.Time { return p.clock().Add(-p.waited) }
