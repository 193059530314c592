package command

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/cmd/console"
)

// pageWidth is the width that texts for people are folded to, in columns.
const pageWidth = 80

// folded cleans a text and breaks it into lines of at most pageWidth columns,
// the first led by lead and the others by indent. It breaks at blanks and
// between Chinese characters; a longer word stands alone on its line.
func folded(text, lead, indent string) string { return foldedTo(pageWidth, text, lead, indent) }

// pageColumns is the width of the page on a terminal, 0 for none, of this width.
func pageColumns(terminal int) int {
	if terminal == 0 {
		return pageWidth
	}
	return min(terminal, pageWidth)
}

// foldedTo is folded for another width.
func foldedTo(columns int, text, lead, indent string) string {
	var b strings.Builder
	b.WriteString(lead)
	used, begun := console.Width(lead), false
	for _, word := range parts(console.Clean(text)) {
		bare := strings.TrimLeft(word, " ")
		switch {
		case begun && used+console.Width(word) > columns:
			b.WriteString("\n" + indent)
			used = console.Width(indent)
			word = bare
		case !begun:
			word = bare
		}
		b.WriteString(word)
		used += console.Width(word)
		begun = begun || word != ""
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
