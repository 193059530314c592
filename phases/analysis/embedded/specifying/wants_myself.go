package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// toMyself is a Chinese wish in which who wishes it is told or given something, said by
// them: 作为车间主任，我希望自动抄送|给我. Whoever is named again, or beside others, keeps the name.
func (w *Specifier) toMyself(want, actor string) string {
	if actor == "" || strings.Count(want, actor) != 1 || strings.ContainsAny(actor, "和、与") {
		return want
	}
	before, after, _ := strings.Cut(want, actor)
	if after != "" && !reading.HasPrefixOf(after, "，", "；", "（") && !w.Table.StartsWith("verbs", "zh", after) && !w.opensDeed(after) {
		return want // 师傅的手机, 家属和居委会
	}
	if strings.HasSuffix(before, "抄送") {
		return before + "给我" + after
	}
	if reading.HasSuffixOf(before, w.Table.Words["told_or_given"].In("zh")...) {
		return before + "我" + after
	}
	return want
}
