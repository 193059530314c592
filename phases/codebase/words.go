package codebase

import (
	"strings"
	"unicode"
)

// split cuts text and identifiers into lower-case words: at everything that is
// neither letter nor digit, between the parts of camelCase, PascalCase and
// HTTPServer, and where the script changes.
func split(s string) []string {
	var list []string
	runes := []rune(s)
	start := 0
	flush := func(end int) {
		if end > start {
			list = append(list, strings.ToLower(string(runes[start:end])))
		}
		start = end
	}
	for i, r := range runes {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			flush(i)
			start = i + 1
			continue
		}
		if i == start {
			continue
		}
		prev := runes[i-1]
		switch {
		case unicode.IsUpper(r) && !unicode.IsUpper(prev),
			isUnspaced(r) != isUnspaced(prev):
			flush(i)
		case unicode.IsUpper(prev) && unicode.IsLower(r) && i-1 > start:
			flush(i - 1)
		}
	}
	flush(len(runes))
	return list
}

// isUnspaced says whether r belongs to a script written without spaces.
func isUnspaced(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai)
}

func isDigits(w string) bool {
	return !strings.ContainsFunc(w, func(r rune) bool { return !unicode.IsDigit(r) })
}

// stem takes the plural off an English word, enough to match invoice and
// invoices.
func stem(w string) string {
	switch n := len(w); {
	case n > 4 && strings.HasSuffix(w, "ies"):
		return w[:n-3] + "y"
	case n > 4 && (strings.HasSuffix(w, "sses") || strings.HasSuffix(w, "shes") || strings.HasSuffix(w, "ches") || strings.HasSuffix(w, "xes")):
		return w[:n-2]
	case n > 3 && w[n-1] == 's' && w[n-2] != 's' && w[n-2] != 'u' && w[n-2] != 'i':
		return w[:n-1]
	}
	return w
}

func isWordByte(c byte) bool {
	return isLower(c) || isUpper(c) || c >= '0' && c <= '9'
}

func isLower(c byte) bool { return c >= 'a' && c <= 'z' }

func isUpper(c byte) bool { return c >= 'A' && c <= 'Z' }
