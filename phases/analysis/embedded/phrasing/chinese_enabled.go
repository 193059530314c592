package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// enabled binds what is possible. left is what stands before 可以: somebody can do
// it; a case or a state does nothing, in it the product allows what stands behind:
// "不及格可以补考" is "不及格的，平台应当允许补考". What is only agreed to, "放云上可以",
// is supported.
func (w *Work) enabled(left, deed, must, able string) string {
	switch {
	case deed == "" || strings.HasPrefix(deed, "，"):
		return w.Short("req_support", "must", must, "want", left+deed)
	case w.LeadsWithPerson(left) && reading.HasSuffixOf(left, w.Table.Words["felt_states"].In("zh")...):
		return left + "时，" + able + deed
	case w.IsPlainState(left):
		return left + "的，" + w.Short("req_let_subject", "must", must, "subject", "", "want", deed)
	case w.Table.StartsWith("seen_first", "zh", left): // 看中别人的书可以发起交换: what comes first is no one
		return left + "后，" + w.Short("req_let_subject", "must", must, "subject", "", "want", deed)
	case reading.HasSuffixOf(left, "中") && utf8.RuneCountInString(left) <= maxState:
		return left + "，" + w.Short("req_let_subject", "must", must, "subject", "", "want", deed)
	case w.happensFirst(left): // 会议提前结束可在门牌屏上点: what happens can do nothing
		return left + "时，" + w.Short("req_let_subject", "must", must, "subject", "", "want", deed)
	case reading.HasSuffixOf(left, "类") && utf8.RuneCountInString(left) <= maxState:
		return w.Say("for_kind", "kind", left) + "，" + w.Short("req_support", "must", must, "want", deed)
	}
	return cjkJoin(left, able) + deed
}

// happensFirst says that a few words in front of what is possible tell what happens to a thing: 会议提前
// 结束, 库存不足, 卡片丢失.
func (w *Work) happensFirst(left string) bool {
	const least, longest = 4, 12
	n := utf8.RuneCountInString(left)
	return n >= least && n <= longest && !strings.ContainsAny(left, "，、的") && reading.HasSuffixOf(left, w.Table.Words["event_ends"].In("zh")...)
}

// maxState bounds a state or a kind of things before what is possible, in runes.
const maxState = 6

// IsPlainState tells the name of a state in which somebody is: 不及格, 未通过.
func (w *Work) IsPlainState(left string) bool {
	return utf8.RuneCountInString(left) <= maxState && reading.HasPrefixOf(left, "不", "未", "没") && !strings.HasSuffix(left, "的") && !strings.Contains(left, "，")
}

// boundKnown binds clauses whose first words tell what they are: what is complied
// with, what the product runs on, an alarm above a number, a name of work.
func (w *Work) boundKnown(head, first, must string) (string, bool) {
	switch {
	case w.Table.StartsWith("comply_leads", "zh", head):
		return w.Short("req_do", "must", must, "want", head), true
	case w.Table.StartsWith("runs_on", "zh", head) && reading.HasSuffixOf(first, "以上", "+", "及以上"), w.Table.StartsWith("peak_leads", "zh", head) && first != head:
		return w.Short("req_support", "must", must, "want", head), true
	case first != head && briefAct(first) && reading.HasSuffixOf(first, w.Table.Words["work_names"].In("zh")...) && !w.Table.StartsWith("verbs", "zh", first):
		return w.Short("req_support", "must", must, "want", head), true
	}
	i := strings.Index(first, "时")
	if i <= 0 || strings.HasSuffix(first[:i], "小") || !reading.ContainsAny(first[:i], w.Table.Words["threshold_leads"].In("zh")...) {
		return "", false
	}
	if deed := head[i+len("时"):]; w.Table.StartsWith("machine_acts", "zh", strings.TrimPrefix(deed, "电话")) {
		return head[:i+len("时")] + "，" + w.Short("req_do", "must", must, "want", deed), true
	}
	return "", false
}
