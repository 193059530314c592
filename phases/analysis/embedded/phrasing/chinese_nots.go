package phrasing

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Not every 不 of a Chinese sentence is a ban. Some words have it inside, and some clauses
// only tell in which case something is done. Where no ban is certain, the clause stays.

// bans says that the 不 at a place of a clause forbids what stands behind it: not in 不一致率
// and not in "服务不可用时提示", where it tells a case.
func (w *Work) bans(clause string, at int) bool {
	rest := clause[at:]
	if w.Table.StartsWith("no_bans", "zh", rest) || w.Table.StartsWith("not_words", "zh", rest) {
		return false
	}
	if asksEither(clause[:at], rest) || spanBefore().MatchString(clause[:at]) {
		return false // 3 天|不评默认五星: for how long tells a case
	}
	if reading.ContainsAny(rest, "才能", "才可", "才会", "才算") {
		return false // what is denied is the condition
	}
	if reading.HasSuffixOf(clause[:at], "为", "成", "就", "到") && strings.Contains(clause[:at], "降级") {
		return false // "降级为不使用缓存": what it becomes
	}
	return !w.opensCase(rest)
}

// spanBefore reads how long something is not done: 接单后 15 分钟|不动的.
var spanBefore = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`[0-9] ?(?:天|小时|分钟|秒|周|个月|年)$`)
})

// asksEither says that the same character stands on both sides of 不, which asks whether: 算不算, 要不要.
func asksEither(before, rest string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	next, _ := utf8.DecodeRuneInString(strings.TrimPrefix(rest, "不"))
	return last != utf8.RuneError && last == next
}

// opensCase says that a text is, or begins as, a case in which something is done: "在线时重试",
// "用的话换一台".
func (w *Work) opensCase(text string) bool {
	if strings.Contains(text, "的话") || w.endsMoment(strings.TrimRight(text, "，。；")) {
		return true
	}
	i := strings.Index(text, "时")
	if i <= 0 || InsideTimeWord(text[:i]) {
		return false
	}
	return !reading.HasPrefixOf(text[i+len("时"):], "间", "长", "段", "限", "效", "区", "刻", "候")
}

// boundWhenDown binds what is done while something does not work: "支付通道不可用时，改为挂账".
func (w *Work) boundWhenDown(head string, p specs.Priority) string {
	if bound, ok := w.BoundDeeper(head, p); ok {
		return bound
	}
	return w.Short("req_hold", "must", w.Modal(p), "text", head)
}

// noBondBehind says that no word that binds can stand behind a text: it ends inside a thing
// ("发个"), inside a comparison ("不低于") or in a question ("要不要").
func noBondBehind(left string) bool {
	return reading.HasSuffixOf(strings.TrimSpace(left), "个", "封", "低于", "高于", "少于", "多于", "大于", "小于", "超过", "要不要", "是否", "能否", "能不能", "可不可以", "不再", "不", "无法")
}

// namesService says that a few words name what is offered by the verb at their end: 合同到期提醒
// offers, and does not oblige the contract.
func (w *Work) namesService(first string, at int) bool {
	const longest = 6 // runes in front of the verb
	before := first[:at]
	return reading.HasPrefixOf(first[at:], "提醒", "通知", "推送") && utf8.RuneCountInString(first[at:]) == 2 &&
		utf8.RuneCountInString(before) <= longest && !reading.ContainsAny(before, "时", "后", "前", "不", "没", "未", "超", "满", "就", "会", "再", "每", "自动", "电话", "短信", "微信", "邮件")
}

// InsideTimeWord says that a 时 behind a text is the end of one word with it and no moment:
// 小|时, 随|时, 工|时.
func InsideTimeWord(before string) bool {
	return reading.HasSuffixOf(before, "小", "同", "随", "实", "及", "定", "临", "按", "计", "工", "课", "准")
}
