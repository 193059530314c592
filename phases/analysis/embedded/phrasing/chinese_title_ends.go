package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxCodeTitle is how long a Chinese title may be that begins with code, which
// is read at a glance.
const maxCodeTitle = 64

// codeTitle keeps the code with which a Chinese statement begins together with
// what it does: "`GET /v1/rooms/{id}` 查状态". Empty for any other text.
func codeTitle(text string) string {
	rest, ok := strings.CutPrefix(text, "`")
	if !ok {
		return ""
	}
	code, act, ok := strings.Cut(rest, "`")
	if !ok || utf8.RuneCountInString(code) > maxCodeTitle-12 {
		return ""
	}
	if i := strings.IndexAny(act, "，。；：、（"); i >= 0 {
		act = act[:i]
	}
	act = strings.TrimSpace(act)
	if utf8.RuneCountInString(act) < 2 || utf8.RuneCountInString(act) > maxTitleChinese {
		return "`" + code + "`"
	}
	return "`" + code + "` " + act
}

// unspokenLead drops from the beginning of a Chinese statement that somebody
// wishes it: 我就希望, 我想要的是.
func (w *Work) unspokenLead(text string) string {
	for again := true; again; {
		again = false
		for _, lead := range w.Table.Words["spoken_leads"].In("zh") {
			if rest, ok := strings.CutPrefix(text, lead); ok && utf8.RuneCountInString(rest) > 3 {
				text, again = strings.TrimLeft(rest, "，, "), true
				break
			}
		}
	}
	return text
}

// unhalved drops from the beginning of a text the end of a quotation that was
// opened before it, up to the colon behind it: 取”小程序：住户发布….
func unhalved(text string) string {
	end, colon := strings.Index(text, "”"), strings.Index(text, "：")
	if end < 0 || colon < end || strings.Contains(text[:end], "“") || utf8.RuneCountInString(text[:colon]) > 12 {
		return text
	}
	return strings.TrimSpace(text[colon+len("："):])
}

// withoutDuty drops the word that binds from behind the subject of a clause:
// 数据应在本地缓存 says 数据在本地缓存 in a title.
func (w *Work) withoutDuty(text string) string {
	if before, after, ok := w.CutDuty(text); ok {
		return before + after
	}
	for _, duty := range []string{"应在", "应于", "应能", "应自动", "须在", "须于", "须能"} {
		i := strings.Index(text, duty)
		if i < 0 {
			continue
		}
		last, _ := utf8.DecodeLastRuneInString(text[:i])
		if strings.ContainsRune("响对供反适效相感必", last) {
			continue // 响应、供应、必须
		}
		_, n := utf8.DecodeRuneInString(duty)
		return text[:i] + text[i+n:]
	}
	return text
}

// withoutBareDuty drops the 应 or 宜 that a statement without a subject begins with:
// 应根据降雨预报给出建议. It stays where it begins another word, 应用, 应急.
func (w *Work) withoutBareDuty(text string) string {
	for _, duty := range []string{"应", "宜"} {
		rest, ok := strings.CutPrefix(text, duty)
		if ok && utf8.RuneCountInString(rest) > 3 && (w.Table.StartsWith("verbs", "zh", rest) || w.Table.StartsWith("coverbs", "zh", rest)) {
			return rest
		}
	}
	return text
}

// WithoutMay drops a bare 可 before a deed from a title: 每月 1 日可导出账单 says 每月 1 日
// 导出账单 there.
func (w *Work) WithoutMay(text string) string {
	first := firstClauseOf(text)
	for i, r := range first {
		if r != '可' || w.bondInWord(first[:i], r) && i > 0 {
			continue
		}
		if rest, can, ok := w.bareBond(first[i:]); ok && can {
			return first[:i] + rest + text[len(first):]
		}
	}
	return text
}

// Uncased is a condition without the word that makes it one: "如果柜门没关" is
// 柜门没关.
func Uncased(clause string) string {
	for _, word := range []string{"当", "如果", "若", "一旦", "每当", "要是"} {
		if r, ok := strings.CutPrefix(clause, word); ok && (word != "当" || !reading.HasPrefixOf(r, "天", "日", "月", "年", "晚", "场", "前", "地", "下", "班", "事")) { // 当天 is a day
			return r
		}
	}
	for _, word := range []string{"如果", "若", "一旦", "假如"} { // 归还时|若|图书有破损
		if before, after, ok := strings.Cut(clause, "时"+word); ok && before != "" && !strings.HasPrefix(after, "干") && !strings.HasSuffix(before, "小") {
			return before + "时" + after
		}
	}
	return clause
}
