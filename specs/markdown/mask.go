package markdown

import "slices"

// The bounds below keep block parsing linear. What lies beyond them is read as
// plain text instead of structure; no real document comes near them.
const (
	// maxColumn is the last column (tabs to multiples of four) at which a quote
	// or list marker opens a container, which bounds the nesting depth: blank
	// lines cost the parser one step per open container.
	maxColumn = 100
	// maxTableColumns bounds the padding of short rows.
	maxTableColumns = 256
	// maxBlankRun is the longest run of blank lines kept as lines: inside a
	// list the parser remembers every one of them for every open container.
	maxBlankRun = 64
)

// mask returns src, or a copy of the same length in which single bytes that
// would open structure beyond the bounds are replaced, so that every offset
// the parser reports stays true for src.
func mask(src []byte) []byte {
	m := masker{out: src, src: src}
	blank := 0
	for start := 0; start < len(src); {
		end := lineEnd(src, start)
		first := firstInk(src, start, end)
		if first == end {
			blank++
			if blank > maxBlankRun {
				m.join(start)
			}
		} else {
			blank = 0
			m.line(start, end)
		}
		start = end
	}
	return m.out
}

// lineEnd is the offset behind the line that holds start, its newline included.
func lineEnd(src []byte, start int) int {
	for i := start; i < len(src); i++ {
		if src[i] == '\n' {
			return i + 1
		}
	}
	return len(src)
}

// firstInk is the offset of the first byte that is no space, or end.
func firstInk(src []byte, start, end int) int {
	for start < end && isBlank(src[start]) {
		start++
	}
	return start
}

func isBlank(c byte) bool {
	return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v'
}

type masker struct {
	src, out []byte
	copied   bool
}

func (m *masker) set(at int, c byte) {
	if !m.copied {
		m.out = append([]byte(nil), m.src...)
		m.copied = true
	}
	m.out[at] = c
}

// join makes the blank line at start part of the blank line before it.
func (m *masker) join(start int) {
	if start > 0 {
		m.set(start-1, ' ')
	}
	if start > 1 && m.src[start-2] == '\r' {
		m.set(start-2, ' ')
	}
}

// line masks a container marker beyond maxColumn and the delimiter row of a
// table that is too wide.
func (m *masker) line(start, end int) {
	if at := deepMarker(m.src[start:end]); at >= 0 {
		m.set(start+at, 'x')
	}
	pipes, dash := 0, -1
	for i := start; i < end; i++ {
		switch c := m.src[i]; {
		case c == '|':
			pipes++
		case c == '-':
			dash = i
		case c == ':' || c == '>' || isBlank(c):
		default:
			return
		}
	}
	if pipes > maxTableColumns && dash >= 0 {
		m.set(dash, 'x')
	}
}

// deepMarker finds the first quote or list marker beyond maxColumn in the
// run of markers that begins the line, or -1.
func deepMarker(line []byte) int {
	column := 0
	for i := 0; i < len(line); {
		if line[i] == ' ' || line[i] == '\t' {
			column += width(line[i], column)
			i++
			continue
		}
		size := markerSize(line[i:])
		if size == 0 {
			return -1
		}
		if column > maxColumn {
			if ruleStart(line) <= maxColumn {
				return -1 // a long thematic break, no nesting
			}
			return i
		}
		column += size
		i += size
	}
	return -1
}

// ruleStart is the offset of the first byte of the run of one rule character
// and blanks that ends the line.
func ruleStart(line []byte) int {
	start, mark := len(line), byte(0)
	for i, c := range slices.Backward(line) {
		if isBlank(c) {
			continue
		}
		if mark == 0 && (c == '-' || c == '*') {
			mark = c
		}
		if c != mark {
			break
		}
		start = i
	}
	return start
}

func width(c byte, column int) int {
	if c == '\t' {
		return 4 - column%4
	}
	return 1
}

// markerSize is the length of the quote or list marker that s begins with, 0
// if there is none.
func markerSize(s []byte) int {
	switch s[0] {
	case '>':
		return 1
	case '-', '*', '+':
		if len(s) == 1 || isBlank(s[1]) {
			return 1
		}
		return 0
	}
	n := 0
	for n < len(s) && n < 10 && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	if n == 0 || n == len(s) || (s[n] != '.' && s[n] != ')') {
		return 0
	}
	if n+1 < len(s) && !isBlank(s[n+1]) {
		return 0
	}
	return n + 1
}
