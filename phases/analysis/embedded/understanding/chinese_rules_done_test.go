package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What the product makes by itself, what becomes of a call that fails and which of two values counts are rules that
// somebody builds, wherever they stand.
func TestChineseRulesOfWhatTheProductDoesAreBuilt(t *testing.T) {
	t.Parallel()
	for _, said := range []string{
		"审核通过后，系统生成唯一的补货码（二维码），贯穿后面所有环节。",
		"接口调用失败时按 1、5、15 分钟重试三次，三次都失败就写入失败队列，等人工处理。",
		"盘点数量和系统数量相差超过 2% 时，以盘点为准，同时生成差异记录供店长核查。",
		"短信发送失败后，每 10 分钟重发一次，最多三次。",
	} {
		u := understood(t, prdHead+"## 功能\n\n- 店员可以提交补货单。\n\n"+said+"\n")
		ruled := len(u.Rules) > 0
		for _, f := range u.Features {
			ruled = ruled || f.Text == said
		}
		require.True(t, ruled, said)
	}
}

// In a table of rules and what is said of them the rule leads: 不允许换货 holds for what it is said of.
func TestTheRuleOfARowLeadsWhatIsSaidOfIt(t *testing.T) {
	t.Parallel()
	u := understood(t, prdHead+"## 功能\n\n### 退货\n\n| 编号 | 规则 | 说明 |\n|---|---|---|\n| REQ-501 | 超过 30 天的退货只能报废 | 不允许换货，系统直接屏蔽该选项 |\n| REQ-502 | 每笔退货必须登记责任方 | 门店、总仓、运输三选一 |\n")
	require.Len(t, u.Features, 2)
	require.Equal(t, "超过 30 天的退货只能报废，不允许换货，系统直接屏蔽该选项。", u.Features[0].Text)
	require.Equal(t, "每笔退货必须登记责任方，门店、总仓、运输三选一。", u.Features[1].Text)
}
