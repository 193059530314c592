package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestARowOfNumbersIsAGoalInASentence reads goals out of tables.
func TestARowOfNumbersIsAGoalInASentence(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang                                   specs.Lang
		text, metric, target, due, today, want string
	}{
		{"en", "Days until a cage is clean.", "Days until a cage is clean", "4 days", "end of Q3", "12 days", "Days until a cage is clean fall from 12 days to 4 days by the end of Q3."},
		{"en", "Animals without a keeper.", "Animals without a keeper", "below 1 %", "March", "8 %", "Animals without a keeper fall from 8 % to below 1 % (March)."},
		{"en", "Share of tickets sold online.", "Share of tickets sold online", "90%", "", "31%", "Share of tickets sold online rises from 31% to 90%."},
		{"en", "Visits a week.", "Visits a week", "1,500", "", "1,150", "Visits a week rise from 1,150 to 1,500."},
		{"en", "Queue.", "Queue", "2 minutes", "", "3 hours", "Queue."},
		{"en", "Cages are clean.", "Days until a cage is clean", "4 days", "", "12 days", "Cages are clean."},
		{"zh", "排队时间。", "排队时间", "10 分钟", "", "25 分钟", "排队时间由 25 分钟降到 10 分钟。"},
		{"zh", "漏扫间数。", "漏扫间数", "≤ 1 间", "", "11 间", "漏扫间数由 11 间降到 1 间以内。"},
		{"zh", "漏检次数。", "漏检次数", "每周 5 次以下", "", "每周 40 次左右", "漏检次数由每周 40 次左右降到每周 5 次以下。"},
		{"zh", "结算耗时。", "结算耗时", "每月 2 小时", "", "每月 2 个工作日", "结算耗时由每月 2 个工作日降到每月 2 小时。"},
		{"zh", "停机。", "停机", "下降 30%", "", "1,340 小时/年", "停机（目前 1,340 小时/年）下降 30%。"},
		{"zh", "申诉次数。", "申诉次数", "上线后每月不超过 3 次", "", "没有统计", "申诉次数（目前没有统计）的目标是上线后每月不超过 3 次。"},
		{"zh", "完成率。", "完成率", "98%", "", "", "完成率的目标是 98%。"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Zoobook"}, "standard")
		require.Equal(t, c.want, w.goalSentence(&understanding.GoalFact{Text: c.text, Metric: c.metric, Target: c.target, Due: c.due, Baseline: c.today}), c.text)
	}
}
