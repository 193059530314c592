package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxMeasure is how many runes the name of a measure has behind 的: 的|平均处理时限.
const maxMeasure = 8

// measuredSubject cuts a clause whose subject is a measure of something, before the
// words that tell its value: 系统处理申请的时限|为 30 分钟. The verb in such a subject
// is nobody's deed.
func (w *Work) measuredSubject(first string) (subject, value string, ok bool) {
	at := strings.LastIndex(first, "的")
	if at <= 0 {
		return "", "", false
	}
	tail := first[at+len("的"):]
	for _, word := range w.Table.Words["measure_is"].In("zh") {
		name, rest, found := strings.Cut(tail, word)
		name = strings.TrimSpace(name)
		if !found || name == "" || utf8.RuneCountInString(name) > maxMeasure || !strings.ContainsAny(HeadOf(rest, 4), "0123456789") {
			continue
		}
		if reading.HasSuffixOf(name, w.Table.Words["measure_names"].In("zh")...) {
			return first[:at] + "的" + name, strings.TrimSpace(tail[strings.Index(tail, word):]), true
		}
	}
	return "", "", false
}

// withinNow puts 在 before the time that a deed has, where the source leaves it out: the
// word that binds would stand before a bare number (必须 10 分钟内通知).
func withinNow(act string) string {
	act = strings.TrimSpace(act)
	if act == "" || act[0] < '0' || act[0] > '9' {
		return act
	}
	span, _, ok := strings.Cut(HeadOf(act, 14), "内")
	if !ok || strings.ContainsAny(span, "，；：、") {
		return " " + act // a blank stands between Chinese and a number
	}
	return "在 " + act
}
