package frontmatter

import (
	"fmt"
	"strings"
	"unicode"
)

// Scalar writes a string so that every YAML reader, 1.1 or 1.2, in a block or
// inside brackets, reads the same string back: plain when it begins with a
// letter and nothing in it means something, else in double quotes. Dates,
// versions and numbers are therefore quoted. Bytes that are no UTF-8 become
// U+FFFD.
func Scalar(s string) string {
	s = strings.ToValidUTF8(s, "\uFFFD")
	if isPlain(s) {
		return s
	}
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\t':
			b.WriteString(`\t`)
		case r == '\r':
			b.WriteString(`\r`)
		case unicode.IsPrint(r):
			b.WriteRune(r)
		case r <= 0xFF:
			fmt.Fprintf(&b, `\x%02X`, r)
		case r <= 0xFFFF:
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			fmt.Fprintf(&b, `\U%08X`, r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

func isPlain(s string) bool {
	switch strings.ToLower(s) {
	case "", "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nan", "inf":
		return false
	}
	previous := ' '
	for i, r := range s {
		switch {
		case i == 0 && !unicode.IsLetter(r):
			return false
		case !unicode.IsPrint(r) || r == unicode.ReplacementChar:
			return false
		case strings.ContainsRune(",[]{}?", r): // a question mark ends a plain text inside brackets
			return false
		case r == '#' && previous == ' ', r == ' ' && previous == ':':
			return false
		}
		previous = r
	}
	return previous != ' ' && previous != ':'
}
