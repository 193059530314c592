package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ownSubject binds a clause that tells of a thing, whose name may begin like a deed: 导出的文件不含
// 身份证号 is nothing that the product exports. ok is false for any other clause.
func (w *Work) ownSubject(head, must string) (text string, ok bool) {
	if strings.ContainsAny(head, "，；：") {
		return "", false
	}
	if what, filled := strings.CutSuffix(head, "必填"); filled && utf8.RuneCountInString(what) >= 2 && utf8.RuneCountInString(what) <= maxState {
		return what + must + "填写", true
	}
	if what, of, affects := strings.Cut(head, "不影响"); affects && utf8.RuneCountInString(what) >= 2 && utf8.RuneCountInString(what) <= maxState && of != "" {
		return what + w.never(must) + "影响" + of, true
	}
	if verb := reading.LongestPrefix(head, w.Table.Words["verbs"].In("zh")...); verb != "" && verb != head {
		rest := head[len(verb):]
		if strings.HasPrefix(rest, "的") && reading.ContainsAny(rest, w.Table.Words["told_of_things"].In("zh")...) || strings.HasPrefix(rest, "时") && utf8.RuneCountInString(rest) > 3 {
			return w.Short("req_hold", "must", must, "text", head), true
		}
	}
	return "", false
}
