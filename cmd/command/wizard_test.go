package command

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// conversation is what a person answers: line by line, and as keys in forms.
type conversation struct {
	input string
	lines []string
	keys  []string
}

// The keys that move in a form.
const (
	enter = "\r"
	up    = "\x1b[A"
	down  = "\x1b[B"
	clear = "\x15" // what is before the cursor
)

func conversations() map[string]conversation {
	const problem, walk = "Dog walkers mix up who is due when, and two walks a week are forgotten.", "A walker enters a walk with dog, owner and time"
	return map[string]conversation{
		"a sentence, adjusted and answered": {
			"A booking tool for dog walkers who lose track of who is due when",
			[]string{"adjust", problem, "light", "", "1", "answer", "1,2", walk, "", "no payments", "", "", "confirm", "", "", "all", "", "", ""},
			[]string{
				down + enter, clear + problem + enter, up + enter, enter, down + " " + down + " " + enter,
				up + enter, down + down + " " + down + " " + down + " " + enter,
				walk + enter, enter, "no payments" + enter, enter, enter, enter, enter, enter, down + down + enter, enter, enter,
			},
		},
		"a file, taken as it is": {
			"@" + crashInput,
			[]string{"", "", "", "", "accept", "", "", "", "", "", ""},
			[]string{enter, enter, enter, enter, enter, enter, enter, enter, enter, enter},
		},
		"a Chinese sentence": {
			"给社区图书馆做一个借书还书的小程序",
			[]string{"", "2", "", "", "skip", "", "", "2", "", "", ""},
			[]string{enter, enter, enter, enter, down + enter, enter, enter, down + enter, enter, enter},
		},
	}
}

// TestWizardLineByLine talks to the program through a pipe, replays what it
// wrote down, and talks to it through forms: the package is the same.
func TestWizardLineByLine(t *testing.T) {
	t.Parallel()
	for name, talk := range conversations() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := projectWith(t, crashInput)
			p := newProcess(t, dir, nil, "spec", "new", "--plain", talk.input)
			p.Stdin = strings.NewReader(strings.Join(talk.lines, "\n") + "\n")
			require.NoError(t, p.Start())
			ran := p.end(t)
			require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
			require.NotContains(t, ran.err, "\x1b")
			want := snapshot(t, filepath.Join(dir, "specs"))
			pkg := packageIn(t, dir)
			require.Contains(t, readText(t, filepath.Join(pkg, "spec-config.json")), `"mode": "interactive"`)

			talk.requireAgain(t, pkg, want)
		})
	}
}

// requireAgain replays the answers of a package and gives the same ones in
// forms: both make what it holds.
func (c conversation) requireAgain(t *testing.T, pkg string, want map[string]string) {
	t.Helper()
	replay := projectWith(t, crashInput)
	ran := runProcess(t, replay, nil, "spec", "new", "--answers", filepath.Join(pkg, "answers.yaml"), c.input)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	requireSame(t, want, snapshot(t, filepath.Join(replay, "specs")), "the replay of its answers")

	forms := projectWith(t, crashInput)
	s := openScreen(t, forms, "spec", "new", c.input)
	for _, keys := range c.keys {
		s.answer(keys)
	}
	require.Zero(t, s.wait())
	requireSame(t, want, snapshot(t, filepath.Join(forms, "specs")), "the same answers in forms")
}

// TestKilledAfterEveryQuestion kills the program when it has asked one question
// more than were answered, and goes on: nothing is asked twice, and the package
// is that of the conversation which nobody broke off.
func TestKilledAfterEveryQuestion(t *testing.T) {
	t.Parallel()
	talk := conversations()["a sentence, adjusted and answered"]
	whole := projectWith(t, crashInput)
	p := newProcess(t, whole, nil, "spec", "new", "--plain", talk.input)
	p.Stdin = strings.NewReader(strings.Join(talk.lines, "\n") + "\n")
	require.NoError(t, p.Start())
	require.Zero(t, p.end(t).code)
	want := snapshot(t, filepath.Join(whole, "specs"))

	for n := 1; n < len(talk.lines); n++ {
		dir := projectWith(t, crashInput)
		killAfter(t, dir, n, talk.lines, "spec", "new", "--plain", talk.input)
		rest := talk.lines[n:]
		args := []string{"spec", "continue", "--plain"}
		if _, err := os.Stat(filepath.Join(dir, "specs")); err != nil || n < 2 { // the problem was not confirmed yet
			rest, args = talk.lines, []string{"spec", "new", "--plain", talk.input}
		}
		p := newProcess(t, dir, nil, args...)
		p.Stdin = strings.NewReader(strings.Join(rest, "\n") + "\n")
		require.NoError(t, p.Start())
		ran := p.end(t)
		require.Zero(t, ran.code, "after %d answers: %s%s", n, ran.out, ran.err)
		requireSame(t, want, snapshot(t, filepath.Join(dir, "specs")), "going on after "+strconv.Itoa(n)+" answers")
	}
}

