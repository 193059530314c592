package guidelines

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/interview"
	rules "github.com/overtone-cli/overtone/specs/guidelines"
)

// scripted answers by a line a question: "" takes what is offered, "-x" leaves
// x out, "+x" adds it, "=text" is the answer, "back", "phase" and "quit" leave.
type scripted struct {
	t     *testing.T
	lines []string
	asked []string
}

func (s *scripted) Ask(_ context.Context, q interview.Question) (interview.Answer, error) {
	s.asked = append(s.asked, q.ID)
	line := ""
	if len(s.lines) > 0 {
		line, s.lines = s.lines[0], s.lines[1:]
	}
	values := append([]string{}, q.Offered()...)
	switch {
	case line == "back" || line == "phase" || line == "quit":
		require.False(s.t, line != "quit" && q.First, q.ID)
		return interview.Answer{}, map[string]error{"back": interview.ErrBack, "phase": interview.ErrBackPhase, "quit": interview.ErrQuit}[line]
	case strings.HasPrefix(line, "="):
		values = []string{line[1:]}
	case strings.HasPrefix(line, "+"):
		values = append(values, line[1:])
	case strings.HasPrefix(line, "-"):
		var kept []string
		for _, v := range values {
			if v != line[1:] {
				kept = append(kept, v)
			}
		}
		values = kept
	}
	if err := q.Validate(values); err != nil {
		return interview.Answer{}, err
	}
	return interview.Answer{Values: values, How: interview.Answered, Person: true}, nil
}

// wizardIn makes a wizard for a project folder and the lines that answer it.
func wizardIn(t *testing.T, root string, lines ...string) (*Wizard, *scripted) {
	t.Helper()
	s := &scripted{t: t, lines: lines}
	w := &Wizard{
		Catalogue: loaded(t), Project: project("cli", []string{"Cobra"}, "Go"), Places: rules.Places{Root: root, Lang: "en"}, Asker: s, Lang: "en",
		Now: time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC), Person: true, Sheet: &interview.Sheet{},
	}
	w.Keep = func(sheet *interview.Sheet) error { // as the command does
		parsed, err := interview.ParseSheet("answers", sheet.Bytes())
		w.Recalled = parsed
		return err
	}
	return w, s
}

// texts are the rules of the project.
func texts(t *testing.T, root string) []string {
	t.Helper()
	book, err := rules.Read(rules.Places{Root: root})
	require.NoError(t, err)
	require.Empty(t, book.Warnings)
	var out []string
	for _, r := range book.Rules() {
		out = append(out, r.Text)
	}
	return out
}

func TestGuidelines_InitGuidelines_FiveRounds(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	w, s := wizardIn(t, root, "", "+own", "=Name tests after behaviour\n\n- No `Manager` in names", "", "", "", "", "", "", "+own", "=Releases are signed | releases | the release job\nBenchmarks stay green")
	done, err := w.Run(t.Context())
	require.NoError(t, err)
	require.Equal(t, Fresh, done.Mode)
	require.Equal(t, []string{
		"guidelines.style", "guidelines.naming", "guidelines.naming.own", "guidelines.files", "guidelines.docs", "guidelines.architecture",
		"guidelines.stack", "guidelines.performance", "guidelines.security", "guidelines.quality", "guidelines.quality.own",
	}, s.asked)
	require.Len(t, done.Rounds, 5)
	require.Equal(t, []string{".workflow/specs/architecture-constraints.md", ".workflow/specs/coding-conventions.md", ".workflow/specs/quality-rules.md"}, done.Files())
	all := texts(t, root)
	require.Contains(t, all, "Name tests after behaviour")
	require.Contains(t, all, "No `Manager` in names")
	require.Contains(t, all, "Releases are signed (scope: releases; enforced by: the release job)")
	require.Contains(t, all, "Benchmarks stay green (scope: all code; enforced by: code review)")
	for _, d := range done.Written {
		want := map[int]string{1: "coding-conventions.md", 2: "coding-conventions.md", 3: "architecture-constraints.md", 4: "quality-rules.md", 5: "quality-rules.md"}[d.Round]
		require.Equal(t, ".workflow/specs/"+want, d.Path)
	}

	before := all
	again, s := wizardIn(t, root)
	done, err = again.Run(t.Context())
	require.NoError(t, err)
	require.Equal(t, Append, done.Mode)
	require.Equal(t, ModeQuestion, s.asked[0])
	require.Equal(t, before, texts(t, root), "the same rules are not written twice")
	for _, r := range done.Rounds {
		require.Zero(t, r.Added)
	}
}

func TestGuidelines_InitGuidelines_Back(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	// Round 1 is written; from round 2 the person goes back over it, drops one
	// rule and adds another.
	w, s := wizardIn(t, root, "", "", "back", "-booleans", "", "", "phase", "phase", "+go-goroutine-end")
	done, err := w.Run(t.Context())
	require.NoError(t, err)
	require.Equal(t, []string{"guidelines.style", "guidelines.naming", "guidelines.files", "guidelines.naming", "guidelines.files", "guidelines.docs", "guidelines.architecture", "guidelines.files", "guidelines.style"}, s.asked[:9])
	all := strings.Join(texts(t, root), "\n")
	require.NotContains(t, all, "Booleans read")
	require.Equal(t, 1, strings.Count(all, "Whoever starts a goroutine"))
	require.Equal(t, 1, strings.Count(all, "return early"))
	require.Equal(t, 1, done.Rounds[0].Removed)
	data, err := os.ReadFile(filepath.Join(root, ".workflow/specs/coding-conventions.md"))
	require.NoError(t, err)
	require.NotContains(t, string(data), "\n\n\n")
}

