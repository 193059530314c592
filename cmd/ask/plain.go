package ask

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Plain asks line by line: for screen readers, simple terminals and pipes. It
// draws nothing, moves no cursor, and needs no colour to be understood.
type Plain struct {
	screen *screen
	in     *lines
	echo   bool // no terminal shows what is typed
	editor Editor
}

// NewPlain makes an asker that reads lines from s.In and writes to s.Err.
func NewPlain(s console.Streams, editor Editor) *Plain {
	return &Plain{screen: newScreen(s), in: newLines(s.In), echo: !s.InTerminal, editor: editor}
}

// The commands that may be typed instead of an answer.
const (
	cmdBack  = ":back"
	cmdPhase = ":phase"
	cmdSkip  = ":skip"
	cmdEdit  = ":edit"
	cmdQuit  = ":quit"
	cmdHelp  = "?"
)

// Ask prints the question with its reason and options and reads until a line
// answers it. The end of the input is a problem that names the question's key.
func (a *Plain) Ask(ctx context.Context, q interview.Question) (interview.Answer, error) {
	p := phrasesIn(q.Lang)
	a.screen.known(q, p)
	a.pose(q, p)
	offered := q.Offered()
	for {
		a.prompt(q, offered, p)
		text, err := a.read(ctx, q)
		if err != nil {
			return interview.Answer{}, err
		}
		switch strings.TrimSpace(text) {
		case cmdHelp:
			a.help(q, p)
			continue
		case cmdBack, cmdPhase:
			if q.First {
				a.screen.line("%s", p.first)
				continue
			}
			if strings.TrimSpace(text) == cmdPhase {
				return interview.Answer{}, interview.ErrBackPhase
			}
			return interview.Answer{}, interview.ErrBack
		case cmdQuit:
			return interview.Answer{}, interview.ErrQuit
		case cmdSkip:
			if err := q.Validate(q.Default); err != nil {
				a.refuse(err, q.Lang)
				continue
			}
			return interview.Answer{Values: q.Default, How: interview.Defaulted, Person: true}, nil
		case cmdEdit:
			offered = a.screen.edit(ctx, a.editor, offered, p)
			a.screen.line("%s", console.Wrap(strings.Join(offered, "\n"), a.screen.width, "  ", "  "))
			continue
		}
		values := a.values(q, text, offered)
		if err := q.Validate(values); err != nil {
			a.refuse(err, q.Lang)
			continue
		}
		return interview.Answer{Values: values, How: interview.Answered, Person: true}, nil
	}
}

// longList is the number of options from which on each gets one line only, so
// that the list can be overlooked.
const longList = 12

// pose prints the question itself.
func (a *Plain) pose(q interview.Question, p phrases) {
	s := a.screen
	s.line("\n%s", s.style.Strong(console.Wrap(q.Prompt.In(q.Lang), s.width, "", "  ")))
	if why := q.Why.In(q.Lang); why != "" {
		s.line("%s", console.Wrap(why, s.width, "  ", "  "))
	}
	names := 0
	for _, o := range q.Options {
		names = max(names, console.Width(labelOf(o, q.Lang)))
	}
	for i, o := range q.Options {
		label := labelOf(o, q.Lang)
		lead := fmt.Sprintf("  %*d  %s%s", len(strconv.Itoa(len(q.Options))), i+1, label, strings.Repeat(" ", names-console.Width(label)))
		text := o.Description.In(q.Lang)
		if q.Kind == interview.Choice && slices.Contains(q.Default, o.ID) {
			text = strings.TrimLeft(text+" ("+p.recommended+")", " ")
		}
		if len(q.Options) > longList {
			s.line("%s", strings.TrimRight(console.Cut(lead+"  "+console.Clean(text), s.width), " "))
			continue
		}
		s.line("%s", strings.TrimRight(console.Wrap(text, s.width, lead+"  ", strings.Repeat(" ", console.Width(lead)+2)), " "))
	}
	if q.Suggest != nil {
		if more := len(q.Suggest("")) - len(q.Options); more > 0 {
			s.line("  "+p.andMore, more)
		}
	}
}

// prompt says how to answer and what Enter does.
func (a *Plain) prompt(q interview.Question, offered []string, p phrases) {
	s := a.screen
	how := p.write
	switch q.Kind {
	case interview.Choice:
		if how = p.choose; !q.Else.None() {
			how += p.comma + fmt.Sprintf(p.orElse, q.Else.In(q.Lang))
		}
	case interview.Multi:
		how = p.chooseMany
		if len(q.Options) > longList && !q.Free {
			how += p.chooseChange
		}
	case interview.Text:
	}
	takes := p.takesNone
	if text := console.Clean(strings.Join(labels(q, offered), p.comma)); text != "" {
		takes = fmt.Sprintf(p.takes, console.Cut(text, s.width/2))
	}
	s.line("%s", s.style.Faint(how+"; "+takes+"; "+p.forHelp))
	_, _ = fmt.Fprint(s.w, "> ")
}

func (a *Plain) help(q interview.Question, p phrases) {
	a.screen.line("%s", p.commands)
	for _, line := range keyed(q, p) {
		a.screen.line("  %s", line)
	}
}

func (a *Plain) refuse(err error, lang string) {
	s, p := a.screen, refusal(err, lang)
	s.line("%s", s.style.Bad(console.Wrap(p.Message, s.width, "! ", "  ")))
	if p.Fix != "" {
		s.line("%s", console.Wrap(p.Fix, s.width, "  ", "  "))
	}
}

// read gives one line, and those after it while each ends in a backslash, for
// texts.
func (a *Plain) read(ctx context.Context, q interview.Question) (string, error) {
	var parts []string
	for {
		text, err := a.in.next(ctx)
		if err != nil {
			return "", a.ended(ctx, q, err)
		}
		text = typed(text)
		if a.echo {
			a.screen.line("%s", console.Clean(text))
		}
		more, goesOn := strings.CutSuffix(text, `\`)
		if q.Kind != interview.Text || !goesOn {
			return strings.Join(append(parts, text), "\n"), nil
		}
		parts = append(parts, more)
	}
}

// ended explains an input that stops before the answer.
func (a *Plain) ended(ctx context.Context, q interview.Question, err error) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	p := problem.Wrap(err, "usage.needs_answers", "the input ended before %q was answered", q.ID)
	if q.Flag != "" {
		return p.Mend("answer on the next line, give %s, put %q into the file of --answers, or take the defaults with -y", q.Flag, q.ID)
	}
	return p.Mend("answer on the next line, put %q into the file of --answers, or take the defaults with -y", q.ID)
}

// values reads an answer: numbers and names of options, or the text itself.
func (a *Plain) values(q interview.Question, text string, offered []string) []string {
	text = strings.TrimSpace(text)
	switch {
	case text == "":
		return offered
	case q.Kind == interview.Text:
		return []string{text}
	case q.Kind == interview.Choice:
		return []string{option(q, text)}
	}
	if len(q.Options) > 0 && !q.Free {
		return several(q, text, offered)
	}
	var out []string
	for _, part := range parts(text) {
		if v := option(q, part); v != "" {
			out = append(out, v)
		}
	}
	return out
}

// option is the id of the option that is meant by its number, its id or its
// label, else the word itself.
func option(q interview.Question, text string) string {
	if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= len(q.Options) {
		return q.Options[n-1].ID
	}
	for _, o := range q.Options {
		if strings.EqualFold(o.ID, text) || strings.EqualFold(o.Label.In(q.Lang), text) {
			return o.ID
		}
	}
	return text
}
