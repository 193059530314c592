package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAWordOfADeedInANameIsNoDeed: a verb within the name of people, a device, a state or a paper, or
// within the case alone, tells of no deed; the statement is tested by what it asks for, else as it stands.
func TestAWordOfADeedInANameIsNoDeed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, gone string }{
		{"文化局检查人员会不定期来馆，需要能给他们开一个只读账号。", "", "只报告异常的那个"},
		{"珍本库必须使用恒温柜，柜内温湿度记录仪编号要与柜号绑定。", "", "的记录"},
		{"一本书有多个副本，一个副本可能对应多条借阅记录。", "", "留下 1 条"},
		{"同一条借阅申请重复推送时，系统只保留一份，并记录重复次数。", "", "各收到 1 条消息"},
		{"少儿书用黄底标签。", "", "归入后"},
		{"系统自动打印书脊标签。", "", "页面显示新的数值"},
		{"读者可以在小程序里查看四个节点：已提交、已审核、备书中、已签收。", "", "移出待办"},
		{"意见分为服务、环境、馆藏三类，服务类意见要在 4 小时内转给馆员。", "以下每一类各准备 1 条意见，显示的类别与之一致：服务、环境、馆藏。", "到达对方"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		if c.want != "" {
			require.Contains(t, got.Criteria, c.want, c.text)
		}
		require.NotContains(t, strings.Join(got.Criteria, "\n"), c.gone, c.text)
		require.NotEmpty(t, got.Criteria, c.text)
	}
}

// TestWhatADeedNeedsAndWhoMayNotBothDoItIsTried: what has to be given with a deed, or before it, is left
// out once; two offices that one person may not hold are held by one; what goes on for a time is timed.
func TestWhatADeedNeedsAndWhoMayNotBothDoItIsTried(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, gone string }{
		{"馆员驳回借阅申请时必须选择驳回原因。", "馆员驳回借阅申请时没有选择驳回原因不能提交，并提示缺少哪一项；选择后提交成功，重新打开时显示驳回原因。", "没有符合条件的选项"},
		{"馆员登记意见时必须关联书号。", "馆员登记意见时没有关联书号不能提交，并提示缺少哪一项；关联后提交成功，重新打开时显示书号。", ""},
		{"意见关闭前必须填写处理结论。", "没有填写处理结论时不能关闭意见，并提示缺少哪一项；填写后可以关闭，重新打开时显示处理结论。", ""},
		{"采编员和审校员不能是同一个人。", "同一个人先后作为采编员和审校员经手同一笔时，后一步被拒绝并提示原因；换另一个人时可以办理。", "尝试是"},
		{"申请人与审批人不得为同一人。", "同一个人先后作为申请人和审批人经手同一笔时，后一步被拒绝并提示原因；换另一个人时可以办理。", "违反的 1 例"},
		{"借阅规则由馆长维护，修改后次日零点生效，历史处方不受影响。", "前后各打开 1 条历史处方，内容和结果没有变化。", "的身份"},
		{"馆员对每一本损坏图书拍照，照片不少于 3 张，保存期 2 年。", "每一本损坏图书的照片少于 3 张时不能提交，并提示原因；拍满 3 张后重新打开该条，显示全部照片和拍摄时间。", "损坏图书后没有照片"},
		{"到馆预约优先，从预约到取书不超过 2 天。", "连续 20 次测试中，从预约到取书不超过 2 天。", "超出时拒绝"},
		{"服务类意见要转给馆员，2 天内给读者首次答复。", "2 天期满前已经完成：给读者首次答复。", "2 天内给读者首次答复。"},
		{"书架参数（温度、湿度）每 30 秒采集一次。", "", "：温度、湿度）"},
	} {
		got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text})
		if c.want != "" {
			require.Contains(t, got.Criteria, c.want, c.text)
		}
		if c.gone != "" {
			require.NotContains(t, strings.Join(got.Criteria, "\n"), c.gone, c.text)
		}
	}
}
