package command

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

// look is one screen of a conversation: what its question says (nothing: it is
// another than the one before), or behind a ~ what stands anywhere; under which
// name it is kept (none: it is not), and the keys that lead on.
type look struct{ shows, name, keys string }

// show is a conversation on a terminal of one size.
type show struct {
	size  string
	env   []string
	args  []string
	looks []look
}

const ctrlC, escape = "\x03", "\x1b"

func shows() map[string]show {
	idea := []string{"spec", "new", "A booking tool for dog walkers who lose track of who is due when"}
	words := func(name string) []look {
		return []look{
			{"Is this the problem", name + "problem", down + enter},
			{"What is the problem?", name + "statement", enter},
			{"How deep", "", enter},
			{"What kind of product", "", enter},
			{"Which dimensions", name + "dimensions", enter},
			{"What shall be done", name + "gaps", up + enter},
			{"Which of these will you answer?", name + "areas", down + down + " " + down + " " + down + " " + enter},
			{"", "", "no payments" + enter},
			{"", "", enter},
			{"", "", "A walker enters a walk with dog and time" + enter},
			{"", "", enter},
			{"What shall be done", "", enter},
			{"Was everything understood?", name + "understood", down + down + enter},
			{"Which statement", name + "correct", down + enter},
			{"What is “", name + "kind", down + down + down + enter},
			{"Was everything understood?", name + "corrected", ctrlC},
		}
	}
	return map[string]show{
		"usual": {"80x24", nil, idea, words("80x24-")},
		"wide":  {"140x40", nil, idea, words("140x40-")},
		"small": {"60x20", nil, idea, words("60x20-")[:6]},
		"begin": {"80x24", nil, []string{"spec", "new"}, []look{
			{"What do you begin with?", "80x24-begin", down + enter},
			{"Which file?", "80x24-files", "kit"},
			{"~filter: kit", "80x24-files-filtered", escape},
			{"~notes.txt", "", "picture" + enter},
			{"~! this is a binary file", "80x24-files-refused", ctrlC},
		}},
		"begin wide":  {"140x40", nil, []string{"spec", "new"}, []look{{"What do you begin with?", "140x40-begin", down + enter}, {"Which file?", "140x40-files", ctrlC}}},
		"begin small": {"60x20", nil, []string{"spec", "new"}, []look{{"What do you begin with?", "60x20-begin", down + enter}, {"Which file?", "60x20-files", ctrlC}}},
		"Chinese": {"80x24", []string{"LANG=zh_CN.UTF-8"}, []string{"spec", "new"}, []look{
			{"从哪里开始？", "80x24-zh-begin", enter},
			{"要做什么？", "80x24-zh-idea", "给社区图书馆做一个借书还书的小程序" + enter},
			{"要解决的问题", "80x24-zh-problem", enter},
			{"规格要写多深", "", enter},
			{"哪一类产品", "", enter},
			{"最看重哪些", "", enter},
			{"如何处理", "80x24-zh-gaps", ctrlC},
		}},
		"Chinese wide": {"140x40", []string{"LANG=zh_CN.UTF-8"}, []string{"spec", "new", "给社区图书馆做一个借书还书的小程序"}, []look{
			{"要解决的问题", "140x40-zh-problem", ctrlC},
		}},
	}
}

// TestScreens walks through the main steps on terminals of several sizes and
// compares what stands on the screen with testdata/screens; -update writes it.
func TestScreens(t *testing.T) {
	t.Parallel()
	for name, s := range shows() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := openView(t, projectOfFiles(t), s.size, s.env, s.args...)
			for _, l := range s.looks {
				text := v.until(l.shows)
				if l.name != "" {
					requireScreen(t, l.name, text)
				}
				v.press(l.keys)
			}
		})
	}
}

// requireScreen compares a screen with the one that is kept. How long a phase
// took is not kept.
func requireScreen(t *testing.T, name, text string) {
	t.Helper()
	text = regexp.MustCompile(` +\d+(\.\d)? (ms|s)\b`).ReplaceAllString(text, "  # ms")
	at := filepath.Join("..", "..", "testdata", "screens", name+".txt")
	if *update {
		require.NoError(t, os.MkdirAll(filepath.Dir(at), 0o755))
		require.NoError(t, os.WriteFile(at, []byte(text), 0o644))
		return
	}
	want, err := os.ReadFile(at)
	require.NoError(t, err)
	require.Equal(t, string(want), text, "%s: if it is meant, go test ./cmd/command -run TestScreens -update", name)
}

// view is the program on a terminal whose screen can be read.
type view struct {
	t        *testing.T
	p        *process
	terminal *os.File
	grid     *grid
	gone     chan struct{}
	last     string // question
}