// A rule that a person changed by hand while the wizard ran is theirs: taking
// its option back leaves it alone, and everything else they wrote stays.
func TestGuidelines_InitGuidelines_EditedMeanwhile(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	file := filepath.Join(root, ".workflow/specs/coding-conventions.md")
	w, _ := wizardIn(t, root, "", "", "back", "-booleans", "quit")
	rounds := 0
	w.Wrote = func(string) {
		if rounds++; rounds > 1 {
			return
		}
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		text := strings.Replace(string(data), "Booleans read", "Our booleans read", 1) + "\nBy hand.\n"
		require.NoError(t, os.WriteFile(file, []byte(strings.ReplaceAll(text, "\n", "\r\n")), 0o600))
	}
	_, err := w.Run(t.Context())
	require.ErrorIs(t, err, interview.ErrQuit)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Contains(t, string(data), "Our booleans read")
	require.Contains(t, string(data), "By hand.\r\n")
	require.Equal(t, strings.Count(string(data), "\n"), strings.Count(string(data), "\r\n"))
}

func TestGuidelines_InitGuidelines_QuitKeepsAndContinues(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	w, _ := wizardIn(t, root, "", "", "", "", "-no-cycles", "quit")
	done, err := w.Run(t.Context())
	require.ErrorIs(t, err, interview.ErrQuit)
	require.Len(t, done.Rounds, 2)
	two := texts(t, root)
	require.NotContains(t, strings.Join(two, "\n"), "Commands parse flags")

	again, s := wizardIn(t, root) // takes what is offered: to continue
	again.Recalled = w.Recalled
	done, err = again.Run(t.Context())
	require.NoError(t, err)
	require.Equal(t, Continue, done.Mode)
	require.Equal(t, []string{ModeQuestion, "guidelines.stack"}, s.asked[:2])
	all := texts(t, root)
	require.Subset(t, all, two)
	require.NotContains(t, strings.Join(all, "\n"), "do not import each other in a circle", "an answer of the round that was left is kept, too")
	require.Contains(t, strings.Join(all, "\n"), "Commands parse flags")

	third, s := wizardIn(t, root, "=cancel")
	third.Recalled = again.Recalled
	done, err = third.Run(t.Context())
	require.NoError(t, err)
	require.Equal(t, Cancelled, done.Mode)
	require.Equal(t, []string{ModeQuestion}, s.asked)
	require.Equal(t, all, texts(t, root))
}

func TestGuidelines_InitGuidelines_Reset(t *testing.T) {
	t.Parallel()
	root := t.TempDir()
	file := filepath.Join(root, ".workflow/specs/coding-conventions.md")
	other := filepath.Join(root, ".workflow/specs/team.md")
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o750))
	const text = "---\ntitle: Ours\nreadMode: required\n---\n\n# Ours\n\n- Tabs, not spaces\n"
	require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	require.NoError(t, os.WriteFile(other, []byte(text), 0o600))

	w, _ := wizardIn(t, root, "=reset", "quit") // nothing was chosen yet, so nothing is set aside
	_, err := w.Run(t.Context())
	require.ErrorIs(t, err, interview.ErrQuit)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, text, string(data))

	for n := range 2 { // twice in one second: both backups are kept
		w, _ = wizardIn(t, root, "=reset")
		done, err := w.Run(t.Context())
		require.NoError(t, err)
		require.Equal(t, Reset, done.Mode)
		require.Equal(t, []string{".workflow/specs-backup/20260131-120000", ".workflow/specs-backup/20260131-120000-2"}[n], done.Backup)
		saved, err := os.ReadFile(filepath.Join(root, done.Backup, "coding-conventions.md"))
		require.NoError(t, err)
		require.Equal(t, n == 0, string(saved) == text)
	}
	data, err = os.ReadFile(file)
	require.NoError(t, err)
	require.NotContains(t, string(data), "Tabs, not spaces")
	data, err = os.ReadFile(other)
	require.NoError(t, err)
	require.Equal(t, text, string(data), "files that the wizard does not write to stay")
}

func TestGuidelines_InitGuidelines_Contradictions(t *testing.T) {
	t.Parallel()
	w, _ := wizardIn(t, t.TempDir())
	w.Project = project("library", nil, "TypeScript")
	var offered []Offered
	for _, o := range w.Catalogue.offer(w.Project, "en", *w.Catalogue.topic("files")) {
		if o.Group == "import-style" {
			offered = append(offered, o)
		}
	}
	require.Len(t, offered, 2)
	q := w.choose(*w.Catalogue.topic("files"), offered)
	require.NoError(t, q.Validate([]string{offered[0].ID}))
	require.ErrorContains(t, q.Validate([]string{offered[0].ID, offered[1].ID}), "contradict each other")
	require.Error(t, q.Validate([]string{"nonsense"}))
}
