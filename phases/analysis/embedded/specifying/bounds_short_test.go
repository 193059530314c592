package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A rule for what has not reached a time yet holds before that time and no longer at it; nobody waits
// until the time is over for it to begin.
func TestARuleBelowATimeHoldsBeforeIt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"图书上次消毒不满 14 天的，系统拒收并提示原因。", "不满 14 天时，拒收并提示原因；满 14 天时不适用", "满 14 天后"},
		{"读者开卡未满 3 个月时，系统不允许借珍本。", "不满 3 个月时，不允许借珍本；满 3 个月时不适用", "不触发"},
		{"距离上次借阅不到 6 个月的，系统拒绝登记。", "不满 6 个月时，拒绝登记；满 6 个月时不适用", "满 6 个月后"},
		{"上次盘点未满 90 天，系统拒绝重复盘点。", "不满 90 天时，拒绝重复盘点；满 90 天时不适用", "不触发"},
		{"如果书库运行时间低于 10 小时，系统跳过提醒。", "不满 10 小时时，跳过提醒；满 10 小时时不适用", "不触发"},
		{"停留时间小于 30 秒时，系统不计入借阅。", "停留时间小于 30 秒", "连续 20 次"},
		{"借阅时间不足 15 分钟的图书不收费。", "略少于 15 分钟时适用，满 15 分钟时不适用：借阅时间不足 15 分钟的图书不收费", "不触发"},
		{"接口响应时间低于 2 秒。", "连续 20 次测试中", "不适用"},
		{"日志保存不少于 6 个月。", "期满前一天", "不适用"},
		{"如果闸门 5 分钟没有关闭，系统必须通知馆员。", "不足 5 分钟不会通知馆员", "不适用"},
	} {
		got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text}).Criteria, "\n")
		require.Contains(t, got, c.want, c.text)
		require.NotContains(t, got, c.never, c.text)
	}
}
