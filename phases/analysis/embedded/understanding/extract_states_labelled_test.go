package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A label names the thing whose states stand behind it in a chain, below any heading; a chain of
// deeds is none.
func TestALabelNamesWhoseStatesFollow(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"售后单：待审核→待退货→退货中→待退款→已完成；客户 7 天没寄回就自动关闭。": {"待审核", "待退货", "退货中", "待退款", "已完成"},
		"借阅单流转：待审核 -> 待取书 -> 已借出 -> 已归还。":         {"待审核", "待取书", "已借出", "已归还"},
		"报名流程：填写→审核→缴费→上课。":                       nil,
	} {
		u := understood(t, "# 订单中台\n\n中台收订单。\n\n## 定下来的\n\n- 客服可以查订单。\n- "+text+"\n")
		var got []string
		for _, e := range u.Entities {
			if e.Name == "售后单" || e.Name == "借阅单" || e.Name == "报名流程" || e.Name == "报名" {
				got = e.States
			}
		}
		require.Equal(t, want, got, text)
		if len(want) == 5 {
			require.Len(t, u.Entities[0].Transitions, 4)
			require.Contains(t, u.Features[len(u.Features)-1].Text, "自动关闭")
		}
	}
}
