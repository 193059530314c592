package reading

import (
	"strings"
	"unicode/utf8"
)

// SplitTop splits a text at a separator outside brackets, quotes and code.
// Empty parts are left out.
func SplitTop(text, sep string) []string {
	var out []string
	depth, code, start := 0, false, 0
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == '`':
			code = !code
		case code:
		case strings.ContainsRune("([（【《{“", r):
			depth++
		case strings.ContainsRune(")]）】》}”", r):
			depth = max(0, depth-1)
		}
		if !code && depth == 0 && strings.HasPrefix(text[i:], sep) {
			out = appendPart(out, text[start:i])
			i += len(sep)
			start = i
			continue
		}
		i += size
	}
	return appendPart(out, text[start:])
}

func appendPart(out []string, part string) []string {
	if part = strings.TrimSpace(part); part != "" {
		out = append(out, part)
	}
	return out
}

// SplitList splits an enumeration "a, b (c, d), and e" or "甲、乙、丙".
func SplitList(text string) []string {
	text = strings.TrimRight(strings.TrimSpace(text), ".。;；")
	for _, sep := range []string{"; ", "；", "、"} {
		if parts := SplitTop(text, sep); len(parts) > 1 {
			return TrimConjunction(parts)
		}
	}
	if parts := SplitTop(text, ", "); len(parts) > 1 {
		last := parts[len(parts)-1]
		if a, b, ok := cutConjunction(last); ok && a != "" {
			parts = append(parts[:len(parts)-1], a, b)
		}
		return TrimConjunction(parts)
	}
	if parts := SplitTop(text, "，"); len(parts) > 1 {
		return parts
	}
	if a, b, ok := cutConjunction(text); ok && a != "" {
		return []string{a, b}
	}
	return []string{text}
}

func cutConjunction(text string) (a, b string, ok bool) {
	for _, word := range []string{" and ", " or ", "和", "以及", "及"} {
		if i := strings.Index(text, word); i > 0 && (IsASCII(word) || utf8.RuneCountInString(text) <= 24) {
			return strings.TrimSpace(text[:i]), strings.TrimSpace(text[i+len(word):]), true
		}
	}
	return "", "", false
}

// TrimConjunction takes the conjunctions off the beginnings of the parts of a list.
func TrimConjunction(parts []string) []string {
	for i, p := range parts {
		for _, word := range []string{"and ", "or ", "以及", "及", "和"} {
			if rest, ok := strings.CutPrefix(p, word); ok {
				p = rest
			}
		}
		parts[i] = strings.TrimSpace(p)
	}
	return parts
}

// ShortParts tells whether every part is a name rather than a clause.
func ShortParts(parts []string, words, runes int) bool {
	for _, p := range parts {
		if HasHan(p) && utf8.RuneCountInString(p) > runes || !HasHan(p) && len(strings.Fields(p)) > words {
			return false
		}
	}
	return true
}
