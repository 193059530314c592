package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// CutsWord says that the word that binds was put into the middle of something: behind a word that
// needs what follows it, 复核员对|每一剂药拍照, or in front of the name of a thing, 运营|日报每天推送.
// Such a statement is better said as it stands.
func CutsWord(head, text, must string) bool {
	before, after, ok := strings.Cut(text, must)
	if ok && reading.HasPrefixOf(after, "小程序", "公众号", "短信平台") {
		return true // 系统必须小程序推送: two who do it
	}
	if !ok || before == "" || !strings.HasPrefix(head, before) || len(head) == len(before) {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(before)
	if strings.ContainsRune("对把向给将与和及、", last) {
		return true
	}
	return strings.HasPrefix(after, head[len(before):]) && // nothing was taken out for it
		reading.HasPrefixOf(after, "日报", "周报", "月报", "年报", "从业", "小程序", "资格证", "料单", "货单")
}
