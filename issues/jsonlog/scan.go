package jsonlog

import (
	"bytes"
	"runtime"
	"unicode/utf8"
)

// Taker takes one line; at is the place of the line in the file from 0. With
// sound false nobody has looked yet whether the line is JSON: a taker that finds
// out on its way, as EachSound does, spares the log a look of its own. When it
// answers false then, it is asked again once the line is known to be sound, and
// that answer does not matter.
type Taker func(at int, line Line, sound bool) (taken bool)

// Scan is Read for very many lines, which are taken while they are checked, on
// all cores at once. Begin is told how many lines there are at most and gives
// what makes a taker for each core. Broken lines are given to none.
func (l *Log) Scan(begin func(lines int) func() Taker) (Content, error) {
	data, err := l.load()
	if err != nil {
		return Content{}, err
	}
	parts, lines := stretches(data)
	taker := begin(lines)
	atOnce(len(parts), func(i int) { parts[i].scan(taker()) })
	if len(parts) == 1 {
		return parts[0].Content, nil
	}
	content := Content{Lines: make([]Line, 0, lines)}
	for _, one := range parts {
		content.Lines = append(content.Lines, one.Lines...)
		content.Broken = append(content.Broken, one.Broken...)
	}
	return content, nil
}

// stretch is some lines of a file and what was found in them.
type stretch struct {
	Content
	data  []byte
	first int // number of its first line
	lines int
}

// scan offers all lines of the stretch.
func (s *stretch) scan(take Taker) {
	s.Lines = make([]Line, 0, s.lines)
	each(s.data, s.first, func(one physical) {
		text := one.text()
		if len(text) == 0 {
			return
		}
		line := Line{Number: one.number, Raw: text}
		quick := one.terminated() && len(text) <= Longest && text[0] == '{' && utf8.Valid(text)
		switch {
		case quick && take(one.number-1, line, false):
			s.Lines = append(s.Lines, line)
		case one.reason() != "":
			s.Broken = append(s.Broken, one.broken())
		default:
			take(one.number-1, line, true)
			s.Lines = append(s.Lines, line)
		}
	})
}

// stretches cuts a file at line ends, one piece for each core; a short one stays
// whole.
func stretches(data []byte) (parts []stretch, lines int) {
	const worthIt = 1 << 20 // bytes
	cores := runtime.GOMAXPROCS(0)
	if len(data) < worthIt {
		cores = 1
	}
	parts = make([]stretch, cores)
	for i := range parts {
		end := len(data) / (cores - i)
		if next := bytes.IndexByte(data[end:], '\n'); next >= 0 {
			end += next + 1
		} else {
			end = len(data)
		}
		parts[i].data, data = data[:end:end], data[end:]
	}
	atOnce(cores, func(i int) {
		parts[i].lines = bytes.Count(parts[i].data, []byte("\n"))
		if n := len(parts[i].data); n > 0 && parts[i].data[n-1] != '\n' {
			parts[i].lines++
		}
	})
	for i := range parts {
		parts[i].first = lines + 1
		lines += parts[i].lines
	}
	return parts, lines
}
