package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestFormsOfWindowsCountsAndWays: a window is tried on both sides of both ends, a way by taking it, an
// approval above its number, a count just before and at it, and a retry with its gaps.
func TestFormsOfWindowsCountsAndWays(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"会议开始前 10 分钟到开始后 15 分钟内，参会人刷卡开门即视为签到。":           "以测试时钟计，在 4 个时刻各试 1 次：开始前 10 分钟再早 1 分钟、开始前恰好 10 分钟、开始后恰好 15 分钟、再晚 1 分钟；只有中间 2 次符合：参会人刷卡开门即视为签到。",
		"到店用餐支持三种核销方式：刷脸、社保卡、6 位取餐码。":                    "刷脸、社保卡、6 位取餐码各试 1 次，核销均成功，记录显示所用的方式。",
		"超过 20 人的大会议室（共 12 间）需要行政审批。":                    "21 人的大会议室提交后，行政审批之前不生效，审批后生效；恰好 20 人的大会议室无须审批，直接生效。",
		"同一人 30 天内空订满 3 次，限制其 7 天内只能约当天的会议室。":            "同一人 30 天内空订 2 次时不受限制；满 3 次后，以测试时钟计 7 天内只能约当天的会议室，其他一律被拒绝并提示原因；7 天期满后恢复。",
		"iSC 下发失败重试 3 次（间隔 10s / 30s / 60s），仍失败则告警到值班群。": "iSC 下发一直失败时恰好重试 3 次，间隔依次为 10s / 30s / 60s，第 3 次失败后告警到值班群 1 次，不再重试；第 2 次重试成功时没有告警到值班群。",
	} {
		require.Equal(t, want, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria[0], text)
	}
}

// TestAHeadingIsNoCriterion: what only repeats the heading above stated criteria tests nothing.
func TestAHeadingIsNoCriterion(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "书架"}, "standard")
	d := &Draft{}
	d.Fact = &understanding.FeatureFact{Name: "下单与取消", Text: "下单与取消", Criteria: []specs.Item{{Text: "截单前取消的，全额退回。"}}}
	require.True(t, w.onlyHeading(d, "下单与取消。"))
	require.False(t, w.onlyHeading(d, "测试验证：下单与取消。"))
	d.Fact.Criteria = nil
	require.False(t, w.onlyHeading(d, "下单与取消。"))
}