func openView(t *testing.T, dir, size string, env []string, args ...string) *view {
	t.Helper()
	columns, rows := sizeOf(t, size)
	p := newProcess(t, dir, append([]string{"TERM=xterm-256color", "NO_COLOR=1"}, env...), args...)
	p.Stdout, p.Stderr = nil, nil
	terminal, err := pty.StartWithSize(p.Cmd, &pty.Winsize{Rows: uint16(rows), Cols: uint16(columns)})
	require.NoError(t, err)
	v := &view{t: t, p: p, terminal: terminal, grid: newGrid(columns, rows), gone: make(chan struct{})}
	go func() {
		defer close(v.gone)
		_, _ = io.Copy(v.grid, terminal) // ends with an error when the program closes its side
	}()
	t.Cleanup(func() {
		_ = p.Process.Kill()
		_ = terminal.Close()
	})
	return v
}

func sizeOf(t *testing.T, size string) (columns, rows int) {
	t.Helper()
	wide, high, _ := strings.Cut(size, "x")
	columns, err := strconv.Atoi(wide)
	require.NoError(t, err)
	rows, err = strconv.Atoi(high)
	require.NoError(t, err)
	return columns, rows
}

// until waits for a form whose question holds a text, as look says, and until
// nothing more is drawn.
func (v *view) until(shows string) string {
	v.t.Helper()
	var text string
	there := func() bool {
		question := question(text)
		anywhere, ok := strings.CutPrefix(shows, "~")
		switch {
		case !strings.Contains(text, "ctrl+c") || question == "":
			return false
		case ok:
			return strings.Contains(text, anywhere)
		case shows == "":
			return question != v.last
		}
		return strings.Contains(question, shows)
	}
	require.True(v.t, within(func() bool {
		var before, after int
		if text, before = v.grid.text(); !there() {
			return false
		}
		time.Sleep(150 * time.Millisecond)
		text, after = v.grid.text()
		return before == after && there()
	}), "no %q on\n%s", shows, text)
	v.last = question(text)
	return text
}

// question is the beginning of the form that stands last on a screen.
func question(screen string) string {
	const bar = "┃ "
	lines := strings.Split(screen, "\n")
	for i, line := range slices.Backward(lines) {
		if strings.HasPrefix(line, bar) && (i == 0 || !strings.HasPrefix(lines[i-1], bar)) {
			title, _, _ := strings.Cut(strings.TrimPrefix(line, bar), "│")
			return strings.TrimSpace(title)
		}
	}
	return ""
}

// press types keys one after the other, as a person would.
func (v *view) press(keys string) {
	v.t.Helper()
	_, err := io.WriteString(v.terminal, keys)
	require.NoError(v.t, err)
}

// resize changes the size of the terminal under the program, and waits until the
// program has begun to draw anew.
func (v *view) resize(size string) {
	v.t.Helper()
	columns, rows := sizeOf(v.t, size)
	v.grid.resize(columns, rows)
	_, before := v.grid.text()
	require.NoError(v.t, pty.Setsize(v.terminal, &pty.Winsize{Rows: uint16(rows), Cols: uint16(columns)}))
	require.True(v.t, within(func() bool {
		_, after := v.grid.text()
		return after > before
	}), "nothing was drawn for %s", size)
}

// end waits until the program has left.
func (v *view) end() int {
	v.t.Helper()
	<-v.gone
	_ = v.p.Wait()
	return v.p.ProcessState.ExitCode()
}

// TestFormsFollowTheSizeOfTheirTerminal makes the terminal smaller and wider
// under a form: the question and its keys stay, and the panel comes and goes.
func TestFormsFollowTheSizeOfTheirTerminal(t *testing.T) {
	t.Parallel()
	v := openView(t, projectWith(t, crashInput), "100x30", nil, "spec", "new", "@"+crashInput)
	v.until("Is this the problem to solve?")
	for _, size := range []string{"50x15", "140x40", "80x24", "44x12"} {
		v.resize(size)
		text := v.until("Is this the problem to solve?")
		columns, _ := sizeOf(t, size)
		require.Equal(t, columns >= 110, strings.Contains(text, "│ Title: "), "%s\n%s", size, text)
		for _, part := range []string{"> accurate", "adjust", "enter take"} {
			require.Contains(t, text, part, size)
		}
	}
	v.press(down + enter)
	v.until("What is the problem?")
	v.resize("120x30")
	require.Contains(t, v.until("What is the problem?"), "│ ")
	v.press(ctrlC)
	require.Equal(t, 130, v.end())
}
