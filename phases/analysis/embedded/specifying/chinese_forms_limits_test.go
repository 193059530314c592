package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALimitIsTriedOnBothSides: what costs, is marked, held or told from a limit on is tried on both
// sides of it, and what is accepted with a mark is refused by no other criterion.
func TestALimitIsTriedOnBothSides(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"提前 2 小时以内取消要扣 20 元定金。": "以测试时钟计，提前不足 2 小时取消的 1 例扣 20 元定金，提前超过 2 小时取消的 1 例不适用“扣 20 元定金”。",
		"当天 12 点以后取消要扣 5 元。":    "以测试时钟计，当天 12 点之前取消的 1 例不适用“扣 5 元”，当天 12 点之后取消的 1 例扣 5 元。",
		"近效期 90 天内的药品自动预警。":     "以测试时钟计，距到期 90 天的 1 例药品自动预警，再早 1 天时没有。",
		"次日计划须在当天 18:00 前提交，超时提交的计划标记为“临时计划”，由调度员决定是否接单。": "以测试时钟计，17:59 提交的 1 例照常受理，18:01 提交的 1 例标记为“临时计划”，没有丢失。",
		"同一生产线的计划方量超过额定产能的 90% 时标红提醒。":                    "同一生产线的计划方量刚超过额定产能的 90%的 1 例标红提醒，恰好额定产能的 90%的 1 例没有。",
		"已确认的账单自动推送到 K3 生成应收单，推送失败自动重试 3 次，仍失败则通知结算员。":    "推送一直失败时，恰好重试 3 次，之后通知结算员 1 次，不再重试；第 1 次重试即成功时没有通知结算员，内容只到达 1 次。",
		"收货员可以拒收，拒收须选择原因并至少上传 2 张照片。":                     "没有选择原因的 1 例和只有 1 张照片的 1 例，拒收均被拒绝，并提示缺少哪一项；原因和照片都有时拒收成功。",
		"收货员可以从最近 30 天的计划中复制一份再修改。":                       "30 天之内的计划可以复制，早于 30 天的不在可选之列；复制出的一份修改之后，原有的保持不变。",
		"货车到达工地 30 分钟仍未开始卸货的，向调度员发送预警。":                   "以测试时钟计，货车到达工地不足 30 分钟仍未开始卸货的 1 例没有动作，刚超过 30 分钟仍未开始卸货的 1 例向调度员发送预警，恰好 1 次；已开始卸货的没有。",
		"会员卡 15 天内到期的会员自动提醒。":                             "以测试时钟计，会员卡距到期 15 天的 1 例会员自动提醒，再早 1 天时没有。",
		"列出最慢的前 20 条。": "准备 21 条先后已知的数据：恰好列出 20 条，最慢的排在第一，缺少的 1 条是最后的 1 条；不足 20 条时全部列出。",
		"店长须在当天 16:00 前提交次日报货，逾期提交的报货单标记为“补单”，由计划员决定是否受理。": "以测试时钟计，15:59 提交次日报货的 1 例照常受理，16:01 提交次日报货的 1 例标记为“补单”，没有丢失。",
		"车间噪声超过 85 分贝持续 10 分钟的，向司机和计划员发送预警。":               "以测试时钟计，车间噪声超过 85 分贝持续不足 10 分钟时没有动作，刚满 10 分钟时向司机和计划员发送预警，恰好 1 次；一直恰好是 85 分贝时没有。",
		"质检员审核通过的配合比才能下发到生产线控制系统。":                         "不属于“质检员审核通过的配合比”的 1 例下发到生产线控制系统时被拒绝并提示原因，属于的 1 例成功。",
		"医保结算数据不能让门店之间互相看到。":                               "用 1 个门店的账号查看另 1 个门店的医保结算数据时被拒绝，绕过页面直接调用时也一样；查看自己的医保结算数据成功。",
		"教练之间不能互相看到工资。":                                    "用 1 个教练的账号查看另 1 个教练的工资时被拒绝，绕过页面直接调用时也一样；查看自己的工资成功。",
		"扫描指定目录下的 MySQL 慢查询日志。":                            "目录中有 3 份 MySQL 慢查询日志和 2 份其他文件：恰好读取这 3 份，原文件的内容不变；其中 1 份无法读取时指明路径和原因，其余照常处理。",
	} {
		require.Equal(t, []string{want}, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria, text)
	}
}

// TestWhatIsNotedStaysWhereSomethingIsRefused: a measured value is kept of what must not leave.
func TestWhatIsNotedStaysWhereSomethingIsRefused(t *testing.T) {
	t.Parallel()
	const gone = "被拒绝的操作不留下任何数据。"
	require.NotContains(t, requirementOf(t, said{Lang: "zh", Priority: "must", Text: "质检员登记实测水分，与设定值偏差超过 5% 的批次不得出厂。"}).Criteria, gone)
	require.Contains(t, requirementOf(t, said{Lang: "zh", Priority: "must", Text: "与设定值偏差超过 5% 的批次不得出厂。"}).Criteria, gone)
}
