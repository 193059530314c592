package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// MaxDeedName is how long a name of what is done may be, in runes; a longer one is
// a clause.
const MaxDeedName = 8

// HoldsOn says that what stands behind the name of somebody belongs to it, or
// denies them something: "家属或老人", "业主的手机号", "店长看不到".
func (w *Work) HoldsOn(rest string) bool {
	rest = strings.TrimSpace(rest)
	for _, word := range []string{"或", "和", "与", "及", "的", "、", "不能", "不得", "不可", "看不到"} {
		if strings.HasPrefix(rest, word) {
			return true
		}
	}
	return false
}

// DeniedBefore says that the verb behind a text is what did not happen: "也没有取消".
func (w *Work) DeniedBefore(text string) bool {
	return reading.HasSuffixOf(text, w.Table.Words["denied_before"].In("zh")...)
}

// Denies says that a Chinese text forbids something.
func (w *Work) Denies(text string) bool {
	for _, word := range w.Table.Words["denials"].In("zh") {
		if before, _, ok := strings.Cut(text, word); ok && !w.AsksThere(before) {
			return true
		}
	}
	return false
}

// FirstClause is a Chinese text up to its first comma, unless that is too short
// to say anything.
func (w *Work) FirstClause(text string) string {
	first, _, _ := strings.Cut(text, "，")
	if n := utf8.RuneCountInString(first); n < 3 || n == 3 && !w.Table.StartsWith("verbs", "zh", first) {
		return text
	}
	return first
}
