package wording

import (
	"strings"
	"unicode"
)

// FiguresIn says that a text holds every run of digits of a target, and that the target
// has one: a title "Redirects 99.99 % a month" tells "99.99 %", and not "5 minutes".
func FiguresIn(target, text string) bool {
	figures := strings.FieldsFunc(target, func(r rune) bool { return !unicode.IsDigit(r) })
	for _, figure := range figures {
		if !strings.Contains(text, figure) {
			return false
		}
	}
	return len(figures) > 0
}
