package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestNoPartOfAClauseIsLeftUntested: each clause of a statement has a test that sees whether it holds, and none that only says it
// again: how many, alike, in which order, by what, with what, where it is kept.
func TestNoPartOfAClauseIsLeftUntested(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"馆员可以打印书标，一次编目打印一组三张书脊标签，三张号码一致。", "逐一核对这 3 张：号码完全相同。"},
		{"馆员可以打印书标，一次编目打印一组三张书脊标签，三张号码一致。", "编目 1 次，恰好打印 3 张书脊标签，不多不少。"},
		{"每次借书后生成电子回执，可以分享。", "分享 1 次：收到的人可以打开，内容与原来的一致。"},
		{"同一书评被 3 名不同读者举报后自动下架并进入人工审核。", "同一书评被 2 名不同读者举报时没有变化，被第 3 名举报后自动下架并进入人工审核。"},
		{"图书入库时扫描条码，系统按书类自动指定书架。", "图书入库时没有扫描条码的不能完成，并说明原因；扫描条码后可以完成。"},
		{"馆员按书架顺序看清单，取到后拍照。", "准备书架不同的 3 条数据，存入的次序打乱：馆员看到的清单按书架排列，一条不少。"},
		{"读者可以按年级看到必读书和选读书，必读书标明截止日期。", "年级不同的两名读者各自打开：只显示与自己的年级对应的必读书和选读书。"},
		{"读者可以按年级看到必读书和选读书，必读书标明截止日期。", "逐一打开准备好的必读书：每一处都显示截止日期，与所存的一致。"},
		{"馆员可以按年导出借阅台账，格式同应急管理局模板。", "与应急管理局模板逐项对照：名称、次序和格式都相同。"},
		{"可以一次订一周，节假日目录不同。", "一次订一周后，一周中的每一天都各有 1 条，其他日子没有。"},
		{"馆员在柜台核对，遇到忘带卡的要能手工登记。", "准备 1 例“忘带卡”：手工登记后可以继续，记录中注明为手工，含操作人。"},
		{"每一单都有编号，读者随时能看到谁在处理、大概几点到。", "读者看到的“谁在处理、大概几点到”与当时的实际情况一致，变化后显示新的内容。"},
		{"读者扫码后预约单进入“待取书”。", "读者扫码之前预约单的状态不变，读者扫码后预约单的状态为“待取书”，记录中有这次变化的时间。"},
		{"积分低于 60 分的读者不能预约，低于 40 分不能借书。", "积分刚低于 40 分时借书被拒绝并看到原因，恰好 40 分时可以借书。"},
		{"如果答题途中断网，则已答的题保存在手机上，10 分钟内恢复可以继续。", "答题途中断网时，关闭后在同一台设备上再次打开，已答的题仍在，一项不少。"},
		{"馆员须在 2 个工作日内给出处理结果：退款、部分退款或驳回。", "测试时钟下，馆员在 2 个工作日内给出处理结果的 1 例显示为按时，满 2 个工作日仍未给出处理结果的 1 例显示为逾期。"},
		{"连续两次没有取书也没有取消，系统给楼管员派一条上门任务。", "连续两次没有取书也没有取消时，楼管员的待办中恰好出现 1 条上门任务，其他人的没有。"},
		{"大屏：500 辆车同时在线不卡。", "模拟 500 辆车同时在线，持续 10 分钟：没有一次操作失败或中断。"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		require.Contains(t, got.Criteria, c.want, c.text)
	}
}

// TestACaseThatIsOnlySupposedTestsNothing: where what happens in a case has tests of its own, the
// case is not said again by itself.
func TestACaseThatIsOnlySupposedTestsNothing(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"如果答题途中断网，则已答的题保存在手机上，10 分钟内恢复可以继续。": {
			"答题途中断网时，关闭后在同一台设备上再次打开，已答的题仍在，一项不少。", "未满 10 分钟时恢复可以继续；满 10 分钟后不再适用。",
		},
		"有忌讳的读者只能看到适合他的书目，馆员要改的话须填写理由。": {
			"准备 2 条数据，其中 1 条是适合他的书目：有忌讳的读者只看到这 1 条。", "馆员要改而不填写理由时被拒绝，并指出缺少哪一项。",
		},
		"如果读卡器离线，则借还记录至少保存 24 小时。": { // nothing else names the case
			"假定读卡器离线，借还记录至少保存 24 小时。", "测试时钟走到 24 小时期满前一天，借还记录仍可查到，内容不变。",
		},
	} {
		require.ElementsMatch(t, want, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Criteria, text)
	}
}
