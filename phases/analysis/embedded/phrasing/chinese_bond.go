package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Where the word that binds belongs in a Chinese sentence: behind whoever does
// something. A moment, a case or a state is told as what it is and stands before.

// boundWritten puts the word that binds where papers have one of their short
// ones: "系统应采集 …", "调度员可在 …", "不要显示 …".
func (w *Work) boundWritten(head, must, able string) (string, bool) {
	if rest, ok := w.banned(head); ok {
		return w.Short("req_do", "must", w.never(must), "want", rest), true
	}
	if rest, can, ok := w.bareBond(head); ok {
		return w.Short("req_do", "must", bondOf(can, able, must), "want", rest), true
	}
	first, tail, more := strings.Cut(head, "，")
	if more {
		tail = "，" + tail
	}
	for i, r := range first {
		if i == 0 || r != '应' && r != '宜' && r != '可' && r != '须' && r != '能' && r != '需' {
			continue
		}
		rest, can, ok := w.bareBond(first[i:])
		if !ok || utf8.RuneCountInString(first[:i]) < 2 || w.bondInWord(first[:i], r) {
			continue
		}
		if can {
			return w.enabled(first[:i], rest+tail, must, able), true
		}
		if subject, not := strings.CutSuffix(first[:i], "不"); not {
			return cjkJoin(subject, w.never(must)) + rest + tail, true // 时间不应超过 3 秒
		}
		return cjkJoin(first[:i], must) + rest + tail, true
	}
	return "", false
}

func bondOf(first bool, a, b string) string {
	if first {
		return a
	}
	return b
}

// never is the word for what must not be, as strong as the one that binds.
func (w *Work) never(must string) string {
	if must == w.Say("must") {
		return w.Say("must_not")
	}
	return w.Say("should_not")
}

// banned cuts a ban in plain words off the beginning of a clause: "不要显示姓名".
func (w *Work) banned(head string) (string, bool) {
	for _, word := range w.Table.Words["plain_bans"].In("zh") {
		if rest, ok := strings.CutPrefix(head, word); ok && w.actsOwed(rest) {
			return rest, true
		}
	}
	return "", false
}

// bareBond cuts a short word that binds or allows off the beginning of what is
// done: 应采集, 宜支持, 可在手机上审批. 应 and 可 in other words (应急, 可靠) are none.
func (w *Work) bareBond(text string) (rest string, can, ok bool) {
	for _, word := range w.Table.Words["bare_bonds"].In("zh") {
		rest, found := strings.CutPrefix(text, word)
		if !found || w.Table.StartsWith("no_bond_before", "zh", rest) && !w.Table.StartsWith("bond_even_before", "zh", rest) {
			continue
		}
		can = word != "应" && word != "须" && word != "宜" && word != "需"
		if (word == "可" || word == "宜" || word == "能" || word == "需") && !w.actsOwed(rest) && (word != "可" || !strings.HasPrefix(rest, "由")) || rest == "" { // 可|由店长撤销
			return "", false, false
		}
		return rest, can, true
	}
	return "", false, false
}

// bondInWord tells a 应 or 可 that ends a word, 响应, 许可, 认可, 均可, or that is the second of two
// names of which papers make one: 已盘/应盘.
func (w *Work) bondInWord(before string, bond rune) bool {
	if bond == '可' && reading.HasSuffixOf(before, "对方", "甲方", "乙方", "双方", "各方", "三方") {
		return false // who may, and not 方可
	}
	for _, word := range w.Table.Words["bond_ends"].In("zh") {
		if strings.HasSuffix(before+string(bond), word) {
			return true
		}
	}
	return strings.ContainsAny(before, "“「（(") && !strings.ContainsAny(before, "”」）)") || reading.HasSuffixOf(before, "、", "/", "／")
}

// BondInWord says that a short word that binds is the end of another one: 响|应, 无|须.
func (w *Work) BondInWord(before, bond string) bool { return w.bondInWord(before, []rune(bond)[0]) }

// actsInChinese says that a text begins with a deed, or with what stands before
// one: "显示 …", "在手机上 …".
func (w *Work) actsInChinese(text string) bool {
	return w.Table.StartsWith("verbs", "zh", text) && !w.Table.StartsWith("verb_beginnings", "zh", text) || w.Table.StartsWith("act_openers", "zh", text) || w.Table.StartsWith("machine_acts", "zh", text)
}

// actsOwed says that a text behind a word that binds or allows is a deed: many words that are the name
// of a thing in front of a clause can be nothing else there, 需|附现场照片, 可|撤销.
func (w *Work) actsOwed(text string) bool {
	return w.actsInChinese(text) || w.Table.StartsWith("owed_acts", "zh", text)
}

