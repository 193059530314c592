package phrasing

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Papers put the case in front without a word that makes it one: "单次金额超过 500 元，
// 由店长审核", "7 天内爽约 3 次的用户，暂停预约 30 天". Taken for what is done it would be
// bound and stand as the title.

// caseWithout is the case that a clause tells without 当 or 时, where the next one says
// what is done then. Empty when the clause does something itself.
func (w *Work) caseWithout(first, rest string) string {
	if w.productNext(rest) && (w.daysBefore(first) || w.thingConcerned(first)) {
		return first
	}
	if n := utf8.RuneCountInString(first); n < 4 || n > maxCase || !strings.ContainsAny(first, "0123456789") || strings.ContainsAny(first, "：“") || !w.dueThen(rest) {
		return ""
	}
	if w.Table.StartsWith("conditions", "zh", first) && !strings.HasPrefix(first, "每") || reading.ContainsAny(first, "可以", "必须", "应当", "需要", "最多", "至少", "系统") || w.endsMoment(first) || strings.HasSuffix(first, "的") {
		return ""
	}
	if reading.ContainsAny(first, "不少于", "不低于", "不小于") && !reading.HasPrefixOf(rest, "由", "须由", "需由", "可以") {
		return "" // what it holds at the least is owed too: 缓存不少于 72 小时，恢复后补传
	}
	if i := strings.LastIndex(first, "的"); i > 0 {
		if n := utf8.RuneCountInString(first[i:]) - 1; n >= 2 && n <= maxState && w.crossed(first[:i]) && !w.Table.StartsWith("verbs", "zh", first) {
			return first // who or what it is about
		}
		return ""
	}
	if w.nothingDone(first) && !w.Table.StartsWith("verbs", "zh", first) {
		return w.spacedNumber(first) + "的"
	}
	last := lastMeasure(first)
	if last > 0 && strings.TrimSpace(first[last:]) == "" && w.crossed(first) && !w.LeadsWithPerson(first) {
		return first + "的"
	}
	return ""
}

// productNext says that a clause begins with the product, which does something.
func (w *Work) productNext(rest string) bool {
	for _, name := range append([]string{w.Product}, w.Table.Words["systems"].In("zh")...) {
		if deed, ok := strings.CutPrefix(rest, name); ok && name != "" && deed != "" && !w.Table.StartsWith("system_tails", "zh", deed) {
			return true
		}
	}
	return false
}

// thingConcerned says that a clause in front of the product only names what it acts on, by the
// state that it is in: 上传失败的记录, 连续 3 次爽约的学员. "用户选择喜欢的商品" tells a deed.
func (w *Work) thingConcerned(clause string) bool {
	i := strings.LastIndex(clause, "的")
	if i <= 0 || strings.ContainsAny(clause, "：“") || w.Table.StartsWith("conditions", "zh", clause) || reading.ContainsAny(clause, "可以", "必须", "应当", "需要") {
		return false
	}
	if n := utf8.RuneCountInString(clause[i:]) - 1; n < 2 || n > maxState || w.endsMoment(clause) {
		return false
	}
	return !w.actsInChinese(clause) && !w.LeadsWithPerson(clause) || w.Table.EndsWith("ended_states", clause[:i])
}

// tellsCase says that a clause tells in which case the next one holds, and ends as
// papers let it: "读者逾期超过 30 天的，暂停借书". "家长看到自己孩子的" tells none.
func (w *Work) tellsCase(clause string) bool {
	of, ok := strings.CutSuffix(clause, "的")
	return ok && !deadline(of) && (w.crossed(of) || reading.HasSuffixOf(of, w.Table.Words["felt_states"].In("zh")...))
}

// deadline tells a clause that says by when something is done each time, and no case:
// 每周五前排好下一周的. "每月 25 日前未提交的" is one.
func deadline(clause string) bool {
	return strings.HasPrefix(clause, "每") && strings.Contains(clause, "前") && !reading.ContainsAny(clause, "未", "没", "不", "超过")
}

// spacedNumber keeps the blank between a name and the number behind it.
func (w *Work) spacedNumber(text string) string {
	if name, ok := w.LeadingPerson(text); ok && strings.ContainsAny(FirstRunes(text[len(name):], 1), "0123456789") {
		return name + " " + text[len(name):]
	}
	return text
}

