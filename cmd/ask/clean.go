package ask

import (
	"strings"
	"unicode"
)

// typed takes from what a terminal sent all that nobody typed as text: escape
// sequences, such as those around a pasted text, and control characters. Line
// feeds and tabs stay, and other line ends become line feeds.
func typed(text string) string {
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	if !strings.ContainsFunc(text, unicode.IsControl) {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); {
		if text[i] == 0x1b {
			i += sequence(text[i:])
			continue
		}
		end := strings.IndexByte(text[i:], 0x1b)
		if end < 0 {
			end = len(text) - i
		}
		for _, r := range text[i : i+end] {
			if r == '\n' || r == '\t' || !unicode.IsControl(r) {
				b.WriteRune(r)
			}
		}
		i += end
	}
	return b.String()
}

// sequence is the length of the escape sequence at the beginning of text, by
// the forms of ECMA-48: control sequences end with a byte from @ to ~, strings
// (titles, links) with BEL or ESC \, all others are two bytes long.
func sequence(text string) int {
	if len(text) < 2 {
		return len(text)
	}
	switch text[1] {
	case '[':
		for i := 2; i < len(text); i++ {
			if c := text[i]; c >= '@' && c <= '~' {
				return i + 1
			} else if c < ' ' || c > '~' {
				return i // broken off; the text goes on here
			}
		}
		return len(text)
	case ']', 'P', 'X', '^', '_':
		for i := 2; i < len(text); i++ {
			switch {
			case text[i] == '\a':
				return i + 1
			case text[i] == 0x1b && i+1 < len(text) && text[i+1] == '\\':
				return i + 2
			case text[i] == '\n':
				return i
			}
		}
		return len(text)
	}
	return 2
}