// boundLater puts the word that binds behind what only says when, in which case
// or how something is done, with the product as who does it: "到货时自动生成报表" is
// "到货时，系统应当自动生成报表". left is what stands before the deed.
func (w *Work) boundLater(left, deed, must string) (string, bool) {
	switch {
	case w.Table.StartsWith("act_openers", "zh", left) && !strings.HasSuffix(left, "时") && !strings.HasSuffix(left, "后"), w.Table.StartsWith("every_time", "zh", left):
		return w.Short("req_do", "must", must, "want", left+deed), true
	case w.endsMoment(left) && (w.LeadsWithPerson(left) && w.Table.StartsWith("hand_acts", "zh", deed) || w.comesToOne(deed)):
		return left + must + deed, true // it is theirs to do or to get
	case w.endsMoment(left):
		return left + "，" + w.Short("req_do", "must", must, "want", deed), true
	case w.nothingDone(left) && !strings.HasSuffix(left, "的") && strings.Contains(left, "的") && w.Table.StartsWith("machine_acts", "zh", deed):
		return left + must + deed, true // what it happens to
	case w.nothingDone(left) && !strings.HasSuffix(left, "的") && w.Table.StartsWith("machine_acts", "zh", deed):
		return left + "的，" + w.Short("req_do", "must", must, "want", deed), true
	case w.Table.StartsWith("threshold_leads", "zh", left) && strings.Contains(left, "的") && w.Table.StartsWith("machine_acts", "zh", deed):
		return "对" + cjkJoin(left, "，") + w.Short("req_do", "must", must, "want", deed), true
	case w.Table.StartsWith("threshold_leads", "zh", left) && w.Table.StartsWith("machine_acts", "zh", deed):
		return cjkJoin(left, "时，") + w.Short("req_do", "must", must, "want", deed), true
	case w.daysBefore(left):
		return w.Short("req_do", "must", must, "want", "在"+left+deed), true
	}
	return "", false
}

// comesToOne says that a deed is what somebody gets, and none of the product: 立即收到短信.
func (w *Work) comesToOne(deed string) bool {
	for _, soon := range w.Table.Words["instant_leads"].In("zh") {
		deed = strings.TrimPrefix(deed, soon)
	}
	return w.Table.StartsWith("comes_to", "zh", deed)
}

// endsMoment says that a text ends as what only says when.
func (w *Work) endsMoment(text string) bool {
	return reading.HasSuffixOf(text, w.Table.Words["moment_ends"].In("zh")...) && !w.Table.EndsWith("no_moments", text)
}

// daysBefore tells what counts down to a day: "到期前 7 天和 1 天各".
func (w *Work) daysBefore(text string) bool {
	_, count, ok := strings.Cut(text, "前")
	if !ok || !strings.ContainsAny(count, "0123456789一二两三四五六七八九十半") {
		return false
	}
	count = strings.TrimSuffix(strings.TrimRight(count, " "), "各")
	return reading.HasSuffixOf(count, "天", "日", "小时", "分钟", "周", "个月")
}

// takeCase takes what has to be the case for a deed of the product off the
// front of a clause: "超过 8 小时未处理的，自动催办", "10 分钟内没人处理就再次提醒",
// "归还时用天平称重".
func (w *Work) takeCase(st *Statement) {
	if st.Label != "" {
		return
	}
	first, rest, more := strings.Cut(st.Head, "，")
	if more && reading.ContainsAny(first, "只能", "只允许") && !reading.HasSuffixOf(first, "时", "的", "后", "的话") {
		return // 超过 30 天的退货只能报废，不允许换货: a rule of its own, and no case of the next one
	}
	if st.Trigger == "" && more && utf8.RuneCountInString(first) <= maxCase && (strings.HasSuffix(first, "的") && !deadline(first) || w.endsMoment(first)) && !w.LeadsWithPerson(first) && (w.dueThen(rest) || w.tellsCase(first) && !w.actsInChinese(rest) && !reading.ContainsAny(rest, "只能", "不")) {
		st.Trigger, st.Head = first, rest
		return
	}
	if st.Trigger == "" && more {
		if when := w.caseWithout(first, rest); when != "" {
			st.Trigger, st.Head = when, rest
			return
		}
	}
	if when, deed, ok := strings.Cut(first, "系统"); ok && st.Trigger == "" && w.endsMoment(when) && deed != "" && !w.Table.StartsWith("system_tails", "zh", deed) && utf8.RuneCountInString(when) >= 3 {
		w.addCase(st, when, "系统"+deed+st.Head[len(first):])
		return
	}
	if when, deed, ok := strings.Cut(first, "就"); ok && w.nothingDone(when) && w.Table.StartsWith("machine_acts", "zh", strings.TrimPrefix(deed, "再次")) && utf8.RuneCountInString(when) >= 4 && !w.LeadsWithPerson(when) {
		w.addCase(st, strings.TrimSpace(strings.TrimPrefix(when, "系统"))+"的", deed+st.Head[len(first):])
		return
	}
	if i := strings.Index(first, "时"); i > 0 && st.Trigger == "" && utf8.RuneCountInString(first[:i]) <= 4 && w.Table.StartsWith("verbs", "zh", first) && w.Table.StartsWith("act_openers", "zh", first[i+len("时"):]) {
		w.addCase(st, first[:i+len("时")], st.Head[i+len("时"):])
	}
}

// maxCase bounds a case that stands before what is done, in runes.
const maxCase = 48

func (w *Work) addCase(st *Statement, when, deed string) {
	if st.Trigger != "" {
		when = strings.TrimRight(st.Trigger, "，") + "，" + when
	}
	st.Trigger, st.Head = when, deed
}

// dueNext says that a clause behind a case tells what the product does then.
func (w *Work) dueNext(rest string) bool {
	clause, _, _ := strings.Cut(rest, "，")
	if name, ok := strings.CutPrefix(clause, "系统"); ok {
		return name != ""
	}
	if _, _, ok := w.bareBond(clause); ok || w.Table.StartsWith("machine_acts", "zh", clause) || w.Table.StartsWith("denials", "zh", clause) {
		return true
	}
	_, ok := w.boundWritten(clause, "", "")
	return ok
}
