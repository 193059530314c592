package designing

import "strings"

// joinedWord tells a 并 or 和 that is part of a word and joins nothing: 合并, 并发.
func joinedWord(title string, at int) bool {
	for _, word := range []string{"合并", "兼并", "归并", "吞并", "并发", "并行", "并列", "并网", "和解", "总和", "温和", "饱和", "调和"} {
		if i := strings.Index(title, word); i >= 0 && i <= at && at < i+len(word) {
			return true
		}
	}
	return false
}
