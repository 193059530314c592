package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What the product lets somebody do, what somebody has to do in a case, what befalls them and what they are told each
// bind the one who does it.
func TestWhoIsBoundInChinese(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"馆员收到申请后，须在后台核对押金。":   "馆员收到申请后，馆员必须在后台核对押金。",
		"开讲前 1 小时给双方推送提醒。":    "开讲前 1 小时，书架必须给双方推送提醒。",
		"退款到账后微信通知读者。":        "退款到账后，书架必须微信通知读者。",
		"读者爽约 3 次以上，停借 30 天。": "书架必须保证：读者爽约 3 次以上，停借 30 天。",
	} {
		require.Equal(t, []string{want}, requirementOf(t, said{Lang: "zh", Priority: "must", Text: text}).Description, text)
	}
}

// Whoever the product lets do something wishes to be able to do it, and is who tries it.
func TestWhatSomebodyIsLetDoIsTheirDeed(t *testing.T) {
	t.Parallel()
	got := requirementOf(t, said{Lang: "zh", Priority: "must", Text: "支持读者在线提交荐购申请。"})
	require.Equal(t, "能在线提交荐购申请", got.Want)
	require.Contains(t, got.Criteria, "读者在线提交荐购申请后，提示成功，刷新后恰好有 1 条，内容与填写的一致。")
	got = requirementOf(t, said{Lang: "zh", Priority: "must", Text: "支持前台代读者预约。"})
	require.Contains(t, got.Criteria, "前台选定 1 名读者后代为预约：该条记在此人名下，并显示经办的是前台和时间；其他人名下没有新增。")
	require.NotContains(t, requirementOf(t, said{Lang: "zh", Priority: "must", Text: "退款到账后微信通知读者。"}).Criteria, "10 个用例的金额与手工计算结果逐一相等。")
}
