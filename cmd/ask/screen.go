package ask

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
)

// widest is the measure of running text; longer lines are hard to read.
const widest = 96

// screen writes the conversation, line by line, so that what was asked and
// answered stays readable above the question at hand.
type screen struct {
	w     io.Writer
	style console.Style
	total int               // columns of the terminal
	width int               // columns that lines may take
	shown map[string]string // facts on the screen, by label
	facts []interview.Fact  // what the last question knew that had no page of its own
}

func newScreen(s console.Streams) *screen {
	out := &screen{w: s.Err, style: s.ErrStyle(), shown: map[string]string{}}
	out.resize(s.Width)
	return out
}

// resize takes the columns of the terminal, 0 when they are not known.
func (s *screen) resize(total int) {
	s.total, s.width = total, total
	if total <= 0 {
		s.total, s.width = widest, widest
	}
	s.width = min(s.width, widest)
}

// beside is what stands in the panel: what is known so far, also while a
// question has a page of its own.
func (s *screen) beside(q interview.Question, p phrases) (heading string, facts []interview.Fact) {
	if q.Heading.In(q.Lang) == "" && len(q.Known) > 0 {
		s.facts = q.Known
	}
	for _, f := range s.facts {
		if f.Value != "" {
			facts = append(facts, f)
		}
	}
	return p.known, facts
}

// line writes one line. An answer that cannot be shown is no reason to stop.
func (s *screen) line(format string, args ...any) {
	_, _ = fmt.Fprintf(s.w, format+"\n", args...)
}

// known prints what is known so far, as far as it is not on the screen yet.
func (s *screen) known(q interview.Question, p phrases) {
	heading := q.Heading.In(q.Lang)
	if heading == "" {
		heading = p.known
	}
	for _, f := range q.Known {
		label := console.Clean(f.Label.In(q.Lang))
		if f.Value == "" || s.shown[label] == f.Value {
			continue
		}
		if heading != "" {
			s.line("\n%s", s.style.Faint(heading))
			heading = ""
		}
		s.shown[label] = f.Value
		first, rest, _ := strings.Cut(f.Value, "\n")
		s.line("%s", console.Wrap(label+p.colon+first, s.width, "  ", "    "))
		for line := range strings.Lines(rest) {
			s.line("%s", console.Wrap(strings.TrimRight(line, "\n"), s.width, "    ", "      "))
		}
	}
}

// answered is the line that stays of a question: itself with its answer, or
// with what was done instead of answering.
func (s *screen) answered(q interview.Question, values []string, want wish, p phrases) string {
	text := console.Clean(strings.Join(labels(q, values), p.comma))
	switch want {
	case none:
	case back:
		text = p.back
	case backPhase:
		text = p.backPhase
	case skip:
		text = p.skip
	case edit:
		text = p.edit
	case quit:
		text = p.quit
	}
	if text == "" {
		text = p.nothing
	}
	return console.Wrap(console.Clean(q.Prompt.In(q.Lang))+" "+console.Cut(text, 2*s.width), s.width, "› ", "  ")
}

// labels are the words that a person knows values by.
func labels(q interview.Question, values []string) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = v
		for _, o := range q.Options {
			if o.ID == v {
				out[i] = labelOf(o, q.Lang)
			}
		}
	}
	return out
}

// edit opens the editor on an answer and gives what it left, with a word about
// what went wrong.
func (s *screen) edit(ctx context.Context, editor Editor, values []string, p phrases) []string {
	before := strings.Join(values, "\n")
	after, err := editor.Edit(ctx, before)
	switch {
	case errors.Is(err, errNoEditor):
		s.line("%s", p.noEditor)
	case err != nil:
		s.line("%s", fmt.Sprintf(p.editorFailed, err))
	case after == before:
		s.line("%s", p.unchanged)
	}
	if after == "" {
		return nil
	}
	return []string{after}
}