// TestGoingBackBehindAnInterruption kills the program, goes on, and goes back to
// what was answered before that, within the phase and into the phases before.
func TestGoingBackBehindAnInterruption(t *testing.T) {
	t.Parallel()
	talk := conversations()["a file, taken as it is"]
	whole := projectWith(t, crashInput)
	ran := answered(t, whole, talk.lines, "spec", "new", talk.input)
	require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
	want := snapshot(t, filepath.Join(whole, "specs"))
	for name, rest := range map[string][]string{
		"a question":            append([]string{":back"}, talk.lines[4:]...),
		"to a phase before":     append([]string{":phase", ":phase"}, talk.lines...),
		"a question changed":    append([]string{":back", "skip", ":back", "accept"}, talk.lines[5:]...),
		"several, one by one":   append([]string{":back", ":back", ":back"}, talk.lines[2:]...),
		"before the very first": append([]string{":phase", ":phase", ":back"}, talk.lines...),
	} {
		dir := projectWith(t, crashInput)
		killAfter(t, dir, 5, talk.lines, "spec", "new", "--plain", talk.input)
		ran := answered(t, dir, rest, "spec", "continue")
		require.Zero(t, ran.code, "%s: %s%s", name, ran.out, ran.err)
		requireSame(t, want, snapshot(t, filepath.Join(dir, "specs")), name)
	}
}

// killAfter answers n questions and kills the program at the next prompt.
func killAfter(t *testing.T, dir string, n int, lines []string, args ...string) {
	t.Helper()
	p := newProcess(t, dir, nil, args...)
	in, err := p.StdinPipe()
	require.NoError(t, err)
	seen := &watched{}
	p.Stderr = seen
	require.NoError(t, p.Start())
	for i := range n {
		require.True(t, seen.prompts(i+1), "no prompt %d in: %s", i+1, seen)
		_, err := io.WriteString(in, lines[i]+"\n")
		require.NoError(t, err)
	}
	require.True(t, seen.prompts(n+1), "no prompt %d in: %s", n+1, seen)
	require.NoError(t, p.Process.Kill())
	_ = p.Wait()
}

// watched is what a program has written so far.
type watched struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (w *watched) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.text.Write(p)
}

func (w *watched) String() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.text.String()
}

// prompts waits until so many prompts were written.
func (w *watched) prompts(n int) bool {
	return within(func() bool { return strings.Count(w.String(), "\n> ") >= n })
}

// within waits for something for as long as a slow machine may need.
func within(ok func() bool) bool {
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		if ok() {
			return true
		}
	}
	return ok()
}

// TestGoingBack takes detours, within a phase, into the phase before and to its
// beginning, and ends with the package of the straight way.
func TestGoingBack(t *testing.T) {
	t.Parallel()
	run := func(lines ...string) map[string]string {
		dir := projectWith(t, crashInput)
		p := newProcess(t, dir, nil, "spec", "new", "--plain", "@"+crashInput)
		p.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\n")
		require.NoError(t, p.Start())
		ran := p.end(t)
		require.Zero(t, ran.code, "%s%s", ran.out, ran.err)
		return snapshot(t, filepath.Join(dir, "specs"))
	}
	straight := run("", "light", "", "", "accept", "", "", "all", "", "", "")
	for name, lines := range map[string][]string{
		"within a phase":              {"", "full", "3", ":back", "light", "", "", "accept", "", "", "all", "", "", ""},
		"into the phase before":       {"", "light", "", "", "skip", ":back", "accept", "", ":back", "", "", "all", "", ":back", "", "", ""},
		"to its beginning":            {"", "light", "", "", "answer", "1", ":phase", "accept", "", "", "must", "", ":phase", ":phase", "", "all", "", "", ""},
		"to the beginning of another": {"", "3", "", "", "skip", ":phase", ":phase", "", "light", "", "", "accept", "", "", "all", "", "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			requireSame(t, straight, run(lines...), name)
		})
	}
}
