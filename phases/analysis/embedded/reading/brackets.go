package reading

import "strings"

// OutsideBrackets is a text without what stands in brackets.
func OutsideBrackets(text string) string {
	depth := 0
	return strings.Map(func(r rune) rune {
		switch r {
		case '(', '（':
			depth++
			return -1
		case ')', '）':
			depth = max(0, depth-1)
			return -1
		}
		if depth > 0 {
			return -1
		}
		return r
	}, text)
}
