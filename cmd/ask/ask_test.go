package ask

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/problem"
)

func questions() []interview.Question {
	options := []interview.Option{{ID: "light"}, {ID: "standard"}}
	return []interview.Question{
		{ID: "p.choice", Phase: "1", Kind: interview.Choice, Options: options, Default: []string{"standard"}, Flag: "--depth"},
		{ID: "p.multi", Phase: "1", Kind: interview.Multi, Options: options, Default: []string{"light", "standard"}},
		{ID: "p.none", Phase: "2", Kind: interview.Multi},
		{ID: "p.text", Phase: "2", Kind: interview.Text, Default: []string{"the\ndefault"}},
	}
}

func sheet(t *testing.T, text string) *interview.Sheet {
	t.Helper()
	s, err := interview.ParseSheet("a.yaml", []byte(text))
	require.NoError(t, err)
	return s
}

// Every Asker gives a valid answer or an error that names the key, says how the
// answer came about, and stops when the context is done.
func TestAskersConform(t *testing.T) {
	t.Parallel()
	full := "answers:\n  p.choice: light\n  p.multi: [standard]\n  p.none: {value: [], how: default}\n  p.text: x\n"
	for name, c := range map[string]struct {
		asker interview.Asker
		how   []interview.How
	}{
		"auto":             {Auto{}, []interview.How{interview.Defaulted, interview.Defaulted, interview.Defaulted, interview.Defaulted}},
		"answers":          {&Answers{Sheet: sheet(t, full)}, []interview.How{interview.Answered, interview.Answered, interview.Defaulted, interview.Answered}},
		"answers and auto": {&Answers{Sheet: sheet(t, "answers: {p.text: y}\n"), Rest: Auto{}}, []interview.How{interview.Defaulted, interview.Defaulted, interview.Defaulted, interview.Answered}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for i, q := range questions() {
				a, err := c.asker.Ask(t.Context(), q)
				require.NoError(t, err, q.ID)
				require.NoError(t, q.Validate(a.Values))
				require.Equal(t, c.how[i], a.How, q.ID)
				again, err := c.asker.Ask(t.Context(), q)
				require.NoError(t, err)
				require.Equal(t, a, again, "the same question, the same answer")
			}
			ctx, cancel := context.WithCancelCause(t.Context())
			stop := errors.New("stopped")
			cancel(stop)
			_, err := c.asker.Ask(ctx, questions()[0])
			require.ErrorIs(t, err, stop)
		})
	}
}

func TestASavedSheetReplays(t *testing.T) {
	t.Parallel()
	saved := &interview.Sheet{SourceSHA256: "abc"}
	for _, q := range questions() {
		a, err := Auto{}.Ask(t.Context(), q)
		require.NoError(t, err)
		saved.Set(q.ID, a)
	}
	replay := &Answers{Sheet: sheet(t, string(saved.Bytes()))}
	again := &interview.Sheet{SourceSHA256: "abc"}
	for _, q := range questions() {
		a, err := replay.Ask(t.Context(), q)
		require.NoError(t, err)
		again.Set(q.ID, a)
	}
	require.Equal(t, string(saved.Bytes()), string(again.Bytes()))
	require.NoError(t, replay.Unused(again))
}

func TestAutoRefusesADefaultThatDoesNotFit(t *testing.T) {
	t.Parallel()
	q := questions()[0]
	q.Default = []string{"deep"}
	_, err := Auto{}.Ask(t.Context(), q)
	require.Equal(t, "input.answer", problem.From(err).Code)
}

func TestAnswersNameTheLine(t *testing.T) {
	t.Parallel()
	a := &Answers{Sheet: sheet(t, "answers:\n  p.choice: deep\n  p.multi: light\n")}
	_, err := a.Ask(t.Context(), questions()[0])
	p := problem.From(err)
	require.Equal(t, "input.answer", p.Code)
	require.Equal(t, "a.yaml", p.File)
	require.Equal(t, 2, p.Line)
	require.Contains(t, p.Message, "p.choice")
	require.Contains(t, p.Fix, "light, standard")

	_, err = a.Ask(t.Context(), questions()[3])
	p = problem.From(err)
	require.Equal(t, "input.answer", p.Code)
	require.Contains(t, p.Message, "p.text")
	require.Contains(t, p.Fix, "-y")
	_, err = (&Answers{Sheet: sheet(t, "answers: {}\n")}).Ask(t.Context(), questions()[0])
	require.Contains(t, problem.From(err).Fix, "--depth")
}

// A person who goes back to a question that a file answered wants to answer it.
func TestGoingBackBehindAnAnswersFile(t *testing.T) {
	t.Parallel()
	sheet, err := interview.ParseSheet("a.yaml", []byte("answers:\n  depth: light\n"))
	require.NoError(t, err)
	q := interview.Question{ID: "depth", Kind: interview.Text, Default: []string{"standard"}}
	asker := &Answers{Sheet: sheet, Rest: Auto{}}
	got, err := asker.Ask(t.Context(), q)
	require.NoError(t, err)
	require.Equal(t, "light", got.First())
	q.Given = []string{"light"}
	got, err = asker.Ask(t.Context(), q)
	require.NoError(t, err)
	require.Equal(t, "standard", got.First(), "the rest was asked")
	require.NoError(t, asker.Unused(&interview.Sheet{}))
}

func TestUnusedAnswers(t *testing.T) {
	t.Parallel()
	a := &Answers{Sheet: sheet(t, "answers:\n  p.choice: light\n  p.chioce: light\n  p.old: x\n"), Rest: Auto{}}
	_, err := a.Ask(t.Context(), questions()[0])
	require.NoError(t, err)
	decided := &interview.Sheet{}
	decided.Set("p.old", interview.Answer{Values: []string{"x"}, How: interview.Answered})
	p := problem.From(a.Unused(decided))
	require.Equal(t, "input.answer", p.Code)
	require.Contains(t, p.Message, "p.chioce")
	require.Equal(t, 3, p.Line)
	decided.Set("p.chioce", interview.Answer{})
	require.NoError(t, a.Unused(decided))
}
