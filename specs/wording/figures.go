package wording

import (
	"slices"
	"strings"
	"unicode"
)

// FiguresIn says that a text holds every figure of a target, and that the target has one: a
// title "Redirects 99.99 % a month" tells "99.99 %", and not "5 minutes". A figure is a run of
// digits, and "5" is none of "50,000".
func FiguresIn(target, text string) bool {
	figures, told := figuresOf(target), figuresOf(text)
	return len(figures) > 0 && !slices.ContainsFunc(figures, func(figure string) bool { return !slices.Contains(told, figure) })
}

// figuresOf are the runs of digits of a text.
func figuresOf(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
}
