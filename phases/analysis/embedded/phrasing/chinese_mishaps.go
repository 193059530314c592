package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// meetsMishap says that a text tells what follows when something befalls the person who leads it:
// 教练|迟到 10 分钟以上，该节课免费. Nobody is to be able to be late.
func (w *Work) meetsMishap(text string) bool {
	name, person := w.LeadingPerson(text)
	if !person {
		return false
	}
	first := firstClauseOf(text)
	rest := strings.TrimSpace(first[min(len(name), len(first)):])
	for _, often := range w.Table.Words["mishap_counts"].In("zh") {
		rest = strings.TrimPrefix(rest, often)
	}
	if _, then, ok := strings.Cut(text, "，"); ok && !reading.HasSuffixOf(first, "的", "时", "后", "前", "的话") && w.Table.StartsWith("sanctions", "zh", then) && strings.ContainsAny(then, "0123456789") {
		return true // 家长 24 小时内取消，|扣 50% 费用
	}
	event := reading.LongestPrefix(rest, w.Table.Words["met_mishaps"].In("zh")...)
	if event == "" || reading.HasSuffixOf(first, "的", "时", "后", "前", "的话") || w.Table.StartsWith("mishap_tails", "zh", rest[len(event):]) {
		return false
	}
	return len(first) < len(strings.TrimRight(text, "，。； ")) || utf8.RuneCountInString(rest[len(event):]) > 1
}
