package console_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
)

func environment(pairs ...string) func(string) (string, bool) {
	return func(name string) (string, bool) {
		for _, pair := range pairs {
			if key, value, _ := strings.Cut(pair, "="); key == name {
				return value, true
			}
		}
		return "", false
	}
}

func TestOpenPipes(t *testing.T) {
	t.Parallel()
	file, err := os.Create(filepath.Join(t.TempDir(), "out"))
	require.NoError(t, err)
	defer file.Close()
	s := console.Open(file, file, file, environment("TERM=xterm"))
	require.False(t, s.InTerminal || s.OutTerminal || s.ErrTerminal)
	require.False(t, s.OutColour || s.ErrColour || s.ErrRedraw)
	require.Zero(t, s.Width)
}

func TestOpenTerminal(t *testing.T) {
	t.Parallel()
	master, terminal, err := pty.Open()
	require.NoError(t, err)
	t.Cleanup(func() { _ = terminal.Close(); _ = master.Close() })
	require.NoError(t, pty.Setsize(terminal, &pty.Winsize{Rows: 20, Cols: 77}))

	tests := []struct {
		name           string
		lookup         func(string) (string, bool)
		colour, redraw bool
	}{
		{"plain terminal", environment("TERM=xterm"), true, true},
		{"no TERM at all", environment(), true, true},
		{"NO_COLOR", environment("TERM=xterm", "NO_COLOR=1"), false, true},
		{"empty NO_COLOR says nothing", environment("NO_COLOR="), true, true},
		{"dumb", environment("TERM=dumb"), false, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			s := console.Open(terminal, terminal, terminal, test.lookup)
			require.True(t, s.InTerminal && s.OutTerminal && s.ErrTerminal)
			require.Equal(t, test.colour, s.OutColour)
			require.Equal(t, test.colour, s.ErrColour)
			require.Equal(t, test.redraw, s.ErrRedraw)
			require.Equal(t, 77, s.Width)
			require.False(t, s.Plain().OutColour || s.Plain().ErrColour)
		})
	}
}

func TestStyle(t *testing.T) {
	t.Parallel()
	require.Equal(t, "\x1b[31mno\x1b[0m", console.Streams{OutColour: true}.OutStyle().Bad("no"))
	require.Equal(t, "no", console.Streams{OutColour: true}.ErrStyle().Bad("no"))
	require.Empty(t, console.Streams{ErrColour: true}.ErrStyle().Good(""))
}

func TestWidthAndCut(t *testing.T) {
	t.Parallel()
	require.Equal(t, 4, console.Width("需求"))
	require.Equal(t, 2, console.Width("→…"), "ambiguous characters are narrow in every locale")
	tests := []struct {
		text    string
		columns int
		want    string
	}{
		{"short", 10, "short"},
		{"exactly", 7, "exactly"},
		{"too long", 4, "too…"},
		{"需求分析", 8, "需求分析"},
		{"需求分析", 6, "需求…"},
		{"anything", 0, ""},
		{"anything", 1, "…"},
	}
	for _, test := range tests {
		require.Equal(t, test.want, console.Cut(test.text, test.columns), "%q to %d", test.text, test.columns)
	}
}

func TestClean(t *testing.T) {
	t.Parallel()
	tests := map[string]string{
		"plain 文字":                 "plain 文字",
		"two\nlines\tand a tab":    "two lines and a tab",
		"\x1b[31mred\x1b[0m":       "[31mred[0m",
		"abc\u202egnp.exe":         "abcgnp.exe",
		"bell\a null\x00 c1\u009b": "bell null c1",
		"line\u2028separator":      "line separator",
	}
	for text, want := range tests {
		require.Equal(t, want, console.Clean(text))
	}
}

func FuzzCutAndClean(f *testing.F) {
	f.Add("需求\x1b[2J", 3)
	f.Add("👨‍👩‍👧 family", 2)
	f.Fuzz(func(t *testing.T, text string, columns int) {
		clean := console.Clean(text)
		require.Equal(t, clean, console.Clean(clean))
		require.NotContains(t, clean, "\x1b")
		if utf8.ValidString(text) && columns < 1000 {
			require.LessOrEqual(t, console.Width(console.Cut(clean, columns)), max(0, columns))
		}
	})
}

func TestTable(t *testing.T) {
	t.Parallel()
	table := console.NewTable("ID", "COUNT", "TITLE").Right(1)
	table.Add("需求-1", "7", "first\nline")
	table.Add("b", "1234")
	require.Equal(t, 2, table.Len())
	var out bytes.Buffer
	require.NoError(t, table.Print(console.Streams{Out: &out}))
	require.Equal(t, "ID      COUNT  TITLE\n"+
		"需求-1      7  first line\n"+
		"b        1234\n", out.String())
}

func TestTableFitsATerminal(t *testing.T) {
	t.Parallel()
	table := console.NewTable("ID", "TITLE")
	table.Add("REQ-001", "订单可以在三十分钟内取消")
	var narrow, wide bytes.Buffer
	require.NoError(t, table.Print(console.Streams{Out: &narrow, OutTerminal: true, Width: 20}))
	for line := range strings.Lines(narrow.String()) {
		require.LessOrEqual(t, console.Width(strings.TrimSuffix(line, "\n")), 20)
	}
	require.Contains(t, narrow.String(), "…")
	require.NoError(t, table.Print(console.Streams{Out: &wide, Width: 20}))
	require.Contains(t, wide.String(), "订单可以在三十分钟内取消", "nothing is cut for a program")
}

func TestProgressWithoutATerminal(t *testing.T) {
	t.Parallel()
	var err bytes.Buffer
	p := console.NewProgress(console.Streams{Err: &err}, false)
	p.Now("reading %s", "prd.md")
	p.Line("1 discovery  0.2 s")
	p.Close()
	require.Equal(t, "1 discovery  0.2 s\n", err.String())
}

func TestProgressOnATerminal(t *testing.T) {
	t.Parallel()
	var err bytes.Buffer
	p := console.NewProgress(console.Streams{Err: &err, ErrRedraw: true, Width: 10}, false)
	p.Now("reading a long\nname")
	p.Line("done")
	p.Now("next")
	p.Close()
	p.Close()
	require.Equal(t, "reading …\r\x1b[2Kdone\nnext\r\x1b[2K", err.String())
}

func TestProgressQuiet(t *testing.T) {
	t.Parallel()
	var err bytes.Buffer
	p := console.NewProgress(console.Streams{Err: &err, ErrRedraw: true}, true)
	p.Now("reading")
	p.Line("done")
	p.Close()
	require.Empty(t, err.String())
}

func TestProgressFromSeveralGoroutines(t *testing.T) {
	t.Parallel()
	var err bytes.Buffer
	p := console.NewProgress(console.Streams{Err: &err}, false)
	var group sync.WaitGroup
	for i := range 20 {
		group.Go(func() { p.Line("%s", fmt.Sprintf("line %02d", i)) })
	}
	group.Wait()
	lines := strings.Split(strings.TrimSuffix(err.String(), "\n"), "\n")
	require.Len(t, lines, 20)
	for _, line := range lines {
		require.Regexp(t, `^line \d\d$`, line)
	}
}
