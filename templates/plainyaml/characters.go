package plainyaml

import "unicode/utf8"

// plainRune is the length in bytes of a character beyond ASCII at the front of
// text, 0 when it is broken, not to be printed, or a line end by YAML's rules.
func plainRune(text string) int {
	r, size := utf8.DecodeRuneInString(text)
	switch {
	case r == utf8.RuneError && size < 2, r < 0xA0, r == 0x2028, r == 0x2029, r == 0xFEFF, r == 0xFFFE, r == 0xFFFF:
		return 0
	}
	return size
}

// startsPlain says whether text may begin a word without quotes.
func startsPlain(text string) bool {
	switch text[0] {
	case ' ', '\n', '?', ':', ',', '[', ']', '{', '}', '#', '&', '*', '!', '|', '>', '\'', '"', '%', '@', '`':
		return false
	case '-':
		return len(text) > 1 && (text[1] == '-' || text[1] >= '0' && text[1] <= '9' ||
			text[1]|0x20 >= 'a' && text[1]|0x20 <= 'z' || text[1] >= 0x80)
	}
	return true
}

// endsFlow says whether c ends a word between brackets.
func endsFlow(c byte) bool {
	return c == ',' || c == '[' || c == ']' || c == '{' || c == '}' || c == '?'
}
