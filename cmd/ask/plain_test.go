package ask

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

func bilingual(en, zh string) templates.Words { return templates.Words{En: en, Zh: zh} }

// posed are one question of each kind, as a session would put them.
func posed() (choice, multi, text interview.Question) {
	options := []interview.Option{
		{ID: "light", Label: bilingual("light", "精简"), Description: bilingual("little", "少")},
		{ID: "standard", Label: bilingual("usual", "标准")},
		{ID: "full", Label: bilingual("full", "全面")},
	}
	choice = interview.Question{ID: "p.choice", Kind: interview.Choice, Options: options, Default: []string{"standard"}, Flag: "--depth", Prompt: bilingual("How deep?", "多深？"), Why: bilingual("It decides.", "决定。")}
	multi = interview.Question{ID: "p.multi", Kind: interview.Multi, Options: options, Default: []string{"light", "full"}, Prompt: bilingual("Which?", "哪些？")}
	text = interview.Question{ID: "p.text", Kind: interview.Text, Prompt: bilingual("What?", "什么？"), Check: func(v []string) error {
		if len(v) == 1 && v[0] == "no" {
			return errors.New("that is too short")
		}
		return nil
	}}
	return choice, multi, text
}

// say runs a plain asker over typed lines and gives the answer and the screen.
func say(t *testing.T, q interview.Question, typed string) (interview.Answer, string, error) {
	t.Helper()
	var out bytes.Buffer
	a := NewPlain(console.Streams{In: strings.NewReader(typed), Err: &out, InTerminal: true, Width: 60}, Editor{})
	got, err := a.Ask(t.Context(), q)
	return got, out.String(), err
}

func TestPlainTakesAnswers(t *testing.T) {
	t.Parallel()
	choice, multi, text := posed()
	given := choice
	given.Given = []string{"full"}
	chinese := choice
	chinese.Lang = "zh"
	for name, c := range map[string]struct {
		q     interview.Question
		typed string
		want  []string
		how   interview.How
	}{
		"a number":                {choice, "3\n", []string{"full"}, interview.Answered},
		"an id":                   {choice, "light\n", []string{"light"}, interview.Answered},
		"a label":                 {choice, "Usual\n", []string{"standard"}, interview.Answered},
		"a Chinese label":         {chinese, "全面\n", []string{"full"}, interview.Answered},
		"enter takes the default": {choice, "\n", []string{"standard"}, interview.Answered},
		"enter takes the earlier": {given, "\n", []string{"full"}, interview.Answered},
		"skip takes the default":  {given, ":skip\n", []string{"standard"}, interview.Defaulted},
		"what does not fit":       {choice, "9\nfulll\n1\n", []string{"light"}, interview.Answered},
		"help first":              {choice, "?\n1\n", []string{"light"}, interview.Answered},
		"back at the beginning":   {first(choice), ":back\n:phase\n1\n", []string{"light"}, interview.Answered},
		"numbers":                 {multi, "1, 3\n", []string{"light", "full"}, interview.Answered},
		"numbers and names":       {multi, "2，full\n", []string{"standard", "full"}, interview.Answered},
		"twice the same":          {multi, "1,1\n2\n", []string{"standard"}, interview.Answered},
		"a text":                  {text, "  a line  \n", []string{"a line"}, interview.Answered},
		"a text on lines":         {text, "one\\\ntwo\\\nthree\n", []string{"one\ntwo\nthree"}, interview.Answered},
		"a refused text":          {text, "no\nyes\n", []string{"yes"}, interview.Answered},
		"an empty text":           {text, "\n", nil, interview.Answered},
		"without a line end":      {text, "yes", []string{"yes"}, interview.Answered},
		"with control characters": {text, "\x1b[200~pa\x07st\x1b[201~\x1b]0;title\x07\n", []string{"past"}, interview.Answered},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a, screen, err := say(t, c.q, c.typed)
			require.NoError(t, err, screen)
			require.Equal(t, interview.Answer{Values: c.want, How: c.how, Person: true}, a)
			require.NotContains(t, screen, "\x1b")
		})
	}
}

func first(q interview.Question) interview.Question {
	q.First = true
	return q
}

func TestPlainShowsWhatHelpsToAnswer(t *testing.T) {
	t.Parallel()
	choice, _, text := posed()
	choice.Known = []interview.Fact{{Label: bilingual("Title", "标题"), Value: "A shop\nwith\x1b[31m jars"}}
	_, screen, err := say(t, choice, "?\n\n")
	require.NoError(t, err)
	for _, part := range []string{"Known so far", "Title: A shop", "How deep?", "It decides.", "1  light  little", "2  usual  (default)", "Enter takes usual", ":back", "Key in an answers file: p.choice", "Flag: --depth"} {
		require.Contains(t, screen, part)
	}
	require.NotContains(t, screen, "\x1b")
	_, screen, err = say(t, text, "no\n\n")
	require.NoError(t, err)
	require.Contains(t, screen, "! \"p.text\": that is too short")
	require.Contains(t, screen, "Enter takes nothing")
}

