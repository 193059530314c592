package console

import (
	"strings"
	"unicode"

	"github.com/mattn/go-runewidth"
)

// measure counts columns with ambiguous characters as narrow, whatever the
// locale of the process says, so that the same table is the same everywhere.
func measure() *runewidth.Condition {
	return &runewidth.Condition{EastAsianWidth: false, StrictEmojiNeutral: true}
}

// Width is the number of terminal columns that text takes; Chinese characters
// take two.
func Width(text string) int {
	if plain(text) {
		return len(text)
	}
	return measure().StringWidth(text)
}

// plain says whether a text is only of characters that take one column each, as
// most ids and many titles are.
func plain(text string) bool {
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return false
		}
	}
	return true
}

// Cut shortens text to at most the given number of columns and marks the cut
// with "…". A width below 1 gives the empty text.
func Cut(text string, columns int) string {
	if columns < 1 {
		return ""
	}
	if Width(text) <= columns {
		return text
	}
	return measure().Truncate(text, columns, "…")
}

// Clean makes text from a file, a name or a model safe to print on one line:
// line breaks and tabs become blanks, and other control characters and those
// that turn the writing direction are dropped, because they could change what
// the terminal shows or does.
func Clean(text string) string {
	if plain(text) || !strings.ContainsFunc(text, harmful) {
		return text
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t' || r == '\r' || r == '\u2028' || r == '\u2029':
			return ' '
		case harmful(r):
			return -1
		default:
			return r
		}
	}, text)
}

// harmful tells characters that a terminal acts upon instead of showing them.
func harmful(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Bidi_Control) || r == '\u2028' || r == '\u2029'
}
