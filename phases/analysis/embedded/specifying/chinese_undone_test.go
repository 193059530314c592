package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What is not done is counted in its case, and never asked for.
func TestWhatIsNotDoneIsCounted(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"消防演练期间不触发疏散告警。", "准备 3 个“消防演练期间”的用例，触发疏散告警 0 次", "恰好发出 1 条"},
		{"夜间(22:00 至 6:00)不推送营销消息。", "推送营销消息 0 次", "恰好发出 1 条"},
		{"内部转账不生成发票。", "准备 3 个“内部转账”的用例，生成发票 0 次", "逐项一致"},
		{"系统不发送营销短信。", "完整办理 3 个用例，发送营销短信 0 次", "恰好发出 1 条"},
		{"不是提醒一下就算了。", "不是提醒一下", "恰好发出 1 条"},
		{"借书时如果读者已停借，系统要拦住，不是提示一下就算了。", "操作不能完成，向操作人提示原因", "恰好发出 1 条"},
		{"逾期未还的自动发送提醒。", "恰好发出 1 条", "0 次"},
		{"内部转账不通知客户。", "0 次", "每位接收者"},
		{"库存不一致时发送告警。", "", "0 次"},
	} {
		got := strings.Join(requirementOf(t, said{Lang: "zh", Priority: "must", Text: c.text}).Criteria, "\n")
		require.Contains(t, got, c.want, c.text)
		require.NotContains(t, got, c.never, c.text)
	}
}
