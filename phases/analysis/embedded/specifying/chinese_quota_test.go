package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Amounts from which on something is owed, quotas and cases told in one sentence are tested on both
// sides, whatever unit they are told in, and no clause is said again beside its test.
func TestAmountsAndQuotasAreTestedOnBothSides(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"读者还书后可以打分，低于 3 星必须填写原因。":         {"低于 3 星的 1 例不填写原因时不能提交，并提示缺少哪一项；恰好 3 星的 1 例不填写也可以提交。"},
		"押金退款超过 200 块要馆长点头。":              {"押金退款刚超过 200 块的 1 例在馆长点头之前不能继续，恰好 200 块的 1 例不需要馆长点头。"},
		"扫码借书每人每天 5 次，代借每人每天 10 次。":       {"同一人同一天扫码借书 5 次、代借 10 次都成功，两种各再做 1 次时被拒绝并提示上限，其他人不受影响。"},
		"贵重书（珍本、孤本等）借出自动标为“重点”，同时电话通知馆员。": {"触发 1 次：馆员的手机恰好响铃 1 次，通话中说明是哪一例，其他人的手机没有响铃。"},
		"退款 24 小时内原路退回，失败的进人工队列，不许悄悄吞掉。":  {"退款 2 例，1 例成功、1 例失败：成功的在 24 小时内原路退回，金额一致；失败的在人工队列中恰好有 1 条，写明原因。"},
		"读者还书后，押金立刻退回，库位状态变了要推给馆员。":       {"库位状态变 1 次，馆员恰好收到 1 条消息，内容是新的库位状态；没有变时不收到。"},
		"照片每单 5 张，视频每单 1 段。":              {"每单照片 5 张、视频 1 段成功，两种各再加 1 个时被拒绝并提示上限。"},
		"借书单编号 + 馆藏编码唯一，重复推送过来的直接丢弃。":     {"借书单编号和馆藏编码都相同的第 2 条不另外保存，只有一项相同的可以保存。", "同一条推送 2 次，保存的仍是 1 条，第 2 次被丢弃。"},
		"登记单须填写书名、作者和价格，缺一项不能提交。":         {"逐一留空以下每一项各提交 1 次，均被拒绝并提示缺少的那一项，全部填写后提交成功：书名、作者和价格。"},
		"属于人为损坏的，由馆员会同财务认定。":              {"人为损坏的 1 例只有馆员认定时仍未完成，财务也认定后完成；不属于人为损坏的 1 例不需要认定。"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: text})
		for _, criterion := range want {
			require.Contains(t, got.Criteria, criterion, text)
		}
		for _, criterion := range got.Criteria {
			require.NotContains(t, text, criterion[:len(criterion)-len("。")], "said again")
		}
	}
}

// A name that holds a verb is not bound in its middle, and two deeds stay in their order.
func TestChineseNamesHoldTheirVerbs(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"生命支持类设备报修自动标为“紧急”。":           "生命支持类设备报修必须自动标为“紧急”。",
		"读者 7 天没还书就自动停借。":              "读者 7 天没还书的，书架必须自动停借。",
		"退款 24 小时内原路退回，失败的进人工队列。":      "退款必须在 24 小时内原路退回，失败的进人工队列。",
		"断网时扫码借书先存在手机上，恢复后自动补传。":       "断网时，扫码借书必须先存在手机上，恢复后自动补传。",
		"借阅数量超过上限 1.5 倍的，须填写说明并由馆员审核。": "借阅数量超过上限 1.5 倍的，书架必须填写说明并由馆员审核。",
	} {
		require.Equal(t, want, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Description[0], text)
	}
}
