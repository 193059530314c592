package command

import (
	"strconv"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/cmd/console"
)

// grid is a terminal's screen as text: what a program wrote, put where a person
// would see it. It knows the sequences that move and erase and passes over all
// others. The right half of a wide character is an empty cell.
type grid struct {
	mu        sync.Mutex
	cells     [][]string
	row, col  int
	columns   int
	rest      []byte // the beginning of a sequence or a character whose end is not there yet
	saved     [2]int
	writes    int
	lastGlyph string
}

func newGrid(columns, rows int) *grid {
	g := &grid{columns: columns}
	g.resize(columns, rows)
	return g
}

// resize cuts lines and adds empty ones; what stood in the last row stays there.
func (g *grid) resize(columns, rows int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for len(g.cells) > rows {
		g.cells = g.cells[1:]
		g.row--
	}
	for len(g.cells) < rows {
		g.cells = append(g.cells, nil)
	}
	g.columns = columns
	for i := range g.cells {
		line := make([]string, columns)
		for j := range line {
			line[j] = " "
		}
		copy(line, g.cells[i])
		g.cells[i] = line
	}
	g.row, g.col = max(0, g.row), min(g.col, columns-1)
}

// Write takes what the program wrote.
func (g *grid) Write(p []byte) (int, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.writes++
	data := append(g.rest, p...)
	for len(data) > 0 {
		n := g.step(data)
		if n == 0 {
			break
		}
		data = data[n:]
	}
	g.rest = append([]byte(nil), data...)
	return len(p), nil
}

// step takes one character or sequence and gives its length, 0 when it is not
// whole.
func (g *grid) step(data []byte) int {
	switch c := data[0]; {
	case c == 0x1b:
		return g.escape(data)
	case c == '\r':
		g.col = 0
	case c == '\n':
		g.feed()
	case c == '\b':
		g.col = max(0, g.col-1)
	case c == '\t':
		g.col = min(g.columns-1, g.col/8*8+8)
	case c < ' ':
	default:
		if !utf8.FullRune(data) {
			return 0
		}
		r, n := utf8.DecodeRune(data)
		g.put(string(r))
		return n
	}
	return 1
}

func (g *grid) feed() {
	if g.row++; g.row >= len(g.cells) {
		g.row = len(g.cells) - 1
		g.scroll(1)
	}
}

func (g *grid) scroll(n int) {
	for range n {
		g.cells = append(g.cells[1:], g.blank())
	}
}

func (g *grid) blank() []string {
	return strings.Split(strings.Repeat(" ", g.columns), "")
}

// put draws a character; one that does not fit any more goes to the next line.
func (g *grid) put(glyph string) {
	wide := console.Width(glyph)
	if wide == 0 {
		return
	}
	if g.col+wide > g.columns {
		g.col = 0
		g.feed()
	}
	g.cells[g.row][g.col] = glyph
	if wide == 2 {
		g.cells[g.row][g.col+1] = ""
	}
	g.col += wide
	g.lastGlyph = glyph
}

func (g *grid) escape(data []byte) int {
	if len(data) < 2 {
		return 0
	}
	switch data[1] {
	case '[':
		for i := 2; i < len(data); i++ {
			if data[i] >= '@' && data[i] <= '~' {
				g.control(string(data[2:i]), data[i])
				return i + 1
			}
		}
		return 0
	case ']', 'P', '_', '^', 'X':
		for i := 2; i < len(data); i++ {
			if data[i] == '\a' {
				return i + 1
			}
			if data[i] == 0x1b && i+1 < len(data) && data[i+1] == '\\' {
				return i + 2
			}
		}
		return 0
	case '7':
		g.saved = [2]int{g.row, g.col}
	case '8':
		g.row, g.col = g.saved[0], g.saved[1]
	case 'M':
		g.row = max(0, g.row-1)
	}
	return 2
}

