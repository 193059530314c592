package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What a statement says first is tested too, whatever its numbers and exceptions say; what
// only leads to it is not.
func TestWhatAChineseStatementSaysFirstIsTested(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ actor, text, want, never string }{
		{"", "借出的书先还先上架，确需插队的要填写原因。", "借出的书先还先上架", "不经他人帮助"},
		{"读者", "读者可以设置昵称和头像，对外只显示昵称。", "刷新后昵称和头像显示新的内容", ""},
		{"", "每一本都要有编号，读者随时能看到在谁手上。", "各有 1 个编号", "都要有"},
		{"馆员", "馆员建书库，类型有小说、工具书、画册。", "馆员建书库后", "画册后"},
		{"馆员", "馆员建书库，类型有小说、工具书、画册。", "同一测试对以下每种类型各做 1 次，均通过：小说；工具书；画册", ""},
		{"读者", "读者提交借阅申请、签收图书。", "读者签收图书后，该条移出待办，显示结果", "测试数据"},
	} {
		got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Actor: c.actor, Text: c.text}).Criteria, "\n")
		require.Contains(t, got, c.want, c.text)
		if c.never != "" {
			require.NotContains(t, got, c.never, c.text)
		}
	}
}

// A counter-case says itself what does not happen, or nothing is said.
func TestAChineseCounterCaseSaysWhatDoesNotHappen(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"赔偿金额读者确认以后才能销账。", "在“读者确认赔偿金额”之前尝试销账时被拒绝并提示原因；在此之后可以销账。"},
		{"馆员收书后，读者打分。", "在“馆员收书”之前读者不能打分"},
		{"当核验失败 3 次时，系统停借并通知馆员。", "核验失败 2 次时，不会停借并通知馆员"},
		{"你看你的，两家都能看。", "你看你的，两家都能看"},
	} {
		got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text}).Criteria, "\n")
		require.Contains(t, got, c.want, c.text)
		require.NotContains(t, got, "以上情况", c.text)
	}
}

// A test of a message names who gets it and on which way, where the statement does.
func TestAChineseMessageIsTestedAtItsReceiver(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"漏水和断电属于紧急事件：必须马上打电话给馆员，同时通知维修公司。", "准备漏水、断电各 1 例，每例：馆员恰好接到 1 次电话，其他人没有", "应收到的人"},
		{"漏水和断电属于紧急事件：必须马上打电话给馆员，同时通知维修公司。", "准备漏水、断电各 1 例，每例：维修公司恰好收到 1 条通知", "触发 1 次时"},
		{"借书证过期当天自动通知门禁系统停用权限。", "借书证过期当天，门禁系统恰好收到 1 条通知", "应收到的人"},
	} {
		got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text}).Criteria, "\n")
		require.Contains(t, got, c.want, c.text)
		require.NotContains(t, got, c.never, c.text)
	}
}

// A time told apart belongs to what stands before it, and the time at which a person does
// something is no clock of the product.
func TestAChineseTimeIsOfItsDeed(t *testing.T) {
	t.Parallel()
	got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Actor: "馆员", Text: "馆员可以从校务系统同步读者，每晚一次，离职人员当天停用。"}).Criteria, "\n")
	require.Contains(t, got, "恰好执行 3 次：馆员从校务系统同步读者。")
	require.Contains(t, got, "登记离职的当天再次登录时被拒绝，前一天可以登录")
	got = strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Actor: "馆员", Text: "馆员月底导出借阅报表。"}).Criteria, "\n")
	require.NotContains(t, got, "恰好执行 1 次")
}