func TestARefusalIsInTheLanguageOfTheQuestion(t *testing.T) {
	t.Parallel()
	choice, _, _ := posed()
	choice.Lang = "zh"
	_, screen, err := say(t, choice, "deep\n\n")
	require.NoError(t, err)
	require.Contains(t, screen, "! \"deep\" 不是 \"p.choice\" 的答案\n  可用的有 light, standard, full\n")
	l := newList(choice, phrasesIn("zh"), console.Style{}, nil)
	l.refuse(choice.Validate([]string{"deep"}))
	require.Equal(t, `"deep" 不是 "p.choice" 的答案：可用的有 light, standard, full`, l.refused)
}

func TestPlainIsLeft(t *testing.T) {
	t.Parallel()
	choice, _, text := posed()
	for typed, want := range map[string]error{":back\n": interview.ErrBack, ":phase\n": interview.ErrBackPhase, ":quit\n": interview.ErrQuit} {
		_, _, err := say(t, choice, typed)
		require.ErrorIs(t, err, want)
	}
	_, _, err := say(t, choice, "9\n")
	p := problem.From(err)
	require.Equal(t, "usage.needs_answers", p.Code)
	require.Contains(t, p.Message, "p.choice")
	require.Contains(t, p.Fix, "--depth")
	_, _, err = say(t, text, "on\\\n")
	require.Contains(t, problem.From(err).Fix, `"p.text"`)
	_, _, err = say(t, text, strings.Repeat("x", longestLine+1)+"\n")
	require.ErrorIs(t, err, errLongLine)

	silent, _ := io.Pipe() // nobody ever types
	ctx, cancel := context.WithCancelCause(t.Context())
	stop := errors.New("stopped")
	cancel(stop)
	_, err = NewPlain(console.Streams{In: silent, Err: io.Discard}, Editor{}).Ask(ctx, choice)
	require.ErrorIs(t, err, stop)
}

// TestEditor uses small programs as editors: one that writes, one that changes
// nothing, one that fails, and none at all.
func TestEditor(t *testing.T) {
	t.Parallel()
	_, _, text := posed()
	dir := t.TempDir()
	script := func(name, body string) Editor {
		at := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(at, []byte("#!/bin/sh\n"+body+"\n"), 0o755))
		return Editor{Command: []string{at}}
	}
	for name, c := range map[string]struct {
		editor Editor
		want   []string
		says   string
	}{
		"writes":  {script("writes", `printf 'one\r\ntwo\033[31m\n\n' > "$1"`), []string{"one\ntwo"}, "one two"},
		"nothing": {script("nothing", `exit 0`), nil, "left the text as it was"},
		"fails":   {script("fails", `echo lost > "$1"; exit 3`), nil, "did not end well"},
		"missing": {Editor{Command: []string{filepath.Join(dir, "nowhere")}}, nil, "did not end well"},
		"none":    {Editor{}, nil, "No editor is set"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var out bytes.Buffer
			a := NewPlain(console.Streams{In: strings.NewReader(":edit\n\n"), Err: &out}, c.editor)
			got, err := a.Ask(t.Context(), text)
			require.NoError(t, err)
			require.Equal(t, c.want, got.Values, out.String())
			require.Contains(t, out.String(), c.says)
		})
	}
	lookup := func(name string) (string, bool) {
		v, ok := map[string]string{"VISUAL": " ", "EDITOR": "code --wait"}[name]
		return v, ok
	}
	require.Equal(t, []string{"code", "--wait"}, EditorFrom(lookup))
	require.Nil(t, EditorFrom(func(string) (string, bool) { return "", false }))
}

func TestRemembered(t *testing.T) {
	t.Parallel()
	choice, multi, _ := posed()
	r := &Remembered{Sheet: sheet(t, "answers:\n  p.choice: full\n  p.multi: [gone]\n"), Rest: Auto{}}
	a, err := r.Ask(t.Context(), choice)
	require.NoError(t, err)
	require.Equal(t, []string{"full"}, a.Values)
	a, err = r.Ask(t.Context(), multi)
	require.NoError(t, err)
	require.Equal(t, multi.Default, a.Values, "an answer that no longer fits is asked for again")
}

func TestPhrasesAreWholeInBothLanguages(t *testing.T) {
	t.Parallel()
	for _, p := range []phrases{phrasesIn("en"), phrasesIn("zh"), phrasesIn("")} {
		for _, text := range []string{p.colon, p.known, p.choose, p.chooseMany, p.chooseChange, p.write, p.takes, p.takesNone, p.commands, p.answersKey, p.flag, p.first, p.noEditor, p.editorFailed, p.unchanged, p.confirm, p.toggle, p.newline, p.back, p.backPhase, p.skip, p.edit, p.quit, p.help, p.nothing, p.recommended, p.long} {
			require.NotEmpty(t, text)
		}
		require.Contains(t, p.takes, "%s")
	}
}

func FuzzTyped(f *testing.F) {
	for _, s := range []string{"", "plain", "\x1b[200~paste\x1b[201~", "\x1b]0;t\x07x", "\x1bP1$r\x1b\\y", "a\rb\r\nc", "\x1b", "\x1b[", "\x1b[1;2", "\x1b]no end\nnext", "汉\x1b[0m字\x00", "\xff\x1b[m"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		out := typed(s)
		for _, r := range out {
			if r < ' ' && r != '\n' && r != '\t' || r == 0x7f {
				t.Fatalf("%q left %q in %q", s, r, out)
			}
		}
		if typed(out) != out {
			t.Fatalf("%q is cleaned to %q, and that to %q", s, out, typed(out))
		}
	})
}