// lastMeasure is where the last number with its unit ends, 0 without one.
func lastMeasure(text string) int {
	end := 0
	for _, m := range wording.Measures(text) {
		end = max(end, m.End)
	}
	return end
}

// timesTold finds how often something happened: 7 天内爽约 3 次, 连续三次未通过.
var timesTold = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`[0-9一二两三四五六七八九十] ?次`)
})

// crossed says that a text tells a number that is passed or not reached, or how often
// something happened.
func (w *Work) crossed(text string) bool {
	return reading.ContainsAny(text, w.Table.Words["threshold_leads"].In("zh")...) || timesTold().MatchString(text) || w.nothingDone(text)
}

// dueThen says that a clause tells what is done in a case: who decides, what the product
// does, what is not allowed.
func (w *Work) dueThen(rest string) bool {
	return reading.HasPrefixOf(rest, "由", "须由", "可以") || w.dueNext(rest)
}

// needing reads who has to allow something: "超过 200 元的退款需店长审批" is 须由店长审批.
func (w *Work) needing(text string) string {
	for _, need := range w.Table.Words["permit_needed"].In("zh") {
		i := strings.Index(text, need)
		if i < 0 || reading.HasSuffixOf(text[:i], "必", "无", "不", "所", "按", "急", "只", "仅") {
			continue
		}
		behind := text[i+len(need):]
		for _, deed := range w.Table.Words["permits"].In("zh") {
			who, _, ok := strings.Cut(firstClauseOf(behind), deed)
			if n := utf8.RuneCountInString(who); !ok || n < 2 || n > maxState || w.Table.StartsWith("verbs", "zh", who) || w.Table.StartsWith("act_openers", "zh", who) || reading.ContainsAny(who, "的", "先", "再", "重新", "次", "后", "人工") {
				continue
			}
			return text[:i] + "须由" + behind
		}
	}
	return text
}

// firstClauseOf is a Chinese text up to its first comma.
func firstClauseOf(text string) string {
	clause, _, _ := strings.Cut(text, "，")
	return clause
}

// boundBy binds what somebody named behind 由 has to do: "须由店长审批",
// "发票由系统在支付成功后自动开具".
func (w *Work) boundBy(head, must, able string) (string, bool) {
	if rest := strings.TrimPrefix(head, "须"); strings.HasPrefix(rest, "由") {
		return must + rest, true
	}
	first := firstClauseOf(head)
	for _, by := range w.Table.Words["done_by"].In("zh") {
		if i := strings.Index(first, by); i > 0 && !strings.HasSuffix(first[:i], "必") {
			if what, ok := w.allowedBy(first[:i]); ok { // 误核销可|由店长撤销
				return w.enabled(what, head[i:], must, able), true
			}
			return cjkJoin(first[:i], must) + strings.TrimPrefix(head[i:], "须"), true
		}
	}
	if when, deed, ok := strings.Cut(first, "后由"); ok && utf8.RuneCountInString(when) <= maxState*2 && !reading.ContainsAny(deed, "变", "改", "转") {
		return when + "后，" + must + "由" + deed + head[len(first):], true
	}
	return "", false
}

// allowedBy cuts the word that allows off the end of what somebody may do: 误核销|可, and not 许可.
func (w *Work) allowedBy(before string) (what string, ok bool) {
	for _, may := range []string{"可以", "可", "能够", "能"} {
		if what, ok = strings.CutSuffix(before, may); ok {
			return what, what != "" && !w.BondInWord(what, may)
		}
	}
	return "", false
}

