package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// owedByPeople says that a time is one in which somebody has to do something: a
// product can only be tested by what it does when they did not. "店长须在 24 小时内确认",
// not 读者注销后 30 天内, which is an occasion.
func (w *Specifier) owedByPeople(source string, m wording.Measure) bool {
	before := strings.TrimSpace(clauseBefore(source[:m.Start]))
	if strings.HasSuffix(strings.TrimSuffix(before, "在"), "后") || reading.ContainsAny(before, w.Table.Words["check_by_itself"].In("zh")...) {
		return false
	}
	_, person := w.LeadingPerson(before + "，")
	return person || reading.HasSuffixOf(before, "须在", "须", "要在", "应在")
}

// afterDeadline is what happens when a time has run out, by a clause behind it:
// "，逾期视为申诉成立".
func (w *Specifier) afterDeadline(after string) string {
	for clause := range strings.SplitSeq(strings.TrimRight(after, "。；"), "，") {
		for _, lead := range w.Table.Words["check_overdue"].In("zh") {
			if act, ok := strings.CutPrefix(strings.TrimSpace(clause), lead); ok && act != "" {
				return strings.TrimPrefix(act, "的")
			}
		}
	}
	return ""
}
