package ask

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/huh/v2"

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
	f.screen.known(q, p)
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
	var long string // text that is too long for the field, before what stands in it
	field, read := f.field(q, *values, &long)
	form := huh.NewForm(huh.NewGroup(field)).
		WithTheme(huh.ThemeFunc(huh.ThemeBase16)).WithShowHelp(false).WithKeyMap(keys()).WithWidth(f.screen.width)
	end, err := tea.NewProgram(card{
		form: form, q: q, p: p, style: f.screen.style, width: f.screen.width, long: &long,
		last: func(want wish) string { return f.screen.answered(q, read(), want, p) },
	},
		tea.WithContext(ctx), tea.WithoutSignalHandler(), tea.WithInput(f.in), tea.WithOutput(f.out), tea.WithEnvironment(f.env)).Run()
	if err != nil {
		return none, err
	}
	want := end.(card).want
	if want == none && form.State != huh.StateCompleted {
		want = quit
	}
	if want == none || want == edit {
		*values = read()
	}
	return want, nil
}

// field makes the field of a question, filled with values, and the function
// that reads it. A text that is too long to be drawn goes into long.
func (f *Form) field(q interview.Question, values []string, long *string) (huh.Field, func() []string) {
	title, why := q.Prompt.In(q.Lang), q.Why.In(q.Lang)
	switch {
	case q.Kind == interview.Choice:
		value := strings.Join(values, "")
		field := huh.NewSelect[string]().Title(title).Description(why).Options(f.options(q)...).Value(&value).
			Validate(func(v string) error { return short(q.Validate([]string{v})) })
		return field, func() []string { return []string{value} }
	case q.Kind == interview.Multi && len(q.Options) > 0:
		chosen := slices.Clone(values)
		field := huh.NewMultiSelect[string]().Title(title).Description(why).Options(f.options(q)...).Value(&chosen).Filterable(false).
			Height(f.height(title, why) + len(q.Options)).
			Validate(func(v []string) error { return short(q.Validate(v)) })
		return field, func() []string { return append([]string{}, chosen...) }
	}
	text := strings.Join(values, "\n")
	if len(text) > longText {
		*long, text = text, ""
	}
	field := huh.NewText().Title(title).Description(why).Lines(textLines).CharLimit(0).ShowLineNumbers(false).ExternalEditor(false).Value(&text).
		Validate(func(v string) error { return short(q.Validate(textValues(*long + v))) })
	return field, func() []string { return textValues(*long + text) }
}

// height is the number of rows that a title and a reason take.
func (f *Form) height(title, why string) int {
	rows := 0
	for _, text := range []string{title, why} {
		if text != "" {
			rows += 1 + strings.Count(console.Wrap(text, f.screen.width-3, "", ""), "\n")
		}
	}
	return rows
}

// textLines is the height of the text area; longer texts scroll.
const textLines = 6

// longText is how much the text area holds, in bytes. It wraps all of it anew
// for each key; a longer text is kept beside it.
const longText = 16 << 10

func textValues(text string) []string {
	if text = strings.TrimSpace(typed(text)); text == "" {
		return nil
	}
	return []string{text}
}

// options are the choices, each with what it means behind its name.
func (f *Form) options(q interview.Question) []huh.Option[string] {
	names := 0
	for _, o := range q.Options {
		names = max(names, console.Width(o.Label.In(q.Lang)))
	}
	out := make([]huh.Option[string], 0, len(q.Options))
	for _, o := range q.Options {
		text := console.Clean(o.Label.In(q.Lang))
		if about := console.Clean(o.Description.In(q.Lang)); about != "" {
			text += strings.Repeat(" ", names-console.Width(text)) + "  " + about
		}
		out = append(out, huh.NewOption(console.Cut(text, f.screen.width-6), o.ID))
	}
	return out
}

// short makes one line of a problem, as there is room for one below a field.
func short(err error) error {
	if err == nil {
		return nil
	}
	p := problem.From(err)
	if p.Fix == "" {
		return errors.New(p.Message)
	}
	return errors.New(p.Message + ": " + p.Fix)
}