// boundWithin puts the word that binds before the time in which something has to be
// done, or after which: "单页 95% 的请求在 1.5 秒内返回". Behind nothing but somebody it
// is for the rules of what people do.
func (w *Work) boundWithin(head, first, must string) (string, bool) {
	before, span, ok := strings.Cut(first, "在")
	number := strings.IndexAny(span, "0123456789")
	if !ok || before == "" || number < 0 || utf8.RuneCountInString(before) > maxCase/2 || utf8.RuneCountInString(span[:number]) > 4 || reading.ContainsAny(before, "可", "能", "须", "应", "要") {
		return "", false
	}
	name, _ := w.LeadingPerson(first)
	unit := strings.TrimLeft(span[number:], "0123456789. ")
	end := strings.IndexAny(unit, "内后")
	if n := utf8.RuneCountInString(unit[:max(end, 0)]); len(name) == len(strings.TrimSpace(before)) || end <= 0 || n > 4 || len(unit) <= end+len("内") {
		return "", false
	}
	return cjkJoin(before, must) + head[len(before):], true
}

// boundBehindEither binds what follows one of two cases: "买家确认收货，或扫码后 48 小时
// 无异议，款项在 1 个工作日内转出".
func (w *Work) boundBehindEither(head string, p specs.Priority) (string, bool) {
	parts := strings.SplitN(head, "，", 3)
	if len(parts) < 3 || !strings.HasPrefix(parts[1], "或") {
		return "", false
	}
	text, ok := w.boundClauseOf(parts[2], p)
	return parts[0] + "，" + parts[1] + "，" + text, ok
}

// boundEach binds what there is of each: "每本书打印一张标签" before the verb, "每只桶一个
// 编码" with 有.
func (w *Work) boundEach(first, must string) (string, bool) {
	if !strings.HasPrefix(first, "每") {
		return "", false
	}
	for _, one := range w.Table.Words["one_each"].In("zh") {
		thing, rest, ok := strings.Cut(first, one)
		if !ok || utf8.RuneCountInString(thing) > maxState || rest == "" || reading.ContainsAny(thing, "有", "是", "为", "次", "天", "月", "年", "周", "用", "只能", "最多") {
			continue
		}
		for _, verb := range w.Table.Words["each_verbs"].In("zh") {
			if before, found := strings.CutSuffix(thing, verb); found && utf8.RuneCountInString(before) >= 2 {
				return before + must + verb + one + rest, true
			}
		}
		return thing + must + "有" + one + rest, true
	}
	return "", false
}

// boundFor binds a deed for somebody before them: "到期前 3 天给读者发一条通知".
func (w *Work) boundFor(first, must string) (string, bool) {
	i := strings.Index(first, "给")
	if i <= 0 || !w.LeadsWithPerson(first[i+len("给"):]) || w.Table.EndsWith("verbs", first[:i]) || reading.HasSuffixOf(first[:i], "发", "推送", "交", "转", "提供", "退", "送", "派", "借", "租", "卖", "寄", "还") {
		return "", false
	}
	left := strings.TrimSpace(first[:i])
	if text, ok := w.boundLater(left, first[i:], must); ok {
		return text, true
	}
	if w.endsTime(left) {
		return left + "，" + w.Short("req_do", "must", must, "want", first[i:]), true
	}
	return "", false
}

// endsTime says that a text ends with a time of day: "就诊当天 8:00".
func (w *Work) endsTime(text string) bool {
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return false
	}
	last := fields[len(fields)-1]
	return strings.Contains(last, ":") && strings.Trim(last, "0123456789:") == "" || strings.HasSuffix(last, "点") && strings.ContainsAny(last, "0123456789")
}

// namedHere says that a word in a clause belongs to the name of a thing or of a moment
// there, and is no deed: 通知 in "一条服务通知", 保存 in "保存后", a member of a list.
func (w *Work) namedHere(first string, at int, word string) bool {
	before, after := first[:at], first[at+len(word):]
	if reading.HasPrefixOf(after, "后", "时", "前", "期", "的", "中", "单", "费", "人", "者", "记录", "名单") {
		return true
	}
	if i := strings.LastIndex(before, "、"); i >= 0 && (strings.HasPrefix(after, "、") || after == "") {
		if piece := before[i+len("、"):]; utf8.RuneCountInString(piece) <= 4 && !strings.Contains(piece, "的") {
			return true
		}
	}
	for _, one := range w.Table.Words["one_each"].In("zh") {
		if i := strings.LastIndex(before, one); i > 0 && utf8.RuneCountInString(before[i+len(one):]) <= 4 {
			return true
		}
	}
	return false
}
