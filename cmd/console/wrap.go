package console

import (
	"strings"
	"unicode"
)

// Wrap cleans a text and breaks it into lines of at most the given columns, the
// first led by lead and the others by indent. It breaks at blanks and between
// Chinese characters; a longer word stands alone on its line.
func Wrap(text string, columns int, lead, indent string) string {
	var b strings.Builder
	b.WriteString(lead)
	used, begun := Width(lead), false
	for _, word := range parts(Clean(text)) {
		bare := strings.TrimLeft(word, " ")
		switch {
		case begun && used+Width(word) > columns:
			b.WriteString("\n" + indent)
			used = Width(indent)
			word = bare
		case !begun:
			word = bare
		}
		b.WriteString(word)
		used += Width(word)
		begun = begun || word != ""
	}
	return b.String()
}

// WrapItems puts items behind one another, " · " between those of a line, so
// that no line has more than the given number of columns. Lines end between
// items: one that is cut only where it alone is too long for a line.
func WrapItems(items []string, columns int) string {
	const between = " · "
	var b strings.Builder
	used := 0
	for i, item := range items {
		width := Width(item)
		switch {
		case i == 0:
		case used+Width(between)+width <= columns:
			b.WriteString(between)
			used += Width(between)
		default:
			b.WriteString("\n")
			used = 0
		}
		if used == 0 && width > columns {
			item = Wrap(item, columns, "", "")
			width = Width(item[strings.LastIndex(item, "\n")+1:])
		}
		b.WriteString(item)
		used += width
	}
	return b.String()
}

// parts cuts a text before each run of blanks and on both sides of characters
// that may stand at the end of a line, each part with the blanks before it.
// Closing punctuation stays with what it closes.
func parts(text string) []string {
	var out []string
	start, runes := 0, []rune(text)
	for i := 1; i < len(runes); i++ {
		before, here := runes[i-1], runes[i]
		blank := here == ' ' && before != ' '
		wide := (unicode.Is(unicode.Han, here) || unicode.Is(unicode.Han, before)) && before != ' ' && !unicode.IsPunct(here)
		if blank || wide && !unicode.Is(unicode.Ps, before) && !unicode.Is(unicode.Pi, before) {
			out = append(out, string(runes[start:i]))
			start = i
		}
	}
	return append(out, string(runes[start:]))
}
