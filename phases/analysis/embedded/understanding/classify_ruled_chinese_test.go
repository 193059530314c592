package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// kindsOfLine are the kinds of what a line of a text is read as.
func kindsOfLine(t *testing.T, text string, line int) []string {
	t.Helper()
	var out []string
	for _, f := range understood(t, text).Facts() {
		if len(f.Source.Lines) > 0 && f.Source.Lines[0].From == line && f.Kind != "technology" && f.Kind != "actor" && f.Kind != "integration" {
			out = append(out, f.Kind)
		}
	}
	return out
}

// A rule without a word that binds is one all the same; a figure alone makes no quality, and what
// nobody has settled makes no rule.
func TestPlainChineseRulesFiguresAndOpenPoints(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, kind string }{
		{"一个月鸽 8 次拉黑。", "feature"},
		{"低于 3.5 分的骑手看单晚 1 分钟。", "feature"},
		{"押金满 10 元的会员提现次日到账。", "feature"},
		{"没有合格记录的工单，不能报工入库。", "constraint"},
		{"未经店长确认的退款，一律不得打款。", "constraint"},
		{"一个人同时挂 3 单。", "constraint"},
		{"同一用户同时锁定不超过 5 张。", "constraint"},
		{"平台抽 8%，不足 1 毛按 1 毛。", "constraint"},
		{"提前 10% 提醒仓管。", "feature"},
		{"首次请求还在处理中：返回 40902，调用方隔 1s 重试。", "feature"},
		{"目前日均核销约 26 万笔，去年峰值 1,840 TPS。", "problem"},
		{"学生账户收不了款，表哥有执照，在问。", "question"},
		{"已经提现走了的……再说。", "question"},
		{"派单还是抢单，没吵完。", "question"},
		{"高峰时 800 人同时扫码，响应不超过 1 秒。", "quality"},
	} {
		require.Equal(t, []string{c.kind}, kindsOfLine(t, "# 跑腿系统\n\n跑腿系统帮人带东西。\n\n## 订单\n\n骑手可以抢单。\n\n"+c.text+"\n", 9), c.text)
	}
}

// Behind the list of what is left out stands by when and for how much it is made.
func TestAParagraphBehindWhatIsLeftOut(t *testing.T) {
	t.Parallel()
	text := "# 跑腿系统\n\n跑腿系统帮人带东西。\n\n## 先不搞\n\n- 表白墙\n- App\n\n第一版 6 月 10 号前，赶在期末。预算 2000 块。\n"
	require.Equal(t, []string{"constraint", "milestone"}, kindsOfLine(t, text, 10))
	require.Len(t, understood(t, text).NonGoals, 2)
	require.Len(t, understood(t, "# 跑腿系统\n\n跑腿系统帮人带东西。\n\n## 先不搞\n\n- 表白墙\n- App\n\n二手也先不做。\n").NonGoals, 3)
}

// The rules of a chapter are rules below its headings too.
func TestRulesBelowTheHeadingsOfAChapter(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 叫号系统\n\n叫号系统管排队。\n\n## 5 业务规则\n\n### 5.2 过号\n\n- 过号患者回来后重新签到，排到第 3 位之后。\n- 队列剩余不足 3 人时排到末尾。\n")
	require.Len(t, u.Rules, 2)
}
