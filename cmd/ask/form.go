package ask

import (
	"context"
	"errors"
	"io"
	"slices"

	tea "charm.land/bubbletea/v2"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Form asks with one form a question: arrow keys, a text area, the keys at the
// bottom. The loop of the interview is not its business, and what was answered
// stays on the screen as plain lines.
type Form struct {
	screen *screen
	in     io.Reader
	out    io.Writer
	env    []string
	editor Editor
}

// NewForm makes an asker that draws on s.Err, which has to be a terminal, and
// reads keys from s.In. Env is the environment that decides about colours.
func NewForm(s console.Streams, env []string, editor Editor) *Form {
	if !s.ErrColour {
		env = append(slices.Clone(env), "NO_COLOR=1")
	}
	return &Form{screen: newScreen(s), in: s.In, out: s.Err, env: env, editor: editor}
}

// Ask draws the form and gives the answer. It fails with the context's error
// first, because a form that is cancelled looks like one that was left.
func (f *Form) Ask(ctx context.Context, q interview.Question) (interview.Answer, error) {
	p := phrasesIn(q.Lang)
	if _, side := columns(f.screen.total); side == 0 || q.Heading.In(q.Lang) != "" {
		f.screen.known(q, p)
	}
	values := slices.Clone(q.Offered())
	for {
		want, err := f.run(ctx, q, p, &values)
		switch {
		case ctx.Err() != nil:
			return interview.Answer{}, context.Cause(ctx)
		case err != nil:
			return interview.Answer{}, problem.Wrap(err, "usage.needs_answers", "the form for %q could not be shown", q.ID).
				Mend("ask line by line with --plain, or take the defaults with -y")
		case want == edit:
			values = f.screen.edit(ctx, f.editor, values, p)
			continue
		case want == back:
			return interview.Answer{}, interview.ErrBack
		case want == backPhase:
			return interview.Answer{}, interview.ErrBackPhase
		case want == quit:
			return interview.Answer{}, interview.ErrQuit
		}
		a := interview.Answer{Values: values, How: interview.Answered, Person: true}
		if want == skip {
			a.Values, a.How = q.Default, interview.Defaulted
		}
		if err := q.Validate(a.Values); err != nil {
			return interview.Answer{}, err
		}
		return a, nil
	}
}

// run shows the form once and says how it was left. Values are read only when
// it was not given up.
func (f *Form) run(ctx context.Context, q interview.Question, p phrases, values *[]string) (wish, error) {
	field := newField(q, p, f.screen.style, *values)
	heading, facts := f.screen.beside(q, p)
	c := card{
		field: field, q: q, p: p, style: f.screen.style, heading: heading, facts: facts, total: f.screen.total, rows: usualRows,
		last: func(want wish) string { return f.screen.answered(q, field.values(), want, p) },
	}
	c.fit()
	end, err := tea.NewProgram(c, tea.WithContext(ctx), tea.WithoutSignalHandler(),
		tea.WithInput(f.in), tea.WithOutput(f.out), tea.WithEnvironment(f.env)).Run()
	if err != nil {
		return none, err
	}
	left := end.(card)
	f.screen.resize(left.total)
	if left.want == none && !field.done() {
		left.want = quit
	}
	if left.want == none || left.want == edit {
		*values = field.values()
	}
	return left.want, nil
}

// newField makes the field of a question, filled with values.
func newField(q interview.Question, p phrases, style console.Style, values []string) field {
	if q.Kind == interview.Choice || q.Kind == interview.Multi && len(q.Options) > 0 {
		return newList(q, p, style, values)
	}
	return newText(q, p, style, values)
}

// refusal is why an answer will not do, in the language of the conversation.
func refusal(err error, lang string) *problem.Problem {
	var r *interview.Refusal
	if errors.As(err, &r) {
		return r.In(lang)
	}
	return problem.From(err)
}

// short makes one line of a refusal, as there is room for one below a field.
func short(err error, lang string) string {
	r := refusal(err, lang)
	if r.Fix == "" {
		return r.Message
	}
	return r.Message + phrasesIn(lang).colon + r.Fix
}