// control follows a control sequence.
func (g *grid) control(params string, final byte) {
	if strings.ContainsAny(params, "?<=>$ ") {
		return // modes and questions
	}
	var p [2]int
	for i, text := range strings.SplitN(params, ";", 2) {
		p[i], _ = strconv.Atoi(text)
	}
	n := max(1, p[0])
	line := g.cells[g.row]
	at := min(g.col, g.columns-1)
	switch final {
	case 'A':
		g.row = max(0, g.row-n)
	case 'B', 'e':
		g.row = min(len(g.cells)-1, g.row+n)
	case 'C', 'a':
		g.col = min(g.columns-1, g.col+n)
	case 'D':
		g.col = max(0, at-n)
	case 'E':
		g.row, g.col = min(len(g.cells)-1, g.row+n), 0
	case 'F':
		g.row, g.col = max(0, g.row-n), 0
	case 'G', '`':
		g.col = min(g.columns-1, n-1)
	case 'd':
		g.row = min(len(g.cells)-1, n-1)
	case 'H', 'f':
		g.row, g.col = min(len(g.cells)-1, n-1), min(g.columns-1, max(1, p[1])-1)
	case 'J', 'K':
		g.erase(final, p[0], at)
	case 'X':
		copy(line[at:], g.blank()[:min(n, g.columns-at)])
	case 'P':
		g.cells[g.row] = append(append(line[:at:at], line[min(g.columns, at+n):]...), g.blank()[:min(n, g.columns-at)]...)
	case '@':
		g.cells[g.row] = append(append(line[:at:at], g.blank()[:min(n, g.columns-at)]...), line[at:max(at, g.columns-n)]...)
	case 'L':
		for range min(n, len(g.cells)-g.row) {
			rest := append([][]string{g.blank()}, g.cells[g.row:len(g.cells)-1]...)
			g.cells = append(g.cells[:g.row:g.row], rest...)
		}
	case 'M':
		for range min(n, len(g.cells)-g.row) {
			rest := append(append([][]string{}, g.cells[g.row+1:]...), g.blank())
			g.cells = append(g.cells[:g.row:g.row], rest...)
		}
	case 'S':
		g.scroll(n)
	case 'b':
		for range n {
			g.put(g.lastGlyph)
		}
	}
}

// erase clears a part of the line, and with J of the screen.
func (g *grid) erase(final byte, how, at int) {
	from, to := at, g.columns
	switch how {
	case 1:
		from, to = 0, at+1
	case 2, 3:
		from = 0
	}
	copy(g.cells[g.row][from:to], g.blank())
	if final == 'K' {
		return
	}
	for i := range g.cells {
		if how == 2 || how == 3 || how == 0 && i > g.row || how == 1 && i < g.row {
			g.cells[i] = g.blank()
		}
	}
}

// text is the screen, without blanks at the ends of lines and empty lines at
// its end, and how much was written until then.
func (g *grid) text() (string, int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	lines := make([]string, len(g.cells))
	for i, line := range g.cells {
		lines[i] = strings.TrimRight(strings.Join(line, ""), " ")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n") + "\n", g.writes
}

func TestGridFollowsTheCursor(t *testing.T) {
	t.Parallel()
	for written, want := range map[string]string{
		"one\r\ntwo\x1b[A\x1b[2Dx":                                "oxe\ntwo\n",
		"long line\r\x1b[4Chere\x1b[K":                            "longhere\n",
		"a\r\nb\r\nc\r\nd":                                        "b\nc\nd\n",
		"中文字符\r\x1b[2C!":                                          "中!字符\n",
		"\x1b[?2004h\x1b]0;title\a\x1b[31mred\x1b[0m\x1bPq\x1b\\": "red\n",
		"abc\x1b[2;3Hd\x1b[1;1H\x1b[J":                            "\n",
		"abcdef\x1b[3G\x1b[2P":                                    "abef\n",
		"abc\x1b[2D\x1b[1@":                                       "a bc\n",
		"x\x1b[4b":                                                "xxxxx\n",
		"one\r\ntwo\x1b[1;1H\x1b[L":                               "\none\ntwo\n",
		"one\r\ntwo\x1b[1;1H\x1b[M":                               "two\n",
		"0123456789ab":                                            "0123456789\nab\n",
	} {
		g := newGrid(10, 3)
		for i := range len(written) { // whatever the pieces are
			_, _ = g.Write([]byte(written)[i : i+1])
		}
		got, _ := g.text()
		require.Equal(t, want, got, "%q", written)
	}
}
