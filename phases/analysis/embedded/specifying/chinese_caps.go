package specifying

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// capOfDeed reads what stands behind 最多: how often or how many of something are done,
// "同时借 3 本". The verb stands between, so that no number follows the bound itself.
var capOfDeed = regexp.MustCompile(`^(?:只能|只可|可以|可|能)?(同时)?(\p{Han}{1,4}?) ?(\d{1,6}) ?(\p{Han}{1,6})$`)

// chineseCap tests how many of something one may do: "每人最多同时借 3 本" by the third,
// which succeeds, and one more, which does not.
func (w *Specifier) chineseCap(d *Draft) course {
	if d.Fact == nil || d.Statement.Trigger != "" || d.Statement.Label != "" {
		return course{}
	}
	about, rest, ok := cutCap(w.FirstClause(strings.TrimRight(d.Statement.Head, "。；")))
	m := capOfDeed.FindStringSubmatch(rest)
	if !ok || m == nil || about == "" || reading.ContainsAny(m[2], "为", "有", "是", "达", "到") || strings.HasPrefix(m[4], "天") || strings.HasPrefix(m[4], "小时") || strings.HasPrefix(m[4], "分钟") {
		return course{}
	}
	if _, err := strconv.Atoi(m[3]); err != nil {
		return course{}
	}
	return course{Main: w.capTest(about+m[1], m[2], m[3], m[4]), Rule: "criterion-of-number", rank: firmCourse}
}

// capTest says how a limit is seen: one more is refused to whoever does it, and what the
// product sends by itself each day is simply not sent again: "每天最多推 3 条".
func (w *Specifier) capTest(about, act, count, unit string) string {
	n, err := strconv.Atoi(count)
	if _, person := w.LeadingPerson(about); err == nil && !person && w.Table.IsWord("clause_pushes", "zh", act) && strings.Contains(about, "天") {
		return w.Say("check_cap_sent", "about", strings.NewReplacer("每天", "当天", "一天", "当天").Replace(about), "act", act, "count", count, "next", strconv.Itoa(n+1), "unit", unit)
	}
	if strings.HasPrefix(unit, "折") {
		return w.Say("check_cap_rate", "about", about, "act", act, "count", count, "unit", unit) // 最多打 9 折: less than 9 is more off
	}
	return w.Say("check_cap", "about", about, "act", act, "count", count, "unit", unit)
}

// cutCap cuts a clause at the word that says "at most".
func cutCap(clause string) (about, rest string, ok bool) {
	for _, word := range []string{"最多", "至多", "限"} {
		if about, rest, ok = strings.Cut(clause, word); ok {
			return strings.TrimSpace(about), strings.TrimSpace(rest), true
		}
	}
	return "", "", false
}

// offered says that somebody does at a time, or may do, what a clause tells of it: nothing
// happens then by itself. "店长每月 1 日导出账单", "医生可提前 3 天申请停诊".
func (w *Specifier) offered(source, time string) bool {
	for clause := range strings.SplitSeq(source, "，") {
		if time == "" || !strings.Contains(clause, time) && !strings.Contains(time, clause) && !strings.HasPrefix(clause, phrasing.HeadOf(time, 4)) {
			continue
		}
		if _, person := w.LeadingPerson(clause); person && !reading.ContainsAny(clause, w.Table.Words["check_arrives"].In("zh")...) && !reading.ContainsAny(clause, w.Table.Words["check_by_itself"].In("zh")...) {
			return true
		}
	}
	return false
}

// ownTime says that a time is the one at which a person of the statement does something:
// "月底导出报表" of the accountant. What happens by itself is no deed of theirs.
func (w *Specifier) ownTime(d *Draft, k clock) bool {
	head := w.FirstClause(d.Statement.Head)
	if name, ok := w.LeadingPerson(head); ok {
		head = strings.TrimSpace(head[len(name):])
	}
	return d.Fact.Actor != "" && d.Person && d.Statement.Label == "" && w.withoutMoment(head) != head && w.beginsAct(w.withoutMoment(head)) &&
		strings.Contains(head, phrasing.OrElse(k.text, k.unit)) && !reading.ContainsAny(head, w.Table.Words["check_by_itself"].In("zh")...)
}

// closes says that a time is one in which something is not allowed: "开课前 2 小时内不可取消".
func (w *Specifier) closes(before, after string) bool {
	return reading.HasSuffixOf(before, "前", "后") && (w.Table.StartsWith("denials", "zh", after) || strings.HasPrefix(after, "不可"))
}

// opens says that a time is the only one in which something is allowed: "评价仅限就诊后 7 天
// 内提交", "教练可在 3 天内提出异议".
func (w *Specifier) opens(before string) bool {
	clause := before[strings.LastIndexAny(before, "，。；")+1:]
	return reading.ContainsAny(clause, "仅限", "只能", "可在", "可以在", "可于") || strings.HasSuffix(clause, "可")
}

// chineseClosed tests a time in which something is not allowed at its edge.
func (w *Specifier) chineseClosed(b *bound, about, after string) string {
	act := strings.TrimPrefix(after, "不可")
	for _, word := range w.Table.Words["denials"].In("zh") {
		act = strings.TrimPrefix(act, word)
	}
	act = strings.TrimPrefix(act, "自己")
	key := "clause_closed_after"
	if strings.HasSuffix(about, "前") {
		key = "clause_closed_before"
	}
	return w.Say(key, b.pairs("about", about, "act", act)...)
}
