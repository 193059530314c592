package designing

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// joinedWord tells a 并 or 和 that is part of a word and joins nothing: 合并, 并发.
func joinedWord(title string, at int) bool {
	for _, word := range []string{"合并", "兼并", "归并", "吞并", "并发", "并行", "并列", "并网", "和解", "总和", "温和", "饱和", "调和"} {
		if i := strings.Index(title, word); i >= 0 && i <= at && at < i+len(word) {
			return true
		}
	}
	return false
}

// maxAwaited is how many characters what has to be done before has at most.
const maxAwaited = 10

// doneBefore parts a Chinese clause into what has to be done before and what is done then:
// "审批通过", "保管员扫码解锁".
func doneBefore(clause string) (before, then string) {
	before, then, ok := strings.Cut(clause, "后")
	if !ok || then == "" || strings.HasPrefix(then, "台") || utf8.RuneCountInString(before) > maxAwaited {
		return "", clause
	}
	return before, then
}

// awaitedInChinese are the deeds that a Chinese title waits for: 审批 of "审批通过后解锁".
func (m *epicMaker) awaitedInChinese(title string) []string {
	clause, _, _ := strings.Cut(title, "，")
	before, _ := doneBefore(clause)
	var out []string
	for _, earlier := range m.d.Words["comes_after"].Pairs("zh") {
		if strings.Contains(before, earlier) && !slices.Contains(out, earlier) {
			out = append(out, earlier)
		}
	}
	return out
}
