package specs

import "strings"

// inCell is a text as a table needs it: a bar inside of a code span ends the
// cell unless a backslash stands before it, which the table takes away again.
func inCell(text string) string {
	return overSpans(text, func(content string) string { return strings.ReplaceAll(content, "|", "\\|") })
}

// ofCell is the text that inCell wrote into a cell.
func ofCell(text string) string {
	return overSpans(text, func(content string) string { return strings.ReplaceAll(content, "\\|", "|") })
}

// overSpans changes what stands inside of the code spans of a text that have a
// bar, and leaves all else.
func overSpans(text string, change func(string) string) string {
	if !strings.Contains(text, "|") || !strings.Contains(text, "`") {
		return text
	}
	var b strings.Builder
	e := escaper{in: text, out: &b}
	for e.pos < len(text) {
		switch text[e.pos] {
		case '\\':
			e.keep(min(2, len(text)-e.pos))
			continue
		case '`':
		default:
			e.keep(1)
			continue
		}
		n := 0
		for e.pos+n < len(text) && text[e.pos+n] == '`' {
			n++
		}
		if end := e.closing(n); end >= 0 {
			b.WriteString(text[e.pos:e.pos+n] + change(text[e.pos+n:end]) + text[end:end+n])
			e.pos = end + n
			continue
		}
		e.keep(n)
	}
	return b.String()
}
